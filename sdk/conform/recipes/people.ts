// Contacts, staff, accounts and keys, and how newsletters are left.
import { idOf, objectsOf, textOf, type JsonObject } from '../json.ts';
import type { Bodies, Requests, Things, ConformWorld } from '../world.ts';

export const things: Things = {
  suppliers: async (world) => idOf(await world.call('createContact', { body: { type: 'leverancier' } })),
};

const person = (world: ConformWorld): JsonObject => ({
  voornaam: 'Sanne',
  achternaam: world.name(),
  email1: world.email(),
});

export const bodies: Bodies = {
  NewContactPerson: person,
  NewCustomer: (world) => ({ bedrijf_id: () => world.thing('companies') }),
  CustomerMergeRequest: (world) => ({ klant_id: () => world.fresh('customers') }),
  NewNote: (world) => ({ contact_id: () => world.thing('customers') }),
  NewUser: (world) => ({ id: () => world.fresh('staff'), gebruikersnaam: world.name() }),
  NewQualification: (world) => ({ naam: world.name() }),
  NewsletterText: async (world) => ({ body: '{afmeldlink}', bedrijf_id: await world.thing('companies') }),
};

/** The end of the link to unsubscribe, in a mail of a newsletter. */
async function unsubscribing(world: ConformWorld): Promise<{ path: { token: string } }> {
  const id = await world.fresh('newsletters');
  await world.call('createCustomer', { body: { contactpersonen: [{ ...person(world), nieuwsbrief_ids: [id] }] } });
  const issue = await world.call('sendNewsletter', { path: { id } });
  const query = { about_kind: 'newsletter_issue', about_id: idOf(issue) };
  const mail = await world.soon(async () => objectsOf((await world.answer('listMails', { query })).body)[0]);
  return { path: { token: world.linkIn(textOf(mail, 'body'), /nieuwsbriefafmelding\/(\S+)/) } };
}

export const requests: Requests = {
  getUnsubscribePage: unsubscribing,
  unsubscribePerson: unsubscribing,
  getOwnStaffMember: () => Promise.resolve({}),
};
