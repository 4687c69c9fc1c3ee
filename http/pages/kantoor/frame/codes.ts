// The words for what the service has codes for: the statuses of things, and the conflicts of a planning.
import type { BookingStatus, ConflictCode, InvoiceStatus, ShiftStatus, VoucherStatus } from 'boekstaaf';
import type { Table } from '../../browser/words.ts';

type Status = BookingStatus | InvoiceStatus | ShiftStatus | VoucherStatus;

/** The statuses in the words of people; the service has Dutch names for them. */
export const STATUSES: Table<Readonly<Record<Status, string>>> = {
  en: {
    informatie: 'enquiry',
    interesse: 'interest',
    optie: 'option',
    reservering: 'reservation',
    definitief: 'confirmed',
    gaande: 'under way',
    voltooid: 'completed',
    geannuleerd: 'cancelled',
    concept: 'draft',
    verzonden: 'open',
    deels_betaald: 'partly paid',
    betaald: 'paid',
    gevraagd: 'asked',
    bevestigd: 'confirmed',
    geweigerd: 'refused',
    open: 'free',
    gereserveerd: 'reserved',
    gebruikt: 'used',
    vervallen: 'expired',
    herroepen: 'withdrawn',
  },
  nl: {
    informatie: 'informatie',
    interesse: 'interesse',
    optie: 'optie',
    reservering: 'reservering',
    definitief: 'definitief',
    gaande: 'gaande',
    voltooid: 'voltooid',
    geannuleerd: 'geannuleerd',
    concept: 'concept',
    verzonden: 'open',
    deels_betaald: 'deels betaald',
    betaald: 'betaald',
    gevraagd: 'gevraagd',
    bevestigd: 'bevestigd',
    geweigerd: 'geweigerd',
    open: 'vrij',
    gereserveerd: 'gereserveerd',
    gebruikt: 'gebruikt',
    vervallen: 'vervallen',
    herroepen: 'herroepen',
  },
};

/** The conflicts in short. */
export const CONFLICTS: Table<Readonly<Record<ConflictCode, string>>> = {
  en: {
    LOCATION_MISSING: 'No place',
    LOCATION_OVER_CAPACITY: 'Place too full',
    MATERIAL_OVER_CAPACITY: 'Not enough material',
    PAID_BUT_CANCELLED: 'Paid, but cancelled',
    PAYMENT_DIFFERS: 'Another amount was paid',
    QUALIFICATION_MISSING: 'Qualification missing',
    REFUND_PROPOSED: 'To refund',
    SHIFTS_OVERLAP: 'Two shifts at once',
    SHIFT_UNCONFIRMED: 'Shift not confirmed',
    STAFF_UNAVAILABLE: 'Not available',
    VAT_RATE_DIFFERS: 'Another VAT rate',
  },
  nl: {
    LOCATION_MISSING: 'Geen plek',
    LOCATION_OVER_CAPACITY: 'Plek te vol',
    MATERIAL_OVER_CAPACITY: 'Te weinig materiaal',
    PAID_BUT_CANCELLED: 'Betaald, maar geannuleerd',
    PAYMENT_DIFFERS: 'Ander bedrag betaald',
    QUALIFICATION_MISSING: 'Kwalificatie ontbreekt',
    REFUND_PROPOSED: 'Terug te betalen',
    SHIFTS_OVERLAP: 'Twee diensten tegelijk',
    SHIFT_UNCONFIRMED: 'Dienst niet bevestigd',
    STAFF_UNAVAILABLE: 'Niet beschikbaar',
    VAT_RATE_DIFFERS: 'Ander btw-tarief',
  },
};
