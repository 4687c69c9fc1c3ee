// The mail that confirms a withdrawal: what was declared, when it arrived, and what follows from it.
import { addresseeTags, ADDRESSEE_TAGS } from '../../domain/announcements/addressee-tags.ts';
import type { Verdict } from '../../domain/online/withdrawal.ts';
import { withdrawalWordsFor } from '../../domain/online/withdrawal-words.ts';
import { formatsFor } from '../../domain/values/formats.ts';
import { cents } from '../../domain/values/money.ts';
import type { Instant } from '../../generated/types.ts';
import { queueStandardMail, type KindOfMail } from '../announcements/mail-writing.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { one } from '../engine/changes/table.ts';
import * as companies from '../house/companies.ts';
import { rows, type WithdrawalRow } from './withdrawals.ts';

const OWN_TAGS = [
  'bedrijf_naam',
  'contact_referentie',
  'contact_verklaring',
  'herroeping_datum',
  'herroeping_tijd',
  'herroeping_gevolg',
] as const;
const TAGS = [...ADDRESSEE_TAGS, ...OWN_TAGS];
type Tag = (typeof TAGS)[number];

const withdrawalOf = (db: Reader, id: number): Promise<WithdrawalRow> => one(rows.read, db, id);

/** The part of a local time that people read: `14:05`, with the offset from UTC. */
function timeOf(text: string): string {
  return `${text.slice(11, 16)} (UTC${/[+-]\d\d:\d\d$/.exec(text)?.[0] ?? ''})`;
}

/** The outcome that a mail tells, and the local time of the confirmation with its offset. */
interface Letter {
  readonly outcome: Verdict['status'];
  readonly moment: string;
}

const kind: KindOfMail<Letter, never, Tag> = {
  kind: 'withdrawal',
  about: 'withdrawal',
  isSignedByStaff: false,
  company: async (db, id) => one(companies.readKnown, db, (await withdrawalOf(db, id)).company_id),
  receiver: async (db, id) => {
    const { naam, email } = await withdrawalOf(db, id);
    const typed = { id: null, voornaam: null, achternaam: naam, geslacht: 'onbekend', aanhef: null } as const;
    return { ...typed, email1: email, email2: null };
  },
  texts: ({ locale }) => withdrawalWordsFor(locale).mail,
  tagNames: TAGS,
  async tags(db, id, { company, person, user, detail: { outcome, moment } }) {
    const { referentie, verklaring, bedrag } = await withdrawalOf(db, id);
    const formats = formatsFor(company.locale);
    const follows = withdrawalWordsFor(company.locale).outcomes[outcome];
    return {
      ...addresseeTags(person, company, user),
      bedrijf_naam: company.weergavenaam,
      contact_referentie: referentie,
      contact_verklaring: verklaring ?? '-',
      herroeping_datum: formats.date(moment.slice(0, 10)),
      herroeping_tijd: timeOf(moment),
      herroeping_gevolg: follows.replace('{bedrag}', formats.money(bedrag ?? cents(0))),
    };
  },
  files: () => Promise.resolve([]),
  pointless: () => Promise.resolve(null),
};

/** All of them, for db/mail-kinds.ts. */
export const withdrawalMails = { withdrawal: kind } as const;

/** Puts the mail that confirms a withdrawal, which is confirmed at this moment, in the outbox; `outcome` is what it tells. */
export async function queueReceipt(db: Writer, id: number, outcome: Verdict['status'], now: Instant): Promise<void> {
  await queueStandardMail(db, kind, { id, userId: null, detail: { outcome, moment: db.zone.toText(now) } }, now);
}
