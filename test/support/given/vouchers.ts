// Vouchers for sale, and redeemed ones.
import type { Booking, NewBooking, NewVoucherTemplate, Voucher, VoucherPurchase, VoucherTemplate } from 'boekstaaf';
import { api, given } from '../index.ts';
import { orderForm } from './contact-forms.ts';

let count = 0;

/** A template that visitors may buy from. */
export async function orderableVoucherTemplate(body: Partial<NewVoucherTemplate> = {}): Promise<VoucherTemplate> {
  const contactform_id = body.contactform_id ?? (await orderForm()).id;
  const company_id = body.company_id ?? (await given.company()).id;
  return given.voucherTemplate({ ...body, contactform_id, company_id });
}

/** The purchase from a template by a visitor, with an unused address. */
export async function voucherOrder(): Promise<VoucherPurchase> {
  const { id: voucher_template_id } = await orderableVoucherTemplate();
  count += 1;
  const email = `koper${String(count)}@voorbeeld.example`;
  const contact_form = { 'contactpersoon.achternaam': 'Koper', 'contactpersoon.email1': email };
  return { voucher_template_id, number_of_vouchers: 1, contact_form };
}

/** A booking of ten units of what a voucher covers. */
export function bookingFor({ inhoud }: Voucher, body: Partial<NewBooking> = {}): Promise<Booking> {
  const [content] = inhoud;
  return given.booking({ ...(content !== undefined && { product_id: content.product_id }), ...body });
}

/** A booking that has a voucher. */
export async function redeemedVoucher(): Promise<{ readonly booking: Booking; readonly voucher: Voucher }> {
  const voucher = await given.voucher();
  const { id } = await bookingFor(voucher);
  return { booking: await api.bookings.redeemVoucher({ id, body: { code: voucher.code } }), voucher };
}
