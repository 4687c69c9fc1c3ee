// A long run on PostgreSQL: everybody works while the server is killed and its database restarted, and nothing is lost.
import { setTimeout as pause } from 'node:timers/promises';
import { AssertionError } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import type { Reader } from '../../../db/engine/session/reader.ts';
import { useDatabase } from '../after-a-kill.ts';
import { calculateP99 } from '../attack/attacked.ts';
import { type ChildServer, startChildServer } from '../child-server.ts';
import { catchUp, endsOf, type PaymentEnds } from '../crash-payments.ts';
import { crashEnvironment, keyOf, LOCAL } from '../crash-server.ts';
import { WriteLedger } from '../crash-stories.ts';
import { shopOf } from '../crash-visitors.ts';
import { assertInvariants } from '../invariants.ts';
import { startMollie } from '../mollie.ts';
import { freePort, type Postgres } from '../postgres.ts';
import { send } from '../raw.ts';
import { createRandom } from '../random.ts';
import { watchArrivals, type ArrivalCounts } from './arrivals.ts';
import { type Disturbance, planDisturbances } from './disturbances.ts';
import { startLoad } from './load.ts';
import { type ServerLife, watch } from './watch.ts';

export interface EnduranceOptions {
  readonly postgres: Postgres;
  /** The address of a database in which there is nothing yet. */
  readonly databaseUrl: string;
  readonly minutes: number;
  readonly kills: number;
  readonly restarts: number;
  /** How many writes a second. */
  readonly rate: number;
  readonly seed: number;
  /** Where files may lie until the end. */
  readonly folder: string;
  readonly say: (line: string) => void;
}

export interface EnduranceResult {
  readonly acknowledged: number;
  readonly gaveUp: number;
  /** The reader's figures: the least time of the slowest hundredth of good answers, the slowest, and the failures. */
  readonly p99: number;
  readonly slowest: number;
  readonly reads: number;
  readonly failed: number;
  readonly lives: readonly ServerLife[];
  readonly ends: PaymentEnds;
  readonly arrived: ArrivalCounts;
}

/** Visitors have so many minutes to pay: some let them pass. */
const RESERVATION_MINUTES = '2';
const READ_INTERVAL_MS = 100;
/** How long a disturbed server may take until it serves again. */
const RESTART_TIMEOUT_MS = 60_000;
const TICK_MS = 50;

/**
 * Throws when an acknowledged write is lost or was done twice, or an invariant is broken. It also does when an answer
 * was wrong or a message did not arrive.
 */
export async function endure(options: EnduranceOptions): Promise<EnduranceResult> {
  const { databaseUrl, seed, rate, say, folder, minutes } = options;
  const random = createRandom(seed);
  const provider = await startMollie(LOCAL);
  const messages = await watchArrivals(random);
  const environment = {
    ...crashEnvironment(databaseUrl, provider),
    SMTP_URL: messages.smtpUrl,
    TRUSTED_PROXIES: LOCAL,
  };
  const port = await freePort();
  const start = (): Promise<ChildServer> => startChildServer(environment, { port });
  let server = await start();
  const { baseUrl } = server;
  const apiKey = await keyOf(server);
  const api = new Boekstaaf({ baseUrl, apiKey });
  await messages.subscribe(api);
  await api.settings.updateSetting({ slug: 'online_boeking_hold_minuten', body: { waarde: RESERVATION_MINUTES } });

  const { id } = await api.customers.createCustomer({
    body: { naam: 'De lezer', contactpersonen: [{ achternaam: 'Lezer' }] },
  });
  const shop = await shopOf(api, provider);
  const ledger = new WriteLedger();
  const watching = watch({ baseUrl, key: apiKey, path: `/api2/klanten/${String(id)}`, every: READ_INTERVAL_MS });
  const startTime = performance.now();
  const load = startLoad({ baseUrl, apiKey, shop, ledger, rate, say });
  const accidents: string[] = [];
  const expectedEnds = new Set<ChildServer>();

  const watchServer = (child: ChildServer): void => {
    watching.watchProcess(child.pid);
    void child.programEnd.then(async (how) => {
      if (expectedEnds.has(child)) return;
      accidents.push(`The server ended unasked: ${JSON.stringify(how)} ${child.readOutput().slice(-2_000)}`);
      say(accidents.at(-1) ?? '');
      server = await start();
      watchServer(server);
    });
  };

  const kill = async (acknowledgements: number): Promise<void> => {
    await Promise.race([ledger.waitForCount(ledger.count + acknowledgements), pause(RESTART_TIMEOUT_MS)]);
    expectedEnds.add(server);
    await server.end('SIGKILL');
  };

  const disturb = async ({ kind, how, away, acknowledgements }: Disturbance): Promise<void> => {
    if (kind === 'kill') await kill(acknowledgements);
    else {
      const back = options.postgres.restart(how, away);
      if (kind === 'both') await kill(0);
      await back;
    }
    if (kind === 'restart') return;
    server = await start();
    watchServer(server);
  };

  const times: number[] = [];
  let failed = 0;

  const tell = async (label: string): Promise<void> => {
    const observations = await watching.readObservations();
    times.push(...observations.times);
    failed += observations.wrong;
    const memory = watching.lives.at(-1)?.samples.at(-1)?.bytes ?? 0;
    const minute = ((performance.now() - startTime) / 60_000).toFixed(1);
    say(
      `${minute} min  ${label}; ${String(ledger.count)} acknowledged; reader p99 ${calculateP99(observations.times).toFixed(0)} ms, ` +
        `${String(observations.wrong)} failed, ${(observations.gap / 1000).toFixed(1)} s without an answer at most; ` +
        `server ${(memory / 1e6).toFixed(0)} MB; ${String(load.wrong.length)} wrong answers`,
    );
  };

  // In one snapshot nobody is in the middle of anything.
  const checkHalfway = async (): Promise<void> => {
    await useDatabase(databaseUrl, assertInvariants).catch((error: unknown) => accidents.push(String(error)));
    await tell('halfway the invariants were looked at');
  };

  watchServer(server);
  let isLate = false;
  for (const disturbance of planDisturbances({ ...options, milliseconds: minutes * 60_000 }, random)) {
    await pause(Math.max(0, startTime + disturbance.at - performance.now()));
    if (!isLate && disturbance.at > minutes * 30_000) {
      isLate = true;
      await checkHalfway();
    }
    const since = performance.now();
    await disturb(disturbance);
    const disturbed = performance.now();
    await waitUntilReady(baseUrl);
    const back = ((performance.now() - disturbed) / 1000).toFixed(1);
    await useDatabase(databaseUrl, (database) => ledger.requireAll(database, 'fresh'));
    const { kind, how, away } = disturbance;
    const took = ((disturbed - since) / 1000).toFixed(1);
    await tell(
      `${kind}${kind === 'kill' ? '' : ` (${how}, away ${String(away)} ms)`}, done in ${took} s, ready ${back} s later`,
    );
  }

  await pause(Math.max(0, startTime + minutes * 60_000 - performance.now()));
  await load.stop();
  await tell('the end');
  await watching.close();
  expectedEnds.add(server);
  await server.end('SIGTERM');
  messages.behave();
  say('Everything that was due is done ...');

  const conflicts = await catchUp(environment, folder, apiKey);
  const [ends, arrived] = await useDatabase(databaseUrl, async (database) => {
    await ledger.requireAll(database, 'all');
    await database.read(requireOnce);
    const arrivalCounts = await database.read((db) => messages.requireAll(db));
    const paymentEnds = await database.read((db) => endsOf(db, shop, conflicts));
    await assertInvariants(database);
    return [paymentEnds, arrivalCounts] as const;
  });

  await messages.close();
  const wrong = [...accidents, ...load.wrong];
  if (wrong.length > 0)
    throw new AssertionError(`${String(wrong.length)} things went wrong:\n  ${wrong.slice(0, 20).join('\n  ')}`);

  return {
    acknowledged: ledger.count,
    gaveUp: load.countGivenUp(),
    p99: calculateP99(times),
    slowest: times.reduce((most, each) => Math.max(most, each), 0),
    reads: times.length,
    failed,
    lives: watching.lives,
    ends,
    arrived,
  };
}

/** Resolves when the server takes requests; throws when it does not come back. */
async function waitUntilReady(baseUrl: string): Promise<void> {
  const deadline = performance.now() + RESTART_TIMEOUT_MS;
  for (;;) {
    const status = await send(baseUrl, 'GET', '/ready', {}).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    if (performance.now() > deadline)
      throw new Error(`The server did not come back: /ready answers ${String(status)}.`);
    await pause(TICK_MS);
  }
}

/** Writes that were tried again were done once: names are given to one story each. */
async function requireOnce({ build, query }: Reader): Promise<void> {
  const names: { naam: string }[] = await query(
    build('locations').groupBy('naam').havingRaw('count(*) > 1').select('naam'),
  );
  const payments: { naam: string }[] = await query(
    build('invoice_payments')
      .where({ bedrag: 1 })
      .groupBy('opmerking')
      .havingRaw('count(*) > 1')
      .select({ naam: 'opmerking' }),
  );
  const twice = [...names, ...payments];
  if (twice.length > 0) throw new AssertionError(`Done twice: ${twice.map(({ naam }) => naam).join(', ')}`);
}
