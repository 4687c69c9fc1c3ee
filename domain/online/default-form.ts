// The form of packages without one: the visitor's name and address, and their remarks.
import type { ContactFormField, ContactFormInput } from './contact-form.ts';

const ASKED_FIELDS: readonly (readonly [naam: string, input: ContactFormInput, verplicht?: true])[] = [
  ['Voornaam', 'contactpersoon.voornaam'],
  ['Achternaam', 'contactpersoon.achternaam', true],
  ['E-mailadres', 'contactpersoon.email1', true],
  ['Telefoonnummer', 'contactpersoon.telefoon1'],
  ['Bedrijf of instelling', 'contact.naam'],
  ['Adres', 'contactpersoon.adres'],
  ['Postcode', 'contactpersoon.postcode'],
  ['Plaats', 'contactpersoon.plaats'],
  ['Opmerkingen', 'veel_tekst'],
];

const NO_CHOICE = { mogelijke_keuzes: null, extra_field_name: null, input_type: null, newsletter_options: null };

/** Each field has the name of its input as its identifier. */
export const DEFAULT_FORM = {
  naam: 'Onlineboeking',
  Arrangementen: [],
  Velden: ASKED_FIELDS.map(([naam, soort_invoer, verplicht = false], index): ContactFormField => ({
    id: index + 1,
    naam,
    soort_invoer,
    verplicht,
    field_identifier: soort_invoer,
    sort_order: index,
    bijzonderheden_boeking: soort_invoer === 'veel_tekst',
    ...NO_CHOICE,
  })),
};
