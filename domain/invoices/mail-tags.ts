// The values of the tags in mails about an invoice.
import type { Cents, components } from '../../generated/types.ts';
import { formatsFor, type Formats } from '../values/formats.ts';
import type { PrintedInvoice } from './invoice-document.ts';
import { tagsOf } from './invoice-tags.ts';
import { fillTags } from '../values/tags.ts';

type Schemas = components['schemas'];
type Company = Pick<Schemas['Company'], 'standaard_aanhef' | 'standaard_titel_man' | 'standaard_titel_vrouw'>;
type Person = Schemas['ContactPerson'];

/** What was received: the amount in cents, the local date, and the names of how it was paid. */
export interface ReceivedPayment {
  readonly bedrag: Cents;
  readonly datum: string;
  readonly betaalmethode: string;
}

/** Everything that a mail about an invoice can speak of. Amounts are in cents. */
export interface MailSubject {
  readonly invoice: PrintedInvoice;
  readonly company: Company;
  readonly person: Person;
  /** What is still to be paid. */
  readonly open: Cents;
  /** What the mail confirms; in another mail its tags are unknown. */
  readonly payment: ReceivedPayment | undefined;
  /** Who of the staff acts; null for the clock. */
  readonly user: Pick<Person, 'voornaam' | 'achternaam'> | null;
}

// Mails are plain text, in which the narrow spaces of some languages are in the way of searches.
const SPACES = /[\u00a0\u202f]/g;

/** The values of all tags, in the language of the invoice; what is not known is empty. docs/decisions/130-mails.md. */
export function mailTags({ invoice, company, person, open, payment, user }: MailSubject): Record<string, string> {
  const formats = formatsFor(invoice.afdruk.vormgeving.locale);
  const { geadresseerde } = invoice.afdruk;
  const values = {
    ...tagsOf(invoice, formats),
    uitje_personen: formats.count(invoice.aantal_personen),
    factuur_betaaltermijn: formats.count(invoice.betaaltermijn),
    factuur_resterend_bedrag: formats.money(open),
    factuur_referentie_klant: invoice.referentie_klant ?? '',
    contact_adres: geadresseerde.adres ?? '',
    contact_postcode: geadresseerde.postcode ?? '',
    contact_plaats: geadresseerde.plaats ?? '',
    ...paymentTags(payment, formats),
    ...personTags(person, company),
    gebruiker_voornaam: user?.voornaam ?? '',
    gebruiker_achternaam: user?.achternaam ?? '',
  };
  return Object.fromEntries(Object.entries(values).map(([tag, text]) => [tag, text.replace(SPACES, ' ')]));
}

function paymentTags(payment: ReceivedPayment | undefined, formats: Formats): Record<string, string> {
  if (payment === undefined) return {};
  const { bedrag, datum, betaalmethode } = payment;
  return {
    betaling_bedrag: formats.money(bedrag),
    betaling_datum: formats.date(datum),
    betaalmethode_naam: betaalmethode,
  };
}

function personTags(person: Person, company: Company): Record<string, string> {
  const contactpersoon_aanspreeknaam = addressedName(person, company);
  return {
    contactpersoon_naam: [person.voornaam, person.achternaam].filter(Boolean).join(' '),
    contactpersoon_voornaam: person.voornaam ?? '',
    contactpersoon_achternaam: person.achternaam ?? '',
    contactpersoon_email: person.email1 ?? '',
    contactpersoon_aanspreeknaam,
    contactpersoon_aanhef: person.aanhef ?? fillTags(company.standaard_aanhef, { contactpersoon_aanspreeknaam }).text,
  };
}

/** How somebody is addressed: title and last name, else the first name, else the last. */
function addressedName({ geslacht, voornaam, achternaam }: Person, company: Company): string {
  const titles = { man: company.standaard_titel_man, vrouw: company.standaard_titel_vrouw, onbekend: '' };
  const title = titles[geslacht];
  if (title !== '' && achternaam !== null) return `${title} ${achternaam}`;
  return voornaam ?? achternaam ?? '';
}
