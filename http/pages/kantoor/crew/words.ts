// The words of the crew's list.
import type { Table } from '../../browser/words.ts';

const en = {
  nobody: 'Nobody works on this day.',
  group: 'Group',
  remark: 'Remark',
};

const nl: typeof en = {
  nobody: 'Er werkt niemand op deze dag.',
  group: 'Groep',
  remark: 'Opmerking',
};

export const WORDS: Table<typeof en> = { en, nl };
