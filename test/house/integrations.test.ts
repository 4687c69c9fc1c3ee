// Integrations: mail servers of companies, passwords that are written and never read, and mails sent through them.
import { expect } from 'chai';
import type { NewIntegration, QueuedMail } from 'boekstaaf';
import {
  api,
  clock,
  getDatabase,
  collectEvents,
  given,
  jobs,
  journal,
  createClientWith,
  startService,
  sendRaw,
  expectRefusal,
} from '../support/index.ts';
import { startMailServer, type TestMailServer } from '../support/mail-server.ts';
import { advancePastFailures, startMailing, deliverMailBy } from '../support/mailing.ts';
import { pointName, RECEIVER_HOSTS } from '../support/receiver-names.ts';

const LOGIN = { user: 'post@bedrijf.example', password: 'geheim van een bedrijf' };
journal.addSecret(LOGIN.password);

const portOf = ({ url }: TestMailServer): number => Number(new URL(url).port);

/** Creates an integration with this server, which requires a login and has a self-signed certificate. */
function createIntegration(
  server: TestMailServer,
  settings: Partial<NewIntegration['settings']> = {},
): Promise<{ id: number }> {
  return given.integration({
    settings: {
      host: RECEIVER_HOSTS,
      port: portOf(server),
      username: LOGIN.user,
      verify_certificate: false,
      ...settings,
    },
    secrets: { password: LOGIN.password },
  });
}

/** Queues a mail of a new company that uses this integration. */
async function mailOf(smtp_integration_id: number | null): Promise<QueuedMail> {
  const company = await given.company({ smtp_integration_id });
  const person = { voornaam: 'Sanne', email1: 'sanne@klant.example' };
  const customer = await given.customer({ bedrijf_id: company.id, contactpersonen: [person] });
  const { id: boeking_id } = await given.chargedBooking(undefined, { klant_id: customer.id });
  await api.bookings.updateBooking({ id: boeking_id, body: { kosten: { bedrijf_id: company.id } } });
  const mail_to = customer.contactpersonen[0]?.id ?? 0;
  const { id } = await api.invoices.createInvoice({ body: { boeking_id, status: 'definitief', mail_to } });
  const [mail] = await api.mails.listMails({ factuur_id: id });
  if (mail === undefined) throw new Error('No mail was made.');
  return mail;
}

async function useServer(mail: QueuedMail, smtp_integration_id: number | null): Promise<void> {
  const company = await api.companies.getCompany({ id: mail.bedrijf_id });
  await api.companies.updateCompany({ id: company.id, body: { ...company, smtp_integration_id } });
}

/** Runs all due jobs of this file's service, which has no SMTP_URL; returns the mail afterwards. */
async function settleMail({ id }: QueuedMail): Promise<QueuedMail> {
  await jobs.runAllDue();
  return api.mails.getMail({ id });
}

const messagesOf = ({ mails }: TestMailServer): unknown[] => mails.map(({ headers }) => headers.get('message-id'));

describe('integrations', () => {
  it('are created, read, changed and deleted, and show which secrets they have', async () => {
    const settings = { host: 'smtp.example.com', port: 465, security: 'tls', username: 'post' } as const;
    const body = { name: 'Post', kind: 'smtp', settings, secrets: { password: LOGIN.password } } as const;
    const integration = await api.integrations.createIntegration({ body });
    const { id, created_at } = integration;
    const expected = { id, name: 'Post', kind: 'smtp', settings: { ...settings, verify_certificate: true } };
    expect(integration).to.deep.equal({ ...expected, secrets_set: ['password'], created_at, updated_at: created_at });
    expect(await api.integrations.getIntegration({ id })).to.deep.equal(integration);
    expect(await api.integrations.listIntegrations()).to.deep.include(integration);

    clock.advance({ minutes: 1 });
    expect(await api.integrations.updateIntegration({ id, body: integration })).to.deep.equal(integration);

    const renamed = await api.integrations.updateIntegration({ id, body: { name: 'Mail' } });
    expect(renamed).to.deep.include({ name: 'Mail', settings: integration.settings, secrets_set: ['password'] });
    expect(renamed.updated_at).to.not.equal(integration.updated_at);

    const without = await api.integrations.updateIntegration({ id, body: { secrets: { password: null } } });
    expect(without.secrets_set).to.deep.equal([]);

    await api.integrations.deleteIntegration({ id });
    expect(await expectRefusal(api.integrations.getIntegration({ id }))).to.include({ status: 404 });
  });

  it('are announced without their secrets, and keep them encrypted', async () => {
    const events = await collectEvents(() => given.integration({ secrets: { password: LOGIN.password } }));
    expect(events.map(({ event }) => event)).to.deep.equal(['Integration::postInsert', 'Integration::postSave']);
    const feed = await sendRaw('GET', '/api2/events?object=Integration');
    expect(feed.text).to.not.include(LOGIN.password);
    const rows: unknown[] = await getDatabase().read(({ build, query }) => query(build('integrations').select()));
    expect(JSON.stringify(rows))
      .to.match(/v1\.[0-9a-f]{8}\./)
      .and.not.include(LOGIN.password);
  });

  it('are visible only to those who manage companies', async () => {
    const { id } = await given.integration();
    const other = await createClientWith(['editProducten', 'viewContact']);
    expect((await expectRefusal(other.integrations.listIntegrations())).status).to.equal(403);
    expect((await expectRefusal(other.integrations.getIntegration({ id }))).status).to.equal(403);
    const manager = await createClientWith(['editBedrijfsgegevens']);
    expect(await manager.integrations.getIntegration({ id })).to.include({ id });
  });

  it('accept public hosts only, and no login without encryption', async () => {
    const create = (settings: NonNullable<NewIntegration['settings']>): Promise<unknown> =>
      expectRefusal(given.integration({ settings }));
    for (const host of ['127.0.0.1', 'localhost', '10.1.2.3', '169.254.169.254', 'LOCALHOST'])
      expect(await create({ host }), host).to.include({ code: 'ERR_SERVER_ADDRESS', field: 'settings.host' });

    expect(await create({ host: 'smtp.example.com', security: 'none', username: 'post' })).to.include({
      code: 'ERR_CANNOT_COMBINE',
      field: 'settings.security',
    });

    const plain = await given.integration({ settings: { host: 'smtp.example.com', username: 'post' } });
    expect(
      await expectRefusal(
        api.integrations.updateIntegration({ id: plain.id, body: { settings: { security: 'none' } } }),
      ),
    ).to.include({ code: 'ERR_CANNOT_COMBINE', field: 'settings.security' });

    const { id } = await given.integration();
    const change = (host: string): Promise<unknown> =>
      expectRefusal(api.integrations.updateIntegration({ id, body: { settings: { host } } }));
    expect(await change('192.168.1.1')).to.include({ code: 'ERR_SERVER_ADDRESS' });
  });

  it('of Mollie accept whole keys only', async () => {
    const secrets = { api_key: `test_${'a'.repeat(30)}` };
    const { id } = await api.integrations.createIntegration({ body: { name: 'Mollie', kind: 'mollie', secrets } });
    const change = api.integrations.updateIntegration({ id, body: { secrets: { api_key: 'test_a' } } });
    expect(await expectRefusal(change)).to.include({ code: 'ERR_FORMAT', field: 'secrets.api_key' });
  });

  it('use a stored password only for the server that it was stored for', async () => {
    const { id } = await given.integration({ secrets: { password: LOGIN.password } });
    const change = (body: object): Promise<unknown> => expectRefusal(api.integrations.updateIntegration({ id, body }));
    for (const settings of [
      { host: 'other.example' },
      { port: 25 },
      { security: 'none' },
      { verify_certificate: false },
    ])
      expect(await change({ settings })).to.include({ code: 'ERR_SECRET_AGAIN', field: 'secrets.password' });

    const settings = { host: 'other.example' };
    const secrets = { password: 'een ander geheim' };
    journal.addSecret(secrets.password);

    const updatedIntegration = await api.integrations.updateIntegration({ id, body: { settings, secrets } });
    expect(updatedIntegration).to.deep.include({ secrets_set: ['password'] });
    expect(updatedIntegration.settings).to.include({ host: 'other.example', port: 587 });
  });

  it('accept no secrets where the operator has set no key', async () => {
    const keyless = await startService({ environment: { SECRETS_KEY: '' } });
    const body = { name: 'Post', kind: 'smtp', settings: { host: 'smtp.example.com' } };
    const create = (more: object) =>
      sendRaw('POST', '/api2/integrations', { baseUrl: keyless.baseUrl, body: { ...body, ...more } });
    const response = await create({ secrets: { password: LOGIN.password } });
    expect(response.status).to.equal(406);
    expect(response.text)
      .to.include('ERR_SECRETS_KEY')
      .and.include('SECRETS_KEY first')
      .and.not.include(LOGIN.password);

    const creation = await create({});
    expect(creation.status).to.equal(201);

    const path = `/api2/integrations/${String((creation.body as { id: number }).id)}`;
    const update = { secrets: { password: LOGIN.password } };
    const later = await sendRaw('PUT', path, { baseUrl: keyless.baseUrl, body: update });
    expect(later.text).to.include('ERR_SECRETS_KEY');

    await keyless.close();
  });

  it('stay while a company uses them, and companies refer only to existing ones', async () => {
    const { id } = await given.integration();
    await given.company({ smtp_integration_id: id });
    expect(await expectRefusal(api.integrations.deleteIntegration({ id }))).to.include({
      status: 403,
      code: 'ERR_IN_USE',
    });
    const unknown = expectRefusal(given.company({ smtp_integration_id: 999_999 }));
    expect(await unknown).to.include({ code: 'ERR_UNKNOWN_REFERENCE', field: 'smtp_integration_id' });
  });
});

describe('the mail server of a company', () => {
  let server: TestMailServer;

  before(async () => {
    server = await startMailServer({ login: LOGIN, tls: true });
  });

  after(() => server.close());

  it('sends the mails of that company; all others wait for the server of the installation', async () => {
    const { id } = await createIntegration(server);
    const mail = await mailOf(id);
    const other = await mailOf(null);
    expect(await settleMail(mail)).to.include({ status: 'sent', attempts: 1 });
    expect(await settleMail(other)).to.include({ status: 'queued', attempts: 0 });
    expect(messagesOf(server)).to.deep.equal([mail.message_id]);

    const operator = await startMailing();
    const second = await mailOf(id);
    expect(await operator.deliverMail(other)).to.include({ status: 'sent' });
    expect(await deliverMailBy(operator.service, second)).to.include({ status: 'sent' });
    expect(messagesOf(operator.server)).to.deep.equal([other.message_id]);
    expect(messagesOf(server)).to.deep.equal([mail.message_id, second.message_id]);

    await operator.close();
  });

  it('gets mails that waited for it, which wait again while it is removed', async () => {
    const { id } = await createIntegration(server);
    const mail = await mailOf(null);
    expect(await settleMail(mail)).to.include({ status: 'queued', attempts: 0 });
    await useServer(mail, id);
    await useServer(mail, null);
    expect(await settleMail(mail)).to.include({ status: 'queued', attempts: 0 });
    await useServer(mail, id);
    expect(await settleMail(mail)).to.include({ status: 'sent', attempts: 1 });
    expect(messagesOf(server).filter((each) => each === mail.message_id)).to.have.lengthOf(1);
  });

  it('requires a certificate for its name unless verification is off', async () => {
    const { id } = await createIntegration(server, { verify_certificate: true });
    const mail = await mailOf(id);
    const failed = await settleMail(mail);
    expect(failed).to.include({ status: 'queued', attempts: 1 });
    expect(failed.error).to.match(/certificate/i);
    const secrets = { password: LOGIN.password };
    await api.integrations.updateIntegration({ id, body: { settings: { verify_certificate: false }, secrets } });
    advancePastFailures(1);
    expect(await settleMail(mail)).to.include({ status: 'sent', attempts: 2 });
  });

  it('is not connected to where its name resolves to a private address', async () => {
    pointName('smtp.sluw.example', ['203.0.113.9', '127.0.0.1']);
    const { id } = await createIntegration(server, { host: 'smtp.sluw.example' });
    const before = server.mails.length;
    const mail = await settleMail(await mailOf(id));
    expect(mail).to.include({ status: 'queued', attempts: 1 });
    expect(mail.error).to.equal('The host name resolves to an address that is not public.');
    expect(server.mails).to.have.lengthOf(before);
    await api.mails.cancelMail({ id: mail.id });
  });

  it('gets no mail with a password that was stored under another key, which the mail reports', async () => {
    const { id } = await createIntegration(server);
    const mail = await mailOf(id);
    const other = await startService({
      environment: { SECRETS_KEY: 'een heel andere sleutel dan die van hiervoor' },
      failing: true,
    });
    const failed = await deliverMailBy(other, mail);
    expect(failed).to.include({ status: 'queued', attempts: 1 });
    expect(failed.error).to.match(/stored under the key [0-9a-f]{8}, and SECRETS_KEY is now the key [0-9a-f]{8}/);
    advancePastFailures(1);
    expect(await settleMail(mail)).to.include({ status: 'sent' });
    await other.close();
  });
});
