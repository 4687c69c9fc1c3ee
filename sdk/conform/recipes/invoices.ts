// Invoices and payments, how they are mailed, and how they go over Peppol.
import { UntriedError } from '../fault.ts';
import { idOf, objectsOf, textOf, type JsonObject } from '../json.ts';
import type { Bodies, Requests, Things, ConformWorld } from '../world.ts';

/** A cost of 121 euros with 21 % VAT, unless its members say otherwise. */
export function cost(members: JsonObject = {}): JsonObject {
  return { type: 'item', naam: 'Klimmen', aantal: 1, bedrag: 121, btw_percentage: 21, ...members };
}

/** A booking that charges these costs. */
export async function chargedBooking(world: ConformWorld, regels: readonly JsonObject[] = [cost()]): Promise<number> {
  const id = await world.fresh('bookings');
  await world.call('updateBooking', { path: { id }, body: { kosten: { regels } } });
  return id;
}

/** A permanent invoice of such a booking. */
async function createFinalisedInvoice(world: ConformWorld, body: JsonObject = {}): Promise<number> {
  const boeking_id = await chargedBooking(world);
  return idOf(await world.call('createInvoice', { body: { boeking_id, status: 'definitief', ...body } }));
}

const INVOICE_ADDRESS = { adres: 'Bosweg 12', postcode: '3971 AB', plaats: 'Driebergen', landcode: 'NL' };
const COMPANY_NUMBERS = { iban: 'NL91ABNA0417164300', btw_nummer: 'NL001234560B01', kvk_nummer: '12345678' };

/** A permanent invoice of a company and a customer who have all that an e-invoice needs. */
async function eInvoice(world: ConformWorld, theirs: JsonObject = {}): Promise<number> {
  // Companies with one VAT number number their invoices apart, in every run.
  const factuur_nummer_prefix = `${world.run.slice(-4)}${String(world.number())}-`;
  const peppol_integration_id = await world.fresh('integrations');
  const own = { ...INVOICE_ADDRESS, ...COMPANY_NUMBERS, factuur_nummer_prefix, peppol_integration_id };
  const bedrijf_id = idOf(await world.call('createCompany', { body: { bedrijfsnaam: world.name(), ...own } }));
  const customer = { bedrijf_id, naam: world.name(), ...INVOICE_ADDRESS, ...theirs };
  const klant_id = idOf(await world.call('createCustomer', { body: customer }));
  const id = idOf(await world.call('createBooking', { body: { klant_id } }));
  await world.call('updateBooking', { path: { id }, body: { kosten: { bedrijf_id, regels: [cost()] } } });
  return idOf(await world.call('createInvoice', { body: { boeking_id: id, status: 'definitief' } }));
}

const BELGIAN_MEMBERS = { landcode: 'BE', btw_nummer: 'BE0123456749' };

/** The mail of an invoice that was sent. */
async function mail(world: ConformWorld): Promise<number> {
  const boeking_id = await chargedBooking(world);
  const { klant_id } = await world.call('getBooking', { path: { id: boeking_id } });
  const [person] = objectsOf((await world.call('getCustomer', { path: { id: klant_id } }))['contactpersonen']);
  const body = { boeking_id, status: 'definitief', mail_to: idOf(person) };
  const factuur_id = idOf(await world.call('createInvoice', { body }));
  return idOf(objectsOf((await world.answer('listMails', { query: { factuur_id } })).body)[0]);
}

/** A mail that waits. A sandbox is too fast for it. */
async function queued(world: ConformWorld): Promise<{ path: { id: number } }> {
  const path = { id: await mail(world) };
  if ((await world.call('getMail', { path }))['status'] === 'sent')
    throw new UntriedError('The server sends each mail at once.');
  return { path };
}

/** A document that came in over the sandbox of Peppol. */
async function peppolDocument(world: ConformWorld): Promise<number> {
  const integration = await world.call('createIntegration');
  const number = world.name();
  await world.deliver(textOf(integration, 'notification_url'), receivedUbl(number));
  const found = await world.soon(async () => {
    const all = objectsOf((await world.answer('listPeppolDocuments')).body);
    return all.find((each) => each['number'] === number);
  });
  return idOf(found);
}

function receivedUbl(number: string): string {
  const names = 'urn:oasis:names:specification:ubl:schema:xsd';
  const party = (role: string, name: string, id: string): string =>
    `<cac:Accounting${role}Party><cac:Party><cbc:EndpointID schemeID="0208">${id}</cbc:EndpointID>` +
    `<cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName></cac:Party></cac:Accounting${role}Party>`;
  return (
    `<?xml version="1.0" encoding="UTF-8"?><Invoice xmlns="${names}:Invoice-2" ` +
    `xmlns:cac="${names}:CommonAggregateComponents-2" xmlns:cbc="${names}:CommonBasicComponents-2">` +
    `<cbc:ID>${number}</cbc:ID><cbc:IssueDate>2026-03-28</cbc:IssueDate>` +
    `${party('Supplier', 'Touwen', '0403619968')}${party('Customer', 'Buitengoed', '0123456749')}` +
    '<cac:LegalMonetaryTotal><cbc:PayableAmount currencyID="EUR">484.00</cbc:PayableAmount></cac:LegalMonetaryTotal></Invoice>'
  );
}

export const things: Things = {
  invoices: (world) => createFinalisedInvoice(world),
  mails: mail,
  peppol_sendings: async (world) => idOf(await world.call('createPeppolSending')),
  peppol_documents: peppolDocument,
};

export const bodies: Bodies = {
  NewInvoice: (world) => ({ boeking_id: () => chargedBooking(world) }),
  NewInvoicePayment: () => ({ bedrag: 10 }),
  InvoicePaymentPut: () => ({ bedrag: 12.5 }),
  NewVatChange: (world) => ({ van: 9, naar: 21, ingangsdatum: world.day(60), dry_run: true }),
};

async function draft(world: ConformWorld): ReturnType<Requests[string]> {
  return { path: { id: idOf(await world.call('createInvoice')) } };
}

export const requests: Requests = {
  deleteInvoice: draft,
  markInvoiceAsSent: draft,
  getInvoiceUbl: async (world) => ({ path: { id: await eInvoice(world) } }),
  createPeppolSending: async (world) => ({ path: { id: await eInvoice(world, BELGIAN_MEMBERS) } }),
  getCustomerPeppol: async (world) => {
    const peppol_integration_id = await world.fresh('integrations');
    const bedrijf_id = idOf(await world.call('createCompany', { body: { peppol_integration_id } }));
    return { path: { id: idOf(await world.call('createCustomer', { body: { bedrijf_id, ...BELGIAN_MEMBERS } })) } };
  },
  mailInvoice: async (world) => ({ path: { id: await createFinalisedInvoice(world) } }),
  cancelMail: queued,
  resendMail: async (world) => {
    const target = await queued(world);
    await world.call('cancelMail', target);
    return target;
  },
  getSalesStatistics: () => Promise.resolve({ query: { groepeer_tijd: 'maand' } }),
  ...Object.fromEntries(
    ['openTill', 'countTill', 'closeTill'].map((id) => [
      id,
      async (world: ConformWorld) => {
        const path = { id: await world.fresh('points_of_sale') };
        if (id !== 'openTill') await world.call('openTill', { path });
        return { path };
      },
    ]),
  ),
};
