// Invoices and payments, how they are mailed, and how they go over Peppol.
import { UntriedError } from '../outcome-errors.ts';
import { idOf, objectsOf, textOf, type JsonObject } from '../json.ts';
import type { Bodies, Requests, Things, ConformWorld } from '../world.ts';

/** A cost of 121 euros with 21 % VAT, unless its members say otherwise. */
export function createCost(members: JsonObject = {}): JsonObject {
  return { type: 'item', naam: 'Klimmen', aantal: 1, bedrag: 121, btw_percentage: 21, ...members };
}

/** A booking that charges these costs. */
export async function createChargedBooking(
  world: ConformWorld,
  regels: readonly JsonObject[] = [createCost()],
): Promise<number> {
  const id = await world.createThing('bookings');
  await world.askForBody('updateBooking', { path: { id }, body: { kosten: { regels } } });
  return id;
}

/** A finalised invoice of such a booking. */
async function createFinalisedInvoice(world: ConformWorld, body: JsonObject = {}): Promise<number> {
  const boeking_id = await createChargedBooking(world);
  return idOf(await world.askForBody('createInvoice', { body: { boeking_id, status: 'definitief', ...body } }));
}

const INVOICE_ADDRESS = { adres: 'Bosweg 12', postcode: '3971 AB', plaats: 'Driebergen', landcode: 'NL' };
const COMPANY_NUMBERS = { iban: 'NL91ABNA0417164300', btw_nummer: 'NL001234560B01', kvk_nummer: '12345678' };

/** A finalised invoice of a company and a customer who have all that an e-invoice needs. */
async function createEInvoice(world: ConformWorld, theirs: JsonObject = {}): Promise<number> {
  // Companies with one VAT number number their invoices apart, in every run.
  const factuur_nummer_prefix = `${world.run.slice(-4)}${String(world.createNumber())}-`;
  const peppol_integration_id = await world.createThing('integrations');
  const companyMembers = { ...INVOICE_ADDRESS, ...COMPANY_NUMBERS, factuur_nummer_prefix, peppol_integration_id };
  const bedrijf_id = idOf(
    await world.askForBody('createCompany', { body: { bedrijfsnaam: world.createName(), ...companyMembers } }),
  );
  const customer = { bedrijf_id, naam: world.createName(), ...INVOICE_ADDRESS, ...theirs };
  const klant_id = idOf(await world.askForBody('createCustomer', { body: customer }));
  const id = idOf(await world.askForBody('createBooking', { body: { klant_id } }));
  await world.askForBody('updateBooking', { path: { id }, body: { kosten: { bedrijf_id, regels: [createCost()] } } });
  return idOf(await world.askForBody('createInvoice', { body: { boeking_id: id, status: 'definitief' } }));
}

const BELGIAN_MEMBERS = { landcode: 'BE', btw_nummer: 'BE0123456749' };

/** The sent mail of an invoice. */
async function createInvoiceMail(world: ConformWorld): Promise<number> {
  const boeking_id = await createChargedBooking(world);
  const { klant_id } = await world.askForBody('getBooking', { path: { id: boeking_id } });
  const [person] = objectsOf((await world.askForBody('getCustomer', { path: { id: klant_id } }))['contactpersonen']);
  const body = { boeking_id, status: 'definitief', mail_to: idOf(person) };
  const factuur_id = idOf(await world.askForBody('createInvoice', { body }));
  return idOf(objectsOf((await world.askForResponse('listMails', { query: { factuur_id } })).body)[0]);
}

/** A queued mail. A sandbox sends mails too fast for it. */
async function createQueuedMail(world: ConformWorld): Promise<{ path: { id: number } }> {
  const path = { id: await createInvoiceMail(world) };
  if ((await world.askForBody('getMail', { path }))['status'] === 'sent')
    throw new UntriedError('The server sends each mail at once.');
  return { path };
}

/** A document that came in over the sandbox of Peppol. */
async function createPeppolDocument(world: ConformWorld): Promise<number> {
  const integration = await world.askForBody('createIntegration');
  const number = world.createName();
  await world.deliver(textOf(integration, 'notification_url'), writeReceivedUbl(number));
  const peppolDocument = await world.waitUntilFound(async () => {
    const all = objectsOf((await world.askForResponse('listPeppolDocuments')).body);
    return all.find((each) => each['number'] === number);
  });
  return idOf(peppolDocument);
}

function writeReceivedUbl(number: string): string {
  const names = 'urn:oasis:names:specification:ubl:schema:xsd';
  const writeParty = (role: string, name: string, id: string): string =>
    `<cac:Accounting${role}Party><cac:Party><cbc:EndpointID schemeID="0208">${id}</cbc:EndpointID>` +
    `<cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName></cac:Party></cac:Accounting${role}Party>`;
  return (
    `<?xml version="1.0" encoding="UTF-8"?><Invoice xmlns="${names}:Invoice-2" ` +
    `xmlns:cac="${names}:CommonAggregateComponents-2" xmlns:cbc="${names}:CommonBasicComponents-2">` +
    `<cbc:ID>${number}</cbc:ID><cbc:IssueDate>2026-03-28</cbc:IssueDate>` +
    `${writeParty('Supplier', 'Touwen', '0403619968')}${writeParty('Customer', 'Buitengoed', '0123456749')}` +
    '<cac:LegalMonetaryTotal><cbc:PayableAmount currencyID="EUR">484.00</cbc:PayableAmount></cac:LegalMonetaryTotal></Invoice>'
  );
}

export const things: Things = {
  invoices: (world) => createFinalisedInvoice(world),
  mails: createInvoiceMail,
  peppol_sendings: async (world) => idOf(await world.askForBody('createPeppolSending')),
  peppol_documents: createPeppolDocument,
};

export const bodies: Bodies = {
  NewPaymentRequest: (world) => ({ boeking_id: () => createChargedBooking(world) }),
  NewInvoice: (world) => ({ boeking_id: () => createChargedBooking(world) }),
  NewInvoicePayment: () => ({ bedrag: 10 }),
  InvoicePaymentPut: () => ({ bedrag: 12.5 }),
  NewVatChange: (world) => ({ van: 9, naar: 21, ingangsdatum: world.formatDay(60), dry_run: true }),
};

async function createDraft(world: ConformWorld): ReturnType<Requests[string]> {
  return { path: { id: idOf(await world.askForBody('createInvoice')) } };
}

export const requests: Requests = {
  deleteInvoice: createDraft,
  markInvoiceAsSent: createDraft,
  getInvoiceUbl: async (world) => ({ path: { id: await createEInvoice(world) } }),
  createPeppolSending: async (world) => ({ path: { id: await createEInvoice(world, BELGIAN_MEMBERS) } }),
  getCustomerPeppol: async (world) => {
    const peppol_integration_id = await world.createThing('integrations');
    const bedrijf_id = idOf(await world.askForBody('createCompany', { body: { peppol_integration_id } }));
    return {
      path: { id: idOf(await world.askForBody('createCustomer', { body: { bedrijf_id, ...BELGIAN_MEMBERS } })) },
    };
  },
  mailInvoice: async (world) => ({ path: { id: await createFinalisedInvoice(world) } }),
  cancelMail: createQueuedMail,
  resendMail: async (world) => {
    const target = await createQueuedMail(world);
    await world.askForBody('cancelMail', target);
    return target;
  },
  getSalesStatistics: () => Promise.resolve({ query: { groepeer_tijd: 'maand' } }),
  ...Object.fromEntries(
    ['openTill', 'countTill', 'closeTill'].map((id) => [
      id,
      async (world: ConformWorld) => {
        const path = { id: await world.createThing('points_of_sale') };
        if (id !== 'openTill') await world.askForBody('openTill', { path });
        return { path };
      },
    ]),
  ),
};
