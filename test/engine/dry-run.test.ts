// Dry runs: a request with `dry_run` gets the response of the real one, and stores no change.
import type { Booking, QueuedMail } from 'boekstaaf';
import { expect } from 'chai';
import { packageBooking } from '../support/given/bookings.ts';
import { api, given, createClientWith, sendRaw, expectRefusal } from '../support/index.ts';
import { expectNoChange } from '../support/leaves-nothing.ts';

const BOOKINGS = '/api2/boekingen';
const pathOf = ({ id }: Pick<Booking, 'id'>): string => `${BOOKINGS}/${String(id)}`;
const total = ({ kosten }: Booking): number => kosten.calculated_totaalbedrag_inclusief_btw;

/** Returns an option at 17:00 of ten people. At 14:00 its place, for 15, has ten others. */
async function createBookingThatFitsOnlyLater(): Promise<Booking> {
  const { id: locatie_id } = await given.location({ capaciteit: 15 });
  const { id: product_id } = await given.product({ duur: 'PT1H' });
  const regels = [{ product_id, begin: '2026-06-13T14:00:00', eind: '2026-06-13T15:00:00', locatie_id }];
  const { id: arrangement_id } = await given.package({ regels });
  const wishes = { arrangement_id, begin: '2026-06-13T14:00:00', personen: 10 } as const;
  await given.booking({ ...wishes, status: 'definitief' });
  return given.booking({ ...wishes, begin: '2026-06-13T17:00:00', status: 'optie' });
}

const pickContent = ({ subject, body, to, cc, facts, attachments }: QueuedMail) => ({
  subject,
  body,
  to,
  cc,
  facts,
  attachments,
});

describe('a dry run', () => {
  it('shows the price of a booking without storing it', async () => {
    const { klant_id, arrangement_id, begin } = await packageBooking();
    const body = { klant_id, arrangement_id, begin, personen: 24 };
    const response = await expectNoChange(() => sendRaw('POST', `${BOOKINGS}?dry_run=true`, { body }));
    expect(response.status).to.equal(201);
    for (const name of ['location', 'etag']) expect(response.headers[name], name).to.equal(undefined);
    const booking = await api.bookings.createBooking({ body });
    expect(total(response.body as Booking))
      .to.equal(total(booking))
      .and.to.equal(290.4);
  });

  it('shows the result of a change, and leaves the version unchanged', async () => {
    const booking = await packageBooking();
    const { headers } = await sendRaw('GET', pathOf(booking));
    const body = { personen: 16, begin: '2026-06-14T10:00:00' };
    for (const method of ['PUT', 'PATCH']) {
      const response = await expectNoChange(() => sendRaw(method, `${pathOf(booking)}?dry_run=true`, { body }));
      expect(response).to.deep.include({ status: 200 });
      expect(response.body).to.deep.include({ personen: 16, datum: '2026-06-14' });
      expect(total(response.body as Booking)).to.equal(193.6);
    }
    const now = await sendRaw('GET', pathOf(booking));
    expect(now.headers['etag']).to.equal(headers['etag']);
    expect(now.body).to.deep.equal(booking);
  });

  it('sends no mail and no webhook of a booking that would be confirmed', async () => {
    const booking = await packageBooking();
    const { status } = await expectNoChange(() =>
      api.bookings.setBookingStatus({ id: booking.id, status: 'definitief', dry_run: true }),
    );
    expect(status).to.equal('definitief');
    expect((await api.bookings.getBooking({ id: booking.id })).status).to.equal(booking.status);
  });

  it('shows a booking mail as it would be sent, and sends none', async () => {
    const booking = await given.booking();
    const text = await given.bookingMail({
      onderwerp: 'Tot {uitje_datum}',
      body: 'Beste {contactpersoon_voornaam}, {onbekend}',
    });
    const body = { boekingsmail_id: text.id, onderwerp: 'Dag {contactpersoon_voornaam}' };
    const input = { boeking_id: booking.id, body };

    const { Mail: preview } = await expectNoChange(() =>
      api.bookingMails.createBookingMailSending({ ...input, dry_run: true }),
    );
    const sending = await api.bookingMails.createBookingMailSending(input);

    const { contactpersonen } = await api.customers.getCustomer({ id: booking.klant_id });
    const [person] = contactpersonen;
    const name = person?.voornaam ?? '';
    expect(name).to.not.equal('');
    expect(preview).to.deep.include({ subject: `Dag ${name}`, to: [person?.email1] });
    expect(preview?.body).to.include(`Beste ${name}, {onbekend}`);

    const mailed = pickContent(sending.Mail as QueuedMail);
    expect(pickContent(preview as QueuedMail)).to.deep.equal(mailed);
    expect(await api.mails.getMail({ id: sending.mail_id ?? 0 })).to.deep.include(mailed);
  });

  it("shows a proposal's mail as it would be sent, and sends none", async () => {
    const booking = await given.booking();
    const proposal = await given.proposal({ boeking_id: booking.id });
    const offer = { id: proposal.id, body: { onderwerp: 'Voor {uitje_datum}' } };
    const { Mail: preview } = await expectNoChange(() => api.proposals.sendProposal({ ...offer, dry_run: true }));
    const { Mail: mailed } = await api.proposals.sendProposal(offer);
    expect(pickContent(preview as QueuedMail)).to.deep.equal(pickContent(mailed as QueuedMail));
    expect(preview?.subject).to.match(/^Voor .*20\d\d$/);
  });

  it('shows no mail to callers who may not see mails', async () => {
    const text = await given.bookingMail();
    const { id: boeking_id } = await given.booking();
    const input = { boeking_id, body: { boekingsmail_id: text.id }, dry_run: true } as const;
    const editor = await createClientWith(['editBoeking']);
    expect(await expectNoChange(() => editor.bookingMails.createBookingMailSending(input))).to.not.have.property(
      'Mail',
    );
    const reader = await createClientWith(['editBoeking', 'viewContact']);
    expect(await expectNoChange(() => reader.bookingMails.createBookingMailSending(input))).to.have.property('Mail');
  });

  it('refuses as the request itself: without capacity, without the permission, and on another version', async () => {
    const late = await createBookingThatFitsOnlyLater();
    const change = { id: late.id, body: { begin: '2026-06-13T14:00:00' }, capaciteit: 'afdwingen' } as const;
    const dry = await expectNoChange(() => expectRefusal(api.bookings.patchBooking({ ...change, dry_run: true })));
    expect(dry).to.deep.include({ code: 'ERR_NOT_AVAILABLE' });
    expect(dry).to.deep.equal(await expectRefusal(api.bookings.patchBooking(change)));

    const input = { id: late.id, body: { personen: 9 }, dry_run: true };
    const ifMatch = '"99.abcdefghijklmnop"';
    const stale = await expectNoChange(() => expectRefusal(api.bookings.patchBooking(input, { ifMatch })));
    expect(stale.status).to.equal(412);

    const reader = await createClientWith(['viewContact']);
    const forbidden = await expectNoChange(() => expectRefusal(reader.bookings.patchBooking(input)));
    expect(forbidden.status).to.equal(403);
  });

  it('stores no response under its Idempotency-Key', async () => {
    const booking = await packageBooking();
    const headers = { 'idempotency-key': `tried ${String(booking.id)}` };
    const patch = (query: string) => sendRaw('PATCH', pathOf(booking) + query, { body: { personen: 12 }, headers });
    for (const nth of [1, 2]) {
      const response = await expectNoChange(() => patch('?dry_run=true'));
      expect(response.headers['idempotent-replayed'], String(nth)).to.equal(undefined);
      expect(total(response.body as Booking)).to.equal(145.2);
    }
    expect((await patch('')).headers['idempotent-replayed']).to.equal(undefined);
    expect((await patch('')).headers['idempotent-replayed']).to.equal('true');
    expect((await api.bookings.getBooking({ id: booking.id })).personen).to.equal(12);
  });

  it('is refused where an operation has none, so that no change happens by mistake', async () => {
    const response = await expectNoChange(() =>
      sendRaw('POST', '/api2/locaties?dry_run=true', { body: { naam: 'Steiger' } }),
    );
    expect(response.status).to.equal(406);
    expect(response.text).to.include('dry_run');
  });

  it('is off with `false`, and the request is carried out', async () => {
    const booking = await packageBooking();
    await api.bookings.patchBooking({ id: booking.id, body: { personen: 16 }, dry_run: false });
    expect((await api.bookings.getBooking({ id: booking.id })).personen).to.equal(16);
  });
});
