// Cancelling by the customer: the link in mails, the page, its button, the receipt, and links that are refused.
import { expect } from 'chai';
import type { Booking } from 'boekstaaf';
import { NOTED_OPTIONS } from '../../db/engine/session/watch.ts';
import { api, clock, collectEvents, given, sendRaw, getService } from '../support/index.ts';
import { tokenFor } from '../support/given/cancellations.ts';
import type { RawResponse } from '../support/raw.ts';
import { findFinalisedInvoices, quoteOf } from '../support/cancelling.ts';
import { runWrite } from '../support/knex-writes.ts';

const SLUG = 'annuleringsvoorwaarden_id';
const BEGIN = '2026-03-28T14:00:00+01:00';
const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded' };

async function applyTerms(percentage: number, more: object = { online: true }): Promise<void> {
  const { id } = await given.cancellationTerms({ regels: [{ dagen_vooraf: 30, percentage }], ...more });
  await api.settings.updateSetting({ slug: SLUG, body: { waarde: String(id) } });
}

/** Creates a booking of 121.00 on the 28th of March. */
const createBooking = (): Promise<Booking> =>
  given.chargedBooking([given.cost()], { begin: BEGIN, status: 'definitief' });

/** Returns the path of the link in the mails about a booking. */
const readLink = async (booking: Booking): Promise<string> => `/api2/annulering/${await tokenFor(booking)}`;

const fetchPage = (path: string): Promise<RawResponse> => sendRaw('GET', path, { auth: null });
const readSeenHash = ({ text }: RawResponse): string | undefined =>
  /name="gezien" value="([0-9a-f]{64})"/.exec(text)?.[1];

function press(path: string, gezien: string | undefined, more: Readonly<Record<string, string>> = {}) {
  const body = new URLSearchParams({ annuleren: 'ja', gezien: gezien ?? '', ...more }).toString();
  return sendRaw('POST', path, { auth: null, headers: FORM_HEADERS, body: Buffer.from(body) });
}

const readStatus = async ({ id }: Booking) => (await api.bookings.getBooking({ id })).status;
const listReceipts = async ({ id }: Booking) =>
  (await api.mails.listMails({ about_kind: 'booking', about_id: id })).filter(
    ({ kind }) => kind === 'cancellation_receipt',
  );

beforeEach(() => {
  clock.set('2026-03-10T11:00:00Z');
});
after(() => {
  clock.reset();
});

describe('the page on which customers cancel', () => {
  it('reports missing details of an invoice to staff alone', async () => {
    await applyTerms(50);
    const ours = await createBooking();
    const theirs = await createBooking();
    const act = await sendRaw('POST', `/api2/boekingen/${String(ours.id)}/annulering`, { body: {} });
    expect(act.headers['x-incomplete-document']).to.include('bedrijf.btw_nummer');
    const path = await readLink(theirs);
    const page = await press(path, readSeenHash(await fetchPage(path)));
    expect(page.headers).to.not.have.property('x-incomplete-document');
    expect(await findFinalisedInvoices(theirs.id)).to.have.lengthOf(1);
  });

  it('refuses a cancellation whose invoice number another company has used already', async () => {
    await applyTerms(50);
    const ours = await createBooking();
    const theirs = await createBooking();

    await api.cancellations.cancelBooking({ boeking_id: ours.id });

    const ids = [ours, theirs].map(({ kosten }) => kosten.bedrijf_id);

    const store = (btw_nummer: string | null): Promise<unknown> =>
      getService().database.write(({ build, write }) =>
        runWrite({ write }, build('companies').whereIn('id', ids).update({ btw_nummer }).queryContext(NOTED_OPTIONS)),
      );

    await store('DE444444444');
    const path = await readLink(theirs);
    const { status, body } = await press(path, readSeenHash(await fetchPage(path)));
    expect([status, body]).to.have.nested.property('[1][0].code', 'ERR_INVOICE_SERIES_TAKEN');
    expect(await readStatus(theirs)).to.equal('definitief');

    await store(null);
  });

  it('shows the quote, however often, and changes nothing', async () => {
    await applyTerms(50, { online: true, tekst: 'De helft binnen <30> dagen.' });
    const booking = await createBooking();
    const path = await readLink(booking);
    const events = await collectEvents(async () => {
      for (let time = 0; time < 3; time += 1) {
        const page = await fetchPage(path);
        expect(page.status).to.equal(200);
        expect(page.text).to.include('<html lang="nl">').and.include('€&nbsp;60,50'.replace('&nbsp;', '\u00a0'));
        expect(page.text).to.include('De helft binnen &lt;30&gt; dagen.');
        expect(page.headers['cache-control']).to.equal('private, no-store');
        expect(page.headers['content-security-policy']).to.include("default-src 'none'");
        expect(readSeenHash(page)).to.be.a('string');
      }
    });

    expect(events).to.deep.equal([]);
    expect(await readStatus(booking)).to.equal('definitief');
  });

  it('cancels by its button for the costs that it showed, mails a dated receipt, and shows it afterwards', async () => {
    await applyTerms(50);
    const booking = await createBooking();
    const { id: invoice } = await api.invoices.createInvoice({
      body: { boeking_id: booking.id, status: 'definitief' },
    });

    await api.invoicePayments.createInvoicePayment({ id: invoice, body: { bedrag: 121 } });
    const path = await readLink(booking);
    clock.set('2026-03-10T14:34:00Z');

    const resultPage = await press(path, readSeenHash(await fetchPage(path)), { reden: ' Te druk ' });
    expect(resultPage.text).to.include('Deze boeking is geannuleerd.').and.include('10 maart 2026 15:34');
    expect(await quoteOf(booking.id)).to.deep.include({
      kosten: 60.5,
      door_klant: true,
      reden: 'Te druk',
      terugbetaling: 'voorgesteld',
      terugbetaling_bedrag: 60.5,
    });

    const [receipt, ...others] = await listReceipts(booking);
    expect(others).to.deep.equal([]);
    expect(receipt?.body).to.include('10 maart 2026 15:34');
    expect(receipt?.facts).to.deep.include({ label: 'U krijgt terug', value: '€\u00a060,50' });
    expect((await fetchPage(path)).text)
      .to.include('Deze boeking is geannuleerd.')
      .and.not.include('name="gezien"');
  });

  it('cancels once, however often the button is pressed', async () => {
    await applyTerms(50);
    const booking = await createBooking();
    const path = await readLink(booking);
    const seenHash = readSeenHash(await fetchPage(path));
    for (let time = 0; time < 2; time += 1) expect((await press(path, seenHash)).status).to.equal(200);
    expect(await listReceipts(booking)).to.have.length(1);
    expect(await findFinalisedInvoices(booking.id)).to.have.length(1);
  });

  it('cancels nothing while the series of its invoice has a later date', async () => {
    await applyTerms(50);
    const booking = await createBooking();
    const { id: other } = await given.chargedBooking([given.cost()], { klant_id: booking.klant_id });
    const path = await readLink(booking);
    clock.set('2026-03-11T11:00:00Z');
    await api.invoices.createInvoice({ body: { boeking_id: other, status: 'definitief' } });
    clock.set('2026-03-10T11:00:00Z');
    const refusal = await press(path, readSeenHash(await fetchPage(path)));
    expect(refusal.status).to.equal(406);
    expect(refusal.text).to.include('ERR_INVOICE_DATE_BEFORE_LAST');
    expect(await readStatus(booking)).to.equal('definitief');
    expect(await listReceipts(booking)).to.deep.equal([]);
  });

  it('escapes markup in every text, and shows the reason to staff alone', async () => {
    const script = '"><script>alert(1)</script>';
    await applyTerms(50, { online: true, tekst: script });
    const { id: bedrijf_id } = await given.company({ bedrijfsnaam: script });
    const { id: klant_id } = await given.customer({ bedrijf_id });
    const booking = await given.chargedBooking([given.cost()], { begin: BEGIN, status: 'definitief', klant_id });
    const path = await readLink(booking);
    const page = await fetchPage(path);
    const resultPage = await press(path, readSeenHash(page), { reden: script });
    for (const { text } of [page, resultPage]) expect(text).to.include('&lt;script&gt;').and.not.include('<script');
    expect(await quoteOf(booking.id)).to.include({ reden: script });
  });

  it('cancels nothing for costs other than it showed, or without its button', async () => {
    await applyTerms(50);
    const booking = await createBooking();
    const path = await readLink(booking);
    const seenHash = readSeenHash(await fetchPage(path));
    await given.recharge(booking, [given.cost({ bedrag: 200 })]);
    const late = await press(path, seenHash);
    expect(late.text).to.include('zijn veranderd nadat u keek').and.include('100,00');
    expect(await readStatus(booking)).to.equal('definitief');
    await press(path, readSeenHash(late), { annuleren: 'nee' });
    expect(await readStatus(booking)).to.equal('definitief');
    await press(path, readSeenHash(late));
    expect(await readStatus(booking)).to.equal('geannuleerd');
  });

  it('asks to call where the terms do not allow it, and shows no amounts', async () => {
    await applyTerms(50, { online: false });
    const booking = await createBooking();
    const path = await readLink(booking);
    const page = await fetchPage(path);
    expect(page.text).to.include('Neem contact met ons op').and.not.include('60,50');
    expect(readSeenHash(page)).to.equal(undefined);
    await press(path, 'a'.repeat(64));
    expect(await readStatus(booking)).to.equal('definitief');
  });

  it('is in English for a company that is not Dutch', async () => {
    await applyTerms(50);
    const { id: bedrijf_id } = await given.company({ locale: 'de_DE' });
    const { id: klant_id } = await given.customer({ bedrijf_id });
    const booking = await given.chargedBooking([given.cost()], { begin: BEGIN, status: 'definitief', klant_id });
    const page = await fetchPage(await readLink(booking));
    expect(page.text).to.include('<html lang="en">').and.include('Yes, cancel my booking');
  });

  it('says when it is too late, and is 404 after the event', async () => {
    await applyTerms(50);
    const { id: product_id } = await given.product({ duur: 'PT2H' });
    const booking = await given.booking({ product_id, begin: BEGIN, status: 'definitief' });
    const path = await readLink(booking);
    clock.set('2026-03-28T14:00:00Z');
    const page = await fetchPage(path);
    expect(page.text).to.include('begonnen en kan niet meer');
    await press(path, 'a'.repeat(64));
    expect(await readStatus(booking)).to.not.equal('geannuleerd');
    clock.set('2026-03-28T15:00:01Z');
    for (const response of [await fetchPage(path), await press(path, 'a'.repeat(64))])
      expect(response.status).to.equal(404);
  });

  it('is 404 for any other token, and for another customer', async () => {
    await applyTerms(50);
    const booking = await createBooking();
    const other = await createBooking();
    const path = await readLink(booking);
    const swapped = path.replace(`/${String(booking.id)}.`, `/${String(other.id)}.`);
    for (const wrong of [swapped, `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`, '/api2/annulering/1']) {
      expect((await fetchPage(wrong)).status).to.equal(404);
      expect((await press(wrong, 'a'.repeat(64))).status).to.equal(404);
    }

    const { id: klant_id } = await given.customer();
    await api.bookings.updateBooking({ id: booking.id, body: { klant_id } });
    expect((await fetchPage(path)).status).to.equal(404);

    const { id } = other;
    const otherPath = await readLink(other);
    await api.bookings.deleteBooking({ id });
    expect((await fetchPage(otherPath)).status).to.equal(404);
  });
});
