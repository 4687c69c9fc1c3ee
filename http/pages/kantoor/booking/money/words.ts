// The words of costs, invoices and payments.
import type { OnlinePaymentStatus } from 'boekstaaf';
import type { Table } from '../../../browser/words.ts';

const en = {
  title: 'Price and payments',
  toReturn: 'Paid too much',
  allPaid: 'Nothing to pay',
  invoice: 'Invoice it',
  percentage: 'Percentage of the price',
  draftHint: 'Less than 100 is an advance; 100 charges all that is left. First you see a draft.',
  draftNow: 'Make a draft',
  send: 'Make it final',
  sendNow: 'Make the invoice final',
  pay: 'Take a payment',
  payNow: 'Record the payment',
  payBack: 'Pay back',
  refundNow: 'Record the refund',
  redeem: 'Redeem a voucher',
  redeemNow: 'Redeem it',
  code: 'Code of the voucher',
  online: 'Online, {status}',
  onlineStatuses: {
    open: 'not paid yet',
    paid: 'paid',
    cancelled: 'cancelled',
    failed: 'failed',
    expired: 'expired',
  } satisfies Record<OnlinePaymentStatus, string>,
  returned: '{amount} went back',
  refundOnline: 'Pay back online',
};

const nl: typeof en = {
  title: 'Prijs en betalingen',
  toReturn: 'Te veel betaald',
  allPaid: 'Niets te betalen',
  invoice: 'Factureren',
  percentage: 'Percentage van de prijs',
  draftHint: 'Minder dan 100 is een voorschot; 100 factureert alles wat over is. Eerst ziet u een concept.',
  draftNow: 'Concept maken',
  send: 'Definitief maken',
  sendNow: 'Factuur definitief maken',
  pay: 'Betaling ontvangen',
  payNow: 'Betaling vastleggen',
  payBack: 'Terugbetalen',
  refundNow: 'Terugbetaling vastleggen',
  redeem: 'Voucher inleveren',
  redeemNow: 'Inleveren',
  code: 'Code van de voucher',
  online: 'Online, {status}',
  onlineStatuses: {
    open: 'nog niet betaald',
    paid: 'betaald',
    cancelled: 'geannuleerd',
    failed: 'mislukt',
    expired: 'verlopen',
  },
  returned: '{amount} ging terug',
  refundOnline: 'Online terugbetalen',
};

export const WORDS: Table<typeof en> = { en, nl };
