// The mail with ordered vouchers: its recipient, the facts for its tags, and its PDF.
import type { Instant } from '../../generated/types.ts';
import { addressOf } from '../../domain/values/mail-address.ts';
import {
  VOUCHER_MAIL_TAGS,
  VOUCHER_MAIL_TEXTS,
  fillVoucherMailTags,
  selectVoucherMailTexts,
  type VoucherMailTag,
} from '../../domain/online/voucher-mail.ts';
import { queueMail, type KindOfMail } from '../announcements/mail-writing.ts';
import * as vouchers from '../catalogue/vouchers.ts';
import type { VoucherTemplate } from '../catalogue/voucher-templates.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { readOne } from '../engine/changes/table.ts';
import * as companies from '../house/companies.ts';
import * as customers from '../people/customers.ts';
import { findLastPayments } from './payments.ts';
import { rows, type VoucherOrderRow } from './voucher-sales.ts';

const readOrder = (db: Reader, id: number): Promise<VoucherOrderRow> => readOne(rows.read, db, id);

/** The public URL of this installation. */
interface VoucherMailDetail {
  readonly publicUrl: string;
}

const kind: KindOfMail<VoucherMailDetail, 'voucher_pdf', VoucherMailTag> = {
  kind: 'vouchers',
  about: 'voucher_sale',
  isSignedByStaff: false,
  findCompany: async (db, id) => readOne(companies.readKnown, db, (await readOrder(db, id)).company_id),
  findRecipient: async (db, id) => {
    const { customer_id, mail_to } = await readOrder(db, id);
    const [main] = (await readOne(customers.read, db, customer_id)).contactpersonen;
    if (main === undefined) return undefined;
    // The address of the order: the customer's own address may have changed since.
    if (mail_to !== null) return { ...main, email1: mail_to, email2: null };
    return addressOf(main) !== null ? main : undefined;
  },
  selectTexts: () => VOUCHER_MAIL_TEXTS,
  tagNames: VOUCHER_MAIL_TAGS,
  async readTags(db, id, { detail: { publicUrl }, ...parties }) {
    const orderVouchers = (await vouchers.readByOrder(db, [id])).get(id) ?? [];
    const reference = (await findLastPayments(db, 'voucher_sales', [id])).get(id)?.visitor_reference ?? null;
    return fillVoucherMailTags({ vouchers: orderVouchers, reference, publicUrl }, parties);
  },
  listFiles: (_db, id) => Promise.resolve([{ source: 'voucher_pdf', id, filename: `vouchers-${String(id)}.pdf` }]),
  findObsoleteReason: () => Promise.resolve(null),
};

/** The kinds of mail of this file, for db/mail-kinds.ts. */
export const voucherMails = { vouchers: kind } as const;

/** Puts the mail with the vouchers of an order in the outbox, with the texts of their template where it has some. */
export async function queueVouchers(
  db: Writer,
  id: number,
  { confirmation_mail_subject: subject, confirmation_mail_body: body }: VoucherTemplate,
  { now, publicUrl }: { readonly now: Instant; readonly publicUrl: string },
): Promise<void> {
  const detail = { publicUrl };
  const to = await kind.findRecipient(db, id, detail);
  if (to === undefined) return;
  const { locale } = await kind.findCompany(db, id, detail);
  const texts = selectVoucherMailTexts({ subject, body }, locale);
  await queueMail(db, kind, { id, to, cc: [], texts, userId: null, detail }, now);
}
