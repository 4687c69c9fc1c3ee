// Canaries in every secret: no response, event, mail, PDF or log line of the service contains any of them afterwards.
import { expect } from 'chai';
import { EVENT_OBJECTS } from '../../generated/operations.ts';
import { contract, addressOf, requestOf } from '../support/contract.ts';
import { ADMINISTRATOR, api, basic, given, jobs, journal, sendRaw } from '../support/index.ts';
import { startMailing, type MailingService } from '../support/mailing.ts';
import { readPdf } from '../support/pdf.ts';
import { closeReceivers, startReceiver, type WebhookReceiver } from '../support/receiver.ts';

const canaries = new Map<string, string>();

/** Stores a secret with its label, to search for it later; returns the secret. */
function plantCanary(label: string, secret: string): string {
  canaries.set(label, secret);
  journal.addSecret(secret);
  return secret;
}

/** Returns the labels of the secrets in a text, in any encoding. */
function findSecrets(text: string): string[] {
  const lower = text.toLowerCase();
  return [...canaries].flatMap(([label, secret]) => {
    const encodings = [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64').replace(/=+$/, '')];
    return encodings.some((encoding) => lower.includes(encoding.toLowerCase())) ? [label] : [];
  });
}

const SMTP_LOGIN = {
  user: 'boekstaaf',
  password: plantCanary('the password of the mail server', 'kanarie-van-smtp-9Qz'),
};

/** Subscribes a receiver to everything that can be announced. */
async function subscribeToAll(): Promise<WebhookReceiver> {
  const target = await startReceiver();
  const names = EVENT_OBJECTS.map((object) => `${object}::postSave` as const);
  for (const name of names)
    plantCanary(`the secret for ${name}`, (await given.webhook({ name, url: target.url })).secret);
  return target;
}

/** Creates and uses secrets of every kind, also in wrong places. */
async function useSecrets(): Promise<void> {
  const wachtwoord = plantCanary('the password of an account', 'kanarie-een-7Hw');
  const user = await given.user({ wachtwoord, permissies: ['editUsers', 'editLocaties'] });
  const auth = { username: user.gebruikersnaam, password: wachtwoord };
  await sendRaw('POST', '/api2/locaties', { auth, body: { naam: 'Baan 1' } });
  await basic.users.setUserPassword({
    id: user.id,
    body: { wachtwoord: plantCanary('the password it was given', 'kanarie-twee-5Kd') },
  });
  await basic.users.updateUser({
    id: user.id,
    body: { wachtwoord: plantCanary('the password it has now', 'kanarie-drie-3Lp') },
  });

  const key = await given.apiKey({ user_id: user.id });
  plantCanary('a token', key.token);
  await sendRaw('POST', '/api2/locaties', { auth: { apiKey: key.token }, body: { naam: 'Baan 2' } });
  plantCanary(
    'the token after it',
    (await basic.apiKeys.rotateApiKey({ id: key.id, body: { overlap_uren: 24 } })).token,
  );

  const password = plantCanary('the password of the mail server of a company', 'kanarie-van-bedrijf-4Vb');
  const integration = await given.integration({ secrets: { password } });
  await given.company({ smtp_integration_id: integration.id });

  const webhook = await given.webhook({ url: 'https://receiver.example/' });
  plantCanary('the secret of a webhook', webhook.secret);
  plantCanary('the secret after it', (await api.webhooks.rotateWebhookSecret({ id: webhook.id })).secret);
}

/** Returns the responses to callers who put a secret in the wrong place. */
async function misplaceSecrets(): Promise<string> {
  const token = canaries.get('a token') ?? '';
  const password = canaries.get('the password it has now') ?? '';
  const responses = [
    await sendRaw('GET', '/api2/locaties', { auth: null, headers: { authorization: `Basic ${token}` } }),
    await sendRaw('GET', '/api2/locaties', { auth: null, headers: { authorization: `Bearer ${token}x` } }),
    await sendRaw('GET', '/api2/locaties', { auth: { username: 'nobody', password } }),
    await sendRaw('POST', '/api2/gebruikers', { auth: ADMINISTRATOR, body: { wachtwoord: { text: password } } }),
    await sendRaw('POST', '/api2/gebruikers', {
      auth: ADMINISTRATOR,
      headers: { 'content-type': 'application/json' },
      body: `{"wachtwoord":"${password}"`,
    }),
    await sendRaw('POST', '/api2/gebruikers', {
      auth: ADMINISTRATOR,
      body: { gebruikersnaam: 'x', wachtwoord: [password] },
    }),
  ];
  expect(responses.map(({ status }) => status)).to.deep.equal([401, 401, 401, 406, 406, 406]);

  return responses.map(({ text, headers }) => text + JSON.stringify(headers)).join('\n');
}

/** Returns the responses of every reading operation, for all objects. */
async function readEverything(): Promise<string> {
  const reads = contract.filter(({ method }) => method === 'GET');
  const texts: string[] = [];
  for (const operation of reads) {
    const { text } = await sendRaw('GET', addressOf(operation, 1), { auth: ADMINISTRATOR, ...requestOf(operation) });
    texts.push(text);
  }
  for (const { id } of await api.webhooks.listWebhooks())
    for (const delivery of await api.webhooks.listWebhookDeliveries({ id }))
      texts.push((await sendRaw('GET', `/api2/webhooks/${String(id)}/deliveries/${String(delivery.id)}`)).text);
  for (const path of ['/metrics', '/health', '/ready', '/openapi.json'])
    texts.push((await sendRaw('GET', path, { auth: null })).text);
  return texts.join('\n');
}

describe('secrets', () => {
  let mails: MailingService;

  before(async () => {
    mails = await startMailing({ login: SMTP_LOGIN, refuse: () => [550, 'Nobody here'] });
  });

  after(async () => {
    await Promise.all([mails.close(), closeReceivers()]);
  });

  it('are returned to their owner once, and never again', async () => {
    const target = await subscribeToAll();
    await useSecrets();

    const { server, deliverMail } = mails;
    const queued = await given.invoiceMail();
    const bounced = await deliverMail(queued);

    await jobs.runAllDue();
    const printed = await api.invoices.getInvoicePdf({ id: queued.factuur_id ?? 0 });

    expect(target.received.length).to.be.greaterThan(10);
    expect(bounced.status).to.equal('failed');
    expect(
      findSecrets(target.received.map(({ path, headers, body }) => path + JSON.stringify(headers) + body).join('\n')),
      'webhooks',
    ).to.deep.equal([]);
    expect(findSecrets(await misplaceSecrets()), 'refusals').to.deep.equal([]);
    expect(findSecrets(await readEverything()), 'answers').to.deep.equal([]);
    expect(
      findSecrets(JSON.stringify(await readPdf(new Uint8Array(await printed.arrayBuffer())))),
      'PDF',
    ).to.deep.equal([]);
    expect(findSecrets(JSON.stringify([...server.mails])), 'mails').to.deep.equal([]);
    expect(findSecrets(journal.readLines().join('\n')), 'log').to.deep.equal([]);
    expect(new Set(canaries.values()).size).to.be.greaterThan(50);
  });
});
