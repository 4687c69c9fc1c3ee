// Voucher templates and vouchers.
import type {
  Booking,
  NewBooking,
  NewVoucher,
  NewVoucherSale,
  NewVoucherTemplate,
  Voucher,
  VoucherPurchase,
  VoucherSale,
  VoucherTemplate,
} from 'boekstaaf';
import { api } from '../index.ts';
import { booking } from './bookings.ts';
import { company } from './companies.ts';
import { orderForm } from './contact-forms.ts';
import { customer } from './contacts.ts';
import { product } from './products.ts';

let count = 0;

/** A template at 24.20 for two units of a product of its own at 12.10. */
export async function voucherTemplate(body: Partial<NewVoucherTemplate> = {}): Promise<VoucherTemplate> {
  count += 1;
  const products = body.products ?? [(await product()).id];
  const own = { name: `Bon ${String(count)}`, price: 24.2, product_amount: 2 };
  return api.voucherTemplates.createVoucherTemplate({ body: { ...own, ...body, products } });
}

/** A template that visitors may buy from. */
export async function voucherTemplateForSale(body: Partial<NewVoucherTemplate> = {}): Promise<VoucherTemplate> {
  const contactform_id = body.contactform_id ?? (await orderForm()).id;
  const company_id = body.company_id ?? (await company()).id;
  return voucherTemplate({ ...body, contactform_id, company_id });
}

/** The purchase from a template by a visitor, with an address that nobody else has. */
export async function voucherPurchase(): Promise<VoucherPurchase> {
  const { id: voucher_template_id } = await voucherTemplateForSale();
  count += 1;
  const email = `koper${String(count)}@voorbeeld.example`;
  const contact_form = { 'contactpersoon.achternaam': 'Koper', 'contactpersoon.email1': email };
  return { voucher_template_id, number_of_vouchers: 1, contact_form };
}

/** A gift of two units of a product of its own at 12.10, unless it says otherwise. */
export async function voucher(body: Partial<NewVoucher> = {}): Promise<Voucher> {
  const isMade = body.inhoud != null || body.voucher_template_id != null;
  const inhoud = isMade ? [] : [{ product_id: (await product()).id, aantal: 2, prijs_per_stuk: 12.1 }];
  return api.vouchers.createVoucher({ body: { ...(isMade ? {} : { inhoud }), ...body } });
}

/** A sale of one voucher, for which nobody has paid yet. */
export async function voucherSale(body: Partial<NewVoucherSale> = {}): Promise<VoucherSale> {
  const customer_id = body.customer_id ?? (await customer({ bedrijf_id: (await company()).id })).id;
  const voucher_template_id = body.voucher_template_id ?? (await voucherTemplate()).id;
  return api.voucherSales.createVoucherSale({
    body: { number_of_vouchers: 1, ...body, customer_id, voucher_template_id },
  });
}

/** A booking of ten units of what a voucher covers. */
export function bookingFor({ inhoud }: Voucher, body: Partial<NewBooking> = {}): Promise<Booking> {
  const [content] = inhoud;
  return booking({ ...(content !== undefined && { product_id: content.product_id }), ...body });
}

/** A booking that has a voucher. */
export async function redeemedVoucher(): Promise<{ readonly booking: Booking; readonly voucher: Voucher }> {
  const made = await voucher();
  const { id } = await bookingFor(made);
  return { booking: await api.bookings.redeemVoucher({ id, body: { code: made.code } }), voucher: made };
}
