// Merges of customers: objects that move or stay, filled members, refusals, and concurrent merges.
import { expect } from 'chai';
import type { Booking, Customer, NewCustomer } from 'boekstaaf';
import { api, basic, collectEvents, given, sendRaw, expectRefusal } from '../support/index.ts';
import { newPerson } from '../support/given/contacts.ts';
import type { RecordedEvent } from '../support/events.ts';
import type { RawResponse } from '../support/raw.ts';
import { tokenFor } from '../support/given/cancellations.ts';

const UNKNOWN_ID = 2_000_000_000;

const merge = (id: number, klant_id: number) => api.customers.mergeCustomer({ id, body: { klant_id } });

/** Creates two customers of one company: one that remains, and one that is archived by a merge. */
async function createCustomers(
  first: Partial<NewCustomer> = {},
  second: Partial<NewCustomer> = {},
): Promise<[Customer, Customer]> {
  const { id: bedrijf_id } = await given.company();
  return [await given.customer({ bedrijf_id, ...first }), await given.customer({ bedrijf_id, ...second })];
}

describe('merging a customer with another one', () => {
  it('archives the other one, and returns the one that remains, with counts', async () => {
    const [remains, goes] = await createCustomers();
    const { klant, moved, kept } = await merge(remains.id, goes.id);
    expect(klant).to.deep.equal(await api.customers.getCustomer({ id: remains.id }));

    const none = { bookings: 0, invoices: 0, notes: 0, vouchers: 0, voucher_sales: 0 };
    expect([moved, kept]).to.deep.equal([
      { ...none, contact_persons: 1 },
      { bookings: 0, invoices: 0 },
    ]);

    for (const call of [
      () => api.customers.getCustomer({ id: goes.id }),
      () => api.customers.updateCustomer({ id: goes.id, body: {} }),
      () => merge(goes.id, remains.id),
    ])
      expect(await expectRefusal(call())).to.include({ status: 404 });

    expect((await api.customers.listCustomers()).some(({ id }) => id === goes.id)).to.equal(false);

    const { status, headers } = await sendRaw('GET', `/api2/contacten/${String(goes.id)}`);
    expect([status, headers.location]).to.deep.equal([301, `/api2/klanten/${String(remains.id)}`]);
  });

  it('moves bookings without a finalised invoice and their drafts, of the customer and of the payer', async () => {
    const [remains, goes] = await createCustomers();
    const third = await given.customer({ bedrijf_id: remains.bedrijf_id });
    const ownBooking = await given.chargedBooking(undefined, { klant_id: goes.id });
    const draft = await api.invoices.createInvoice({ body: { boeking_id: ownBooking.id } });
    const paidBooking = await given.booking({ klant_id: third.id });
    await api.bookings.updateBooking({ id: paidBooking.id, body: { kosten: { klant_id: goes.id } } });

    const sharedBooking = await given.booking({ klant_id: remains.id });
    await api.bookings.updateBooking({ id: sharedBooking.id, body: { kosten: { klant_id: goes.id } } });

    const events = await collectEvents(() => merge(remains.id, goes.id));
    const after = await api.bookings.getBooking({ id: ownBooking.id });
    expect(after).to.include({ klant_id: remains.id, referentie: ownBooking.referentie });
    expect(after.kosten.klant_id).to.equal(remains.id);
    expect((await api.invoices.getInvoice({ id: draft.id })).klant_id).to.equal(remains.id);

    const paidAfter = await api.bookings.getBooking({ id: paidBooking.id });
    expect([paidAfter.klant_id, paidAfter.kosten.klant_id]).to.deep.equal([third.id, remains.id]);
    expect((await api.bookings.getBooking({ id: sharedBooking.id })).kosten.klant_id).to.equal(remains.id);

    const descriptions = events.map(({ event, object_id }) => `${event} ${String(object_id)}`);
    expect(descriptions).to.include.members([
      ...[ownBooking, paidBooking, sharedBooking].map(({ id }) => `Boeking::postUpdate ${String(id)}`),
      `Factuur::postUpdate ${String(draft.id)}`,
      `Klant::postUpdate ${String(remains.id)}`,
      `Klant::postDelete ${String(goes.id)}`,
      `Contact::postDelete ${String(goes.id)}`,
    ]);
    expect(events.filter(({ event }) => event.startsWith('Contactpersoon'))).to.deep.equal([]);

    // A payer who is the customer follows the customer from then on.
    const fourth = await given.customer({ bedrijf_id: remains.bedrijf_id });
    const updatedBooking = await api.bookings.updateBooking({ id: sharedBooking.id, body: { klant_id: fourth.id } });
    expect(updatedBooking.kosten.klant_id).to.equal(fourth.id);
  });

  it('moves notes, vouchers and orders of vouchers, each with a new version', async () => {
    const [remains, goes] = await createCustomers();
    const note = await given.note({ contact_id: goes.id, contactpersoon_id: goes.contactpersonen[0]?.id ?? 0 });
    const voucher = await given.voucher({ customer_id: goes.id });
    const sale = await given.voucherSale({ customer_id: goes.id });
    const before = await api.notes.getNote({ id: note.id }).withResponse();
    const { moved } = await merge(remains.id, goes.id);
    expect(moved).to.include({ notes: 1, vouchers: 1, voucher_sales: 1, contact_persons: 1 });
    const after = await api.notes.getNote({ id: note.id }).withResponse();
    expect(after.data).to.include({ contact_id: remains.id, contactpersoon_id: goes.contactpersonen[0]?.id });
    expect(after.headers.get('etag')).not.to.equal(before.headers.get('etag'));
    expect((await api.vouchers.getVoucher({ id: voucher.id })).customer_id).to.equal(remains.id);
    expect((await api.voucherSales.getVoucherSale({ id: sale.id })).customer_id).to.equal(remains.id);
  });

  it('fills empty members, overwrites nothing, and adds pairs with other keys', async () => {
    const [remains, goes] = await createCustomers(
      { plaats: 'Utrecht', metadata: { exact: '1' } },
      { plaats: 'Zeist', website: 'https://horizon.example', metadata: { exact: '2', crm: '7' } },
    );
    const { klant } = await merge(remains.id, goes.id);
    expect(klant).to.deep.include({
      plaats: 'Utrecht',
      website: 'https://horizon.example',
      metadata: { exact: '1', crm: '7' },
    });
  });

  it('lists each person once: the main contact stays, and the same person is filled', async () => {
    const person = newPerson();
    const { id: newsletter } = await given.newsletter();
    const [remains, goes] = await createCustomers(
      { contactpersonen: [newPerson(), person] },
      {
        naam: 'Anders',
        contactpersonen: [{ ...person, telefoon1: '030 123', nieuwsbrief_ids: [newsletter] }, newPerson()],
      },
    );
    const contactPersonId = remains.contactpersonen[1]?.id ?? 0;
    const note = await given.note({ contact_id: goes.id, contactpersoon_id: goes.contactpersonen[0]?.id ?? 0 });
    const { klant, moved } = await merge(remains.id, goes.id);

    expect(moved.contact_persons).to.equal(1);
    expect(klant?.contactpersonen.map(({ id }) => id)).to.deep.equal([
      ...remains.contactpersonen.map(({ id }) => id),
      goes.contactpersonen[1]?.id,
    ]);
    expect(klant?.contactpersonen.map(({ hoofdcontact }) => hoofdcontact)).to.deep.equal([true, false, false]);
    expect(klant?.contactpersonen[1]).to.deep.include({ telefoon1: '030 123', nieuwsbrief_ids: [newsletter] });
    expect((await api.notes.getNote({ id: note.id })).contactpersoon_id).to.equal(contactPersonId);
  });

  it('links a person who belongs to both once', async () => {
    const { id: bedrijf_id } = await given.company();
    const remains = await given.customer({ bedrijf_id });
    const id = remains.contactpersonen[0]?.id ?? 0;
    const goes = await given.customer({ bedrijf_id, naam: 'Ander', contactpersonen: [{ id }] });
    const { klant, moved } = await merge(remains.id, goes.id);
    expect([klant?.contactpersonen.length, moved.contact_persons]).to.deep.equal([1, 0]);
  });

  it('may adopt the identity of the other one', async () => {
    const person = { ...newPerson(), email1: null };
    const [remains, goes] = await createCustomers(
      { naam: 'Gelijk', contactpersonen: [person] },
      { naam: 'Gelijk', adres: 'Bosweg 1', postcode: '3971 AB', contactpersonen: [{ ...person, telefoon1: '030' }] },
    );
    expect((await merge(remains.id, goes.id)).klant?.adres).to.equal('Bosweg 1');
  });
});

describe('a merged customer that is written again', () => {
  it('is the one that remains, also after a second merge, unless another customer has the identity', async () => {
    const person = newPerson();
    const body = { naam: 'De Eik', contactpersonen: [person] };
    const [remains, goes] = await createCustomers({}, body);
    const last = await given.customer({ bedrijf_id: remains.bedrijf_id });
    const createAgain = (): Promise<RawResponse> =>
      sendRaw('POST', '/api2/klanten', { body: { type: 'klant', bedrijf_id: remains.bedrijf_id, ...body } });

    await merge(remains.id, goes.id);
    const before = await api.customers.getCustomer({ id: remains.id });
    const events = await collectEvents(async () => {
      const { status, body: responseBody } = await createAgain();
      expect([status, responseBody]).to.deep.equal([200, before]);
    });
    expect(events).to.deep.equal([]);

    await merge(last.id, remains.id);
    expect((await createAgain()).body).to.deep.include({ id: last.id, naam: last.naam });

    await api.customers.updateCustomer({ id: last.id, body });
    const other = await given.customer({ bedrijf_id: remains.bedrijf_id });
    await merge(other.id, last.id);
    expect((await createAgain()).body).to.include({ id: other.id });

    const newCompany = await given.company();
    await api.customers.updateCustomer({ id: other.id, body: { bedrijf_id: newCompany.id } });
    expect((await createAgain()).status).to.equal(201);
  });
});

describe('a dry run of a merge', () => {
  it('returns what would move, and moves nothing', async () => {
    const [remains, goes] = await createCustomers({}, { website: 'https://horizon.example' });
    const booking = await given.booking({ klant_id: goes.id });
    const ask = { id: remains.id, body: { klant_id: goes.id } };
    const mergeResults: unknown[] = [];
    const events = await collectEvents(async () => {
      mergeResults.push(await api.customers.mergeCustomer({ ...ask, dry_run: true }));
    });
    expect(events).to.deep.equal([]);
    expect((await api.bookings.getBooking({ id: booking.id })).klant_id).to.equal(goes.id);
    expect(await api.customers.getCustomer({ id: goes.id })).to.deep.equal({ ...goes, mag_type_wijzigen: false });
    expect(mergeResults).to.deep.equal([await api.customers.mergeCustomer(ask)]);
  });
});

describe('an object that a finalised invoice keeps in place', () => {
  it('stays under the other id, readable as before, and is found under the one that remains', async () => {
    const [remains, goes] = await createCustomers({}, { naam: 'De Eik' });
    const booking = await given.chargedBooking(undefined, { klant_id: goes.id });
    const finalised = await api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
    const free = await given.booking({ klant_id: goes.id });
    const { moved, kept } = await merge(remains.id, goes.id);
    expect([moved.bookings, moved.invoices, kept]).to.deep.equal([1, 0, { bookings: 1, invoices: 1 }]);

    expect((await api.bookings.getBooking({ id: booking.id })).klant_id).to.equal(goes.id);

    const [invoice] = await basic.invoices.listInvoices({ boeking_id: [booking.id], embed: ['Klant'] });
    expect(invoice).to.deep.include({ klant_id: goes.id, hash: finalised.hash });
    expect(invoice?.Klant?.displaynaam).to.equal('De Eik');

    const bookings = await api.bookings.listBookings({ klant_id: remains.id, embed: ['Klant'] });
    expect(bookings.map(({ id, Klant }) => [id, Klant?.id])).to.deep.equal([
      [booking.id, goes.id],
      [free.id, remains.id],
    ]);

    expect((await basic.invoices.listInvoices({ klant_id: remains.id })).map(({ id }) => id)).to.deep.equal([
      finalised.id,
    ]);

    // All operations on it still succeed.
    const updatedBooking = await api.bookings.updateBooking({
      id: booking.id,
      body: { ...booking, bijzonderheden: 'Laat' },
    });
    expect(updatedBooking.klant_id).to.equal(goes.id);

    const credit = await api.invoices.createCreditInvoice({ id: finalised.id, body: { verrekenen: false } });
    expect(credit.klant_id).to.equal(goes.id);
    expect((await sendRaw('GET', `/api2/facturen/${String(credit.id)}/pdf`)).status).to.equal(200);

    const payment = await api.invoicePayments.createInvoicePayment({ id: finalised.id, body: { bedrag: 10 } });
    expect(payment.klant).to.deep.equal({ id: goes.id, naam: 'De Eik' });

    const note = await api.notes.createNote({ body: { booking_id: booking.id, bericht: 'Gebeld' } });
    expect(note.contact_id).to.equal(remains.id);
  });

  it('is found also after the remaining customer is merged again', async () => {
    const [first, second] = await createCustomers();
    const third = await given.customer({ bedrijf_id: first.bedrijf_id });
    const booking = await given.chargedBooking(undefined, { klant_id: first.id });
    await api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
    await merge(second.id, first.id);
    await merge(third.id, second.id);
    const bookings = await api.bookings.listBookings({ klant_id: third.id });
    expect(bookings.map(({ id }) => id)).to.deep.equal([booking.id]);
    const refusal = await expectRefusal(api.customers.deleteCustomer({ id: third.id }));
    expect(refusal).to.deep.include({ code: 'ERR_CONTACT_IN_USE', params: { references: ['merged_customers'] } });
  });

  it('preserves the link by which a customer cancels', async () => {
    const [remains, goes] = await createCustomers();
    const { id: annuleringsvoorwaarden_id } = await given.cancellationTerms({ online: true });
    const { id: arrangement_id } = await given.package({ annuleringsvoorwaarden_id });
    const booking = await given.booking({ klant_id: goes.id, arrangement_id });
    const token = await tokenFor(booking);
    await merge(remains.id, goes.id);
    expect((await sendRaw('GET', `/api2/annulering/${token}`, { auth: null })).status).to.equal(200);
  });
});

describe('a merge that is refused', () => {
  it('is one with itself, with another company, or with an unknown customer', async () => {
    const [remains] = await createCustomers();
    const other = await given.customer({ bedrijf_id: (await given.company()).id });
    const supplier = await given.supplier();
    const archived = await given.customer({ bedrijf_id: remains.bedrijf_id });
    await api.customers.deleteCustomer({ id: archived.id });

    const refusals: readonly (readonly [number, string])[] = [
      [remains.id, 'ERR_NOT_ALLOWED'],
      [other.id, 'ERR_NOT_ALLOWED'],
      [supplier.id, 'ERR_UNKNOWN_REFERENCE'],
      [archived.id, 'ERR_UNKNOWN_REFERENCE'],
      [UNKNOWN_ID, 'ERR_UNKNOWN_REFERENCE'],
    ];

    for (const [id, code] of refusals)
      expect(await expectRefusal(merge(remains.id, id)), String(id)).to.include({
        status: 406,
        code,
        field: 'klant_id',
      });

    expect(await expectRefusal(merge(UNKNOWN_ID, remains.id))).to.include({ status: 404 });
    expect(await expectRefusal(merge(supplier.id, remains.id))).to.include({ status: 404 });
  });

  it('is one that would make the customer equal to a third one', async () => {
    const person = { voornaam: 'Jo', achternaam: 'Zee' };
    const address = { adres: 'Bosweg 7', postcode: '3971 AB' };
    const { id: bedrijf_id } = await given.company();
    const third = await given.customer({
      bedrijf_id,
      naam: 'Derde',
      ...address,
      contactpersonen: [{ ...person, telefoon1: '030 7' }],
    });

    const remains = await given.customer({
      bedrijf_id,
      naam: 'Derde',
      contactpersonen: [{ ...person, telefoon1: '030 7' }],
    });
    const goes = await given.customer({ bedrijf_id, naam: 'Vierde', ...address });
    const events = await collectEvents(async () => {
      expect(await expectRefusal(merge(remains.id, goes.id))).to.deep.include({
        status: 406,
        code: 'ERR_TAKEN',
        field: 'klant_id',
        params: { id: third.id },
      });
    });
    expect(events).to.deep.equal([]);
    expect((await api.customers.getCustomer({ id: goes.id })).id).to.equal(goes.id);
  });

  it('is one that would result in more than fifty pairs', async () => {
    const createMetadata = (name: string) =>
      Object.fromEntries(Array.from({ length: 30 }, (_each, at) => [`${name}${String(at)}`, 'x']));
    const [remains, goes] = await createCustomers({ metadata: createMetadata('a') }, { metadata: createMetadata('b') });
    expect(await expectRefusal(merge(remains.id, goes.id))).to.include({ status: 406, code: 'ERR_LENGTH' });
  });

  it('is one that would move more than a thousand objects, while a thousand are moved', async () => {
    const createPersons = (count: number) => Array.from({ length: count }, () => newPerson());
    const [remains, goes] = await createCustomers({}, { contactpersonen: createPersons(990) });
    for (let at = 0; at < 11; at += 1) await given.note({ contact_id: goes.id });
    expect(await expectRefusal(merge(remains.id, goes.id))).to.deep.include({
      status: 406,
      code: 'ERR_TOO_MANY',
      field: 'klant_id',
      params: { limit: 1000 },
    });

    const [last] = await api.notes.listNotes({ contact_id: goes.id });
    await api.notes.deleteNote({ id: last?.id ?? 0 });

    // Together they have 991 people, which is within the limit.
    expect((await merge(remains.id, goes.id)).moved).to.include({ notes: 10, contact_persons: 990 });
  });

  it('is one for a version that is not the current one', async () => {
    const [remains, goes] = await createCustomers();
    const { headers } = await api.customers.getCustomer({ id: remains.id }).withResponse();
    const ifMatch = headers.get('etag') ?? '';
    await api.customers.updateCustomer({ id: remains.id, body: { plaats: 'Zeist' } });
    const call = api.customers.mergeCustomer({ id: remains.id, body: { klant_id: goes.id } }, { ifMatch });
    expect(await expectRefusal(call)).to.include({ status: 412 });
    const { headers: now } = await api.customers.getCustomer({ id: remains.id }).withResponse();
    const body = { klant_id: goes.id };
    await api.customers.mergeCustomer({ id: remains.id, body }, { ifMatch: now.get('etag') ?? '' });
  });
});

describe('concurrent merges', () => {
  it('of two customers into each other leave one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = await createCustomers();
      const bookings = [await given.booking({ klant_id: one.id }), await given.booking({ klant_id: other.id })];
      const pathOf = ({ id }: Customer) => `/api2/klanten/${String(id)}/merge`;
      const responses = await Promise.all([
        sendRaw('POST', pathOf(one), { body: { klant_id: other.id } }),
        sendRaw('POST', pathOf(other), { body: { klant_id: one.id } }),
      ]);
      const statuses = responses.map(({ status }) => status);
      // The second request finds its customer, or the other one, archived.
      expect(statuses.filter((status) => status === 200)).to.have.lengthOf(1);
      expect([404, 406]).to.include(statuses.find((status) => status !== 200));
      const remains = statuses[0] === 200 ? one : other;
      const customerBookings = await api.bookings.listBookings({ klant_id: remains.id });
      expect(customerBookings.map(({ id }) => id)).to.deep.equal(bookings.map(({ id }) => id));
    }
  });

  it('and bookings for the merged customer leave no booking behind', async () => {
    const [remains, goes] = await createCustomers();
    const begin = '2026-06-13T14:00:00+02:00';
    const body = { klant_id: goes.id, begin, personen: 4 };
    const [mergeResponse, ...bookingResponses] = await Promise.all([
      sendRaw('POST', `/api2/klanten/${String(remains.id)}/merge`, { body: { klant_id: goes.id } }),
      ...Array.from({ length: 8 }, () => sendRaw('POST', '/api2/boekingen', { body })),
    ]);
    expect(mergeResponse.status).to.equal(200);

    const ids = bookingResponses.flatMap(({ status, body: booking }) =>
      status === 201 ? [(booking as { id: number }).id] : [],
    );
    const customerBookings = await api.bookings.listBookings({ klant_id: remains.id });
    expect(customerBookings.map(({ id }) => id)).to.have.members(ids);
    expect(customerBookings.map(({ klant_id }) => klant_id)).to.deep.equal(ids.map(() => remains.id));
  });

  it('and changes of bookings of the merged customer are in the feed as they were committed', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [remains, goes] = await createCustomers();
      const bookings: Booking[] = [];
      while (bookings.length < 4) bookings.push(await given.booking({ klant_id: goes.id }));
      const post = (path: string, body: object, key: string) =>
        sendRaw('POST', path, { body, headers: { 'Idempotency-Key': `${key} ${String(goes.id)}` } });
      const change = ({ id }: Booking, bijzonderheden: string) =>
        sendRaw('PUT', `/api2/boekingen/${String(id)}`, { body: { bijzonderheden } });
      const events = await collectEvents(() =>
        Promise.all([
          ...bookings.map((booking) => change(booking, 'Rolstoel')),
          post(`/api2/klanten/${String(remains.id)}/merge`, { klant_id: goes.id }, 'merge'),
          post('/api2/boekingen', { klant_id: goes.id, begin: '2026-06-13T14:00:00+02:00', personen: 4 }, 'book'),
          ...bookings.map((booking) => change(booking, 'Vroeg')),
        ]),
      );

      const isLater = (one: RecordedEvent, { object, object_id, sequence }: RecordedEvent): boolean =>
        one.object === object && one.object_id === object_id && one.sequence > sequence;
      const turned = events.filter((event, at) => events.slice(0, at).some((earlier) => isLater(earlier, event)));
      expect(turned).to.deep.equal([]);
    }
  });

  it('repeated with one Idempotency-Key happen once', async () => {
    const [remains, goes] = await createCustomers();
    const headers = { 'Idempotency-Key': `merge-${String(goes.id)}` };
    const mergeAgain = () =>
      sendRaw('POST', `/api2/klanten/${String(remains.id)}/merge`, { body: { klant_id: goes.id }, headers });
    const first = await mergeAgain();
    const second = await mergeAgain();
    expect([first.status, second.status]).to.deep.equal([200, 200]);
    expect(second.body).to.deep.equal(first.body);
  });
});
