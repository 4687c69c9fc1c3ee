// The words of the page of today.
import type { Table } from '../../browser/words.ts';
import { CONFLICTS } from '../frame/codes.ts';

const en = {
  comes: 'Who comes',
  tomorrow: 'Tomorrow',
  nobody: 'Nobody comes.',
  groups: '{groups} groups, {people}',
  oneGroup: '1 group, {people}',
  toPay: 'to pay',
  paid: 'paid',
  free: 'no costs',
  since: 'here since {date}',
  addRemark: 'Add a remark',
  changeRemark: 'Change the remark',
  attention: 'To look at',
  conflicts: 'Conflicts this week',
  expiring: 'Options that expire',
  until: 'until {date}',
  late: 'Late payers',
  lateSince: 'due {date}',
  mails: 'Mails that failed',
  payments: 'Payments that wait for you',
  codes: CONFLICTS.en,
};

export type TodayWords = typeof en;

const nl: TodayWords = {
  comes: 'Wie er komt',
  tomorrow: 'Morgen',
  nobody: 'Er komt niemand.',
  groups: '{groups} groepen, {people}',
  oneGroup: '1 groep, {people}',
  toPay: 'te betalen',
  paid: 'betaald',
  free: 'geen kosten',
  since: 'hier sinds {date}',
  addRemark: 'Bijzonderheden toevoegen',
  changeRemark: 'Bijzonderheden wijzigen',
  attention: 'Om naar te kijken',
  conflicts: 'Conflicten deze week',
  expiring: 'Opties die verlopen',
  until: 'tot en met {date}',
  late: 'Late betalers',
  lateSince: 'verviel {date}',
  mails: 'Mislukte mails',
  payments: 'Betalingen die op u wachten',
  codes: CONFLICTS.nl,
};

export const WORDS: Table<TodayWords> = { en, nl };
