// Contacts, staff, accounts and keys, and how newsletters are left.
import { idOf, objectsOf, textOf, type JsonObject } from '../json.ts';
import type { Bodies, Requests, Things, ConformWorld } from '../world.ts';

export const things: Things = {
  suppliers: async (world) => idOf(await world.askForBody('createContact', { body: { type: 'leverancier' } })),
};

const createPerson = (world: ConformWorld): JsonObject => ({
  voornaam: 'Sanne',
  achternaam: world.createName(),
  email1: world.createEmail(),
});

export const bodies: Bodies = {
  NewContactPerson: createPerson,
  NewCustomer: (world) => ({ bedrijf_id: () => world.ensureThing('companies') }),
  CustomerMergeRequest: (world) => ({ klant_id: () => world.createThing('customers') }),
  NewNote: (world) => ({ contact_id: () => world.ensureThing('customers') }),
  NewUser: (world) => ({ id: () => world.createThing('staff'), gebruikersnaam: world.createName() }),
  NewQualification: (world) => ({ naam: world.createName() }),
  NewsletterText: async (world) => ({ body: '{afmeldlink}', bedrijf_id: await world.ensureThing('companies') }),
};

/** The end of the link to unsubscribe, in a mail of a newsletter. */
async function createUnsubscription(world: ConformWorld): Promise<{ path: { token: string } }> {
  const id = await world.createThing('newsletters');
  await world.askForBody('createCustomer', {
    body: { contactpersonen: [{ ...createPerson(world), nieuwsbrief_ids: [id] }] },
  });
  const issue = await world.askForBody('sendNewsletter', { path: { id } });
  const query = { about_kind: 'newsletter_issue', about_id: idOf(issue) };
  const mail = await world.waitUntilFound(
    async () => objectsOf((await world.askForResponse('listMails', { query })).body)[0],
  );
  return { path: { token: world.findLink(textOf(mail, 'body'), /nieuwsbriefafmelding\/(\S+)/) } };
}

export const requests: Requests = {
  getUnsubscribePage: createUnsubscription,
  unsubscribePerson: createUnsubscription,
  getOwnStaffMember: () => Promise.resolve({}),
};
