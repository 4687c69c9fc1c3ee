// Invoices over Storecove, against a fake of its interface: evidence, reported failures, and received documents.
import { expect } from 'chai';
import { api, clock, given, journal, startService } from '../support/index.ts';
import { receivedUbl } from '../support/given/peppol.ts';
import {
  answerWith,
  answerProperly,
  answerNothing,
  startStorecove,
  STORECOVE_KEY,
  type Storecove,
} from '../support/peppol-providers.ts';
import { closeReceivers } from '../support/receiver.ts';
import type { ServedService } from '../support/running.ts';

journal.addSecret(STORECOVE_KEY);

let provider: Storecove;
let served: ServedService;
let integration: Awaited<ReturnType<typeof given.storecoveIntegration>>;

type PeppolSending = Awaited<ReturnType<typeof api.peppolSendings.getPeppolSending>>;

async function queueSending(): Promise<PeppolSending> {
  const { id } = await given.peppolInvoice(integration.id);
  return api.peppolSendings.createPeppolSending({ id });
}
const read = ({ id }: Pick<PeppolSending, 'id'>): Promise<PeppolSending> =>
  Promise.resolve(api.peppolSendings.getPeppolSending({ id }));

async function report(body: object): Promise<number> {
  const path = new URL(integration.notification_url ?? '').pathname;
  return (await fetch(`${served.baseUrl}${path}`, { method: 'POST', body: JSON.stringify(body) })).status;
}

describe('invoices over Storecove', () => {
  before(async () => {
    provider = await startStorecove();
    served = await startService({ environment: { STORECOVE_API_URL: provider.apiUrl } });
    integration = await given.storecoveIntegration();
    await given.company({ peppol_integration_id: integration.id });
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

  it('are sent, and delivered once evidence exists', async () => {
    const sending = await queueSending();
    await served.runDue();
    const guid = provider.sent.at(-1)?.id ?? '';
    expect(await read(sending)).to.include({ status: 'sent', provider_document_id: guid, delivered_at: null });
    expect(provider.sent.at(-1)).to.include({ to: 'BE:EN:0123456749' });
    expect(provider.sent.at(-1)?.xml).to.include('<cbc:EndpointID schemeID="0208">0123456749<');
    provider.arrived.add(guid);
    clock.advance({ minutes: 2 });
    await served.runDue();
    expect(await read(sending)).to.include({ status: 'delivered', error: null });
  });

  it('are delivered when Storecove reports so, and only with evidence', async () => {
    const sending = await queueSending();
    await served.runDue();
    const guid = provider.sent.at(-1)?.id ?? '';
    expect(await report({ event_group: 'document_submission', event_type: 'succeeded', guid })).to.equal(200);
    await served.runDue();
    expect((await read(sending)).status).to.equal('sent');
    provider.arrived.add(guid);
    await report({ event_type: 'succeeded', guid });
    await served.runDue();
    expect((await read(sending)).status).to.equal('delivered');
  });

  it('are refused with the reason that Storecove reports, unless evidence shows that they arrived', async () => {
    for (const event_type of ['failed', 'no_action_taken']) {
      const sending = await queueSending();
      await served.runDue();
      const guid = provider.sent.at(-1)?.id ?? '';
      await report({ event_type, guid, details: [{ message: 'The receiver is not registered.' }] });
      await served.runDue();
      // Anyone can send such a report while the evidence is on its way.
      expect(await read(sending)).to.include({ status: 'sent', error: null });
      clock.advance({ minutes: 61 });
      await served.runDue();
      await served.runDue();
      const { status, error } = await read(sending);
      expect([status, error]).to.deep.equal(['refused', 'The receiver is not registered.']);
    }

    const arrived = await queueSending();
    await served.runDue();

    const guid = provider.sent.at(-1)?.id ?? '';
    provider.arrived.add(guid);
    await report({ event_type: 'failed', guid });
    await served.runDue();

    expect(await read(arrived)).to.include({ status: 'delivered', error: null });

    // A delivered invoice stays delivered after any later report.
    await report({ event_type: 'failed', guid });
    await served.runDue();
    expect((await read(arrived)).status).to.equal('delivered');
  });

  it("are refused with a failure that waits in Storecove's queue", async () => {
    const sending = await queueSending();
    await served.runDue();
    const guid = provider.sent.at(-1)?.id ?? '';
    const body = JSON.stringify({ event_type: 'failed', guid, details: 'No access point.' });
    provider.queue.push({ guid: '1', body });
    clock.advance({ minutes: 16 });
    await served.runDue();
    expect(provider.queue).to.deep.equal([]);
    clock.advance({ minutes: 61 });
    await served.runDue();
    await served.runDue();
    expect(await read(sending)).to.include({ status: 'refused', error: 'No access point.' });
  });

  it('stay sent when Storecove refuses the key, and are given up after a month', async () => {
    const sending = await queueSending();
    await served.runDue();
    provider.behave(answerWith(403));
    clock.advance({ minutes: 2 });
    await served.runDue();

    const currentSending = await read(sending);
    expect(currentSending.status).to.equal('sent');
    expect(currentSending.error).to.include('API key');

    provider.behave(answerProperly);
    clock.advance({ days: 29 });
    await served.runDue();
    await served.runDue();

    expect(await read(sending)).to.include({ status: 'sent', error: null });

    clock.advance({ days: 2 });
    await served.runDue();
    await served.runDue();

    const { status, error } = await read(sending);
    expect(status).to.equal('failed');
    expect(error).to.include('did not say within thirty days');
  });

  it('are not changed by a report with unknown ids', async () => {
    for (const guid of ['a\u0000b', '..', '../../discovery', 'x'.repeat(10_000), ''])
      for (const body of [
        { event_type: 'failed', guid },
        { event_type: 'failed', guid: 'unknown', idempotency_guid: guid },
        { document_guid: guid },
        { event_group: 'receiving', guid },
      ])
        expect(await report(body), JSON.stringify(body).slice(0, 100)).to.be.oneOf([200, 404]);
    const requestCount = provider.received.length;
    await served.runDue();
    expect(provider.received.length).to.equal(requestCount);
    for (const body of [[], [[]], 'text', 7, null]) expect(await report(body as object)).to.equal(200);
  });

  it('are sent once when the response is lost, whatever Storecove returns to the retry', async () => {
    const before = provider.sent.length;
    provider.behave(answerNothing);

    const sending = await queueSending();
    await served.runDue();
    provider.behave(answerProperly);
    clock.advance({ minutes: 1 });
    await served.runDue();

    const unsure = await read(sending);
    expect(unsure).to.include({ status: 'queued', provider_document_id: null });
    expect(unsure.error).to.include('has the document already, or refuses it');
    expect(provider.sent.length).to.equal(before + 1);

    const { id: guid, key } = provider.sent.at(-1)!;
    provider.arrived.add(guid);

    // A notification of another document does not change the sending.
    expect(await report({ event_type: 'succeeded', guid: 'unknown' })).to.equal(404);

    await report({ event_type: 'succeeded', guid, idempotency_guid: key });
    clock.advance({ minutes: 10 });
    await served.runDue();
    expect(await read(sending)).to.include({ status: 'delivered', provider_document_id: guid, error: null });
    expect(provider.sent.length).to.equal(before + 1);
  });

  it('are refused at once for contents that Storecove cannot send', async () => {
    provider.knownAddresses.add('BE:EN:0403619968');
    const sending = await queueSending();
    await served.runDue();
    expect(await read(sending)).to.include({
      status: 'refused',
      error: 'Storecove refused the document: document cannot route to BE:EN:0123456749',
    });
    provider.behave(answerWith(403));
    const other = await queueSending();
    await served.runDue();
    expect((await read(other)).status).to.equal('failed');
  });

  it('are sent automatically to the number that Storecove knows', async () => {
    provider.knownAddresses.add('BE:VAT:BE0123456749');
    const { id } = await given.peppolInvoice(integration.id, { peppol_automatisch: true });
    await served.runDue();
    const [sending] = await api.peppolSendings.listPeppolSendings({ factuur_id: id });
    expect(sending).to.include({ status: 'sent', to: '9925:BE0123456749' });
    expect(provider.sent.at(-1)).to.include({ to: 'BE:VAT:BE0123456749' });
  });

  it("are received once when they are reported or wait in Storecove's queue", async () => {
    const listDocuments = async (number: string) => {
      const documents = [];
      for await (const each of api.peppolDocuments.listPeppolDocuments())
        if (each.number === number) documents.push(each);
      return documents;
    };

    provider.documents.set('doc-1', receivedUbl('STORECOVE-1'));
    provider.documents.set(
      'doc-2',
      JSON.stringify({ document: Buffer.from(receivedUbl('STORECOVE-2')).toString('base64') }),
    );
    for (let count = 0; count < 3; count += 1) await report({ event_group: 'receiving', document_guid: 'doc-1' });

    expect(await report({ document_guid: 'doc-nobody-has' })).to.equal(200);

    await served.runDue();
    expect(await listDocuments('STORECOVE-1')).to.have.length(1);

    // A report for another sender of the same account, while an attempt of ours has no response.
    provider.behave(answerNothing);
    await queueSending();
    await served.runDue();
    provider.behave(answerProperly);
    provider.queue.push(
      { guid: '1', body: { event_type: 'failed', guid: 'other', idempotency_guid: 'of-somebody-else' } },
      { guid: '2', body: { document_guid: 'doc-1' } },
      { guid: '3', body: { document_guid: 'doc-2' } },
    );
    clock.advance({ minutes: 16 });
    await served.runDue();

    expect(provider.queue).to.deep.equal([]);
    expect(
      [await listDocuments('STORECOVE-1'), await listDocuments('STORECOVE-2')].map(({ length }) => length),
    ).to.deep.equal([1, 1]);
    expect((await listDocuments('STORECOVE-2'))[0]).to.include({
      provider_document_id: 'doc-2',
      supplier: 'Touwen & Zonen NV',
    });
  });
});
