// Contact forms of websites.
import type { ContactForm, NewContactForm, NewContactFormField } from 'boekstaaf';
import { api } from '../index.ts';

/** The field that most forms ask for. */
const NAME: NewContactFormField = {
  naam: 'Achternaam',
  soort_invoer: 'contactpersoon.achternaam',
  verplicht: true,
};

/** A form that vouchers can be sold with: it asks for a name and an e-mail address. */
export function orderForm(body: Partial<NewContactForm> = {}): Promise<ContactForm> {
  const address: NewContactFormField = { naam: 'E-mail', soort_invoer: 'contactpersoon.email1' };
  return contactForm({ Velden: [NAME, address], ...body });
}

/** A form that asks for a name, unless other fields are named. */
export function contactForm(body: Partial<NewContactForm> = {}): Promise<ContactForm> {
  return api.contactForms.createContactForm({ body: { naam: 'Offerte aanvragen', Velden: [NAME], ...body } });
}
