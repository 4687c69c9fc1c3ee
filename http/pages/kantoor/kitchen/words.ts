// The words of the kitchen's list.
import type { Table } from '../../browser/words.ts';

const en = {
  title: 'Kitchen',
  groups: 'Show',
  noGroup: 'Without a group',
  nothing: 'Nothing is booked for this day.',
  time: 'Time',
  count: 'Number',
  what: 'What',
  whom: 'For',
  where: 'Where',
  remark: 'Remark',
};

const nl: typeof en = {
  title: 'Keuken',
  groups: 'Tonen',
  noGroup: 'Zonder groep',
  nothing: 'Er is niets geboekt voor deze dag.',
  time: 'Tijd',
  count: 'Aantal',
  what: 'Wat',
  whom: 'Voor',
  where: 'Waar',
  remark: 'Bijzonderheden',
};

export const WORDS: Table<typeof en> = { en, nl };
