// Documents received over Billit, against a fake of its interface: fetched after a report and by the scheduler, stored once.
import { expect } from 'chai';
import { api, clock, given, journal, startService } from '../support/index.ts';
import { receivedUbl } from '../support/given/peppol.ts';
import { startBillit, BILLIT_KEY, answerProperly, answerNothing, type Billit } from '../support/peppol-providers.ts';
import { closeReceivers } from '../support/receiver.ts';
import type { ServedService } from '../support/running.ts';

journal.addSecret(BILLIT_KEY);

let provider: Billit;
let served: ServedService;
let integration: Awaited<ReturnType<typeof given.billitIntegration>>;

/** Sends a report of Billit, to the integration's address by default; returns the status of the response. */
async function report(url = integration.notification_url ?? ''): Promise<number> {
  const path = new URL(url).pathname;
  return (await fetch(`${served.baseUrl}${path}`, { method: 'POST', body: '{"UpdatedEntityType":"Message"}' })).status;
}

async function listReceived(number: string) {
  const documents = [];
  for await (const each of api.peppolDocuments.listPeppolDocuments()) if (each.number === number) documents.push(each);
  return documents;
}

describe('documents over Billit', () => {
  before(async () => {
    provider = await startBillit();
    served = await startService({ environment: { BILLIT_API_URL: provider.apiUrl } });
    integration = await given.billitIntegration();
    await given.company({ peppol_integration_id: integration.id });
    clock.set('2026-03-30T08:00:00Z');
  });

  beforeEach(() => {
    provider.behave(answerProperly);
  });

  after(async () => {
    await Promise.all([served.close(), closeReceivers()]);
    clock.reset();
  });

  it('are stored once when they are reported, and confirmed', async () => {
    const id = provider.bring(receivedUbl('BILLIT-1'));
    expect(await Promise.all([report(), report()])).to.deep.equal([200, 200]);
    await Promise.all([served.runDue(), served.runDue()]);
    const [document, ...others] = await listReceived('BILLIT-1');
    expect(others).to.deep.equal([]);
    expect(document).to.include({ integration_id: integration.id, provider_document_id: String(id), kind: 'invoice' });
    expect(provider.inbox).to.deep.equal([]);
  });

  it('are fetched every quarter of an hour, more than one page of them', async () => {
    for (let number = 0; number < 12; number += 1) provider.bring(receivedUbl(`PAGE-${String(number)}`));
    clock.advance({ minutes: 16 });
    await served.runDue();
    expect(provider.inbox).to.deep.equal([]);
    for (let number = 0; number < 12; number += 1)
      expect(await listReceived(`PAGE-${String(number)}`)).to.have.length(1);
  });

  it('are stored once when their confirmation failed', async () => {
    provider.bring(receivedUbl('TWICE-1'));
    provider.behave((response, properResponse) => {
      if (properResponse.body === '') answerNothing(response, properResponse);
      else answerProperly(response, properResponse);
    });
    await report();
    await served.runDue();

    expect(await listReceived('TWICE-1')).to.have.length(1);

    // Billit lists it again: another item of one document has the same id.
    provider.behave(answerProperly);
    clock.advance({ minutes: 16 });
    await served.runDue();
    expect(await listReceived('TWICE-1')).to.have.length(1);
  });

  it('are not fetched after a report to a wrong address', async () => {
    const requestCount = provider.received.length;
    const wrong = 'A'.repeat(43);
    const short = 'abc';
    for (const token of [wrong, short]) expect(await report(`http://a.example/peppol/melding/${token}`)).to.equal(404);
    await served.runDue();
    expect(provider.received.length).to.equal(requestCount);
  });

  it('are fetched although one is too large, or cannot be fetched', async () => {
    const large = provider.bring(receivedUbl('LARGE-1', (xml) => xml + ' '.repeat(7_000_000)));
    for (let count = 0; count < 3; count += 1) provider.bring(receivedUbl('EMPTY', () => ''));
    provider.bring(receivedUbl('AFTER-1'));
    clock.advance({ minutes: 16 });
    await served.runDue();

    expect(await listReceived('AFTER-1')).to.have.length(1);

    const all = await api.peppolDocuments.listPeppolDocuments({ has_error: true, page_size: 1000 });
    const document = all.find(({ provider_document_id }) => provider_document_id === String(large));
    expect(document).to.include({
      error: 'The document is too large to be fetched: read it at the provider.',
      kind: null,
    });

    const bytes = await api.peppolDocuments.getPeppolDocumentUbl({ id: document?.id ?? 0 });
    expect(await bytes.text()).to.equal('');
  });
});
