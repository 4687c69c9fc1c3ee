// The mail that confirms a withdrawal: the declaration, its time, and the outcome.
import type { WithdrawalVerdict } from '../../domain/online/withdrawal.ts';
import {
  WITHDRAWAL_MAIL_TAGS,
  fillWithdrawalMailTags,
  type WithdrawalMailTag,
} from '../../domain/online/withdrawal-mail.ts';
import { selectWithdrawalWords } from '../../domain/online/withdrawal-words.ts';
import type { Instant } from '../../generated/types.ts';
import { queueDefaultMail, type KindOfMail } from '../announcements/mail-writing.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { readOne } from '../engine/changes/table.ts';
import * as companies from '../house/companies.ts';
import { rows, type WithdrawalRow } from './withdrawals.ts';

const withdrawalOf = (db: Reader, id: number): Promise<WithdrawalRow> => readOne(rows.read, db, id);

/** The outcome in a mail, and the local time of the confirmation with its offset. */
interface WithdrawalMailDetail {
  readonly outcome: WithdrawalVerdict['status'];
  readonly moment: string;
}

const kind: KindOfMail<WithdrawalMailDetail, never, WithdrawalMailTag> = {
  kind: 'withdrawal',
  about: 'withdrawal',
  isSignedByStaff: false,
  findCompany: async (db, id) => readOne(companies.readKnown, db, (await withdrawalOf(db, id)).company_id),
  findRecipient: async (db, id) => {
    const { naam, email } = await withdrawalOf(db, id);
    const typed = { id: null, voornaam: null, achternaam: naam, geslacht: 'onbekend', aanhef: null } as const;
    return { ...typed, email1: email, email2: null };
  },
  selectTexts: ({ locale }) => selectWithdrawalWords(locale).mail,
  tagNames: WITHDRAWAL_MAIL_TAGS,
  readTags: async (db, id, { detail, ...parties }) =>
    fillWithdrawalMailTags({ ...(await withdrawalOf(db, id)), ...detail }, parties),
  listFiles: () => Promise.resolve([]),
  findObsoleteReason: () => Promise.resolve(null),
};

/** The kinds of mail of this file, for db/mail-kinds.ts. */
export const withdrawalMails = { withdrawal: kind } as const;

/** Puts the mail that confirms a withdrawal in the outbox; `outcome` is a part of its text. */
export async function queueReceipt(
  db: Writer,
  id: number,
  outcome: WithdrawalVerdict['status'],
  now: Instant,
): Promise<void> {
  await queueDefaultMail(db, kind, { id, userId: null, detail: { outcome, moment: db.zone.toText(now) } }, now);
}
