// The words of the kitchen's list.
import type { Table } from '../../browser/words.ts';

const en = {
  noGroup: 'Without a group',
  nothing: 'Nothing is booked for this day.',
  whom: 'For',
};

const nl: typeof en = {
  noGroup: 'Zonder groep',
  nothing: 'Er is niets geboekt voor deze dag.',
  whom: 'Voor',
};

export const WORDS: Table<typeof en> = { en, nl };
