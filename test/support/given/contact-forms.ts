// Contact forms that vouchers can be sold with.
import type { ContactForm, NewContactForm, NewContactFormField } from 'boekstaaf';
import { given } from '../index.ts';

/** A form that asks for a name and an e-mail address. */
export function orderForm(body: Partial<NewContactForm> = {}): Promise<ContactForm> {
  const name: NewContactFormField = { naam: 'Achternaam', soort_invoer: 'contactpersoon.achternaam', verplicht: true };
  const address: NewContactFormField = { naam: 'E-mail', soort_invoer: 'contactpersoon.email1' };
  return given.contactForm({ Velden: [name, address], ...body });
}
