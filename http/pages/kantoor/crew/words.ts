// The words of the crew's list.
import type { Table } from '../../browser/words.ts';

const en = {
  title: 'Crew',
  nobody: 'Nobody works on this day.',
  time: 'Time',
  who: 'Who',
  where: 'Where',
  group: 'Group',
  programme: 'Programme',
  remark: 'Remark',
};

const nl: typeof en = {
  title: 'Diensten',
  nobody: 'Er werkt niemand op deze dag.',
  time: 'Tijd',
  who: 'Wie',
  where: 'Waar',
  group: 'Groep',
  programme: 'Programma',
  remark: 'Opmerking',
};

export const WORDS: Table<typeof en> = { en, nl };
