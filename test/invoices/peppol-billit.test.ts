// Invoices over Billit, against a fake of its interface: sent once, whatever fails on the way, and refused later.
import { expect } from 'chai';
import { api, apiKey, clock, given, journal, startService, expectRefusal } from '../support/index.ts';
import {
  answerWith,
  startBillit,
  BILLIT_KEY,
  answerProperly,
  answerNothing,
  type Billit,
} from '../support/peppol-providers.ts';
import { closeReceivers } from '../support/receiver.ts';
import type { ServedService } from '../support/running.ts';

journal.addSecret(BILLIT_KEY);

let provider: Billit;
let served: ServedService;
let integration: Awaited<ReturnType<typeof given.billitIntegration>>;

type PeppolSending = Awaited<ReturnType<typeof api.peppolSendings.getPeppolSending>>;

async function queueSending(): Promise<PeppolSending> {
  const { id } = await given.peppolInvoice(integration.id);
  return api.peppolSendings.createPeppolSending({ id });
}
const read = ({ id }: Pick<PeppolSending, 'id'>): Promise<PeppolSending> =>
  Promise.resolve(api.peppolSendings.getPeppolSending({ id }));

/** Sends a report of Billit, to the integration's address by default; returns the status of the response. */
async function report(url = integration.notification_url ?? ''): Promise<number> {
  const path = new URL(url).pathname;
  return (await fetch(`${served.baseUrl}${path}`, { method: 'POST', body: '{"UpdatedEntityType":"Message"}' })).status;
}

describe('invoices over Billit', () => {
  before(async () => {
    provider = await startBillit();
    served = await startService({ environment: { BILLIT_API_URL: provider.apiUrl } });
    integration = await given.billitIntegration();
    clock.set('2026-03-30T08:00:00Z');
  });

  beforeEach(() => {
    provider.behave(answerProperly);
    provider.knownAddresses.clear();
  });

  after(async () => {
    await Promise.all([served.close(), closeReceivers()]);
    clock.reset();
  });

  it('are sent with the bytes of their download, under the key of the sending', async () => {
    const sending = await queueSending();
    await served.runDue();
    expect(await read(sending)).to.include({ status: 'delivered', provider_document_id: provider.sent.at(-1)?.id });
    const xml = await (await api.invoices.getInvoiceUbl({ id: sending.factuur_id })).text();
    expect(provider.sent.at(-1)).to.include({ xml, to: '0208:0123456749' });
    const { headers } = provider.received.findLast(({ path }) => path.endsWith('/sendxml'))!;
    expect(headers['idempotency-key']).to.match(/^[0-9a-f-]{36}$/);
    expect([headers['apikey'], headers['partyid']]).to.deep.equal([BILLIT_KEY, '574991']);
  });

  it('are sent once when the response is lost, under one key', async () => {
    const before = provider.sent.length;
    provider.behave(answerNothing);

    const sending = await queueSending();
    await served.runDue();
    expect(await read(sending)).to.include({ status: 'queued', provider_document_id: null });

    provider.behave(answerWith(500));
    clock.advance({ minutes: 1 });
    await served.runDue();
    provider.behave(answerProperly);
    clock.advance({ minutes: 10 });
    await served.runDue();

    expect(await read(sending)).to.include({ status: 'delivered', error: null });
    expect(provider.sent.length).to.equal(before + 1);
  });

  it('are refused with the reasons of the network', async () => {
    provider.knownAddresses.add('0208:0403619968');
    const sending = await queueSending();
    await served.runDue();
    const { status, error } = await read(sending);
    expect([status, error]).to.deep.equal([
      'refused',
      'Billit refused the document: The customer is not active on Peppol.',
    ]);
  });

  it('fail with an API key that Billit refuses', async () => {
    provider.behave(answerWith(401));
    const sending = await queueSending();
    await served.runDue();
    const { status, error } = await read(sending);
    expect(status).to.equal('failed');
    expect(error).to.include('API key');
  });

  it('are given up after a week, and the next sending continues under the same key', async () => {
    const before = provider.sent.length;
    provider.behave(answerNothing);

    const sending = await queueSending();
    await served.runDue();
    expect(await expectRefusal(api.integrations.deleteIntegration({ id: integration.id }))).to.include({
      code: 'ERR_IN_USE',
    });

    provider.behave(answerWith(503));
    clock.advance({ days: 8 });
    await served.runDue();

    const { status, error, factuur_id } = await read(sending);
    expect(status).to.equal('failed');
    expect(error).to.include('Given up after a week').and.include('503');

    provider.behave(answerProperly);
    const next = await api.peppolSendings.createPeppolSending({ id: factuur_id });
    await served.runDue();
    expect((await read(next)).status).to.equal('delivered');
    expect(provider.sent.length).to.equal(before + 1);
  });

  it('continue under the same key at the same provider, even with another address or integration', async () => {
    const before = provider.sent.length;

    const createUnsureSending = async () => {
      provider.behave(answerNothing);
      const sending = await queueSending();
      await served.runDue();
      provider.behave(answerWith(401));
      clock.advance({ minutes: 1 });
      await served.runDue();
      expect((await read(sending)).status).to.equal('failed');
      provider.behave(answerProperly);
      return sending;
    };

    const { factuur_id } = await createUnsureSending();
    // Another recipient refuses the invoice in between.
    provider.knownAddresses.add('0208:0123456749');

    const wrong = await api.peppolSendings.createPeppolSending({ id: factuur_id, body: { to: '0208:0403619968' } });
    await served.runDue();
    expect((await read(wrong)).status).to.equal('refused');

    provider.knownAddresses.clear();
    const next = await api.peppolSendings.createPeppolSending({ id: factuur_id, body: { to: '9925:BE0123456749' } });
    await served.runDue();
    expect(await read(next)).to.include({ status: 'delivered', provider_document_id: null });
    expect(provider.sent.length).to.equal(before + 1);

    const other = await createUnsureSending();
    const { bedrijf_id } = await api.invoices.getInvoice({ id: other.factuur_id });
    const company = await api.companies.getCompany({ id: bedrijf_id });
    const peppol_integration_id = (await given.peppolSandbox()).id;
    await api.companies.updateCompany({ id: bedrijf_id, body: { ...company, peppol_integration_id } });

    const same = await api.peppolSendings.createPeppolSending({ id: other.factuur_id });
    expect(same.integration_id).to.equal(integration.id);

    await served.runDue();
    expect((await read(same)).status).to.equal('delivered');
    expect(provider.sent.length).to.equal(before + 2);
  });

  it('are refused with a reason that is cut to a readable length', async () => {
    const Description = 'Wrong. '.repeat(20_000);
    provider.behave(answerWith(400, JSON.stringify({ errors: [{ Code: 'GenericError', Description }] })));
    const sending = await queueSending();
    await served.runDue();
    const { status, error } = await read(sending);
    expect(status).to.equal('refused');
    expect(error?.length).to.be.below(2_100);
  });

  it('are refused when their recipient reports so later, and by no other party', async () => {
    const sending = await queueSending();
    await served.runDue();

    const { factuur_nummer } = await api.invoices.getInvoice({ id: sending.factuur_id });
    const names = 'urn:oasis:names:specification:ubl:schema:xsd';

    const createResponse = (
      code: string,
      company = '12345678',
    ) => `<StandardBusinessDocument><StandardBusinessDocumentHeader/>
      <ApplicationResponse xmlns="${names}:ApplicationResponse-2" xmlns:cac="${names}:CommonAggregateComponents-2"
        xmlns:cbc="${names}:CommonBasicComponents-2">
        <cac:ReceiverParty><cbc:EndpointID schemeID="0106">${company}</cbc:EndpointID></cac:ReceiverParty>
        <cac:DocumentResponse><cac:Response>
        <cbc:ResponseCode>${code}</cbc:ResponseCode><cac:Status><cbc:StatusReason>No order number</cbc:StatusReason>
        </cac:Status></cac:Response><cac:DocumentReference><cbc:ID>${String(factuur_nummer)}</cbc:ID>
        </cac:DocumentReference></cac:DocumentResponse></ApplicationResponse></StandardBusinessDocument>`;

    provider.bring(createResponse('AP'), '9925:BE0123456749', 'IMR');
    provider.bring(createResponse('RE'), '0208:0403619968', 'IMR');
    provider.bring(createResponse('RE', '87654321'), '9925:BE0123456749', 'IMR');
    expect(await report()).to.equal(200);

    // A fetch that failed is not retried at once.
    clock.advance({ hours: 1 });
    await served.runDue();
    expect(provider.inbox).to.deep.equal([]);
    expect(await read(sending)).to.include({ status: 'delivered', error: null });

    const documentId = provider.bring(createResponse('RE'), '9925:BE0123456749', 'IMR');
    await report();
    await served.runDue();

    const { status, error } = await read(sending);
    expect([status, error]).to.deep.equal(['refused', 'The receiver refused the invoice: No order number']);

    // The stored refusal applies to no later sending, even when Billit lists it again.
    const next = await api.peppolSendings.createPeppolSending({ id: sending.factuur_id });
    provider.bring(createResponse('RE'), '9925:BE0123456749', 'IMR', documentId);
    await report();
    await served.runDue();

    expect(await read(next)).to.include({ status: 'delivered', error: null });

    const documents = await api.peppolDocuments.listPeppolDocuments({ has_error: true, page_size: 1000 });
    const responses = documents.filter(({ integration_id }) => integration_id === integration.id);
    expect(responses.map(({ handled }) => handled)).to.deep.equal([false, false, true]);
  });

  it('are preceded by a lookup of the enterprise number, then the VAT number, once a day', async () => {
    const company = await given.company({ peppol_integration_id: integration.id });

    const fetchPeppol = async (btw_nummer: string) => {
      const { id } = await given.customer({ bedrijf_id: company.id, landcode: 'BE', btw_nummer });
      const address = `${served.baseUrl}/api2/klanten/${String(id)}/peppol`;
      return (await (await fetch(address, { headers: { authorization: `Bearer ${apiKey}` } })).json()) as object;
    };

    expect(await fetchPeppol('BE0404616494')).to.deep.include({ can_receive: true, peppol_id: '0208:0404616494' });

    provider.knownAddresses.add('9925:BE0403170701');
    expect(await fetchPeppol('BE0403170701')).to.deep.include({ can_receive: true, peppol_id: '9925:BE0403170701' });
    expect(await fetchPeppol('BE0401574852')).to.deep.include({ can_receive: false, peppol_id: null });

    const requestCount = provider.received.length;
    expect(await fetchPeppol('BE0403170701')).to.deep.include({ peppol_id: '9925:BE0403170701' });
    expect(provider.received.length).to.equal(requestCount);

    clock.advance({ hours: 25 });
    await fetchPeppol('BE0403170701');
    expect(provider.received.length).to.equal(requestCount + 2);

    provider.behave(answerWith(500));
    expect(await fetchPeppol('BE0400378485')).to.deep.include({ code: 'ERR_UNAVAILABLE' });
  });
});
