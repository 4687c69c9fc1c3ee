// The words of the mail with ordered vouchers, its tags, and their values.
import { fillRecipientTags, RECIPIENT_TAGS, type MailParties } from '../announcements/recipient-tags.ts';
import { createFormats } from '../values/formats.ts';
import { formatWithdrawalUrl } from './withdrawal.ts';
import { selectWithdrawalWords } from './withdrawal-words.ts';

const VOUCHER_TAGS = [
  'bedrijf_naam',
  'voucher_naam',
  'voucher_aantal',
  'voucher_codes',
  'voucher_geldig_tot',
  'voucher_referentie',
  'herroep_link',
] as const;

/** The known tags of its texts. */
export const VOUCHER_MAIL_TAGS = [...RECIPIENT_TAGS, ...VOUCHER_TAGS];
export type VoucherMailTag = (typeof VOUCHER_MAIL_TAGS)[number];

/** The default words, for a template without its own. */
export const VOUCHER_MAIL_TEXTS = {
  subject: 'Uw bestelling: {voucher_naam}',
  body: [
    '{contactpersoon_aanhef},',
    'Dank u wel voor uw bestelling bij {bedrijf_naam}. U vindt uw vouchers als PDF in de bijlage. Dit zijn de codes:',
    '{voucher_codes}',
    'Geldig tot en met: {voucher_geldig_tot}',
  ].join('\n\n'),
};

/** The vouchers of one order, the customer's reference for a withdrawal, and the address of this installation. */
interface OrderedVouchers {
  readonly vouchers: readonly {
    readonly title: string;
    readonly code: string;
    readonly expiration_date: string | null;
  }[];
  readonly reference: string | null;
  readonly publicUrl: string;
}

/** The values of the tags. */
export function fillVoucherMailTags(
  { vouchers, reference, publicUrl }: OrderedVouchers,
  { company, person, user }: MailParties,
): Readonly<Record<VoucherMailTag, string>> {
  const [first] = vouchers;
  const day = first?.expiration_date ?? null;
  return {
    ...fillRecipientTags(person, company, user),
    bedrijf_naam: company.weergavenaam,
    voucher_naam: first?.title ?? '',
    voucher_aantal: String(vouchers.length),
    voucher_codes: vouchers.map(({ code }) => code).join('\n'),
    voucher_geldig_tot: day === null ? 'onbeperkt' : createFormats(company.locale).date(day),
    voucher_referentie: reference ?? '',
    herroep_link: formatWithdrawalUrl(publicUrl, reference),
  };
}

/**
 * The words of a template, or the default ones. The reference and the link to withdraw are appended where these words
 * lack them: the law demands them there.
 */
export function selectVoucherMailTexts(
  words: { readonly subject: string | null; readonly body: string | null },
  locale: string,
): { readonly subject: string; readonly body: string } {
  const subject = words.subject ?? VOUCHER_MAIL_TEXTS.subject;
  const body = words.body ?? VOUCHER_MAIL_TEXTS.body;
  const isWhole = body.includes('{herroep_link}') && body.includes('{voucher_referentie}');
  return { subject, body: isWhole ? body : `${body}\n\n${selectWithdrawalWords(locale).belowVouchers}` };
}
