// What an invoice copies: from its booking while it is a draft, and the names that it prints once it is permanent.
import type { components } from '../../generated/types.ts';

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

/** What a permanent invoice prints about who charges whom for which booking, whatever they are called later. */
export function printFor(
  company: Company,
  customer: Customer,
  booking: Booking,
  more: Pick<InvoicePrint, 'vormgeving' | 'betalingen' | 'gecrediteerde_factuur'>,
): InvoicePrint {
  const { adres, postcode, plaats, landcode, telefoon, email, website, iban, bic, bank_tnv } = company;
  return {
    afzender: {
      ...{
        naam: company.weergavenaam,
        slogan: company.slogan,
        adres,
        postcode,
        plaats,
        landcode,
        telefoon,
        email,
        website,
        iban,
        bic,
        bank_tnv,
      },
      btw_nummer: company.btw_nummer,
      kvk_nummer: company.kvk_nummer,
    },
    geadresseerde: {
      naam: customer.displaynaam,
      afdeling: customer.afdeling,
      factuur_adressering: customer.factuur_adressering,
      attentie: company.attentietekst,
      ...mainContact(customer),
      adres: customer.adres,
      postcode: customer.postcode,
      plaats: customer.plaats,
      landcode: customer.landcode,
      btw_nummer: customer.btw_nummer,
    },
    uitje: { referentie: booking.referentie, datum: booking.datum, arrangement: booking.arrangement },
    ...more,
  };
}

/** Whom a letter to the customer is for: nobody else where the customer is a person himself. */
function mainContact({ naam, contactpersonen }: Customer): { contactpersoon: string | null; email: string | null } {
  const [main] = contactpersonen;
  const name = [main?.voornaam, main?.achternaam].filter(Boolean).join(' ');
  const isPerson = naam === null || naam === '';
  return { contactpersoon: isPerson || name === '' ? null : name, email: main?.email1 ?? null };
}
