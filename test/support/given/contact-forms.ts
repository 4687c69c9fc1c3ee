// Contact forms of websites.
import type { ContactForm, NewContactForm, NewContactFormField } from 'boekstaaf';
import { api } from '../index.ts';

/** What most forms ask for. */
const NAME: NewContactFormField = {
  naam: 'Achternaam',
  soort_invoer: 'contactpersoon.achternaam',
  verplicht: true,
};

/** A form that asks for a name, unless other fields are named. */
export function contactForm(body: Partial<NewContactForm> = {}): Promise<ContactForm> {
  return api.contactForms.createContactForm({ body: { naam: 'Offerte aanvragen', Velden: [NAME], ...body } });
}
