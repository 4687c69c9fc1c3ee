// The outbox for any kind of mail: files of several sources, a file that was deleted, and a mail that became obsolete.
import { expect } from 'chai';
import pino from 'pino';
import type { QueuedMail } from 'boekstaaf';
import { mailKinds } from '../../db/mail-kinds.ts';
import { queueMail, queueDefaultMail } from '../../db/announcements/mail-writing.ts';
import { rows, type MailFile } from '../../db/announcements/mails.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { readMailDetail } from '../../db/invoices/invoice-mails.ts';
import { rows as invoices } from '../../db/invoices/invoices.ts';
import { insertJobs } from '../../db/queue/jobs.ts';
import { sendMail, type FileSource, type Outbox } from '../../jobs/announcements/send-mail.ts';
import type { Job, JobContext, Jobs } from '../../jobs/job.ts';
import { createMailFiles } from '../../jobs/mail-files.ts';
import { openHttpClient } from '../../jobs/announcements/http-client.ts';
import { JobQueue } from '../../jobs/queue.ts';
import { advancePastFailures } from '../support/mailing.ts';
import { api, clock, getDatabase, documentsOf, given, getService } from '../support/index.ts';
import { RECEIVERS } from '../support/receiver-names.ts';
import { startMailServer, type TestMailServer } from '../support/mail-server.ts';

const VOUCHER = Buffer.from('%PDF a voucher');
const PAGES = { publicUrl: 'https://boeken.example' };
const STRANGER = { id: null, geslacht: 'onbekend', aanhef: null, email2: null } as const;
const TERMS = Buffer.from('Terms and conditions');

function queueOf(jobs: Jobs): JobQueue {
  const log = pino({ level: 'silent' });
  return new JobQueue({
    config: getService().config,
    database: getDatabase(),
    jobs,
    now: clock.now,
    log,
    random: () => 0,
  });
}

/** Runs some work in a job. */
async function asJob(work: (context: JobContext) => Promise<void>): Promise<void> {
  const job: Job<never> = { concurrency: 1, retries: [], run: (_: unknown, context: JobContext) => work(context) };
  await getDatabase().write((db) => insertJobs(db, [{ kind: 'work', payload: {} }]));
  await queueOf({ work: job }).runDue();
}

/** Queues a mail with these files instead of the PDF of its invoice. */
async function createMailWith(files: readonly MailFile[]): Promise<QueuedMail> {
  const { id } = await given.invoiceMail();
  await asJob(({ write }) =>
    write(async (db) => {
      await rows.update(db, await readOne(rows.read, db, id), { files });
    }),
  );
  return api.mails.getMail({ id });
}

const createFile = (source: string, id: number, filename: string): MailFile => ({ source, id, filename });

describe('the outbox', () => {
  const hosts = openHttpClient({ allowed: RECEIVERS });
  let server: TestMailServer;

  before(async () => {
    server = await startMailServer();
  });

  after(() => server.close());

  /** Sends what is queued, with sources of files or kinds of mails that may differ from those of the service. */
  async function send(mail: QueuedMail, outbox: Partial<Outbox>): Promise<QueuedMail> {
    const job = sendMail({ kinds: mailKinds, files: {}, smtpUrl: server.url, hosts, ...outbox });
    await queueOf({ 'send-mail': job }).runDue();
    return api.mails.getMail({ id: mail.id });
  }

  it('names every kind of mail by its name in the contract', () => {
    for (const [name, { kind }] of Object.entries(mailKinds)) expect(kind).to.equal(name);
    expect(Object.keys(mailKinds)).to.have.length.greaterThan(3);
  });

  it('shows what a mail is about, also by its older member', async () => {
    const mail = await given.invoiceMail();
    expect(mail.about.kind).to.equal('invoice');
    expect(mail.factuur_id).to.equal(mail.about.id);
    await api.mails.cancelMail({ id: mail.id });
    const again = await api.mails.resendMail({ id: mail.id });
    expect(again.about).to.deep.equal(mail.about);
    expect(again.attachments).to.deep.equal(mail.attachments);
    await api.mails.cancelMail({ id: again.id });
  });

  it('accepts mails to people who are no contact persons, and finds them by what they are about', async () => {
    const { about } = await given.invoiceMail();
    const to = { ...STRANGER, voornaam: 'Noor', achternaam: '{factuur_nummer}', email1: 'noor@koper.example' };
    const texts = { subject: 'Dag', body: '{contactpersoon_aanhef} {contactpersoon_naam}', signature: '' };
    const letter = { id: about.id, to, cc: [], texts, userId: null };

    await asJob(({ write, now }) =>
      write(async (db) => {
        const detail = await readMailDetail(db, await readOne(invoices.read, db, about.id), PAGES);
        expect(await queueMail(db, mailKinds.invoice, { ...letter, detail }, now())).to.deep.equal([]);
      }),
    );

    const [first, second, ...others] = await api.mails.listMails({ about_kind: about.kind, about_id: about.id });
    expect(others).to.deep.equal([]);
    expect(first?.contactpersoon_id).to.be.above(0);
    expect(second).to.deep.include({ contactpersoon_id: null, to: ['noor@koper.example'], about });
    expect(second?.body).to.equal('Beste Noor Noor {factuur_nummer}');

    if (second === undefined) return;

    expect(await send(second, { files: createMailFiles(documentsOf(getDatabase())) })).to.include({ status: 'sent' });
    expect((await api.mails.resendMail({ id: second.id })).contactpersoon_id).to.equal(null);

    await asJob(({ write, now }) =>
      write(async (db) => {
        const detail = await readMailDetail(db, await readOne(invoices.read, db, about.id), PAGES);
        const reminder = { id: about.id, userId: null, detail };
        await queueDefaultMail(db, mailKinds.first_reminder, reminder, now());
      }),
    );

    const [reminded] = await api.mails.listMails({ kind: ['first_reminder'], about_id: about.id });
    expect(reminded?.contactpersoon_id).to.equal(first?.contactpersoon_id);
  });

  it('sends files of several sources, each by its id, under its name and as its type', async () => {
    const calls: [string, number][] = [];

    const createSource =
      (name: string, content: Buffer, type: string): FileSource =>
      (id) => {
        calls.push([name, id]);
        return Promise.resolve({ content, type });
      };

    const files = {
      voucher: createSource('voucher', VOUCHER, 'application/pdf'),
      terms: createSource('terms', TERMS, 'text/plain'),
    };
    const mail = await createMailWith([createFile('voucher', 7, 'bon.pdf'), createFile('terms', 3, 'voorwaarden.txt')]);
    expect(mail.attachments).to.deep.equal(['bon.pdf', 'voorwaarden.txt']);
    expect(await send(mail, { files })).to.include({ status: 'sent' });
    expect(calls).to.deep.equal([
      ['voucher', 7],
      ['terms', 3],
    ]);

    const arrived = server.mails.find(({ headers }) => headers.get('message-id') === mail.message_id);
    expect(arrived?.files.map(({ name, type, bytes }) => [name, type, bytes.toString()])).to.deep.equal([
      ['bon.pdf', 'application/pdf', VOUCHER.toString()],
      ['voorwaarden.txt', 'text/plain', TERMS.toString()],
    ]);
  });

  it('fails a mail whose file no longer exists, and names the file', async () => {
    const mail = await createMailWith([createFile('voucher', 7, 'bon.pdf')]);
    const failed = await send(mail, { files: { voucher: () => Promise.resolve(null) } });
    expect(failed).to.include({ status: 'failed', attempts: 1 });
    expect(failed.error).to.equal('The attachment bon.pdf no longer exists.');
  });

  it('retries a mail whose file could not be made, or whose source this process does not know', async () => {
    const mail = await createMailWith([createFile('voucher', 7, 'bon.pdf')]);
    const failing = await send(mail, { files: { voucher: () => Promise.reject(new Error('No paper')) } });
    expect(failing).to.include({ status: 'queued', attempts: 1 });
    expect(failing.error).to.match(/could not be made: .*No paper/);
    advancePastFailures(1);
    const unknown = await send(mail, {});
    expect(unknown).to.include({ status: 'queued', attempts: 2 });
    expect(unknown.error).to.match(/source voucher are unknown/);
    await api.mails.cancelMail({ id: mail.id });
  });

  it('cancels a mail that its kind calls obsolete, with the reason, and asks with the id of the subject', async () => {
    const mail = await given.invoiceMail();
    const ids: number[] = [];
    const pointless = (_db: unknown, id: number): Promise<string> => {
      ids.push(id);
      return Promise.resolve('The shift was cancelled.');
    };
    const kinds = { ...mailKinds, invoice: { ...mailKinds.invoice, findObsoleteReason: pointless } };
    const cancelled = await send(mail, { kinds });
    expect(cancelled).to.include({ status: 'cancelled', error: 'The shift was cancelled.', attempts: 0 });
    expect(ids).to.deep.equal([mail.about.id]);
  });
});
