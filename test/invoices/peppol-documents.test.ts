// Documents received over the Peppol sandbox: posted to the integration's address, stored once, marked, never booked.
import { expect } from 'chai';
import { api, collectEvents, given, createClientWith, sendRaw, expectRefusal } from '../support/index.ts';
import { receivedUbl } from '../support/given/peppol.ts';

let address = '';
let integration_id = 0;

const post = async (body: string | Buffer): Promise<number> =>
  (await sendRaw('POST', address, { body, auth: null })).status;

async function listDocuments() {
  const documents = [];
  for await (const each of api.peppolDocuments.listPeppolDocuments())
    if (each.integration_id === integration_id) documents.push(each);
  return documents;
}

describe('a document over Peppol', () => {
  beforeEach(async () => {
    const { id, notification_url = '' } = await given.peppolSandbox();
    [integration_id, address] = [id, new URL(notification_url).pathname];
  });

  it('is the posted UBL, with the members read from it', async () => {
    const xml = receivedUbl('2026-118');
    expect(await post(xml)).to.equal(200);

    const [document] = await listDocuments();
    expect(document).to.include({
      kind: 'invoice',
      number: '2026-118',
      date: '2026-03-28',
      total: '484.00',
      currency: 'EUR',
    });
    expect(document).to.include({ supplier: 'Touwen & Zonen NV', from: '0208:0403619968', to: '0208:0123456749' });
    expect(document).to.include({ error: null, handled: false });

    const id = document?.id ?? 0;
    expect(await api.peppolDocuments.getPeppolDocument({ id })).to.deep.equal(document);

    const { data, headers } = await api.peppolDocuments.getPeppolDocumentUbl({ id }).withResponse();
    expect(await data.text()).to.equal(xml);
    expect(headers.get('content-type')).to.equal('application/xml');
    expect(headers.get('content-disposition')).to.include('attachment');
  });

  it('is stored once, however often and concurrently it is posted', async () => {
    const xml = receivedUbl('2026-119');
    const statuses = await Promise.all(Array.from({ length: 5 }, () => post(xml)));
    expect(new Set(statuses)).to.deep.equal(new Set([200]));
    expect(await post(xml)).to.equal(200);
    expect(await listDocuments()).to.have.length(1);
    await post(receivedUbl('2026-120'));
    expect(await listDocuments()).to.have.length(2);
  });

  it('can be a credit note, and can have an envelope', async () => {
    const credit = receivedUbl('C-1', (xml) => xml.replaceAll('Invoice', 'CreditNote'));
    await post(credit);
    const inside = receivedUbl('E-1').replace(/^<\?xml[^>]*>\s*/, '');
    await post(
      `<?xml version="1.0"?><StandardBusinessDocument xmlns="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader"><StandardBusinessDocumentHeader/>${inside}</StandardBusinessDocument>`,
    );
    const [first, second] = await listDocuments();
    expect(first).to.include({ kind: 'credit_note', number: 'C-1', error: null });
    expect(second).to.include({ kind: 'invoice', number: 'E-1', error: null });
    expect(await (await api.peppolDocuments.getPeppolDocumentUbl({ id: second?.id ?? 0 })).text()).to.equal(inside);
  });

  it('is stored with an error when it is no valid UBL', async () => {
    const wrong = [
      ['this is no XML', 'no XML'],
      ['<Invoice><ID>1</ID>', 'no XML'],
      ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'no XML'],
      ['<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>', 'but Order'],
      ['<Invoice/>', 'no UBL invoice'],
      [receivedUbl('X', (xml) => xml.replace('2026-03-28', '2026-02-30')), 'its date'],
      [
        receivedUbl('', (xml) => xml.replace(/<cac:LegalMonetaryTotal>.*<\/cac:LegalMonetaryTotal>/s, '')),
        'its number, the amount',
      ],
    ] as const;

    for (const [text] of wrong) expect(await post(text)).to.equal(200);
    const documents = await listDocuments();
    expect(documents).to.have.length(wrong.length);

    for (const [index, [text, error]] of wrong.entries()) {
      expect(documents[index]?.error).to.include(error);
      expect(await (await api.peppolDocuments.getPeppolDocumentUbl({ id: documents[index]?.id ?? 0 })).text()).to.equal(
        text,
      );
    }

    const failedDocuments = await api.peppolDocuments.listPeppolDocuments({ has_error: true, page_size: 1000 });
    expect(failedDocuments.map(({ id }) => id)).to.include.members(documents.map(({ id }) => id));
  });

  it('is stored with an error when it is too deep, has too many parts, or is not UTF-8', async () => {
    const deep = '<a>'.repeat(100) + '</a>'.repeat(100);
    const many = receivedUbl('MANY', (xml) => xml.replace('</Invoice>', `${'<cbc:Note/>'.repeat(100_000)}</Invoice>`));
    const latin = Buffer.from(
      receivedUbl('LATIN', (xml) => xml.replace('Buitengoed', 'Café').replace('UTF-8', 'ISO-8859-1')),
      'latin1',
    );

    for (const body of [deep, many, latin]) expect(await post(body)).to.equal(200);
    const documents = await listDocuments();
    expect(documents.map(({ error }) => error)).to.deep.equal(
      Array(3).fill('The document is no XML that can be read.'),
    );

    const bytes = await api.peppolDocuments.getPeppolDocumentUbl({ id: documents[2]?.id ?? 0 });
    expect(Buffer.from(await bytes.arrayBuffer()).equals(latin)).to.equal(true);
  });

  it('is refused when it exceeds the limit of a document', async () => {
    expect(await post(receivedUbl('HUGE', (xml) => xml + ' '.repeat(2_000_000)))).to.equal(413);
    expect(await listDocuments()).to.deep.equal([]);
  });

  it('is marked as handled by staff, and no other member changes', async () => {
    await post(receivedUbl('2026-121'));
    const [document] = await listDocuments();
    const id = document?.id ?? 0;
    const body = { ...document!, handled: true, number: 'other' };
    const events = await collectEvents(async () => {
      const handled = await api.peppolDocuments.updatePeppolDocument({ id, body });
      expect(handled).to.deep.equal({ ...document, handled: true });
    });
    expect(events.map(({ event }) => event)).to.include('PeppolDocument::postUpdate');

    const list = async (handled: boolean) =>
      (await api.peppolDocuments.listPeppolDocuments({ handled, page_size: 1000 })).map((each) => each.id);
    expect(await list(true)).to.include(id);
    expect(await list(false)).to.not.include(id);

    const again = await api.peppolDocuments.updatePeppolDocument({ id, body: {} });
    expect(again.handled).to.equal(true);
  });

  it('is refused at an unknown address', async () => {
    const one = address;
    expect(await post(receivedUbl('2026-122'))).to.equal(200);
    for (const path of [`${one.slice(0, -1)}${one.endsWith('A') ? 'B' : 'A'}`, one.slice(0, -1), '/peppol/melding/x'])
      expect((await sendRaw('POST', path, { body: receivedUbl('2026-123'), auth: null })).status, path).to.equal(404);
    expect(await listDocuments()).to.have.length(1);
  });

  it('is read with a right to invoice or to see money, and marked with the right to invoice', async () => {
    const { id } = await given.peppolDocument();
    const clerk = await createClientWith(['createFactuur']);
    const viewer = await createClientWith(['viewFinancieleOverzichten']);
    const nobody = await createClientWith(['viewContact']);

    expect(await viewer.peppolDocuments.getPeppolDocument({ id })).to.include({ id });
    expect(
      await expectRefusal(viewer.peppolDocuments.updatePeppolDocument({ id, body: { handled: true } })),
    ).to.include({
      status: 403,
    });

    expect(await clerk.peppolDocuments.updatePeppolDocument({ id, body: { handled: true } })).to.include({
      handled: true,
    });
    expect(await expectRefusal(nobody.peppolDocuments.listPeppolDocuments())).to.include({ status: 403 });
    expect(await expectRefusal(nobody.peppolDocuments.getPeppolDocumentUbl({ id }))).to.include({ status: 403 });
    expect(await expectRefusal(api.peppolDocuments.getPeppolDocument({ id: 2_000_000_000 }))).to.include({
      status: 404,
    });
  });
});
