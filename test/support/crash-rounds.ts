// Kills the server while it writes, again and again on one database, and compares what it acknowledged with what is there.
import { Boekstaaf } from 'boekstaaf';
import { type ChildServer, childServer } from './child-server.ts';
import { leasesRunOut, withDatabase } from './after-a-kill.ts';
import { crashEnvironment, isGone, keyOf, LOCAL } from './crash-server.ts';
import { catchUp, endsOf, holdsRunOut, type Ends } from './crash-payments.ts';
import { Ledger, sceneOf, tell, type Scene } from './crash-stories.ts';
import { shopOf, visit } from './crash-visitors.ts';
import { assertInvariants } from './invariants.ts';
import { mollie, properly, type Mollie } from './mollie.ts';
import { seeded } from './random.ts';

const WRITERS = 3;
const VISITORS = 2;
// So far apart in what they come for.
const APART = 10;
// The kill comes after so many acknowledgements of its round, drawn: slow machines are tested at the same moments.
const AT_MOST = 25;
// Or while the payment provider is asked for the so manieth time.
const ASKED_AT_MOST = 3;

export interface Rounds {
  /** A database in which there is nothing yet. */
  readonly databaseUrl: string;
  readonly times: number;
  readonly seed: number;
  /** Where files may lie until the end. */
  readonly folder: string;
  /** Told after each round how many writes were acknowledged so far. */
  readonly onRound?: (round: number, acknowledged: number) => void;
}

/** The result: how many writes were acknowledged in all, and how the online payments ended. */
export interface Survived {
  readonly acknowledged: number;
  readonly ends: Ends;
}

/**
 * Throws when something that was acknowledged is missing or an invariant is broken, after any kill; and when in the end a payment is
 * lost or doubled.
 */
export async function crashRounds({ databaseUrl, times, seed, folder, onRound }: Rounds): Promise<Survived> {
  const random = seeded(seed);
  const ledger = new Ledger();
  const provider = await mollie(LOCAL);
  const environment = crashEnvironment(databaseUrl, provider);
  let server = await childServer(environment);
  const apiKey = await keyOf(server);
  const clientOf = ({ baseUrl }: ChildServer): Boekstaaf => new Boekstaaf({ baseUrl, apiKey, retries: 0 });
  const scene = await sceneOf(clientOf(server));
  const shop = await shopOf(clientOf(server), provider);
  const next = Array.from({ length: VISITORS }, (_, visitor) => visitor * APART);
  for (let round = 1; round <= times; round++) {
    const [api, { baseUrl }] = [clientOf(server), server];
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      write(api, scene, `${String(round)}.${String(writer)}`, ledger),
    );
    const visitors = next.map((_, visitor) =>
      untilGone(() => visit((next[visitor] = (next[visitor] ?? 0) + 1), { api, baseUrl, shop, ledger })),
    );
    const everybody = Promise.all([...writers, ...visitors]);
    await Promise.race([killed(server, random, ledger, provider), everybody]);
    await server.ended;
    await everybody;
    await withDatabase(databaseUrl, async (database) => {
      await ledger.requireAll(database, 'fresh');
      await assertInvariants(database);
      await leasesRunOut(database);
      await holdsRunOut(database);
    });
    server = await childServer(environment);
    onRound?.(round, ledger.count);
  }
  await server.end('SIGTERM');
  const conflicts = await catchUp(environment, folder, apiKey);
  const ends = await withDatabase(databaseUrl, async (database) => {
    await assertInvariants(database);
    await ledger.requireAll(database, 'all');
    return database.read((db) => endsOf(db, shop, conflicts));
  });
  return { acknowledged: ledger.count, ends };
}

/** Kills the server after a drawn number of acknowledgements, or while the provider has done what it was asked, or once it has said so. */
async function killed(
  server: ChildServer,
  random: (below: number) => number,
  ledger: Ledger,
  provider: Mollie,
): Promise<void> {
  const [how, acknowledged, asked] = [random(3), 1 + random(AT_MOST), 1 + random(ASKED_AT_MOST)];
  if (how === 0) await ledger.reaches(ledger.count + acknowledged);
  else await provider.asked(asked, how === 1 ? 'unanswered' : 'answered');
  await server.end('SIGKILL');
  provider.behave(properly);
}

/** Writes until the connection is gone or nothing is taken. */
function write(api: Boekstaaf, scene: Scene, name: string, ledger: Ledger): Promise<void> {
  let turn = 0;
  return untilGone(() => tell(api, scene, `${name}.${String(turn++)}`, ledger));
}

async function untilGone(does: () => Promise<void>): Promise<void> {
  try {
    for (;;) await does();
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
