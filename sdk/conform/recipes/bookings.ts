// Bookings, proposals, what is mailed about them, and their cancellation.
import { idOf, objectOf, textOf } from '../json.ts';
import type { Bodies, Requests, Things, ConformWorld } from '../world.ts';
import { chargedBooking } from './invoices.ts';

export const things: Things = {};

export const bodies: Bodies = {
  NewBooking: (world) => ({ begin: `${world.day(30)}T14:00:00`, klant_id: () => world.thing('customers') }),
  NewProposal: (world) => ({
    boeking_id: async () => idOf(await world.call('createBooking', { body: { status: 'optie' } })),
    type_id: () => world.fresh('proposal_types'),
  }),
  NewBookingMail: () => ({ moment: 'herinnering' }),
  BookingMailPut: () => ({ moment: 'herinnering' }),
  NewStatusReminder: (world) => ({ Bedrijven: async () => [{ id: await world.fresh('companies') }] }),
};

/** A proposal, by the end of its link. */
async function offered(world: ConformWorld): Promise<{ path: { token: string } }> {
  const link = textOf(await world.call('createProposal'), 'link');
  return { path: { token: link.split('/').at(-1) ?? '' } };
}

/** A booking that its customer may cancel, by the link that a mail has. */
async function cancelling(world: ConformWorld): Promise<{ path: { token: string } }> {
  const terms = await world.call('createCancellationTerms', { body: { online: true } });
  const arrangement_id = idOf(await world.call('createPackage', { body: { annuleringsvoorwaarden_id: idOf(terms) } }));
  const booking = await world.call('createBooking', { body: { arrangement_id } });
  const { bedrijf_id } = objectOf(booking['kosten']);
  const body = { moment: 'gewijzigd', onderwerp: 'Uw boeking', body: 'Annuleren: {boeking_annuleerlink}', bedrijf_id };
  const boekingsmail_id = idOf(await world.call('createBookingMail', { body }));
  const path = { boeking_id: idOf(booking) };
  const { mail_id } = await world.call('createBookingMailSending', { path, body: { boekingsmail_id } });
  const mail = await world.call('getMail', { path: { id: mail_id } });
  return { path: { token: world.linkIn(textOf(mail, 'body'), /annulering\/([\w.-]+)/) } };
}

/** A booking that was paid and then cancelled. */
async function cancelled(world: ConformWorld): Promise<{ path: { boeking_id: number } }> {
  const boeking_id = await chargedBooking(world);
  const id = idOf(await world.call('createInvoice', { body: { boeking_id, status: 'definitief' } }));
  await world.call('createInvoicePayment', { path: { id }, body: { bedrag: 121 } });
  await world.call('cancelBooking', { path: { boeking_id }, body: { kosten: 0 } });
  return { path: { boeking_id } };
}

export const requests: Requests = {
  getProposalPage: offered,
  answerProposal: async (world) => ({ ...(await offered(world)) }),
  sendProposal: async (world) => ({ path: { id: await world.fresh('proposals') } }),
  getCancellationPage: cancelling,
  confirmCancellation: cancelling,
  updateCancellation: cancelled,
  getCancellation: async (world) => ({ path: { boeking_id: await chargedBooking(world) } }),
  cancelBooking: async (world) => ({ path: { boeking_id: await chargedBooking(world) } }),
  setBookingStatus: async (world) => ({ path: { id: await world.fresh('bookings'), status: 'optie' } }),
};
