// The mail with vouchers that were bought: its texts, its tags and its PDF, and where its buyer withdraws.
import type { Instant } from '../../generated/types.ts';
import { addresseeTags, ADDRESSEE_TAGS } from '../../domain/announcements/addressee-tags.ts';
import { addressOf } from '../../domain/announcements/mail.ts';
import { withdrawalPage, withdrawalWordsFor } from '../../domain/online/withdrawal-words.ts';
import { formatsFor } from '../../domain/values/formats.ts';
import { queueMail, type KindOfMail } from '../announcements/mail-writing.ts';
import * as vouchers from '../catalogue/vouchers.ts';
import type { VoucherTemplate } from '../catalogue/voucher-templates.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { one } from '../engine/changes/table.ts';
import * as companies from '../house/companies.ts';
import * as customers from '../people/customers.ts';
import { ofPurposes } from './payments.ts';
import { rows, type SaleRow } from './voucher-sales.ts';

const OWN_TAGS = [
  'bedrijf_naam',
  'voucher_naam',
  'voucher_aantal',
  'voucher_codes',
  'voucher_geldig_tot',
  'voucher_referentie',
  'herroep_link',
] as const;
const TAGS = [...ADDRESSEE_TAGS, ...OWN_TAGS];
type Tag = (typeof TAGS)[number];

const STANDARD = {
  subject: 'Uw bestelling: {voucher_naam}',
  body: [
    '{contactpersoon_aanhef},',
    'Dank u wel voor uw bestelling bij {bedrijf_naam}. U vindt uw vouchers als PDF in de bijlage. Dit zijn de codes:',
    '{voucher_codes}',
    'Geldig tot en met: {voucher_geldig_tot}',
  ].join('\n\n'),
};

const saleOf = (db: Reader, id: number): Promise<SaleRow> => one(rows.read, db, id);

/** The address under which others reach this installation. */
interface Letter {
  readonly publicUrl: string;
}

const kind: KindOfMail<Letter, 'voucher_pdf', Tag> = {
  kind: 'vouchers',
  about: 'voucher_sale',
  isSignedByStaff: false,
  company: async (db, id) => one(companies.readKnown, db, (await saleOf(db, id)).company_id),
  receiver: async (db, id) => {
    const { customer_id, mail_to } = await saleOf(db, id);
    const [main] = (await one(customers.read, db, customer_id)).contactpersonen;
    if (main === undefined) return undefined;
    // The customer's address may be another one by now: the purchase named this one.
    if (mail_to !== null) return { ...main, email1: mail_to, email2: null };
    return addressOf(main) !== null ? main : undefined;
  },
  texts: () => STANDARD,
  tagNames: TAGS,
  async tags(db, id, { company, person, user, detail: { publicUrl } }) {
    const [first, ...others] = (await vouchers.ofSales(db, [id])).get(id) ?? [];
    const day = first?.expiration_date ?? null;
    const reference = (await ofPurposes(db, 'voucher_sales', [id])).get(id)?.visitor_reference ?? null;
    return {
      ...addresseeTags(person, company, user),
      bedrijf_naam: company.weergavenaam,
      voucher_naam: first?.title ?? '',
      voucher_aantal: String(first === undefined ? 0 : others.length + 1),
      voucher_codes: (first === undefined ? [] : [first, ...others]).map(({ code }) => code).join('\n'),
      voucher_geldig_tot: day === null ? 'onbeperkt' : formatsFor(company.locale).date(day),
      voucher_referentie: reference ?? '',
      herroep_link: withdrawalPage(publicUrl, reference),
    };
  },
  files: (_db, id) => Promise.resolve([{ source: 'voucher_pdf', id, filename: `vouchers-${String(id)}.pdf` }]),
  pointless: () => Promise.resolve(null),
};

/** All of them, for db/mail-kinds.ts. */
export const voucherMails = { vouchers: kind } as const;

/**
 * Puts the mail with the vouchers of a sale in the outbox, in the words of their template where it has some. The reference
 * and the link to withdraw follow where these words leave them out: the law wants them there.
 */
export async function queueVouchers(
  db: Writer,
  id: number,
  template: VoucherTemplate,
  { now, publicUrl }: { readonly now: Instant; readonly publicUrl: string },
): Promise<void> {
  const detail = { publicUrl };
  const to = await kind.receiver(db, id, detail);
  if (to === undefined) return;
  const { confirmation_mail_subject: subject, confirmation_mail_body } = template;
  const { locale } = await kind.company(db, id, detail);
  const body = withLink(confirmation_mail_body ?? STANDARD.body, withdrawalWordsFor(locale).belowVouchers);
  const texts = { ...(subject !== null && { subject }), body };
  await queueMail(db, kind, { id, to, cc: [], texts, userId: null, detail }, now);
}

function withLink(body: string, below: string): string {
  const isWhole = body.includes('{herroep_link}') && body.includes('{voucher_referentie}');
  return isWhole ? body : `${body}\n\n${below}`;
}
