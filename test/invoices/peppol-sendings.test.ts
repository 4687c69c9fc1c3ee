// Sendings over the Peppol sandbox: requested, refused, looked up before a retry, completed once.
import { expect } from 'chai';
import { api, clock, getDatabase, collectEvents, given, jobs, collectSql, expectRefusal } from '../support/index.ts';
import { BELGIAN } from '../support/given/peppol.ts';

type PeppolSending = Awaited<ReturnType<typeof api.peppolSendings.getPeppolSending>>;

/** Sends a new invoice and runs its job; returns the sending. */
async function sendInvoice(outcome: Parameters<typeof given.peppolSandbox>[0]): Promise<PeppolSending> {
  const { id: factuur_id } = await given.peppolInvoice((await given.peppolSandbox(outcome)).id);
  const { id } = await api.peppolSendings.createPeppolSending({ id: factuur_id });
  await jobs.runAllDue();
  return api.peppolSendings.getPeppolSending({ id });
}

const read = ({ id }: Pick<PeppolSending, 'id'>): Promise<PeppolSending> =>
  Promise.resolve(api.peppolSendings.getPeppolSending({ id }));
const book = (): Promise<{ readonly reference: string }[]> =>
  getDatabase().read(({ build, query }) => query(build('sandbox_peppol_documents').select('reference')));

describe('a sending over Peppol', () => {
  beforeEach(() => {
    clock.set('2026-03-30T08:00:00Z');
  });

  after(() => {
    clock.reset();
  });

  it('is queued at once, and delivered by its job', async () => {
    const integration = await given.peppolSandbox();
    const { id: factuur_id } = await given.peppolInvoice(integration.id);
    const queued = await api.peppolSendings.createPeppolSending({ id: factuur_id });
    expect(queued).to.include({ factuur_id, integration_id: integration.id, status: 'queued' });
    expect(queued).to.include({ from: '0106:12345678', to: '0208:0123456749' });
    expect(queued).to.include({ provider_document_id: null, error: null, sent_at: null, delivered_at: null });
    await jobs.runAllDue();
    const delivered = await read(queued);
    expect(delivered).to.include({ status: 'delivered', error: null });
    expect(delivered.provider_document_id).to.be.a('string');
    expect(delivered.delivered_at).to.equal(delivered.sent_at).and.to.equal(queued.created_at);
  });

  it('has the address in the body, else the current one of the customer', async () => {
    const { id: integration } = await given.peppolSandbox();
    const first = await given.peppolInvoice(integration);
    const to = '0208:0403619968';
    expect(await api.peppolSendings.createPeppolSending({ id: first.id, body: { to } })).to.include({ to });
    const second = await given.peppolInvoice(integration);
    await api.customers.updateCustomer({ id: second.klant_id, body: { peppol_id: '0106:87654321' } });
    const { bedrijf_id } = second;
    const company = await api.companies.getCompany({ id: bedrijf_id });
    await api.companies.updateCompany({ id: bedrijf_id, body: { ...company, peppol_id: '0088:8712345678906' } });
    const sending = await api.peppolSendings.createPeppolSending({ id: second.id });
    expect(sending).to.include({ from: '0088:8712345678906', to: '0106:87654321' });
  });

  it('is refused for drafts, incomplete invoices, wrong addresses, and without an integration', async () => {
    const { id: integration } = await given.peppolSandbox();
    const send = (id: number, to?: string) =>
      expectRefusal(api.peppolSendings.createPeppolSending({ id, body: to === undefined ? {} : { to } }));
    const draft = await given.eInvoiceDraft({ peppol_integration_id: integration }, BELGIAN);
    expect(await send(draft.id)).to.include({ status: 406, code: 'ERR_INVOICE_NOT_PERMANENT' });

    const incomplete = await given.peppolInvoice(integration, { iban: null });
    expect(await send(incomplete.id)).to.include({ code: 'ERR_E_INVOICE_INCOMPLETE', field: 'bedrijf.iban' });

    const nobody = await given.peppolInvoice(integration, {}, { btw_nummer: null });
    expect(await send(nobody.id)).to.include({ code: 'ERR_E_INVOICE_INCOMPLETE', field: 'klant.peppol_id' });

    const nameless = await given.peppolInvoice(integration, {
      landcode: 'BE',
      btw_nummer: 'BE0123456748',
      kvk_nummer: null,
    });
    expect(await send(nameless.id)).to.include({ code: 'ERR_E_INVOICE_INCOMPLETE', field: 'bedrijf.peppol_id' });

    const { id } = await given.peppolInvoice(integration);
    expect(await send(id, '0208:0123456748')).to.include({ code: 'ERR_PEPPOL_ID', field: 'to' });

    const unconnected = await given.eInvoice();
    expect(await send(unconnected.id)).to.include({ status: 406, code: 'ERR_PEPPOL_NOT_CONNECTED' });
    expect(await send(2_000_000_000)).to.include({ status: 404 });
  });

  it('is the only one for its invoice while it is queued, sent or delivered', async () => {
    const { id: integration } = await given.peppolSandbox('slow');
    const { id } = await given.peppolInvoice(integration);
    const sendAgain = () => expectRefusal(api.peppolSendings.createPeppolSending({ id }));
    const sending = await api.peppolSendings.createPeppolSending({ id });
    expect(await sendAgain()).to.include({ status: 406, code: 'ERR_PEPPOL_ALREADY_SENT' });

    await jobs.runAllDue();
    expect(await read(sending)).to.include({ status: 'sent', delivered_at: null });
    expect(await sendAgain()).to.include({ code: 'ERR_PEPPOL_ALREADY_SENT' });

    clock.advance({ minutes: 2 });
    await jobs.runAllDue();

    const { status, sent_at, delivered_at } = await read(sending);
    expect(status).to.equal('delivered');
    expect(Date.parse(String(delivered_at)) - Date.parse(String(sent_at))).to.be.at.least(60_000);
    expect(await sendAgain()).to.include({ code: 'ERR_PEPPOL_ALREADY_SENT' });
  });

  it('is created once by concurrent requests', async () => {
    const { id } = await given.peppolInvoice((await given.peppolSandbox()).id);
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, async () => api.peppolSendings.createPeppolSending({ id })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).to.have.length(1);
    await jobs.runAllDue();
    expect(await api.peppolSendings.listPeppolSendings({ factuur_id: id })).to.have.length(1);
  });

  it('that the network refuses shows the reason, and can be requested again', async () => {
    for (const outcome of ['refused', 'unknown'] as const) {
      const refusal = await sendInvoice(outcome);
      expect(refusal).to.include({ status: 'refused', provider_document_id: null, sent_at: null, delivered_at: null });
      expect(refusal.error).to.match(/sandbox/);
      const { id, status } = await api.peppolSendings.createPeppolSending({ id: refusal.factuur_id });
      expect([id > refusal.id, status]).to.deep.equal([true, 'queued']);
    }
  });

  it('without a response is looked up before its retry: the recipient gets it once', async () => {
    const before = (await book()).length;
    const silent = await sendInvoice('silent');
    expect(silent).to.include({ status: 'queued', provider_document_id: null });
    expect(silent.error).to.include('no answer');
    clock.advance({ minutes: 1 });
    await jobs.runAllDue();
    expect(await read(silent)).to.include({ status: 'delivered', error: null });
    expect((await book()).length).to.equal(before + 1);
  });

  it('is listed by invoice, status and whether it needs attention', async () => {
    const good = await sendInvoice('delivered');
    const bad = await sendInvoice('refused');
    const list = async (query: Parameters<typeof api.peppolSendings.listPeppolSendings>[0]) =>
      (await api.peppolSendings.listPeppolSendings({ page_size: 1000, ...query })).map(({ id }) => id);
    expect(await list({ factuur_id: good.factuur_id })).to.deep.equal([good.id]);
    expect(await list({ status: ['refused', 'failed'] }))
      .to.include(bad.id)
      .and.not.include(good.id);
    expect(await list({ has_error: true }))
      .to.include(bad.id)
      .and.not.include(good.id);
    expect(await list({ has_error: false }))
      .to.include(good.id)
      .and.not.include(bad.id);

    const count = async (ids: number) =>
      (await collectSql(async () => api.peppolSendings.listPeppolSendings({ page_size: ids }))).length;
    expect(await count(2)).to.equal(await count(20));
  });

  it('is announced when it changes', async () => {
    const { id } = await given.peppolInvoice((await given.peppolSandbox()).id);
    const events = await collectEvents(async () => {
      await api.peppolSendings.createPeppolSending({ id });
      await jobs.runAllDue();
    });
    const names = events.map(({ event }) => event).filter((event) => event.startsWith('PeppolSending'));
    expect(names).to.include('PeppolSending::postInsert').and.include('PeppolSending::postUpdate');
  });
});

describe('an integration of the Peppol network', () => {
  it('has its own settings, a secret or none, and an address for notifications', async () => {
    const sandbox = await given.peppolSandbox('slow');
    const billit = await given.billitIntegration();
    const storecove = await given.storecoveIntegration();
    expect(sandbox).to.deep.include({ kind: 'peppol_sandbox', settings: { outcome: 'slow' }, secrets_set: [] });
    expect(billit).to.deep.include({ settings: { party_id: '574991' }, secrets_set: ['api_key'] });
    expect(storecove).to.deep.include({ settings: { legal_entity_id: 4711 }, secrets_set: ['api_key'] });

    const addresses = [sandbox, billit, storecove].map(({ notification_url }) => notification_url);
    expect(new Set(addresses).size).to.equal(3);

    for (const address of addresses) expect(address).to.match(/^https?:\/\/.+\/peppol\/melding\/[\w-]{43}$/);
    expect(await api.integrations.getIntegration({ id: billit.id })).to.deep.equal(billit);
    expect(await given.integration()).to.not.have.property('notification_url');

    const plain = await api.integrations.createIntegration({ body: { name: 'Peppol', kind: 'peppol_sandbox' } });
    expect(plain.settings).to.deep.equal({ outcome: 'delivered' });

    const updated = await api.integrations.updateIntegration({
      id: plain.id,
      body: { settings: { outcome: 'silent' } },
    });
    expect(updated).to.deep.include({ settings: { outcome: 'silent' }, notification_url: plain.notification_url });
    expect(await api.integrations.updateIntegration({ id: billit.id, body: billit })).to.deep.equal(billit);
  });

  it('refuses the settings and secrets of other kinds, and requires its own', async () => {
    const create = (body: Parameters<typeof api.integrations.createIntegration>[0]['body']) =>
      expectRefusal(api.integrations.createIntegration({ body }));
    const name = 'Peppol';
    expect(await create({ name, kind: 'billit' })).to.include({ code: 'ERR_REQUIRED', field: 'settings' });
    expect(await create({ name, kind: 'billit', settings: {} })).to.include({ field: 'settings.party_id' });
    expect(await create({ name, kind: 'storecove', settings: { party_id: '1' } })).to.include({
      code: 'ERR_REQUIRED',
      field: 'settings.legal_entity_id',
    });

    const settings = { outcome: 'slow', host: 'smtp.example.com' } as const;
    expect(await create({ name, kind: 'peppol_sandbox', settings })).to.include({
      code: 'ERR_NOT_ALLOWED',
      field: 'settings.host',
    });

    const secrets = { api_key: 'aaaaaaaaaaaa' };
    expect(await create({ name, kind: 'peppol_sandbox', secrets })).to.include({ field: 'secrets.api_key' });
    expect(await create({ name, kind: 'smtp', settings: { port: 25 } })).to.include({ field: 'settings.host' });
  });

  it('is one for Peppol, and of another company too', async () => {
    const sandbox = await given.peppolSandbox();
    const mail = await given.integration();
    expect(await given.company({ peppol_integration_id: sandbox.id })).to.include({
      peppol_integration_id: sandbox.id,
      peppol_automatisch: false,
    });

    expect(await expectRefusal(given.company({ peppol_integration_id: mail.id }))).to.include({
      code: 'ERR_UNKNOWN_REFERENCE',
      field: 'peppol_integration_id',
    });
    expect(await expectRefusal(given.company({ smtp_integration_id: sandbox.id }))).to.include({
      field: 'smtp_integration_id',
    });
    expect(await expectRefusal(api.integrations.deleteIntegration({ id: sandbox.id }))).to.include({
      code: 'ERR_IN_USE',
    });
  });
});
