// Fourteen months of the demo's venue have the same result in one step, by days, and by hours around clock changes.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { expect } from 'chai';
import { randomFrom } from '../../demo/year.ts';
import { scaleWait } from '../support/patience.ts';
import { SEED } from '../support/random.ts';
import { startReceiver, type WebhookReceiver } from '../support/receiver.ts';
import { type TestSandbox, startSandbox } from '../support/sandbox.ts';
import { readWork } from '../support/work.ts';
import '../support/nightly-only.ts';

const ROOT = join(import.meta.dirname, '../..');
const STATE = 'veertien-maanden';
const START = '2027-01-04T09:00:00+01:00';
const YEAR = '2028-01-04T09:00:00+01:00';
const END = '2028-03-05T12:00:00+01:00';
const BOOKINGS = 40;
const DAYS = 420;
/** Periods around clock changes and a leap day, in which the clock moves by hours. */
const HOURLY_PERIODS = [
  ['2027-03-27T12:00:00+01:00', 47],
  ['2027-10-30T12:00:00+02:00', 49],
  ['2028-02-28T12:00:00+01:00', 48],
] as const;
/** One kind of database moves by days and the other by hours, depending on the seed. */
const STEP = (SEED + (readWork().label === 'sqlite' ? 0 : 1)) % 2 === 0 ? 'days' : 'hours';
const random = randomFrom(2028);
const pickBetween = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));

function dayOf(number: number): string {
  return new Date(Date.parse(START) + number * 86_400_000).toISOString().slice(0, 10);
}

describe(`fourteen months of the venue (seed ${String(SEED)})`, function () {
  this.timeout(scaleWait(600_000));
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-year-'));
  let hooks: WebhookReceiver;
  let sandbox: TestSandbox;

  before(async () => {
    hooks = await startReceiver();
    sandbox = await startSandbox({ SANDBOX_FIXTURES: folder, WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
    await sandbox.api.sandbox.reset('venue');
    await fill();
    const { PATH } = process.env;
    const env = { PATH, DATABASE_URL: sandbox.databaseUrl, SANDBOX_FIXTURES: folder };
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'cli.ts', 'sandbox', 'save', STATE], {
      cwd: ROOT,
      env,
    });
  });

  after(async () => {
    await sandbox.close();
    await hooks.close();
    rmSync(folder, { recursive: true });
  });

  const STEPS = {
    days: async (): Promise<void> => {
      for (let day = 0; day < DAYS; day++) await sandbox.api.sandbox.advance('P1D');
    },
    hours: async (): Promise<void> => {
      for (const [from, hours] of HOURLY_PERIODS) {
        await sandbox.api.sandbox.setClock({ now: from });
        for (let hour = 0; hour < hours; hour++) await sandbox.api.sandbox.advance('PT1H');
      }
    },
  };

  /** Creates options and confirmed bookings over all days, with mails, scheduled drafts and webhooks. */
  async function fill(): Promise<void> {
    const { api } = sandbox;
    const [customers, packages, companies] = await Promise.all([
      api.customers.list(),
      api.packages.list(),
      api.companies.list(),
    ]);

    for (const [slug, waarde] of [
      ['verlopen_optie_actie', 'annuleren'],
      ['deels_factureren', 'yes'],
      ['gebeurtenissen_bewaren_dagen', '3650'],
      ['mails_bewaren_dagen', '3650'],
    ] as const)
      await api.settings.updateSetting({ slug, body: { waarde } });

    await api.statusReminders.create({
      status: 'optie',
      termijn_in_dagen: 14,
      herinnering_termijn_in_dagen: 7,
      onderwerp_mail_herinnering: 'Uw optie',
      body_mail_herinnering: 'Komt u ook?',
      Bedrijven: [{ id: companies[0]?.id ?? 0 }],
    });

    for (const { id: bedrijf_id } of companies)
      for (const [moment, dagen, tijd] of [
        ['herinnering', 2, '10:00'],
        ['bedankt', 1, '09:00'],
      ] as const)
        await api.bookingMails.createBookingMail({
          body: { naam: moment, bedrijf_id, moment, dagen, tijd, onderwerp: 'Uw uitje', body: 'Dag', actief: true },
        });

    const url = hooks.url.replace(/\/\/[^:]+/, '//127.0.0.1');
    for (const name of ['Boeking::postUpdate', 'Factuur::postInsert', 'Factuur::postUpdate'] as const)
      await api.webhooks.createWebhook({ body: { url, name } });
    for (let index = 0; index < BOOKINGS; index++) {
      const day = pickBetween(2, DAYS);
      const state =
        random() < 0.2
          ? { status: 'optie' as const, status_vervaldatum: dayOf(pickBetween(1, day)) }
          : { status: 'definitief' as const, conceptfactuur_na_dagen: pickBetween(0, 10) };
      const { id: boeking_id } = await api.bookings.createBooking({
        body: {
          klant_id: customers[pickBetween(0, 24)]?.id ?? 0,
          arrangement_id: packages[pickBetween(0, packages.length - 1)]?.id ?? 0,
          begin: `${dayOf(day)} ${String(pickBetween(9, 18)).padStart(2, '0')}:30`,
          personen: pickBetween(8, 57),
          ...state,
        },
      });
      // A scheduled job sends this invoice and reminds of it.
      if (state.status === 'definitief' && random() < 0.4)
        await api.invoices.createInvoice({ body: { boeking_id, verstuur_factuur_op: dayOf(day + 1) } });
    }
  }

  /** Moves the clock to the end, failing each first delivery; returns all objects, and the seconds that the move took. */
  async function runYear(move: () => Promise<void>): Promise<{ all: Record<string, unknown[]>; seconds: number }> {
    await sandbox.api.sandbox.reset(STATE);
    const seenIds = new Set<string>();
    hooks.respondWith((response, { headers }) => {
      const id = headers['x-boekstaaf-event-id'] ?? headers['webhook-id'] ?? '';
      response.writeHead(seenIds.has(id) ? 204 : 503).end();
      seenIds.add(id);
    });

    const began = performance.now();
    await move();

    const seconds = (performance.now() - began) / 1000;
    await sandbox.api.sandbox.setClock({ now: END });

    const { api } = sandbox;
    const all: Record<string, unknown[]> = { events: [], mails: [], bookings: [], invoices: [], deliveries: [] };

    // Positions differ between runs: on PostgreSQL they contain numbers of transactions.
    for await (const event of api.events.list({ page_size: 1000 }))
      all['events']?.push({ ...event, meta: { ...event.meta, position: null } });
    for await (const mail of api.mails.list({ page_size: 1000 })) all['mails']?.push(mail);
    for await (const booking of api.bookings.list({ page_size: 1000 })) all['bookings']?.push(booking);
    for await (const invoice of api.invoices.list({ page_size: 1000 })) all['invoices']?.push(invoice);
    for (const { id } of await api.webhooks.list())
      for await (const delivery of api.webhooks.listDeliveries(id)) all['deliveries']?.push(delivery);

    return { all, seconds };
  }

  it('have the same result in one step and in parts', async () => {
    const wholeYear = await runYear(async () => {
      await sandbox.api.sandbox.setClock({ now: YEAR });
    });

    console.log(`  a year in one go: ${wholeYear.seconds.toFixed(1)} s`);
    const counts = Object.entries(wholeYear.all).map(([name, each]) => `${String(each.length)} ${name}`);
    console.log(`  ${counts.join(', ')}`);
    for (const [name, least] of [
      ['events', 400],
      ['mails', 100],
      ['invoices', 30],
      ['deliveries', 50],
    ] as const)
      expect(wholeYear.all[name]?.length, name).to.be.greaterThan(least);

    const { all, seconds } = await runYear(STEPS[STEP]);
    console.log(`  by ${STEP} ${seconds.toFixed(1)} s`);
    for (const [name, expected] of Object.entries(wholeYear.all)) {
      const actual = all[name] ?? [];
      expect(actual.length, `${name} by ${STEP}`).to.equal(expected.length);
      // Compares the first difference only, because whole lists are too long to read.
      const at = expected.findIndex((each, index) => !isDeepStrictEqual(each, actual[index]));
      expect(actual[at], `${name} by ${STEP}, number ${String(at)}`).to.deep.equal(expected[at]);
    }
  });
});
