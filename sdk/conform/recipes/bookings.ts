// Recipes for bookings: proposals, mails and cancellation.
import { idOf, objectOf, textOf, type JsonObject } from '../json.ts';
import type { Bodies, Requests, ConformWorld } from '../world.ts';
import { createChargedBooking } from './invoices.ts';

export const bodies: Bodies = {
  NewBooking: (world) => ({ begin: `${world.formatDay(30)}T14:00:00`, klant_id: () => world.ensureThing('customers') }),
  NewProposal: (world) => ({
    boeking_id: async () => idOf(await world.askForBody('createBooking', { body: { status: 'optie' } })),
    type_id: () => world.createThing('proposal_types'),
  }),
  NewBookingMail: () => ({ moment: 'herinnering' }),
  BookingMailPut: () => ({ moment: 'herinnering' }),
  NewStatusReminder: (world) => ({ Bedrijven: async () => [{ id: await world.createThing('companies') }] }),
};

/** Creates a proposal; returns the path with the token of its link. */
async function createProposalPath(world: ConformWorld): Promise<{ path: { token: string } }> {
  const link = textOf(await world.askForBody('createProposal'), 'link');
  return { path: { token: link.split('/').at(-1) ?? '' } };
}

/** Creates a booking that its customer may cancel; returns the path with the token of the link in its mail. */
async function createCancellationPagePath(world: ConformWorld): Promise<{ path: { token: string } }> {
  const terms = await world.askForBody('createCancellationTerms', { body: { online: true } });
  const annuleringsvoorwaarden_id = idOf(terms);
  const arrangement_id = idOf(await world.askForBody('createPackage', { body: { annuleringsvoorwaarden_id } }));
  const booking = await world.askForBody('createBooking', { body: { arrangement_id } });

  const mail = await mailCancellationLink(world, booking);
  return { path: { token: world.findLink(textOf(mail, 'body'), /annulering\/([\w.-]+)/) } };
}

/** Mails a booking with the link that cancels it; returns the mail. */
async function mailCancellationLink(world: ConformWorld, booking: JsonObject): Promise<JsonObject> {
  const { bedrijf_id } = objectOf(booking['kosten']);
  const body = { moment: 'gewijzigd', onderwerp: 'Uw boeking', body: 'Annuleren: {boeking_annuleerlink}', bedrijf_id };
  const boekingsmail_id = idOf(await world.askForBody('createBookingMail', { body }));

  const path = { boeking_id: idOf(booking) };
  const { mail_id } = await world.askForBody('createBookingMailSending', { path, body: { boekingsmail_id } });
  return world.askForBody('getMail', { path: { id: mail_id } });
}

/** Creates a booking that charges costs; returns its path. */
async function createChargedPath(world: ConformWorld): Promise<{ path: { boeking_id: number } }> {
  return { path: { boeking_id: await createChargedBooking(world) } };
}

/** Creates a booking that was paid and then cancelled; returns its path. */
async function createCancelledPath(world: ConformWorld): Promise<{ path: { boeking_id: number } }> {
  const boeking_id = await createChargedBooking(world);
  const id = idOf(await world.askForBody('createInvoice', { body: { boeking_id, status: 'definitief' } }));
  await world.askForBody('createInvoicePayment', { path: { id }, body: { bedrag: 121 } });
  await world.askForBody('cancelBooking', { path: { boeking_id }, body: { kosten: 0 } });
  return { path: { boeking_id } };
}

export const requests: Requests = {
  getProposalPage: createProposalPath,
  answerProposal: createProposalPath,
  sendProposal: async (world) => ({ path: { id: await world.createThing('proposals') } }),
  getCancellationPage: createCancellationPagePath,
  confirmCancellation: createCancellationPagePath,
  updateCancellation: createCancelledPath,
  getCancellation: createChargedPath,
  cancelBooking: createChargedPath,
  setBookingStatus: async (world) => ({ path: { id: await world.createThing('bookings'), status: 'optie' } }),
};
