// Newsletters, and people who get them.
import type { ContactPersonPut, Customer, Newsletter } from 'boekstaaf';
import { api, jobs } from '../index.ts';
import { company } from './companies.ts';
import { customer } from './contacts.ts';

export function newsletter(naam = 'Zomernieuws'): Promise<Newsletter> {
  return Promise.resolve(api.newsletters.createNewsletter({ body: { naam } }));
}

/** A customer with people who get this newsletter, each with these members. */
export function subscribers(id: number, ...people: readonly ContactPersonPut[]): Promise<Customer> {
  return customer({ contactpersonen: people.map((person) => ({ ...person, nieuwsbrief_ids: [id] })) });
}

/** The token of the link to unsubscribe, in a mail of a newsletter that was just sent. */
export async function unsubscribeToken(): Promise<string> {
  const [{ id }, { id: bedrijf_id }] = [await newsletter(), await company()];
  await subscribers(id, { voornaam: 'Sanne', email1: 'sanne@nieuws.example' });
  const issue = await api.newsletters.sendNewsletter({
    id,
    body: { subject: 'Nieuws', body: '{afmeldlink}', bedrijf_id },
  });
  await jobs.settled();
  const [mail] = await api.mails.listMails({ about_kind: 'newsletter_issue', about_id: issue.id });
  const [, token] = /nieuwsbriefafmelding\/(\S+)/.exec(mail?.body ?? '') ?? [];
  if (token === undefined) throw new Error('No link was mailed.');
  return token;
}
