// The words of the page of today.
import { tableOf } from '../../browser/words.ts';
import { CONFLICTS } from '../frame/codes.ts';

export const WORDS = tableOf({
  comes: ['Who comes', 'Wie er komt'],
  tomorrow: ['Tomorrow', 'Morgen'],
  nobody: ['Nobody comes.', 'Er komt niemand.'],
  groups: ['{groups} groups, {people}', '{groups} groepen, {people}'],
  oneGroup: ['1 group, {people}', '1 groep, {people}'],
  toPay: ['to pay', 'te betalen'],
  paid: ['paid', 'betaald'],
  free: ['no costs', 'geen kosten'],
  since: ['here since {date}', 'hier sinds {date}'],
  addRemark: ['Add a remark', 'Bijzonderheden toevoegen'],
  changeRemark: ['Change the remark', 'Bijzonderheden wijzigen'],
  attention: ['To look at', 'Om naar te kijken'],
  conflicts: ['Conflicts this week', 'Conflicten deze week'],
  expiring: ['Options that expire', 'Opties die verlopen'],
  until: ['until {date}', 'tot en met {date}'],
  late: ['Late payers', 'Late betalers'],
  lateSince: ['due {date}', 'verviel {date}'],
  mails: ['Mails that failed', 'Mislukte mails'],
  payments: ['Payments that wait for you', 'Betalingen die op u wachten'],
  codes: CONFLICTS,
});

export type TodayWords = (typeof WORDS)['en'];
