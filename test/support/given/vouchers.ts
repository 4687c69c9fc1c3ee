// Voucher templates and vouchers.
import type { Booking, NewBooking, NewVoucher, NewVoucherTemplate, Voucher, VoucherTemplate } from 'boekstaaf';
import { api } from '../index.ts';
import { booking } from './bookings.ts';
import { product } from './products.ts';

let count = 0;

/** A template at 24.20 for two units of a product of its own at 12.10. */
export async function voucherTemplate(body: Partial<NewVoucherTemplate> = {}): Promise<VoucherTemplate> {
  count += 1;
  const products = body.products ?? [(await product()).id];
  const own = { name: `Bon ${String(count)}`, price: 24.2, product_amount: 2 };
  return api.voucherTemplates.createVoucherTemplate({ body: { ...own, ...body, products } });
}

/** A gift of two units of a product of its own at 12.10, unless it says otherwise. */
export async function voucher(body: Partial<NewVoucher> = {}): Promise<Voucher> {
  const isMade = body.inhoud != null || body.voucher_template_id != null;
  const inhoud = isMade ? [] : [{ product_id: (await product()).id, aantal: 2, prijs_per_stuk: 12.1 }];
  return api.vouchers.createVoucher({ body: { ...(isMade ? {} : { inhoud }), ...body } });
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
