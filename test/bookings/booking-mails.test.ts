// Booking mails: their texts, and mails that staff send with programme, calendar entry and attachments.
import { expect } from 'chai';
import type { BookingMail, QueuedMail } from 'boekstaaf';
import { api, clock, collectEvents, given, sendRaw, expectRefusal } from '../support/index.ts';
import { SMALLEST_PNG } from '../support/images.ts';
import { startMailing } from '../support/mailing.ts';
import { readPdf } from '../support/pdf.ts';

const UNKNOWN_ID = 2_000_000_000;
const change = ({ id }: BookingMail, body: object): PromiseLike<BookingMail> =>
  api.bookingMails.updateBookingMail({ id, body });
const send = (boeking_id: number, body: { boekingsmail_id: number; mail_to?: number; mail_cc?: number[] }) =>
  api.bookingMails.createBookingMailSending({ boeking_id, body });

describe('a booking mail', () => {
  it('is sent by hand with the programme by default', async () => {
    const { id: bedrijf_id } = await given.company();
    const body = { bedrijf_id, moment: 'bevestiging', onderwerp: 'Bevestigd', body: 'Tot dan' } as const;
    const bookingMail = await api.bookingMails.createBookingMail({ body });
    const usual = { naam: null, dagen: null, tijd: '09:00', programma_meesturen: true };
    const more = { agenda_meesturen: false, bijlagen_meesturen: true, actief: true };
    expect(bookingMail).to.deep.equal({ id: bookingMail.id, ...usual, ...more, ...body });
    expect(await api.bookingMails.getBookingMail({ id: bookingMail.id })).to.deep.equal(bookingMail);
    expect(await api.bookingMails.listBookingMails()).to.deep.include(bookingMail);
    const updated = await change(bookingMail, { moment: 'herinnering', dagen: 3, tijd: '23:59' });
    expect(updated).to.deep.equal({ ...bookingMail, moment: 'herinnering', dagen: 3, tijd: '23:59' });
    await api.bookingMails.deleteBookingMail({ id: bookingMail.id });
    expect(await expectRefusal(api.bookingMails.getBookingMail({ id: bookingMail.id }))).to.include({ status: 404 });
  });

  it('sent back as it was read changes nothing, and is announced', async () => {
    const bookingMail = await given.bookingMail();
    expect(await collectEvents(() => change(bookingMail, bookingMail))).to.deep.equal([]);
    const events = await collectEvents(async () => {
      await change(bookingMail, { naam: 'Anders' });
      await api.bookingMails.deleteBookingMail({ id: bookingMail.id });
    });
    const names = ['postUpdate', 'postSave', 'postDelete'].map((name) => `Boekingsmail::${name}`);
    expect(events.map(({ event }) => event)).to.deep.equal(names);
  });

  it('reports unknown tags', async () => {
    const { id: bedrijf_id } = await given.company();
    const body = { bedrijf_id, moment: 'bedankt', onderwerp: '{uitje_nummer} {raar}', body: '{programma} {vreemd}' };
    const response = await sendRaw('POST', '/api2/boekingsmails', { body });
    expect(response.headers['x-unknown-tags']).to.equal('raar, vreemd');
    const path = `/api2/boekingsmails/${String((response.body as BookingMail).id)}`;
    expect((await sendRaw('PUT', path, { body: { body: '{anders}' } })).headers['x-unknown-tags']).to.equal('anders');
  });

  for (const [label, body, code, field] of [
    ['days for what is sent by hand', { moment: 'bevestiging', dagen: 1 }, 'ERR_CANNOT_COMBINE', 'dagen'],
    ['an unknown company', { bedrijf_id: UNKNOWN_ID }, 'ERR_UNKNOWN_REFERENCE', 'bedrijf_id'],
    ['an invalid time', { tijd: '24:00' }, 'ERR_FORMAT', 'tijd'],
    ['an unknown moment', { moment: 'anders' }, 'ERR_NOT_ALLOWED', 'moment'],
    ['an empty text', { body: '' }, 'ERR_LENGTH', 'body'],
  ] as const)
    it(`refuses ${label}`, async () => {
      const { id, ...made } = await given.bookingMail();
      for (const response of [
        await sendRaw('POST', '/api2/boekingsmails', { body: { ...made, ...body } }),
        await sendRaw('PUT', `/api2/boekingsmails/${String(id)}`, { body }),
      ]) {
        expect(response.status, response.text).to.equal(406);
        expect((response.body as object[])[0]).to.include({ code, field });
      }
      expect(await api.bookingMails.getBookingMail({ id })).to.deep.equal({ id, ...made });
    });
});

describe('a booking is mailed by hand', () => {
  beforeEach(() => {
    clock.reset();
  });

  it('to its main contact person, and returns what was sent', async () => {
    const { id: klant_id } = await given.customer({
      contactpersonen: [{ voornaam: 'An', email1: 'an@klant.example' }],
    });
    const booking = await given.booking({ klant_id, arrangement: 'Dagje uit' });
    const text = await given.bookingMail({
      onderwerp: '{uitje_nummer} op {uitje_datum}',
      body: 'Dag {contactpersoon_voornaam} {raar}',
    });
    const response = await sendRaw('POST', `/api2/boekingen/${String(booking.id)}/mails`, {
      body: { boekingsmail_id: text.id },
    });
    expect(response.status, response.text).to.equal(201);
    expect(response.headers['x-unknown-tags']).to.equal('raar');

    const { Mail, ...sending } = response.body as { id: number; mail_id: number; Mail: QueuedMail };
    expect(response.headers.location).to.equal(`/api2/boekingen/${String(booking.id)}/mails/${String(sending.id)}`);

    const { id, mail_id } = sending;
    const mail = await api.mails.getMail({ id: mail_id });
    expect(Mail).to.deep.equal(mail);
    expect(mail).to.deep.include({
      kind: 'booking_reminder',
      to: ['an@klant.example'],
      about: { kind: 'booking', id: booking.id },
      subject: `${booking.referentie} op 13 juni 2026`,
      body: 'Dag An {raar}',
      bedrijf_id: booking.kosten.bedrijf_id,
      attachments: [`programma-${booking.referentie}.pdf`],
      unknown_tags: ['raar'],
    });

    const expected = {
      id,
      boeking_id: booking.id,
      boekingsmail_id: text.id,
      moment: 'herinnering',
      datum: null,
      mail_id,
    };
    expect(sending).to.deep.equal({ ...expected, created_at: '2026-03-10T11:00:00+01:00' });
    expect(await api.bookingMails.getBookingMailSending({ boeking_id: booking.id, id })).to.deep.equal(sending);
    expect(await api.bookingMails.listBookingMailSendings({ boeking_id: booking.id })).to.deep.equal([sending]);

    const other = await given.booking();
    expect(await expectRefusal(api.bookingMails.getBookingMailSending({ boeking_id: other.id, id }))).to.include({
      status: 404,
    });
  });

  it('any number of times, also when it is cancelled, to a chosen person and in other words', async () => {
    const booking = await given.booking({ status: 'geannuleerd' });
    const text = await given.bookingMail({ moment: 'geannuleerd' });
    const other = await given.contact({ contactpersonen: [{ voornaam: 'Bo', email1: 'bo@elders.example' }] });
    const mail_to = other.contactpersonen[0]?.id ?? 0;

    await send(booking.id, { boekingsmail_id: text.id });
    const again = await api.bookingMails.createBookingMailSending({
      boeking_id: booking.id,
      body: { boekingsmail_id: text.id, mail_to, onderwerp: 'Anders', body: 'Voor {contactpersoon_voornaam}' },
    });
    const mail = await api.mails.getMail({ id: again.mail_id ?? 0 });
    expect(mail).to.deep.include({
      kind: 'booking_cancellation',
      subject: 'Anders',
      body: 'Voor Bo',
      to: ['bo@elders.example'],
    });
    expect(await api.bookingMails.listBookingMailSendings({ boeking_id: booking.id })).to.have.length(2);
  });

  it('and is refused without an address, or with a text or person that does not exist', async () => {
    const { id: klant_id } = await given.customer({ contactpersonen: [{ voornaam: 'Niemand' }] });
    const booking = await given.booking({ klant_id });
    const { id: boekingsmail_id } = await given.bookingMail();
    const nobody = (await api.customers.getCustomer({ id: klant_id })).contactpersonen[0]?.id ?? 0;

    expect(await expectRefusal(send(booking.id, { boekingsmail_id }))).to.include({
      code: 'ERR_MAIL_RECIPIENT',
      field: 'mail_to',
    });
    expect(await expectRefusal(send(booking.id, { boekingsmail_id, mail_to: nobody }))).to.include({
      code: 'ERR_MAIL_RECIPIENT',
    });
    expect(await expectRefusal(send(booking.id, { boekingsmail_id, mail_cc: [UNKNOWN_ID] }))).to.include({
      code: 'ERR_UNKNOWN_REFERENCE',
      field: 'mail_cc[0]',
    });
    expect(await expectRefusal(send(booking.id, { boekingsmail_id: UNKNOWN_ID }))).to.include({
      code: 'ERR_UNKNOWN_REFERENCE',
      field: 'boekingsmail_id',
    });
    expect(await api.bookingMails.listBookingMailSendings({ boeking_id: booking.id })).to.deep.equal([]);
  });

  it('is announced', async () => {
    const booking = await given.booking();
    const { id: boekingsmail_id } = await given.bookingMail();
    const events = await collectEvents(() => send(booking.id, { boekingsmail_id }));
    expect(events.map(({ event }) => event)).to.include.members([
      'BoekingsmailZending::postInsert',
      'QueuedMail::postInsert',
    ]);
    expect(events.map(({ event }) => event)).not.to.include('Boeking::postUpdate');
  });

  it('with the programme at that time, a calendar entry, and the attachments of its products, each once', async () => {
    const attachment = await given.attachmentWithFile(SMALLEST_PNG, { naam: 'Route', filename: 'route.png' });
    const empty = await given.attachment();
    const Standaardbijlagen = [{ id: attachment.id }, { id: empty.id }];
    const product = await given.product({
      naam: 'Bowlen',
      duur: 'PT1H30M',
      locatie_verplicht: false,
      Standaardbijlagen,
    });
    const booking = await given.booking({ product_id: product.id, arrangement: 'Bowlen' });

    await api.bookings.updateBooking({
      id: booking.id,
      body: { boekingsregels: [...booking.boekingsregels, { product_id: product.id }] },
    });

    const { id: boekingsmail_id } = await given.bookingMail({
      moment: 'bevestiging',
      agenda_meesturen: true,
      onderwerp: 'Met alles',
    });
    const sending = await send(booking.id, { boekingsmail_id });

    await api.bookings.updateBooking({ id: booking.id, body: { begin: '2026-07-01T10:00:00+02:00' } });

    const { server, deliverMail: deliver, close } = await startMailing();
    expect(await deliver({ id: sending.mail_id ?? 0 })).to.include({ status: 'sent' });

    const [mail] = server.findBySubject('Met alles');
    const files = new Map(mail?.files.map((file) => [file.name, file]));
    const programme = `programma-${booking.referentie}.pdf`;
    expect([...files.keys()]).to.deep.equal([programme, `${booking.referentie}.ics`, 'route.png']);

    const { text } = await readPdf(files.get(programme)?.bytes ?? Buffer.alloc(0));
    expect(text).to.include('zaterdag 13 juni 2026').and.to.include('14:00 – 15:30');

    const entry = files.get(`${booking.referentie}.ics`);
    expect(entry?.type).to.equal('text/calendar');

    const lines = String(entry?.bytes).split(/\r?\n/);
    for (const line of [
      'METHOD:PUBLISH',
      'STATUS:CONFIRMED',
      'SEQUENCE:0',
      'DTSTART;TZID=Europe/Amsterdam:20260613T140000',
    ])
      expect(lines).to.include(line);

    expect(lines).to.include('DTEND;TZID=Europe/Amsterdam:20260613T153000');

    const { weergavenaam, email } = await api.companies.getCompany({ id: booking.kosten.bedrijf_id });
    const organizer = `ORGANIZER;CN="${weergavenaam}":mailto:${email}`;
    expect(lines.join('\n').replace(/\n /g, '')).to.include(organizer);
    expect(Buffer.compare(files.get('route.png')?.bytes ?? Buffer.alloc(0), Buffer.from(SMALLEST_PNG))).to.equal(0);

    const { id: cancellationMailId } = await given.bookingMail({
      moment: 'geannuleerd',
      agenda_meesturen: true,
      programma_meesturen: false,
      onderwerp: 'Ingetrokken',
    });
    const back = await send(booking.id, { boekingsmail_id: cancellationMailId });
    await deliver({ id: back.mail_id ?? 0 });

    const [file, ...more] = server.findBySubject('Ingetrokken')[0]?.files ?? [];
    expect(more).to.deep.equal([]);

    const findUid = (all: readonly string[]): string | undefined => all.find((line) => line.startsWith('UID:'));
    const cancelled = String(file?.bytes).split(/\r?\n/);
    expect(cancelled.join('\n').replace(/\n /g, '')).to.include(organizer);
    expect(cancelled).to.include.members(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']);
    expect(findUid(cancelled)).to.equal(findUid(lines));

    await close();
  });

  it('without attachments where the text wants none, and with a reminder', async () => {
    const { id } = await given.attachmentWithFile();
    const product = await given.product({ locatie_verplicht: false, Standaardbijlagen: [{ id }] });
    const booking = await given.booking({ product_id: product.id });
    const listAttachments = async (body: object): Promise<readonly string[]> => {
      const text = await given.bookingMail({ programma_meesturen: false, ...body });
      const { mail_id } = await send(booking.id, { boekingsmail_id: text.id });
      return (await api.mails.getMail({ id: mail_id ?? 0 })).attachments;
    };
    expect(await listAttachments({ moment: 'bevestiging' })).to.have.length(1);
    expect(await listAttachments({ moment: 'bevestiging', bijlagen_meesturen: false })).to.deep.equal([]);
    expect(await listAttachments({ moment: 'gewijzigd' })).to.deep.equal([]);
  });

  it('with the programme of its company, in tags', async () => {
    const product = await given.product({ naam: 'Klimmen', duur: 'PT2H', locatie_verplicht: false });
    const booking = await given.booking({ product_id: product.id });
    const text = await given.bookingMail({ body: '{programma}\n{uitje_begin} tot {uitje_eind}: {uitje_bedrag}' });
    const { mail_id } = await send(booking.id, { boekingsmail_id: text.id });
    const mail: QueuedMail = await api.mails.getMail({ id: mail_id ?? 0 });
    expect(mail.body).to.match(/^zaterdag 13 juni 2026\n14:00 – 16:00 {2}\d+ × Klimmen\n14:00 tot 16:00: € /);
  });
});
