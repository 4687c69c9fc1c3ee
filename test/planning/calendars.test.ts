// Calendar feeds, parsed by another library: entries, clock changes, cancellations, revoked tokens and 304.
import { expect } from 'chai';
import { convertIcsCalendar, type IcsEvent } from 'ts-ics';
import { Boekstaaf, type CalendarWithToken } from 'boekstaaf';
import {
  api,
  baseUrl,
  basic,
  clock,
  collectEvents,
  given,
  journal,
  createClientWith,
  collectSql,
  sendRaw,
  expectRefusal,
  createTokenWith,
  createUserWith,
} from '../support/index.ts';
import type { RawResponse } from '../support/raw.ts';

const UNKNOWN_ID = 2_000_000_000;

const fetchFeed = (href: string, headers: Record<string, string> = {}): Promise<RawResponse> =>
  sendRaw('GET', href, { auth: null, headers });

async function listEvents({ href }: Pick<CalendarWithToken, 'href'>): Promise<IcsEvent[]> {
  const response = await fetchFeed(href);
  expect(response.status, response.text).to.equal(200);
  return convertIcsCalendar(undefined, response.text).events ?? [];
}

const listTimes = ({ start, end }: IcsEvent) => [start.date.toISOString(), end?.date.toISOString()];

/** Creates a booking with one line at a location; returns it and the id of the line. */
async function createBooking(locatie_id: number, begin = '2026-06-13T14:00:00+02:00') {
  const product = await given.product({ naam: 'Bowlen; extra, "luxe"', duur: 'PT1H30M' });
  const arrangement = await given.package({
    arrangement: 'Bowlen en borrel',
    regels: [{ product_id: product.id, locatie_id, begin: '2026-01-01 10:00' }],
  });
  const booking = await given.booking({ arrangement_id: arrangement.id, begin });
  return { booking, line: booking.boekingsregels[0]?.id ?? 0 };
}

describe('a calendar feed', () => {
  beforeEach(() => {
    clock.set('2026-06-10T10:00:00Z');
  });

  after(() => {
    clock.reset();
  });

  it('is created with a token that is shown once, listed without it, and revoked', async () => {
    const location = await given.location();
    const body = { soort: 'locaties' as const, id: location.id };
    const { data, headers } = await api.calendars.createCalendar({ body }).withResponse();
    const { token, href, ...shown } = data;

    journal.addSecret(token);
    expect(headers.get('location')).to.equal(`/api2/agenda/${String(data.id)}`);
    expect(shown).to.deep.include({
      soort: 'locaties',
      object_id: location.id,
      prefix: token.slice(0, 10),
      created_by: 1,
    });
    expect(href).to.equal(`/api2/agenda/locaties/${String(location.id)}.ics?token=${token}`);
    expect(await api.calendars.getCalendar({ id: data.id })).to.deep.equal(shown);
    expect(await api.calendars.listCalendars()).to.deep.include(shown);

    const again = await given.calendar(body);
    expect(again.token).to.not.equal(token);

    expect((await fetchFeed(href)).status).to.equal(200);

    await api.calendars.deleteCalendar({ id: data.id });
    expect((await fetchFeed(href)).status).to.equal(404);
    expect((await fetchFeed(again.href)).status).to.equal(200);
    expect(await expectRefusal(api.calendars.getCalendar({ id: data.id }))).to.include({ status: 404 });
  });

  it('responds alike to every wrong token, whether it exists or not', async () => {
    const mine = await given.calendar();
    const other = await given.calendar();
    const booking = await given.booking();
    const deletedCalendar = await given.calendar({ soort: 'boekingen', id: booking.id });

    await api.bookings.deleteBooking({ id: booking.id });
    const pathOf = (soort: string, id: number, token: string) =>
      `/api2/agenda/${soort}/${String(id)}.ics?token=${token}`;
    const responses = await Promise.all(
      [
        pathOf('locaties', mine.object_id, other.token),
        pathOf('locaties', mine.object_id, `${mine.token}x`),
        pathOf('boekingen', mine.object_id, mine.token),
        pathOf('locaties', UNKNOWN_ID, mine.token),
        pathOf('locaties', UNKNOWN_ID, 'x'),
        deletedCalendar.href,
      ].map((href) => fetchFeed(href)),
    );
    const problems = responses.map(({ status, body }) => ({ status, ...(body as object), request_id: undefined }));
    expect(problems.map(({ status }) => status)).to.deep.equal(responses.map(() => 404));
    expect(new Set(problems.map((each) => JSON.stringify(each))).size).to.equal(1);
    expect((await fetchFeed(`/api2/agenda/locaties/${String(mine.object_id)}.ics`)).status).to.equal(406);

    const right = await fetchFeed(mine.href);
    expect([right.status, right.headers['cache-control']]).to.deep.equal([200, 'no-store']);
  });

  const RIGHTS = ['editPersoneelsplanning', 'editBoeking'] as const;
  const leaving: readonly (readonly [reason: string, leave: (user: { id: number }) => PromiseLike<unknown>])[] = [
    ['deleted', ({ id }) => basic.users.deleteUser({ id })],
    ['inactive', ({ id }) => basic.users.updateUser({ id, body: { actief: false } })],
    ['without_permission', ({ id }) => basic.users.updateUser({ id, body: { permissies: ['editLocaties'] } })],
  ];

  for (const [reason, leave] of leaving)
    it(`is 404 from the next request on once its creator is ${reason}, with that reason in silent_reason`, async () => {
      for (const soort of ['personeel', 'locaties', 'boekingen'] as const) {
        const creator = await createUserWith(RIGHTS);
        const { calendars } = new Boekstaaf({ baseUrl, ...creator, retries: 0 });
        const factories = { personeel: given.staffMember, locaties: given.location, boekingen: given.booking } as const;
        const { id: object } = await factories[soort]();
        const calendar = await calendars.createCalendar({ body: { soort, id: object } });
        journal.addSecret(calendar.token);
        const { etag } = (await fetchFeed(calendar.href)).headers;
        await leave(creator);
        expect((await fetchFeed(calendar.href)).status, soort).to.equal(404);
        expect((await fetchFeed(calendar.href, { 'if-none-match': String(etag) })).status, soort).to.equal(404);
        const { silent_reason } = await api.calendars.getCalendar({ id: calendar.id });
        expect(silent_reason).to.equal(`creator_${reason}`);
      }
    });

  it('is readable while its creator has one of the rights, and again when the account is active again', async () => {
    const creator = await createUserWith(RIGHTS);
    const { calendars } = new Boekstaaf({ baseUrl, ...creator, retries: 0 });
    const calendar = await calendars.createCalendar({ body: { soort: 'locaties', id: (await given.location()).id } });
    journal.addSecret(calendar.token);

    const readStatusAfter = async (body: object) => {
      await basic.users.updateUser({ id: creator.id, body });
      return (await fetchFeed(calendar.href)).status;
    };

    expect(await readStatusAfter({ permissies: ['editBoeking'] })).to.equal(200);
    expect(await readStatusAfter({ actief: false })).to.equal(404);
    expect(await readStatusAfter({ actief: true })).to.equal(200);

    const key = await createClientWith(['editPersoneelsplanning']);
    const byKey = await key.calendars.createCalendar({ body: { soort: 'locaties', id: calendar.object_id } });
    journal.addSecret(byKey.token);
    expect((await fetchFeed(byKey.href)).status).to.equal(200);
  });

  it('of a member of staff ends with their account', async () => {
    const { id } = await createUserWith([]);
    const calendar = await given.calendar({ soort: 'personeel', id });
    expect((await fetchFeed(calendar.href)).status).to.equal(200);
    await basic.users.updateUser({ id, body: { actief: false } });
    expect((await fetchFeed(calendar.href)).status).to.equal(404);
    expect(await api.calendars.getCalendar({ id: calendar.id })).to.include({ silent_reason: 'staff_inactive' });
  });

  it('leaves its token out of the log and the list', async () => {
    const calendar = await given.calendar();
    await fetchFeed(calendar.href);
    await fetchFeed(`${calendar.href}x`);
    expect(journal.readLines().filter((line) => line.includes(calendar.token))).to.deep.equal([]);
    expect(journal.readLines().some((line) => line.includes('getCalendarFeed'))).to.equal(true);
    expect((await sendRaw('GET', '/api2/agenda')).text).to.not.include(calendar.token);
    expect(await collectEvents(() => api.calendars.deleteCalendar({ id: calendar.id }))).to.deep.equal([]);
  });

  it('requires an existing object, and a creator who may plan or edit bookings', async () => {
    for (const soort of ['personeel', 'locaties', 'boekingen'] as const)
      expect(await expectRefusal(api.calendars.createCalendar({ body: { soort, id: UNKNOWN_ID } }))).to.include({
        status: 406,
        code: 'ERR_UNKNOWN_REFERENCE',
        field: 'id',
      });

    const customer = await given.customer();
    const body = { soort: 'personeel' as const, id: customer.id };
    expect(await expectRefusal(api.calendars.createCalendar({ body }))).to.include({ code: 'ERR_UNKNOWN_REFERENCE' });

    const { id } = await given.location();
    for (const [permission, status] of [
      ['editPersoneelsplanning', 201],
      ['editBoeking', 201],
      ['editLocaties', 403],
    ] as const) {
      const auth = { apiKey: await createTokenWith([permission]) };
      const response = await sendRaw('POST', '/api2/agenda', { auth, body: { soort: 'locaties', id } });
      expect(response.status, permission).to.equal(status);
    }
  });

  it('contains bookings at a location and inside it, without data of the customer', async () => {
    const hall = await given.location({ naam: 'Hal' });
    const lane = await given.location({ naam: 'Baan 1', parent_id: hall.id });
    const here = await createBooking(hall.id);
    const below = await createBooking(lane.id, '2026-06-12T14:00:00+02:00');

    await createBooking((await given.location()).id);
    const createdCalendar = await given.calendar({ soort: 'locaties', id: hall.id });
    const response = await fetchFeed(createdCalendar.href);
    expect(response.headers['content-type']).to.equal('text/calendar; charset=utf-8');

    const customers = [here, below].map(({ booking }) => api.customers.getCustomer({ id: booking.klant_id }));
    for (const { displaynaam } of await Promise.all(customers)) expect(response.text).to.not.include(displaynaam);

    const calendar = convertIcsCalendar(undefined, response.text);
    expect(response.text).to.include('X-WR-CALNAME:Hal\r\n');
    expect(calendar.timezones?.map(({ id }) => id)).to.deep.equal(['Europe/Amsterdam']);

    const [first, second] = calendar.events ?? [];
    expect(calendar.events).to.have.length(2);
    expect(first).to.include({ location: 'Baan 1' });
    expect(second).to.include({
      summary: `${here.booking.referentie} Bowlen en borrel`,
      description: 'Bowlen; extra, "luxe" (10)',
      location: 'Hal',
      status: 'TENTATIVE',
    });
    expect(second && listTimes(second)).to.deep.equal(['2026-06-13T12:00:00.000Z', '2026-06-13T13:30:00.000Z']);
    expect(second?.start.local?.timezone).to.equal('Europe/Amsterdam');
    expect(response.text).to.include('DTSTART;TZID=Europe/Amsterdam:20260613T140000\r\n');
    expect(response.text).to.match(/DTSTAMP:\d{8}T\d{6}Z\r\n/);
  });

  it('follows a booking: the same UID, a higher SEQUENCE, cancelled in the end', async () => {
    const { booking, line } = await createBooking((await given.location()).id);
    const calendar = await given.calendar({ soort: 'boekingen', id: booking.id });
    const [before] = await listEvents(calendar);
    expect(before?.uid).to.match(new RegExp(`^boekingsregel-${String(line)}@[0-9a-f-]{36}$`));

    await api.bookings.setBookingStatus({ id: booking.id, status: 'definitief' });
    const [confirmed] = await listEvents(calendar);
    await api.bookings.setBookingStatus({ id: booking.id, status: 'geannuleerd' });

    const [cancelled] = await listEvents(calendar);
    expect([before, confirmed, cancelled].map((each) => each?.status)).to.deep.equal([
      'TENTATIVE',
      'CONFIRMED',
      'CANCELLED',
    ]);
    expect(new Set([before, confirmed, cancelled].map((each) => each?.uid)).size).to.equal(1);

    const sequences = [before, confirmed, cancelled].map((each) => each?.sequence ?? 0);
    expect(sequences).to.deep.equal([...new Set(sequences)].toSorted((a, b) => a - b));

    const other = await given.calendar({ soort: 'boekingen', id: booking.id });
    expect((await listEvents(other))[0]?.uid).to.not.equal(before?.uid);
  });

  it('contains the shifts of a member of staff, cancelled and refused ones marked, and no drafts', async () => {
    const { id } = await given.staffMember();
    const location = await given.location({ naam: 'Steiger' });
    const { booking } = await createBooking(location.id);

    const createShift = (
      day: number,
      status: 'concept' | 'gevraagd' | 'bevestigd' | 'geweigerd' | 'geannuleerd',
      more = {},
    ) =>
      api.shifts.createShift({
        body: {
          begin: `2026-06-${String(day)}T10:00:00+02:00`,
          eind: `2026-06-${String(day)}T12:00:00+02:00`,
          personeel_id: id,
          status,
          noot: 'Intern',
          ...more,
        },
      });

    const first = await createShift(11, 'gevraagd', {
      opmerking: 'Neem\nlaarzen mee',
      locatie_id: location.id,
      boeking_id: booking.id,
    });

    await createShift(12, 'concept');
    await createShift(13, 'bevestigd');
    await createShift(14, 'geweigerd');
    await createShift(15, 'geannuleerd');
    await given.shift();

    const calendar = await given.calendar({ soort: 'personeel', id });
    const events = await listEvents(calendar);
    expect(events.map(({ status }) => status)).to.deep.equal(['TENTATIVE', 'CONFIRMED', 'CANCELLED', 'CANCELLED']);
    expect(events[0]).to.include({
      summary: `${booking.referentie} Bowlen en borrel`,
      description: 'Neem\nlaarzen mee',
      location: 'Steiger',
    });
    expect(events[1]).to.include({ summary: 'Dienst' }).and.not.have.property('description');
    expect((await fetchFeed(calendar.href)).text).to.not.include('Intern');

    const key = String(first.id);
    expect(events[0]?.uid).to.match(new RegExp(`^dienst-${key}@`));

    const { begin, eind, personeel_id } = first;
    await api.shifts.updateShift({ id: first.id, body: { begin, eind, personeel_id, status: 'bevestigd' } });

    const [changedEvent] = await listEvents(calendar);
    expect(changedEvent?.uid).to.equal(events[0]?.uid);
    expect(changedEvent?.sequence).to.be.greaterThan(events[0]?.sequence ?? 0);
  });

  it('has right times around clock changes, also in the repeated hour', async () => {
    clock.set('2026-10-20T10:00:00Z');
    const location = await given.location();
    const calendar = await given.calendar({ soort: 'locaties', id: location.id });
    const begins = [
      '2026-10-24T23:30:00.000Z',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
      '2026-10-25T02:30:00.000Z',
      '2026-10-26T11:00:00.000Z',
      '2027-03-28T00:30:00.000Z',
    ];

    for (const begin of begins) await createBooking(location.id, begin);
    const events = await listEvents(calendar);
    expect(events.map((each) => listTimes(each))).to.deep.equal(
      begins.map((begin) => [begin, new Date(Date.parse(begin) + 90 * 60_000).toISOString()]),
    );

    const { text } = await fetchFeed(calendar.href);
    const starts = [...text.matchAll(/DTSTART[^\r]*2026102\dT\d+Z?/g)].map(([line]) => line);
    expect(starts).to.deep.equal([
      'DTSTART:20261024T233000Z',
      'DTSTART:20261025T003000Z',
      'DTSTART:20261025T013000Z',
      'DTSTART:20261025T023000Z',
      'DTSTART;TZID=Europe/Amsterdam:20261026T120000',
    ]);
  });

  it('has no injected lines, whatever names contain', async () => {
    const naam = 'Zaal\nBEGIN:VEVENT\rX-EVIL:1\r\nEND:VEVENT\u000b;';
    const location = await given.location({ naam });
    await createBooking(location.id);

    const calendar = await given.calendar({ soort: 'locaties', id: location.id });
    const { text } = await fetchFeed(calendar.href);

    // Folded lines continue after a line break and a blank.
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines.filter((line) => /^(X-WR-CALNAME|LOCATION):/.test(line))).to.deep.equal([
      'X-WR-CALNAME:Zaal BEGIN:VEVENT X-EVIL:1 END:VEVENT ;',
      'LOCATION:Zaal BEGIN:VEVENT X-EVIL:1 END:VEVENT \\;',
    ]);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).to.have.length(1);
    expect(text.replaceAll('\r\n', '')).to.not.match(/(?!\t)\p{Cc}/u);
  });

  it('covers 30 days back and 365 days ahead', async () => {
    const location = await given.location();
    const calendar = await given.calendar({ soort: 'locaties', id: location.id });
    const inside = ['2026-05-11T08:00:00.000Z', '2027-06-10T20:00:00.000Z'];
    for (const begin of [...inside, '2026-05-10T08:00:00.000Z', '2027-06-11T08:00:00.000Z'])
      await createBooking(location.id, begin);
    expect((await listEvents(calendar)).map(({ start }) => start.date.toISOString())).to.deep.equal(inside);
  });

  it('is 304 unless something has changed', async () => {
    const location = await given.location();
    const { booking } = await createBooking(location.id);
    const calendar = await given.calendar({ soort: 'locaties', id: location.id });
    const first = await fetchFeed(calendar.href);
    const etag = String(first.headers['etag']);

    clock.set('2026-06-10T20:00:00Z');
    const same = await fetchFeed(calendar.href, { 'if-none-match': etag });
    expect([same.status, same.text]).to.deep.equal([304, '']);

    await api.bookings.setBookingStatus({ id: booking.id, status: 'geannuleerd' });
    const changedResponse = await fetchFeed(calendar.href, { 'if-none-match': etag });
    expect(changedResponse.status).to.equal(200);
    expect(changedResponse.headers['etag']).to.not.equal(etag);

    await api.calendars.deleteCalendar({ id: calendar.id });
    expect((await fetchFeed(calendar.href, { 'if-none-match': etag })).status).to.equal(404);
  });

  it('needs as many statements for many entries as for one', async () => {
    const location = await given.location();
    const calendar = await given.calendar({ soort: 'locaties', id: location.id });
    await createBooking(location.id);
    const one = await collectSql(() => fetchFeed(calendar.href));
    for (const day of ['14', '15', '16']) await createBooking(location.id, `2026-06-${day}T14:00:00+02:00`);
    expect(await listEvents(calendar)).to.have.length(4);
    expect((await collectSql(() => fetchFeed(calendar.href))).length).to.equal(one.length);
  });
});
