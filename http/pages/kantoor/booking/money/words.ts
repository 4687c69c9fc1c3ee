// The words of costs, invoices and payments.
import type { OnlinePaymentStatus } from 'boekstaaf';
import { tableOf, type WordPair } from '../../../browser/words.ts';

export const WORDS = tableOf({
  title: ['Price and payments', 'Prijs en betalingen'],
  toReturn: ['Paid too much', 'Te veel betaald'],
  allPaid: ['Nothing to pay', 'Niets te betalen'],
  invoice: ['Invoice it', 'Factureren'],
  percentage: ['Percentage of the price', 'Percentage van de prijs'],
  draftHint: [
    'Less than 100 is an advance; 100 charges all that is left. First you see a draft.',
    'Minder dan 100 is een voorschot; 100 factureert alles wat over is. Eerst ziet u een concept.',
  ],
  draftNow: ['Make a draft', 'Concept maken'],
  send: ['Make it final', 'Definitief maken'],
  sendNow: ['Make the invoice final', 'Factuur definitief maken'],
  pay: ['Take a payment', 'Betaling ontvangen'],
  payNow: ['Record the payment', 'Betaling vastleggen'],
  payBack: ['Pay back', 'Terugbetalen'],
  refundNow: ['Record the refund', 'Terugbetaling vastleggen'],
  redeem: ['Redeem a voucher', 'Voucher inleveren'],
  redeemNow: ['Redeem it', 'Inleveren'],
  code: ['Code of the voucher', 'Code van de voucher'],
  online: ['Online, {status}', 'Online, {status}'],
  onlineStatuses: {
    open: ['not paid yet', 'nog niet betaald'],
    paid: ['paid', 'betaald'],
    cancelled: ['cancelled', 'geannuleerd'],
    failed: ['failed', 'mislukt'],
    expired: ['expired', 'verlopen'],
  } satisfies Record<OnlinePaymentStatus, WordPair>,
  returned: ['{amount} went back', '{amount} ging terug'],
  refundOnline: ['Pay back online', 'Online terugbetalen'],
});
