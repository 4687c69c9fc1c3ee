// The operations on online payments: requested payments, and their outcomes.
import * as bookings from '../../db/bookings/bookings.ts';
import { createListing } from '../../db/engine/listing.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import { matchesMostRows, select } from '../../db/online/payment-list.ts';
import * as payments from '../../db/online/payments.ts';
import type { ShownPayment } from '../../db/online/payments.ts';
import * as sales from '../../db/online/voucher-sales.ts';
import { embedReferred, addEmbeds, type Embeds } from '../embed.ts';
import type { Handler } from '../handler.ts';
import { get } from '../resource.ts';

const embeds: Embeds<'listOnlinePayments', ShownPayment> = {
  Boeking: embedReferred('Boeking', ({ booking_id }) => booking_id, bookings.readListed),
  VoucherSale: embedReferred('VoucherSale', ({ voucher_sale_id }) => voucher_sale_id, sales.read),
  Factuur: embedReferred('Factuur', ({ invoice_id }) => invoice_id, invoices.read),
};

export const listOnlinePayments: Handler<'listOnlinePayments'> = async ({ query }, { db }) => {
  const selection = select(query, await matchesMostRows(db, query));
  return createListing(selection, addEmbeds(payments.read, embeds, query.embed));
};

export const getOnlinePayment: Handler<'getOnlinePayment'> = get(payments.read);
