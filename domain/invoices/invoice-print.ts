// The copies in an invoice: from its booking while it is a draft, and the printed names once it is finalised.
import type { Cents, components } from '../../generated/types.ts';
import { createPaymentReference } from './structured-reference.ts';
import type { Zone } from '../values/calendar.ts';
import { recipientOf, lookOf, senderOf } from '../values/letter.ts';

type Schemas = components['schemas'];
type Booking = Schemas['Booking'];
type PrintingCompany = Omit<Schemas['Company'], 'is_deletable' | '_links'>;
type Customer = Schemas['Customer'];
type InvoicePrint = Schemas['InvoicePrint'];
type CopiedMembers = Pick<
  Schemas['Invoice'],
  'klant_id' | 'bedrijf_id' | 'opmerking' | 'betaaltermijn' | 'referentie_klant' | 'aantal_personen'
>;

/** A booking, as far as an invoice copies it. */
export interface CopiedBooking extends Pick<Booking, 'personen'> {
  readonly kosten: Pick<
    Booking['kosten'],
    'klant_id' | 'bedrijf_id' | 'opmerking' | 'betaaltermijn' | 'referentie_klant'
  >;
}

/**
 * The members that an invoice copies from its booking, apart from the lines. A draft copies them again at each change
 * of the booking.
 */
export function copiedFrom(booking: CopiedBooking): CopiedMembers {
  const { klant_id, bedrijf_id, opmerking, betaaltermijn, referentie_klant } = booking.kosten;
  return { klant_id, bedrijf_id, opmerking, betaaltermijn, referentie_klant, aantal_personen: booking.personen };
}

/** The parties of an invoice: its company, customer and booking, and the template of its context. */
export interface InvoiceParties {
  readonly company: PrintingCompany;
  readonly customer: Customer;
  readonly booking: Booking;
  readonly template: Schemas['PdfTemplate'];
}

/** Facts that accompany the invoice. */
interface PrintFacts {
  readonly betalingen: InvoicePrint['betalingen'];
  /** For a credit invoice: the credited invoice, and the amount that it settles of that. */
  readonly credited: OriginalInvoice | undefined;
  readonly verrekend: Cents;
  /** The zone of the times of the booking's lines; without it none are printed. */
  readonly zone: Zone | undefined;
}

type OriginalInvoice = Pick<Schemas['Invoice'], 'factuur_nummer' | 'datum' | 'afdruk'>;

/** The names of seller, customer and booking that a finalised invoice prints, whatever their later names. */
export function createInvoicePrint(
  { id }: Pick<Schemas['Invoice'], 'id'>,
  { company, customer, booking, template }: InvoiceParties,
  { betalingen, credited, verrekend, zone }: PrintFacts,
): InvoicePrint {
  const bookedLines = zone === undefined ? [] : listBookedLines(booking, zone);
  return {
    afzender: senderOf(company),
    geadresseerde: recipientOf(customer, company),
    uitje: { referentie: booking.referentie, datum: booking.datum, arrangement: booking.arrangement },
    vormgeving: lookOf(company, template),
    betalingen,
    gecrediteerde_factuur: credited === undefined ? null : numberOf(credited, verrekend),
    betalingskenmerk: createPaymentReference(id, company.iban),
    // A credit invoice repeats the lines of the credited one, whatever the booking is now.
    boekingsregels: credited === undefined ? bookedLines : (credited.afdruk?.boekingsregels ?? []),
  };
}

/** The activities and their times, as an invoice prints them: the lines of its booking by local time. */
function listBookedLines({ boekingsregels }: Booking, zone: Zone): InvoicePrint['boekingsregels'] {
  return boekingsregels.map(({ id, beschrijving, begin, eind }) => {
    const lasts = eind > begin;
    return {
      id,
      beschrijving,
      datum: zone.toLocalDate(begin),
      begin: zone.toLocalTime(begin),
      einddatum: lasts ? zone.toLocalDate(eind) : null,
      eind: lasts ? zone.toLocalTime(eind) : null,
    };
  });
}

/** The number of the credited invoice, and the settled amount; null for a draft. */
function numberOf({ factuur_nummer, datum }: OriginalInvoice, verrekend: Cents): InvoicePrint['gecrediteerde_factuur'] {
  return factuur_nummer === null || datum === null ? null : { factuur_nummer, datum, verrekend };
}
