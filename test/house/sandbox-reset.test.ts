// Resetting a sandbox to a fixture: the same ids, numbers and bytes each time, and only the first administrator stays.
import { hash } from 'node:crypto';
import { expect } from 'chai';
import { readFixture } from '../../db/house/sandbox-fixtures.ts';
import { BUILT_IN_FIXTURES } from '../../domain/house/sandbox.ts';
import { migrations } from '../../db/migrations/index.ts';
import { type TestSandbox, startSandbox } from '../support/sandbox.ts';

/** The token in the contract. */
const TOKEN = 'bks_hUBVnIRdkqeI0BhXRZNHM5LSEPPqaG49VcTs';
const START = '2027-01-04T09:00:00+01:00';

describe('a fixture of a sandbox', () => {
  let sandbox: TestSandbox;

  before(async () => {
    sandbox = await startSandbox();
  });

  after(() => sandbox.close());

  for (const name of BUILT_IN_FIXTURES)
    it(`${name} was generated for the tables of this version`, async () => {
      expect((await readFixture(name, 'data/fixtures')).migrations).to.deep.equal(
        migrations.map(({ name: each }) => each),
      );
    });

  it('venue is the venue of the demo, ready for use', async () => {
    expect(await sandbox.api.sandbox.reset('venue')).to.deep.equal({ fixture: 'venue', now: START });
    expect((await sandbox.api.packages.list()).map(({ arrangement }) => arrangement)).to.include('Dag aan het water');
    expect((await sandbox.api.bookings.list()).map(({ status }) => status)).to.include.members([
      'optie',
      'geannuleerd',
    ]);
    expect((await sandbox.sendRaw('GET', '/api2/klanten', { auth: { apiKey: TOKEN } })).status).to.equal(200);
  });

  for (const name of ['venue', 'year'] as const) {
    it(`${name} has a user with few rights`, async () => {
      await sandbox.api.sandbox.reset(name);
      const auth = { username: 'balie', password: 'de sleutel van de balie' };
      expect((await sandbox.sendRaw('GET', '/api2/boekingen', { auth })).status).to.equal(200);
      expect((await sandbox.sendRaw('POST', '/api2/locaties', { auth, body: { naam: 'Bos' } })).status).to.equal(403);
    });

    it(`${name} sells online, paid now or later, in the months after its start`, async () => {
      const { now } = await sandbox.api.sandbox.reset(name);
      const [offer] = (await sandbox.api.packages.list()).filter(
        (each) => each.mag_online_geboekt_worden_direct_betalen,
      );
      const arrangement_id = offer?.id ?? 0;
      const producten = (offer?.regels ?? []).map(({ id }) => ({ arrangementsregel_id: id, aantal: 1 }));
      const addDays = (days: number): string =>
        new Date(Date.parse(now) + days * 86_400_000).toISOString().slice(0, 10);

      for (const [betaalmethode, days, status] of [
        ['provider', 7, 'betaling benodigd'],
        ['factuur', 150, 'reservering'],
      ] as const) {
        const wish = { arrangement_id, producten };
        const month = { begin: addDays(days), eind: addDays(days + 21) };
        const [datum = ''] = await sandbox.api.onlineBooking.findAvailableDays({ ...wish, ...month });
        const [begin = ''] = await sandbox.api.onlineBooking.findAvailableTimes({ ...wish, datum });
        const contactformulier = { 'contactpersoon.achternaam': 'Bos', 'contactpersoon.email1': 'bos@bos.example' };
        const body = { ...wish, begin, betaalmethode, contactformulier };
        expect(await sandbox.api.onlineBooking.reservePackage(body)).to.include({ status });
      }
    });
  }

  it('leads to byte-equal invoices for the same requests', async () => {
    const createInvoice = async (): Promise<unknown> => {
      await sandbox.api.sandbox.reset({ fixture: 'venue' });
      const [customer] = await sandbox.api.customers.list();
      const [offer] = await sandbox.api.packages.list();
      const begin = '2027-02-01T14:00:00+01:00';
      const body = {
        klant_id: customer?.id ?? 0,
        arrangement_id: offer?.id ?? 0,
        personen: 12,
        begin,
        status: 'definitief',
      } as const;
      const { id: boeking_id } = await sandbox.api.bookings.create(body);

      await sandbox.api.sandbox.advance('P1D');
      const { id, factuur_nummer } = await sandbox.api.invoices.create({ boeking_id, status: 'definitief' });

      const hashResponse = async (path: string): Promise<string> => {
        const response = await sandbox.sendRaw('GET', `/api2/facturen/${String(id)}${path}`);
        expect(response.status, path).to.equal(200);
        return hash('sha256', response.text);
      };

      const events = (await sandbox.api.events.listEvents({ page_size: 1000 })).map(({ meta, data }) => [
        meta.event,
        meta.occurred_at,
        data,
      ]);

      return [boeking_id, id, factuur_nummer, await hashResponse('/pdf'), await hashResponse(''), events];
    };
    expect(await createInvoice()).to.deep.equal(await createInvoice());
  });

  it('keeps the first administrator, and no other credential or object', async () => {
    const response = await sandbox.sendRaw('POST', '/api2/apikeys', { body: { user_id: 1, description: 'Goes' } });
    const { token } = response.body as { token: string };
    expect((await sandbox.sendRaw('GET', '/api2/locaties', { auth: { apiKey: token } })).status).to.equal(200);
    expect(await sandbox.api.sandbox.reset('empty')).to.deep.equal({ fixture: 'empty', now: START });
    expect((await sandbox.sendRaw('GET', '/api2/locaties', { auth: { apiKey: token } })).status).to.equal(401);
    expect((await sandbox.sendRaw('GET', '/api2/locaties', { auth: { apiKey: TOKEN } })).status).to.equal(401);
    expect(await sandbox.api.locations.list()).to.have.lengthOf(0);
    expect(await sandbox.api.events.listEvents()).to.have.lengthOf(0);
    expect((await sandbox.api.locations.create({ naam: 'De eerste' })).id).to.equal(1);
  });

  it('restarts the feed, whatever was purged before', async () => {
    await sandbox.api.sandbox.reset('empty');
    for (const naam of ['Een', 'Twee']) await sandbox.api.locations.create({ naam });
    const [early] = await sandbox.api.events.listEvents();
    await sandbox.api.sandbox.advance('P120D');
    const response = await sandbox.sendRaw('GET', `/api2/events?after=${String(early?.meta.position)}`);
    expect(response.status).to.equal(410);

    await sandbox.api.sandbox.reset('empty');
    for (const naam of ['Een', 'Twee']) await sandbox.api.locations.create({ naam });
    const [first, ...others] = await sandbox.api.events.listEvents();
    expect(await sandbox.api.events.listEvents({ after: first?.meta.position ?? '' })).to.deep.equal(others);
  });

  it('year is the venue of the demo a year later, with its past', async () => {
    expect(await sandbox.api.sandbox.reset('year')).to.deep.equal({
      fixture: 'year',
      now: '2028-01-03T09:00:00+01:00',
    });
    const statuses = new Set((await sandbox.api.bookings.list({ page_size: 500 })).map(({ status }) => status));
    expect([...statuses]).to.include.members(['voltooid', 'definitief', 'optie']);
    expect((await sandbox.api.mails.list()).map(({ status }) => status)).to.include('sent');
    const [invoice] = await sandbox.api.invoices.list();
    expect((await sandbox.sendRaw('GET', `/api2/facturen/${String(invoice?.id)}/pdf`)).status).to.equal(200);
    const { fired } = await sandbox.api.sandbox.advance('P7D');
    expect(new Set(fired.map(({ kind }) => kind))).to.include('bookings');
  });

  it('has a known name, which cannot be a path', async () => {
    await sandbox.api.sandbox.reset('empty');

    const readRefusal = async (fixture: string): Promise<unknown> => {
      const response = await sandbox.sendRaw('POST', '/api2/sandbox/reset', { body: { fixture } });
      const [{ code, message } = { code: '', message: '' }] = response.body as { code: string; message: string }[];
      return [response.status, code, message];
    };

    for (const fixture of ['../venue', '/etc/passwd', '', 'a'.repeat(41), 'Venue'])
      expect((await sandbox.sendRaw('POST', '/api2/sandbox/reset', { body: { fixture } })).status, fixture).to.equal(
        406,
      );

    const message = 'There is no such fixture: send empty, venue or year.';
    expect(await readRefusal('winter')).to.deep.equal([406, 'ERR_UNKNOWN_REFERENCE', message]);
    expect((await sandbox.api.sandbox.getClock()).now).to.equal(START);
  });
});
