// Bookings, proposals, what is mailed about them, and their cancellation.
import { idOf, objectOf, textOf } from '../json.ts';
import type { Bodies, Requests, Things, ConformWorld } from '../world.ts';
import { createChargedBooking } from './invoices.ts';

export const things: Things = {};

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

/** A proposal, by the end of its link. */
async function createOffer(world: ConformWorld): Promise<{ path: { token: string } }> {
  const link = textOf(await world.askForBody('createProposal'), 'link');
  return { path: { token: link.split('/').at(-1) ?? '' } };
}

/** A booking that its customer may cancel, by the link that a mail has. */
async function createCancellable(world: ConformWorld): Promise<{ path: { token: string } }> {
  const terms = await world.askForBody('createCancellationTerms', { body: { online: true } });
  const arrangement_id = idOf(
    await world.askForBody('createPackage', { body: { annuleringsvoorwaarden_id: idOf(terms) } }),
  );
  const booking = await world.askForBody('createBooking', { body: { arrangement_id } });
  const { bedrijf_id } = objectOf(booking['kosten']);
  const body = { moment: 'gewijzigd', onderwerp: 'Uw boeking', body: 'Annuleren: {boeking_annuleerlink}', bedrijf_id };
  const boekingsmail_id = idOf(await world.askForBody('createBookingMail', { body }));
  const path = { boeking_id: idOf(booking) };
  const { mail_id } = await world.askForBody('createBookingMailSending', { path, body: { boekingsmail_id } });
  const mail = await world.askForBody('getMail', { path: { id: mail_id } });
  return { path: { token: world.findLink(textOf(mail, 'body'), /annulering\/([\w.-]+)/) } };
}

/** A booking that was paid and then cancelled. */
async function createCancelled(world: ConformWorld): Promise<{ path: { boeking_id: number } }> {
  const boeking_id = await createChargedBooking(world);
  const id = idOf(await world.askForBody('createInvoice', { body: { boeking_id, status: 'definitief' } }));
  await world.askForBody('createInvoicePayment', { path: { id }, body: { bedrag: 121 } });
  await world.askForBody('cancelBooking', { path: { boeking_id }, body: { kosten: 0 } });
  return { path: { boeking_id } };
}

export const requests: Requests = {
  getProposalPage: createOffer,
  answerProposal: async (world) => ({ ...(await createOffer(world)) }),
  sendProposal: async (world) => ({ path: { id: await world.createThing('proposals') } }),
  getCancellationPage: createCancellable,
  confirmCancellation: createCancellable,
  updateCancellation: createCancelled,
  getCancellation: async (world) => ({ path: { boeking_id: await createChargedBooking(world) } }),
  cancelBooking: async (world) => ({ path: { boeking_id: await createChargedBooking(world) } }),
  setBookingStatus: async (world) => ({ path: { id: await world.createThing('bookings'), status: 'optie' } }),
};
