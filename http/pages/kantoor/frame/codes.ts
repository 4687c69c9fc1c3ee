// The words for codes of the service: statuses, and conflicts of the planning.
import type { BookingStatus, ConflictCode, InvoiceStatus, ShiftStatus, VoucherStatus } from 'boekstaaf';
import { tableOf, type WordPair } from '../../browser/words.ts';

/** A status of a booking, an invoice, a shift or a voucher. */
export type StatusCode = BookingStatus | InvoiceStatus | ShiftStatus | VoucherStatus;

/** The words for statuses, by the Dutch names that the service has for them. */
export const STATUSES = tableOf({
  informatie: ['enquiry', 'informatie'],
  interesse: ['interest', 'interesse'],
  optie: ['option', 'optie'],
  reservering: ['reservation', 'reservering'],
  definitief: ['confirmed', 'definitief'],
  gaande: ['under way', 'gaande'],
  voltooid: ['completed', 'voltooid'],
  geannuleerd: ['cancelled', 'geannuleerd'],
  concept: ['draft', 'concept'],
  verzonden: ['open', 'open'],
  deels_betaald: ['partly paid', 'deels betaald'],
  betaald: ['paid', 'betaald'],
  gevraagd: ['asked', 'gevraagd'],
  bevestigd: ['confirmed', 'bevestigd'],
  geweigerd: ['refused', 'geweigerd'],
  open: ['free', 'vrij'],
  gereserveerd: ['reserved', 'gereserveerd'],
  gebruikt: ['used', 'gebruikt'],
  vervallen: ['expired', 'vervallen'],
  herroepen: ['withdrawn', 'herroepen'],
} satisfies Record<StatusCode, WordPair>);

/** Short words for conflicts, for tables of words. */
export const CONFLICTS = {
  LOCATION_MISSING: ['No place', 'Geen plek'],
  LOCATION_OVER_CAPACITY: ['Place too full', 'Plek te vol'],
  MATERIAL_OVER_CAPACITY: ['Not enough material', 'Te weinig materiaal'],
  PAID_BUT_CANCELLED: ['Paid, but cancelled', 'Betaald, maar geannuleerd'],
  PAYMENT_DIFFERS: ['Another amount was paid', 'Ander bedrag betaald'],
  QUALIFICATION_MISSING: ['Qualification missing', 'Kwalificatie ontbreekt'],
  REFUND_PROPOSED: ['To refund', 'Terug te betalen'],
  SHIFTS_OVERLAP: ['Two shifts at once', 'Twee diensten tegelijk'],
  SHIFT_UNCONFIRMED: ['Shift not confirmed', 'Dienst niet bevestigd'],
  STAFF_UNAVAILABLE: ['Not available', 'Niet beschikbaar'],
  VAT_RATE_DIFFERS: ['Another VAT rate', 'Ander btw-tarief'],
} satisfies Record<ConflictCode, WordPair>;
