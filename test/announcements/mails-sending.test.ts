// Sending of mails: a real mail server accepts them, is down or slow, refuses some recipients, or breaks off midway.
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { expect } from 'chai';
import type { QueuedMail } from 'boekstaaf';
import { readConfig } from '../../config/config.ts';
import { documentOf } from '../../db/invoices/invoice-documents.ts';
import { startMailServer, type ReceivedMail } from '../support/mail-server.ts';
import { expireLeases } from '../support/after-a-kill.ts';
import { advancePastFailures, startMailing, deliverMailBy, startWithMailServer } from '../support/mailing.ts';
import { api, clock, getDatabase, collectEvents, given, jobs, journal, expectRefusal } from '../support/index.ts';
import { scaleWait } from '../support/patience.ts';
import { readPdf } from '../support/pdf.ts';
import { runWrite } from '../support/knex-writes.ts';

let count = 0;

/** Queues a mail with a subject of its own, to one person and with a copy to another. */
async function createMail(): Promise<QueuedMail> {
  count += 1;
  const { contactpersonen } = await given.customer({
    contactpersonen: [
      { voornaam: 'Sanne', email1: `sanne${String(count)}@klant.example` },
      { voornaam: 'Bas', email1: `bas${String(count)}@klant.example` },
    ],
  });
  const [mail_to = 0, copy = 0] = contactpersonen.map(({ id }) => id);

  return given.invoiceMail({
    mail_to,
    mail_cc: [copy],
    mail_subject: `Factuur nummer ${String(count)} ✓`,
    mail_body: 'Dag,\n.\nTot ziens ✓',
  });
}

const findReceived = (mails: readonly ReceivedMail[], { message_id }: QueuedMail): readonly ReceivedMail[] =>
  mails.filter(({ headers }) => headers.get('message-id') === message_id);

describe('a mail that is sent', () => {
  it('arrives with its texts, its recipients and the PDF of its invoice', async () => {
    const { server, deliverMail: deliver, close } = await startMailing();
    const queued = await createMail();
    const delivered = await deliver(queued);
    expect(delivered).to.deep.equal({
      ...queued,
      status: 'sent',
      attempts: 1,
      delivered_to: [...queued.to, ...queued.cc],
      sent_at: delivered.sent_at,
    });
    expect(Date.parse(delivered.sent_at ?? '')).to.equal(Date.parse(clock.now()));

    const [arrived] = findReceived(server.mails, queued);
    expect(arrived?.receivers).to.deep.equal([...queued.to, ...queued.cc]);
    expect(arrived?.from).to.equal(queued.from_address);
    expect(arrived?.text.trim()).to.equal('Dag,\n.\nTot ziens ✓');

    const readHeader = (name: string): string | undefined => arrived?.headers.get(name);
    expect(readHeader('subject')).to.equal(queued.subject);
    expect(readHeader('to')).to.equal(queued.to[0]);
    expect(readHeader('cc')).to.equal(queued.cc[0]);
    expect(readHeader('from')).to.include(queued.from_name).and.include(`<${queued.from_address}>`);
    expect(Date.parse(readHeader('date') ?? '')).to.equal(Date.parse(queued.created_at));

    const pdf = Buffer.from(await (await api.invoices.getInvoicePdf({ id: queued.factuur_id ?? 0 })).arrayBuffer());
    expect(arrived?.files.map(({ name, type }) => [name, type])).to.deep.equal([
      [queued.attachments[0], 'application/pdf'],
    ]);
    expect(arrived?.files[0]?.bytes.equals(pdf)).to.equal(true);

    await close();
  });

  it('has, as the confirmation of a payment, the invoice with the amount that was paid', async () => {
    const { server, deliverMail: deliver, close } = await startMailing();
    const { id: betaalmethode_id } = await given.paymentMethod({ naam: 'Pin', bevestiging_mailen: true });
    const invoice = await given.mailedInvoice();
    const readStoredPdf = async (): Promise<string> => (await api.invoices.getInvoicePdf({ id: invoice.id })).text();
    const before = await readStoredPdf();
    const pages: string[] = [];

    for (const bedrag of [21, 100]) {
      await api.invoicePayments.createInvoicePayment({ id: invoice.id, body: { bedrag, betaalmethode_id } });
      const mails = await api.mails.listMails({ factuur_id: invoice.id });
      const confirmation = mails.at(-1) as QueuedMail;
      expect(confirmation.kind).to.equal('payment_confirmation');
      await deliver(confirmation);
      const [file] = findReceived(server.mails, confirmation)[0]?.files ?? [];
      pages.push((await readPdf(file?.bytes ?? Buffer.alloc(0))).text.replaceAll('  ', ' '));
    }

    expect(pages[0]).to.match(/Betaald · .* · Pin\n€ −21,00\nNog te betalen\n€ 100,00/);
    expect(pages[1])
      .to.match(/Betaald op/)
      .and.match(/Deze factuur is voldaan/);
    expect(await readStoredPdf(), 'the invoice itself').to.equal(before);

    await close();
  });

  it('is announced on its way and at its arrival, and is not sent again', async () => {
    const { server, service, deliverMail: deliver, close } = await startMailing();
    const queued = await createMail();
    const events = await collectEvents(() => deliver(queued));
    expect(events.filter(({ object }) => object === 'QueuedMail').map(({ event }) => event)).to.deep.equal([
      'QueuedMail::postUpdate',
      'QueuedMail::postSave',
      'QueuedMail::postUpdate',
      'QueuedMail::postSave',
    ]);

    clock.advance({ days: 1 });
    expect(await deliverMailBy(service, queued)).to.include({ attempts: 1 });
    expect(findReceived(server.mails, queued)).to.have.lengthOf(1);

    await close();
  });

  it('waited for a mail server to be configured', async () => {
    const queued = await createMail();
    await jobs.runAllDue();
    const { server, deliverMail: deliver, close } = await startMailing();
    expect(await deliver(queued)).to.include({ status: 'sent' });
    expect(findReceived(server.mails, queued)).to.have.lengthOf(1);
    await close();
  });

  it('is not sent after it was taken back, until it is sent again', async () => {
    const { server, service, deliverMail: deliver, close } = await startMailing();
    const queued = await createMail();
    await api.mails.cancelMail({ id: queued.id });
    expect(await deliver(queued)).to.include({ status: 'cancelled', attempts: 0 });
    const again = await api.mails.resendMail({ id: queued.id });
    expect(await deliverMailBy(service, again)).to.include({ status: 'sent' });
    expect(findReceived(server.mails, queued)).to.deep.equal([]);
    expect(findReceived(server.mails, again)).to.have.lengthOf(1);
    const twice = await api.mails.resendMail({ id: again.id });
    expect(await deliverMailBy(service, twice)).to.include({ status: 'sent' });
    await close();
  });

  it('has no header and no recipient that was injected in a name', async () => {
    const { server, deliverMail: deliver, close } = await startMailing();
    const evil = 'Piet\r\nBcc: dief@elders.example\r\n\r\n<b>';
    const company = await given.company({ weergavenaam: `"Goed, <x@y.example>" ${evil}` });
    const customer = await given.customer({
      bedrijf_id: company.id,
      contactpersonen: [{ voornaam: evil, email1: "o'brien+x@klant.example" }],
    });
    const booking = await given.chargedBooking(undefined, { klant_id: customer.id });
    await api.bookings.updateBooking({ id: booking.id, body: { kosten: { bedrijf_id: company.id } } });

    const mail_to = customer.contactpersonen[0]?.id ?? 0;
    const body = {
      mail_to,
      mail_subject: `Voor {contactpersoon_voornaam} ${evil}`,
      mail_body: '{contactpersoon_voornaam}',
    };

    const invoice = await api.invoices.createInvoice({
      body: { boeking_id: booking.id, status: 'definitief', ...body },
    });
    const [queued] = await api.mails.listMails({ factuur_id: invoice.id });
    if (queued === undefined) throw new Error('No mail was made.');

    await deliver(queued);
    const [arrived] = findReceived(server.mails, queued);
    expect(arrived?.receivers).to.deep.equal(["o'brien+x@klant.example"]);
    expect(arrived?.from).to.equal(company.email);
    expect(arrived?.head.filter((line) => /^(bcc|<b>)/i.test(line))).to.deep.equal([]);
    expect(arrived?.headers.get('subject')).to.equal(queued.subject);

    // Names are on one line, and mail programs link no address in them: docs/decisions/214-visitors.md.
    expect(arrived?.text.trim()).to.equal('Piet Bcc: dief@elders.\u200bexample <b>');

    await close();
  });
});

describe('a mail server', () => {
  it('that is down gets the mail later, with the same Message-ID', async () => {
    const downServer = await startMailServer();
    await downServer.close();

    const service = await startWithMailServer(downServer.url);
    const queued = await createMail();
    const failed = await deliverMailBy(service, queued);
    expect(failed).to.include({ status: 'queued', attempts: 1, sent_at: null });
    expect(failed.error).to.match(/ECONNREFUSED/);

    const back = await startMailServer({}, Number(new URL(downServer.url).port));
    expect(await deliverMailBy(service, queued), 'before it is time').to.include({ status: 'queued', attempts: 1 });

    advancePastFailures(1);
    expect(await deliverMailBy(service, queued)).to.include({ status: 'sent', attempts: 2, error: null });
    expect(findReceived(back.mails, queued)).to.have.lengthOf(1);

    await Promise.all([back.close(), service.close()]);
  });

  it('that asks for a retry (4xx) gets one, and what it accepted then was the same mail', async () => {
    let isBusy = true;
    const busy = { refuse: () => (isBusy ? ([451, 'Greylisted'] as const) : null) };
    const { server, deliverMail: deliver, close } = await startMailing(busy);
    const queued = await createMail();
    const deferredMail = await deliver(queued);
    expect(deferredMail).to.include({ status: 'queued', attempts: 1 });
    expect(deferredMail.error).to.include('451 Greylisted');
    isBusy = false;
    advancePastFailures(1);
    expect(await deliver(queued)).to.include({ status: 'sent', attempts: 2, message_id: queued.message_id });
    expect(findReceived(server.mails, queued)).to.have.lengthOf(1);
    await close();
  });

  it('that never accepts a mail gets eleven attempts within five days, then the mail has failed', async () => {
    const { deliverMail: deliver, close } = await startMailing({ refuse: () => [452, 'Full'] });
    const queued = await createMail();
    const begin = Date.parse(clock.now());

    for (let times = 1; times <= 10; times++) {
      expect(await deliver(queued)).to.include({ status: 'queued', attempts: times });
      advancePastFailures(times);
    }

    expect(await deliver(queued)).to.include({ status: 'failed', attempts: 11 });
    expect(Date.parse(clock.now()) - begin).to.be.within(4 * 86_400_000, 5 * 86_400_000);

    clock.advance({ days: 2 });
    const givenUp = await deliver(queued);
    expect(givenUp).to.include({ status: 'failed', attempts: 11 });
    expect(givenUp.error).to.include('452 Full');

    const again = await api.mails.resendMail({ id: queued.id });
    expect(again).to.include({ status: 'queued', attempts: 0, error: null });

    await api.mails.cancelMail({ id: again.id });
    await close();
  });

  it('that refuses for good (5xx) gets no retry', async () => {
    const {
      server,
      deliverMail: deliver,
      close,
    } = await startMailing({
      refuse: (address) => (address.endsWith('@klant.example') ? [550, 'Nobody here'] : null),
    });
    const queued = await createMail();
    const failed = await deliver(queued);
    expect(failed).to.include({ status: 'failed', attempts: 1 });
    expect(failed.error).to.include(queued.to[0]).and.include('550 Nobody here');

    clock.advance({ days: 5 });
    expect(await deliver(queued)).to.include({ attempts: 1 });
    expect(server.mails).to.deep.equal([]);

    await close();
  });

  it('that refused a mail no longer counts as failed once the mail was sent again or dismissed', async () => {
    const { deliverMail: deliver, close } = await startMailing({ refuse: () => [550, 'Nobody here'] });
    const listGivenUp = async (): Promise<number[]> =>
      (await api.mails.listMails({ status: ['failed'] })).map(({ id }) => id);
    const first = await deliver(await createMail());
    const second = await deliver(await createMail());
    expect(await listGivenUp()).to.include.members([first.id, second.id]);

    const again = await api.mails.resendMail({ id: first.id });
    expect(await api.mails.getMail({ id: first.id })).to.deep.equal({ ...first, status: 'cancelled' });
    expect(await api.mails.cancelMail({ id: second.id })).to.deep.equal({ ...second, status: 'cancelled' });
    expect(await listGivenUp())
      .to.not.include(first.id)
      .and.not.include(second.id);

    await api.mails.cancelMail({ id: again.id });
    await close();
  });

  it('that accepts some recipients gets a retry for the others only', async () => {
    let later = 451;
    const {
      server,
      deliverMail: deliver,
      close,
    } = await startMailing({
      refuse: (address) => (address.startsWith('bas') && later !== 0 ? [later, 'Not he'] : null),
    });
    const queued = await createMail();
    const half = await deliver(queued);
    expect(half).to.deep.include({ status: 'queued', delivered_to: queued.to });
    expect(half.error).to.equal(`${queued.cc[0] ?? ''}: ${half.error?.split(': ').slice(1).join(': ') ?? ''}`);

    later = 0;
    advancePastFailures(1);
    expect(await deliver(queued)).to.deep.include({ status: 'sent', delivered_to: [...queued.to, ...queued.cc] });
    expect(findReceived(server.mails, queued).map(({ receivers }) => receivers)).to.deep.equal([queued.to, queued.cc]);

    for (const each of findReceived(server.mails, queued)) expect(each.headers.get('cc')).to.equal(queued.cc[0]);
    later = 550;

    const other = await createMail();
    expect(await deliver(other)).to.deep.include({ status: 'failed', delivered_to: other.to, attempts: 1 });

    await close();
  });

  it('that breaks off after it received a mail gets the same one again', async () => {
    let breaks = true;
    const {
      server,
      deliverMail: deliver,
      close,
    } = await startMailing({
      onReceived: () => {
        if (breaks) server.cut();
        return Promise.resolve();
      },
    });
    const queued = await createMail();
    expect(await deliver(queued)).to.include({ status: 'queued', attempts: 1 });

    breaks = false;
    advancePastFailures(1);
    expect(await deliver(queued)).to.include({ status: 'sent', attempts: 2 });

    const both = findReceived(server.mails, queued);
    expect(both).to.have.lengthOf(2);
    expect(both[0]?.text).to.equal(both[1]?.text);

    await close();
  });

  it('that is slow delays four mails and nothing else', async () => {
    const resolvers: (() => void)[] = [];
    let isSlow = true;
    const { server, service, close } = await startMailing({
      onReceived: () => (isSlow ? new Promise((resolve) => resolvers.push(resolve)) : Promise.resolve()),
    });
    const slow: QueuedMail[] = [];
    for (let at = 0; at < 6; at++) slow.push(await createMail());
    service.queue.start();
    while (resolvers.length < 4) await new Promise(setImmediate);

    expect(await api.mails.listMails({ status: ['sending'] })).to.have.lengthOf(4);
    expect(server.mails).to.have.lengthOf(4);

    const [first] = slow;
    const refusal = await expectRefusal(api.mails.cancelMail({ id: first?.id ?? 0 }));
    expect(refusal.codes).to.deep.equal(['ERR_MAIL_NOT_QUEUED']);

    const { id } = await given.finalisedInvoice();
    const isPrinted = (): Promise<boolean> =>
      getDatabase().read(async (db) => (await documentOf(db, id)) !== undefined);

    while (!(await isPrinted())) await new Promise(setImmediate);
    isSlow = false;
    for (const go of resolvers) go();

    const isSent = async (): Promise<boolean> =>
      (await Promise.all(slow.map(({ id }) => api.mails.getMail({ id })))).every((each) => each.status === 'sent');
    while (!(await isSent())) await new Promise(setImmediate);
    await service.queue.stop(scaleWait(1_000));
    await close();
  });

  it('that never responds is abandoned when the process stops; another sends the mail', async () => {
    const silent = createServer();
    const sockets = new Set<Socket>();
    silent.on('connection', (socket) => sockets.add(socket));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');

    const service = await startWithMailServer(`smtp://127.0.0.1:${String((silent.address() as AddressInfo).port)}`);
    const queued = await createMail();
    service.queue.start();
    await once(silent, 'connection');
    await service.queue.stop(0);

    expect(await api.mails.getMail({ id: queued.id })).to.include({ status: 'sending', attempts: 1 });
    expect((await expectRefusal(api.mails.cancelMail({ id: queued.id }))).status).to.equal(406);

    const other = await startMailing();
    expect(await other.deliverMail(queued)).to.include({ status: 'sent', attempts: 2 });

    for (const socket of sockets) socket.destroy();
    silent.close();
    await Promise.all([other.close(), service.close()]);
  });

  it('that received a mail before the process died gets it again from another, after the lease', async () => {
    const resolvers: (() => void)[] = [];
    const { server, service, close } = await startMailing({
      onReceived: () => new Promise((resolve) => resolvers.push(resolve)),
    });
    const queued = await createMail();

    service.queue.start();
    while (resolvers.length === 0) await new Promise(setImmediate);

    const other = await startMailing();
    await expireLeases(getDatabase());
    expect(await other.deliverMail(queued)).to.include({ status: 'sent', attempts: 2 });
    expect(findReceived(server.mails, queued)).to.have.lengthOf(1);
    expect(findReceived(other.server.mails, queued)).to.have.lengthOf(1);

    // The dead process had delivered it too: its late result changes nothing.
    server.cut();
    await service.queue.stop(scaleWait(10_000));
    expect(await api.mails.getMail({ id: queued.id })).to.include({ status: 'sent', attempts: 2 });

    await Promise.all([close(), other.close()]);
  });

  it('on which processes crash repeatedly is given up within the hour, and can be retried by hand', async () => {
    const resolvers: (() => void)[] = [];
    const { service, close } = await startMailing({
      onReceived: () => new Promise((resolve) => resolvers.push(resolve)),
    });
    const queued = await createMail();
    const other = await createMail();

    service.queue.start();
    while (resolvers.length < 2) await new Promise(setImmediate);
    await service.queue.stop(0);
    await getDatabase().write(({ build, write }) =>
      runWrite(
        { write },
        build('jobs')
          .where({ kind: 'send-mail', key: String(queued.id) })
          .update({ dead_at: clock.now() }),
      ),
    );
    clock.advance({ hours: 1 });
    await jobs.runAllDue();

    const failed = await api.mails.getMail({ id: queued.id });
    expect(failed).to.include({ status: 'failed', attempts: 1 });
    expect(failed.error).to.match(/it may have arrived/);
    expect(await api.mails.getMail({ id: other.id })).to.include({ status: 'sending', error: null });

    await api.mails.cancelMail({ id: (await api.mails.resendMail({ id: queued.id })).id });
    await close();

    const last = await startMailing();
    expect(await last.deliverMail(other)).to.include({ status: 'sent' });

    await last.close();
  });

  it('that requires a password gets it; a wrong one is retried and shown nowhere', async () => {
    const login = { user: 'post', password: 'een geheim/wachtwoord ✓' };
    journal.addSecret(login.password);

    const { server, deliverMail: deliver, close } = await startMailing({ login });
    const queued = await createMail();
    expect(await deliver(queued)).to.include({ status: 'sent' });

    const wrong = new URL(server.url);
    wrong.password = encodeURIComponent('een ander geheim ✓');
    journal.addSecret('een ander geheim ✓');

    const service = await startWithMailServer(String(wrong));
    const other = await createMail();
    const refusal = await deliverMailBy(service, other);
    expect(refusal).to.include({ status: 'queued', attempts: 1 });
    expect(refusal.error).to.match(/Invalid login: 535 .*\*\*\* is not it/);

    const rows = await getDatabase().read(({ build, query }) =>
      query(build('jobs').where({ kind: 'send-mail' }).select('last_error')),
    );
    expect(JSON.stringify(rows)).to.not.include('een ander geheim');

    await Promise.all([close(), service.close()]);
  });
});

describe('SMTP_URL', () => {
  const describeRefusal = (SMTP_URL: string): string => {
    try {
      readConfig({ SMTP_URL });
      return '';
    } catch (error) {
      return String(error);
    }
  };

  it('is the address of a mail server; a wrong one fails the start with its format, and is not repeated', () => {
    for (const url of ['smtp://mail.example', 'smtps://a:b%40@mail.example:465', 'smtp://[::1]:25?ignoreTLS=true'])
      expect(describeRefusal(url), url).to.equal('');
    for (const url of ['mail.example', 'http://mail.example', 'smtp://', 'smtp://a:geheim%@mail.example'])
      expect(describeRefusal(url), url)
        .to.match(/SMTP_URL: write smtp:\/\//)
        .and.not.include('geheim');
    expect(describeRefusal('smtp://a:geheim@mail.example?debug=true'))
      .to.match(/"debug" is not an option/)
      .and.not.include('geheim');
  });
});
