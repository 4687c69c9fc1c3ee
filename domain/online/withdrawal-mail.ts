// The tags of the mail that confirms a withdrawal, and their values; withdrawal-words.ts has its words.
import type { Cents } from '../../generated/types.ts';
import { fillRecipientTags, RECIPIENT_TAGS, type MailParties } from '../announcements/recipient-tags.ts';
import { createFormats } from '../values/formats.ts';
import { asCents } from '../values/money.ts';
import type { WithdrawalVerdict } from './withdrawal.ts';
import { selectWithdrawalWords } from './withdrawal-words.ts';

const WITHDRAWAL_TAGS = [
  'bedrijf_naam',
  'contact_referentie',
  'contact_verklaring',
  'herroeping_datum',
  'herroeping_tijd',
  'herroeping_gevolg',
] as const;

/** The known tags of its texts. */
export const WITHDRAWAL_MAIL_TAGS = [...RECIPIENT_TAGS, ...WITHDRAWAL_TAGS];
export type WithdrawalMailTag = (typeof WITHDRAWAL_MAIL_TAGS)[number];

/** The declaration, its outcome, and the local time of the confirmation with its offset. */
interface ConfirmedWithdrawal {
  readonly referentie: string;
  readonly verklaring: string | null;
  readonly bedrag: Cents | null;
  readonly outcome: WithdrawalVerdict['status'];
  readonly moment: string;
}

/** The values of the tags. */
export function fillWithdrawalMailTags(
  { referentie, verklaring, bedrag, outcome, moment }: ConfirmedWithdrawal,
  { company, person, user }: MailParties,
): Readonly<Record<WithdrawalMailTag, string>> {
  const formats = createFormats(company.locale);
  const follows = selectWithdrawalWords(company.locale).outcomes[outcome];
  return {
    ...fillRecipientTags(person, company, user),
    bedrijf_naam: company.weergavenaam,
    contact_referentie: referentie,
    contact_verklaring: verklaring ?? '-',
    herroeping_datum: formats.date(moment.slice(0, 10)),
    herroeping_tijd: timeOf(moment),
    herroeping_gevolg: follows.replace('{bedrag}', formats.money(bedrag ?? asCents(0))),
  };
}

/** The printed part of a local time: `14:05`, with the offset from UTC. */
function timeOf(text: string): string {
  return `${text.slice(11, 16)} (UTC${/[+-]\d\d:\d\d$/.exec(text)?.[0] ?? ''})`;
}
