// The content of the build: every file that is loaded on first use works in the built server.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { expect } from 'chai';
import { Boekstaaf, type Invoice } from 'boekstaaf';
import { ADMINISTRATOR, createDatabase, sendRaw } from '../support/index.ts';
import { SECRETS_KEY } from '../support/secrets-key.ts';
import { startChildServer, type ChildServer } from '../support/child-server.ts';
import { createFirstInvoice } from '../support/first-invoice.ts';
import { readWebImageSize } from '../../domain/house/image.ts';
import { imageOf, SMALLEST_PNG } from '../support/images.ts';
import { openIssuer, type TestIssuer } from '../support/issuer.ts';
import { startMailServer, type TestMailServer } from '../support/mail-server.ts';
import { closeReceivers, startReceiver, type WebhookReceiver } from '../support/receiver.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PUBLIC_URL = 'https://reserveren.buitengoed.example';
/** The folders of code for browsers: esbuild bundles the files of a page, and the pages are opened below. */
const BROWSER_FILES = /^http\/pages\/[^/]+\//;

describe('the built server', () => {
  let server: ChildServer;
  let mails: TestMailServer;
  let hooks: WebhookReceiver;
  let client: Boekstaaf;
  let invoice: Invoice;
  let issuer: TestIssuer;

  before(async () => {
    mails = await startMailServer();
    hooks = await startReceiver();
    issuer = await openIssuer(PUBLIC_URL);
    const settings = { SMTP_URL: mails.url, WEBHOOK_ALLOWED_HOSTS: 'localhost', SECRETS_KEY };
    const DATABASE_URL = await createDatabase('built');
    server = await startChildServer({ DATABASE_URL, PUBLIC_URL, ...settings, ...issuer.environment });
    client = new Boekstaaf({ baseUrl: server.baseUrl, ...ADMINISTRATOR, retries: 0 });
    const url = `http://localhost:${String(hooks.port)}/`;
    await client.webhooks.createWebhook({ body: { name: 'Factuur::postInsert', url } });
    invoice = await createFirstInvoice(client);
  });

  after(async () => {
    expect(await server.end('SIGTERM')).to.deep.equal({ code: 0, signal: null });
    await closeReceivers();
    await Promise.all([mails.close(), issuer.close()]);
  });

  // Lazily loaded files, each with a request that needs it.
  const needing: Readonly<Record<string, () => Promise<void>>> = {
    'domain/values/xml.ts': async () => {
      const xml = await (await client.invoices.getInvoiceUbl({ id: invoice.id })).text();
      expect(xml)
        .to.match(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<Invoice /)
        .and.include('"EUR">121.00<');
    },
    'jobs/announcements/mail-transport.ts': async () => {
      while ((await client.mails.listMails())[0]?.status !== 'sent');
      expect(mails.mails[0]?.receivers).to.deep.equal(['anna@bakker.example']);
      // Printed in a separate thread, with fonts from files.
      const pdf = Buffer.from(await (await client.invoices.getInvoicePdf({ id: invoice.id })).arrayBuffer());
      expect(mails.mails[0]?.files.map(({ bytes }) => bytes.equals(pdf))).to.deep.equal([true]);
    },
    'jobs/announcements/receivers.ts': async () => {
      await hooks.waitUntil(() => hooks.received.length > 0);
      expect(hooks.received[0]?.body).to.include(`"factuur_nummer":"${String(invoice.factuur_nummer)}"`);
    },
    'http/request/password-guesses.ts': async () => {
      const body = { huidig_wachtwoord: ADMINISTRATOR.password, wachtwoord: 'password1234' };
      const refusal = await sendRaw('POST', '/api2/wachtwoord', { baseUrl: server.baseUrl, auth: ADMINISTRATOR, body });
      expect(refusal.body).to.have.nested.property('[0].code', 'ERR_PASSWORD_GUESSABLE');
    },
    'domain/house/file-signature.ts': async () => {
      const { id } = await client.attachments.createAttachment({ body: { naam: 'Plattegrond' } });
      const { bestand } = await client.attachments.replaceAttachmentFile({ id, body: new Blob([SMALLEST_PNG]) });
      expect(bestand?.media_type).to.equal('image/png');
    },
    'jobs/access/issuer-client.ts': async () => {
      const response = await sendRaw('GET', '/kantoor/inloggen/oidc', { baseUrl: server.baseUrl, auth: null });
      expect(response.headers['location']).to.include(`${issuer.url}/auth?`);
    },
    'db/engine/sqlite/sqlite.ts': expectListed,
    'db/engine/sqlite/attempt-for.ts': expectListed,
    // The server made the database at its start.
    'db/engine/sqlite/migrating.ts': expectListed,
    'db/engine/postgres/pools.ts': expectListed,
    'db/engine/sqlite/worker.ts': async () => {
      const sales = await client.statistics.getSalesStatistics({ groepeer_tijd: 'jaar', referentiedatum: 'factuur' });
      expect(sales.map(({ data }) => data.gefactureerd_bedrag_inclusief_btw)).to.deep.equal([121]);
    },
    'jobs/announcements/logo-image.ts': async () => {
      const [template] = await client.pdfTemplates.listPdfTemplates();
      const logo = new Blob([await imageOf('png', 1200, 300)]);
      await client.pdfTemplates.replacePdfTemplateLogo({ id: template?.id ?? 0, body: logo });
      const { klant_id, boeking_id } = invoice;
      const copied = { klant_id, boeking_id, begin: '2027-04-10T15:00', personen: 20 };
      const again = await client.bookings.createBooking({ body: { ...copied, status: 'definitief' } });
      const { contactpersonen } = await client.customers.getCustomer({ id: klant_id });
      const body = { boeking_id: again.id, status: 'definitief' as const, mail_to: contactpersonen[0]?.id ?? 0 };
      await client.invoices.createInvoice({ body });
      while (mails.mails.length < 2) await client.mails.listMails();
      const imageSize = readWebImageSize(mails.mails[1]?.images.get('logo')?.bytes ?? new Uint8Array());
      expect(imageSize).to.include({ width: 480, height: 120 });
    },
  };

  async function expectListed(): Promise<void> {
    const invoices = await client.invoices.listInvoices();
    expect(invoices.map(({ id }) => id)).to.deep.equal([invoice.id]);
  }

  for (const [file, works] of Object.entries(needing)) it(`works where it needs ${file}`, works);

  it('contains the thread that resizes images', async () => {
    const [product] = await client.products.listProducts();
    const id = product?.id ?? 0;
    await client.products.replaceProductImage({ id, body: new Blob([await imageOf('png', 400, 200)]) });
    const small = await client.products.getProductImage({ id, breedte: 80 });
    expect(readWebImageSize(new Uint8Array(await small.arrayBuffer())).width).to.equal(80);
  });

  it('loads no other file lazily that is missing from this suite', () => {
    const folders = ['server.ts', 'config', 'http', 'handlers', 'domain', 'db', 'jobs', 'print'];
    const files = folders.flatMap((folder) =>
      folder.endsWith('.ts')
        ? [folder]
        : readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
            .filter((name) => name.endsWith('.ts'))
            .map((name) => posix.join(folder, name))
            .filter((path) => !BROWSER_FILES.test(path)),
    );

    const later = files.flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/[^\w]import\('(\.[^']+)'\)/g)].map(([, name = '']) =>
        posix.join(posix.dirname(file), name),
      ),
    );
    expect([...new Set(later)].sort()).to.deep.equal(Object.keys(needing).sort());
  });

  it('serves the reference and the pages for staff with all their files, and the contract', async () => {
    const requestPage = (path: string): ReturnType<typeof sendRaw> =>
      sendRaw('GET', path, { baseUrl: server.baseUrl, auth: null });
    for (const page of ['/docs', '/kantoor']) {
      const files = [...(await requestPage(page)).text.matchAll(/(?:src|href)="([^"#]+)/g)];
      expect(files.length, page).to.be.greaterThan(2);
      for (const [, file = ''] of files) expect((await requestPage(file)).status, file).to.equal(200);
    }

    const parts = [...(await requestPage('/kantoor/main.js')).text.matchAll(/"\.\/(part-\w+\.js)"/g)];
    expect(parts.length).to.be.greaterThan(10);

    for (const [, part = ''] of parts) expect((await requestPage(`/kantoor/${part}`)).status, part).to.equal(200);
    const here = (await sendRaw('GET', '/openapi.json', { auth: null })).body as { servers: unknown };
    const there = (await requestPage('/openapi.json')).body as { servers: unknown };
    expect({ ...there, servers: here.servers }).to.deep.equal(here);
  });
});
