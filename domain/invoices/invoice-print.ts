// What an invoice copies: from its booking while it is a draft, and the names that it prints once it is permanent.
import type { components } from '../../generated/types.ts';
import type { Zone } from '../values/calendar.ts';
import { addresseeOf, senderOf } from '../values/letter.ts';

type Booking = components['schemas']['Booking'];
type Company = components['schemas']['Company'];
type Customer = components['schemas']['Customer'];
type InvoicePrint = components['schemas']['InvoicePrint'];
type CopiedMembers = Pick<
  components['schemas']['Invoice'],
  'klant_id' | 'bedrijf_id' | 'opmerking' | 'betaaltermijn' | 'referentie_klant' | 'aantal_personen'
>;

/** What an invoice copies from its booking besides the lines; a draft again at each change of the booking. */
export function copiedFrom(booking: Pick<Booking, 'personen' | 'kosten'>): CopiedMembers {
  const { klant_id, bedrijf_id, opmerking, betaaltermijn, referentie_klant } = booking.kosten;
  return { klant_id, bedrijf_id, opmerking, betaaltermijn, referentie_klant, aantal_personen: booking.personen };
}

/** The number of a permanent invoice as it is printed: BG-2026-00001. `prefix` is the company's. */
export function invoiceNumber(prefix: string, number: { readonly jaar: number; readonly volgnummer: number }): string {
  return `${prefix}${String(number.jaar)}-${String(number.volgnummer).padStart(5, '0')}`;
}

/** What takes place when, as an invoice prints it: the lines of its booking by local time. */
export function bookedLines({ boekingsregels }: Booking, zone: Zone): InvoicePrint['boekingsregels'] {
  return boekingsregels.map(({ id, beschrijving, begin, eind }) => {
    const [from, until] = [zone.toText(begin), eind > begin ? zone.toText(eind) : null];
    return {
      ...{ id, beschrijving, datum: from.slice(0, 10), begin: from.slice(11, 16) },
      ...{ einddatum: until?.slice(0, 10) ?? null, eind: until?.slice(11, 16) ?? null },
    };
  });
}

/** What a permanent invoice prints about who charges whom for which booking, whatever they are called later. */
export function printFor(
  company: Company,
  customer: Customer,
  booking: Booking,
  more: Pick<
    InvoicePrint,
    'vormgeving' | 'betalingen' | 'gecrediteerde_factuur' | 'betalingskenmerk' | 'boekingsregels'
  >,
): InvoicePrint {
  return {
    afzender: senderOf(company),
    geadresseerde: addresseeOf(customer, company),
    uitje: { referentie: booking.referentie, datum: booking.datum, arrangement: booking.arrangement },
    ...more,
  };
}
