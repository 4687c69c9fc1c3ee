// Incoming mail over HTTP: its contact, duplicates, attachments, and the mails of hostile senders.
import { expect } from 'chai';
import type { IncomingMail } from 'boekstaaf';
import { openMailReader } from '../../jobs/announcements/mail-reader.ts';
import { NOTED_OPTIONS } from '../../db/engine/session/watch.ts';
import { sha256Of } from '../../db/engine/sha256.ts';
import { api, getDatabase, collectEvents, given, createClientWith, sendRaw, expectRefusal } from '../support/index.ts';
import { handOver, message, MULTIPART_HEADERS, MAIL_WITH_FILE } from '../support/given/incoming-mails.ts';

const UNKNOWN_ID = 2_000_000_000;
let count = 0;

/** Returns a name that no other test uses. */
function createName(): string {
  count += 1;
  return `iemand${String(count)}`;
}

/** Returns an address that no other test uses. */
const createAddress = (): string => `${createName()}@devries.example`;

async function receiveMail(text: string | Buffer, recipient?: string): Promise<IncomingMail> {
  const response = await handOver(text, recipient);
  expect(response.status, response.text.slice(0, 500)).to.equal(201);
  expect(response.headers['location']).to.equal(`/api2/incoming_mails/${String((response.body as IncomingMail).id)}`);
  return response.body as IncomingMail;
}

/** Creates a customer whose only contact person has this address. */
async function createSender(address = createAddress()): Promise<{ id: number; person: number; From: string }> {
  const contactpersonen = [{ achternaam: createName(), email1: address }];
  const { id, contactpersonen: people } = await given.customer({ naam: createName(), contactpersonen });
  return { id, person: people[0]?.id ?? 0, From: `Sanne <${address.toUpperCase()}>` };
}

describe('an address for incoming mail', () => {
  it('is created, read, changed and deleted, in lower case and once', async () => {
    const { id: bedrijf_id } = await given.company();
    const address = await api.incomingMails.createIncomingMailAddress({
      body: { adres: 'Groepen@Uitje.example', bedrijf_id },
    });
    const { id } = address;
    expect(address).to.deep.equal({ id, adres: 'groepen@uitje.example', bedrijf_id });

    const set = (body: object) => api.incomingMails.updateIncomingMailAddress({ id, body });
    expect(await set({ adres: 'Scholen@uitje.example' })).to.include({ adres: 'scholen@uitje.example' });
    const events = await collectEvents(async () => {
      await set(address);
      await set({ adres: 'scholen@uitje.example' });
    });
    // Two changes, each with postUpdate and postSave.
    expect(events).to.have.length(4);
    expect(await api.incomingMails.listIncomingMailAddresses()).to.deep.include(
      await api.incomingMails.getIncomingMailAddress({ id }),
    );

    await api.incomingMails.deleteIncomingMailAddress({ id });
    expect(await expectRefusal(api.incomingMails.getIncomingMailAddress({ id }))).to.include({ status: 404 });
  });

  it('is refused when another one has it, or its company is unknown', async () => {
    const { id: bedrijf_id } = await given.company();
    await given.incomingMailAddress({ adres: 'feesten@uitje.example', bedrijf_id });
    const { id } = await given.incomingMailAddress({ bedrijf_id });
    const update = (body: object) => api.incomingMails.updateIncomingMailAddress({ id, body });

    const taken = { status: 406, code: 'ERR_TAKEN', field: 'adres' };
    const input = { adres: 'FEESTEN@uitje.example', bedrijf_id };
    expect(await expectRefusal(given.incomingMailAddress(input))).to.include(taken);
    expect(await expectRefusal(update({ adres: 'feesten@uitje.example' }))).to.include(taken);

    const unknown = { status: 406, code: 'ERR_UNKNOWN_REFERENCE', field: 'bedrijf_id' };
    expect(await expectRefusal(given.incomingMailAddress({ bedrijf_id: UNKNOWN_ID }))).to.include(unknown);
    expect(await expectRefusal(update({ bedrijf_id: UNKNOWN_ID }))).to.include(unknown);
  });

  it('is not deleted while mails that came to it are stored', async () => {
    const { address_id: id } = await given.incomingMail();
    const refusal = await expectRefusal(api.incomingMails.deleteIncomingMailAddress({ id }));
    expect(refusal).to.include({ status: 403, code: 'ERR_IN_USE' });
  });
});

describe('an incoming mail', () => {
  it('becomes a note on its sender and on the booking that it mentions', async () => {
    const { adres, id: address_id } = await given.incomingMailAddress();
    const { id: contact_id, person, From } = await createSender();
    const { id: booking_id, referentie } = await given.booking({ klant_id: contact_id });
    const headers = {
      From,
      To: `Uitje <${adres.toUpperCase()}>`,
      Subject: `Boeking ${referentie}`,
      'Message-ID': '<a@b.example>',
    };
    const mail = await receiveMail(message(headers, 'Kunnen wij later komen?\r\n'));
    expect(mail).to.deep.equal({
      id: mail.id,
      address_id,
      kind: 'mail',
      from_name: 'Sanne',
      from_address: mail.from_address,
      to: mail.to,
      subject: `Boeking ${referentie}`,
      text: 'Kunnen wij later komen?',
      shortened: false,
      message_id: '<a@b.example>',
      in_reply_to: null,
      sent_at: '2026-03-10T10:58:00+01:00',
      received_at: mail.received_at,
      sender: 'known',
      contact_id,
      contactpersoon_id: person,
      booking_id,
      note_id: mail.note_id,
      mentioned: [referentie],
      bijlagen: [],
    });

    const note = await api.notes.getNote({ id: mail.note_id ?? 0 });
    expect(note).to.include({
      soort_contact: 'email',
      contact_id,
      contactpersoon_id: person,
      booking_id,
      created_by: null,
    });
    expect(note).to.include({ onderwerp: mail.subject, bericht: mail.text });
    expect(await api.incomingMails.getIncomingMail({ id: mail.id })).to.deep.equal(mail);
  });

  it('from a stranger makes no note on a contact or booking, and stores what it mentions', async () => {
    const { referentie, klant_id } = await given.booking();
    const before = await api.notes.listNotes({ contact_id: klant_id });
    const mail = await given.incomingMail({ From: createAddress(), Subject: `Boeking ${referentie}` });
    const nobody = { contact_id: null, contactpersoon_id: null, booking_id: null, note_id: null };
    expect(mail).to.include({ sender: 'unknown', ...nobody });
    expect(mail.mentioned).to.deep.equal([referentie]);
    expect(await api.notes.listNotes({ contact_id: klant_id })).to.deep.equal(before);
  });

  it('makes no note on the booking of another customer', async () => {
    const { referentie } = await given.booking();
    const { id: contact_id, From } = await createSender();
    const mail = await given.incomingMail({ From, Subject: referentie });
    expect(mail).to.include({ sender: 'known', contact_id, booking_id: null });
    expect(await api.notes.getNote({ id: mail.note_id ?? 0 })).to.include({ contact_id, booking_id: null });
  });

  it('from an address that several customers have belongs to the one whose booking it mentions', async () => {
    const address = createAddress();
    const one = await createSender(address);
    await createSender(address);
    const { id: booking_id, referentie } = await given.booking({ klant_id: one.id });
    expect(await given.incomingMail({ From: one.From })).to.include({
      sender: 'several',
      contact_id: null,
      note_id: null,
    });
    const mail = await given.incomingMail({ From: one.From, Subject: referentie });
    expect(mail).to.include({ sender: 'several', contact_id: one.id, booking_id });
    expect(mail.note_id).to.be.a('number');
  });

  it('from a program or a mail server is stored as such and makes no note', async () => {
    const { From } = await createSender();
    const reply = await given.incomingMail({ From, 'Auto-Submitted': 'auto-replied' });
    expect(reply).to.include({ kind: 'auto_reply', sender: 'known', note_id: null });

    const bounce = await given.incomingMail({ From: 'MAILER-DAEMON@mx.example' });
    expect(bounce).to.include({ kind: 'bounce', note_id: null });

    const bounces = await api.incomingMails.listIncomingMails({
      kind: 'bounce',
      sender: 'unknown',
      address_id: bounce.address_id,
    });
    expect(bounces).to.deep.equal([bounce]);

    const all = await api.incomingMails.listIncomingMails();
    expect(all.map(({ id }) => id)).to.deep.equal(all.map(({ id }) => id).sort((a, b) => b - a));
  });

  it('is stored once for each address, also when it arrives twice at once or has no Message-ID', async () => {
    const here = await given.incomingMailAddress();
    const there = await given.incomingMailAddress();
    const { From, id: contact_id } = await createSender();
    for (const headers of [{ From }, { From, 'Message-ID': '' }]) {
      const text = message(headers);
      const responses = await Promise.all([1, 2, 3].map(() => handOver(text, here.adres)));
      expect(responses.map(({ status }) => status).sort()).to.deep.equal([200, 200, 201]);
      expect(new Set(responses.map(({ body }) => (body as IncomingMail).id))).to.have.property('size', 1);
      await receiveMail(text, there.adres);
    }
    expect(await api.notes.listNotes({ contact_id })).to.have.length(4);
  });

  it('is new if its content differs under a known Message-ID, and known if only servers added headers', async () => {
    const { adres } = await given.incomingMailAddress();
    const headers = { From: createAddress(), 'Message-ID': `<nieuwsbrief${createAddress()}>` };
    const first = await receiveMail(message(headers, 'Kom langs'), adres);
    for (const [more, text] of [
      [{}, 'Kom toch langs'],
      [{ Subject: 'Nog een vraag' }, 'Kom langs'],
      [{ Date: 'Wed, 11 Mar 2026 10:58:00 +0100' }, 'Kom langs'],
    ] as const)
      expect((await receiveMail(message({ ...headers, ...more }, text), adres)).id).to.be.greaterThan(first.id);
    const again = await handOver(`Received: from mx.example\r\n${message(headers, 'Kom langs')}`, adres);
    expect([again.status, again.body]).to.deep.equal([200, first]);
  });

  it('is recognised as a mail that 0.9.0 stored under its Message-ID', async () => {
    const text = message({ From: createAddress() });
    const { adres } = await given.incomingMailAddress();
    const { id, message_id } = await receiveMail(text, adres);
    const fingerprint = sha256Of(message_id ?? '');
    const sql = `update incoming_mails set fingerprint = '${fingerprint}' where id = ${String(id)}`;
    await getDatabase().write((db) => db.write(sql, [], NOTED_OPTIONS));
    expect(await handOver(text, adres)).to.include({ status: 200 });
    await receiveMail(text.replace('Hallo', 'Dag'), adres);
  });

  it('belongs to a sender whose name has a comma without quotes', async () => {
    const address = createAddress();
    const { id: contact_id } = await createSender(address);
    const mail = await given.incomingMail({ From: `Jansen, Ada <${address}>` });
    expect(mail).to.include({ from_name: 'Jansen, Ada', from_address: address, contact_id });
    const two = await given.incomingMail({ From: `Ada <${address}>, bob@elders.example` });
    expect(two).to.include({ from_name: 'Ada', from_address: address });
  });

  it('is addressed to the recipient of the request, else to one of its headers', async () => {
    const here = await given.incomingMailAddress();
    const there = await given.incomingMailAddress();
    const text = message({ To: here.adres, 'Delivered-To': `<${there.adres}>` });
    expect(await receiveMail(text)).to.include({ address_id: there.id });
    expect(await receiveMail(text, here.adres.toUpperCase())).to.include({ address_id: here.id });
    const unknown = { code: 'ERR_UNKNOWN_REFERENCE', field: 'recipient' };
    for (const recipient of [undefined, 'iemand@elders.example']) {
      const { status, body } = await handOver(message({ To: 'ander@elders.example' }), recipient);
      expect(status).to.equal(406);
      expect((body as object[])[0]).to.include(unknown);
    }
  });

  it('keeps its attachments as files, named and served by what they are', async () => {
    const mail = await given.incomingMail(MULTIPART_HEADERS, MAIL_WITH_FILE);
    expect(mail).to.include({ text: 'Zie de bijlage.' });
    expect(mail.bijlagen).to.have.length(1);

    const [file] = mail.bijlagen;
    expect(file).to.include({
      soort: 'incoming_mail',
      object_id: mail.id,
      filename: 'route.exe.txt',
      media_type: 'text/plain',
    });

    const path = `/api2/incoming_mails/${String(mail.id)}/bijlagen`;
    const response = await sendRaw('GET', `${path}/${String(file?.id)}`);
    expect(response.text).to.equal('Linksaf bij de brug.');
    expect(response.headers['content-disposition']).to.match(/^attachment; filename="route\.exe\.txt"/);
    expect(response.headers['x-content-type-options']).to.equal('nosniff');
    expect(response.headers['content-security-policy']).to.contain('sandbox');

    const other = await given.incomingMail(MULTIPART_HEADERS, MAIL_WITH_FILE);
    expect((await sendRaw('GET', `${path}/${String(other.bijlagen[0]?.id)}`)).status).to.equal(404);
  });

  it('is announced with its note and its files, to readers who may see contacts', async () => {
    const { From } = await createSender();
    const { adres } = await given.incomingMailAddress();
    const events = await collectEvents(() =>
      receiveMail(message({ From, ...MULTIPART_HEADERS }, MAIL_WITH_FILE), adres),
    );
    const inserts = events.map(({ event }) => event).filter((event) => event.endsWith('postInsert'));
    expect(inserts.sort()).to.deep.equal(
      ['Attachment', 'Contactmoment', 'IncomingMail'].map((each) => `${each}::postInsert`),
    );

    const viewer = await createClientWith(['viewContact']);
    expect(await viewer.incomingMails.listIncomingMails()).to.not.deep.equal([]);

    const stranger = await createClientWith(['createBoeking']);
    expect(await expectRefusal(stranger.incomingMails.listIncomingMails())).to.include({ status: 403 });
  });
});

describe('a hostile mail', () => {
  let adres = '';

  before(async () => {
    ({ adres } = await given.incomingMailAddress());
  });

  it('has its HTML converted to text, without anything that runs', async () => {
    const html =
      '<h1>Hallo</h1><script>alert(1)</script><style>x</style><p onclick="x()">Tot <b>snel</b></p><img src=x onerror=y>';
    const mail = await receiveMail(message({ 'Content-Type': 'text/html; charset=utf-8' }, html), adres);
    expect(mail.text).to.match(/^Hallo\s+Tot snel$/);
  });

  it('has its NULs, halves of surrogates and unknown charsets read as text', async () => {
    const bytes = Buffer.concat([
      Buffer.from(
        message(
          {
            Subject: '=?utf-8?B?AGhhbGxv7aCA?= =?x-verzonnen?Q?=00=ff?=',
            'Content-Type': 'text/plain; charset=x-verzonnen',
          },
          '',
        ),
      ),
      Buffer.from([0, 0xff, 0xfe, 0x68, 0x69, 0x07]),
    ]);
    const mail = await receiveMail(bytes, adres);

    expect(mail.subject + mail.text).to.not.match(/[\0\x07]|\p{Surrogate}/u);
    expect(mail.text).to.contain('hi');
  });

  it('that is no message at all is stored all the same', async () => {
    for (const bytes of [Buffer.from('\r\n'), Buffer.alloc(2_000, 0xff), Buffer.from(': :\r\n:::\n\n')]) {
      const mail = await receiveMail(bytes, adres);
      expect(mail).to.include({ sender: 'unknown', message_id: null, from_address: '' });
    }
  });

  it('has dates and addresses that fit, or none', async () => {
    const many = Array.from({ length: 5_000 }, (_, at) => `a${String(at)}@b.example`).join(',\r\n ');
    const mail = await receiveMail(message({ Date: 'Fri, 32 Foo 99999', To: many, Subject: 'x'.repeat(5_000) }), adres);
    expect(mail).to.include({ sent_at: null });
    expect(mail.to).to.have.length(100);
    expect(mail.subject).to.have.length(998);
  });

  it('that is nested too deeply, or has too many parts or headers, is refused', async () => {
    const nested = Array.from({ length: 200 }, (_, at) => {
      const outer = at === 0 ? '' : `--b${String(at - 1)}\r\n`;
      return `${outer}Content-Type: multipart/mixed; boundary=b${String(at)}\r\n\r\n`;
    }).join('');
    const parts = message({ 'Content-Type': 'multipart/mixed; boundary=x' }, '--x\r\n\r\na\r\n'.repeat(10_000));
    const headers = `${'X-Bom: bom\r\n'.repeat(250_000)}\r\n`;
    for (const bytes of [nested, parts, headers]) {
      const response = await handOver(bytes, adres);
      expect(response.status, response.text.slice(0, 200)).to.equal(406);
      expect((response.body as object[])[0]).to.include({ code: 'ERR_MAIL_UNREADABLE' });
    }
  });

  it('is refused for now, and not for good, where its thread did not even start', async () => {
    const refusal: unknown = await openMailReader({ wait: 0 })('iemand')(Buffer.from(message({}, 'Dag'))).catch(
      (error: unknown) => error,
    );
    expect(String(refusal)).to.contain('ERR_UNAVAILABLE');
  });

  it('has at most 10 MB and 100 attachments', async () => {
    const part = '--x\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\nbijlage\r\n';
    const attached = message({ 'Content-Type': 'multipart/mixed; boundary=x' }, `${part.repeat(120)}--x--\r\n`);
    const mail = await receiveMail(attached, adres);
    expect(mail).to.include({ shortened: true });
    expect(mail.bijlagen).to.have.length(100);

    const head = message({}, '');
    const large = await receiveMail(head + 'lang '.repeat((10_000_000 - head.length) / 5), adres);
    expect(large).to.include({ shortened: true });
    expect(large.text).to.have.length(1_000_000);
    const response = await handOver(Buffer.alloc(10_000_001, 0x61), adres);
    expect(response.status).to.equal(413);
  });
});
