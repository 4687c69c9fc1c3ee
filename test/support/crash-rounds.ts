// Kills servers while they write, again and again on one database, and compares what it acknowledged with what is there.
import { AssertionError } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import { type ChildServer, startChildServer } from './child-server.ts';
import { expireLeases, useDatabase } from './after-a-kill.ts';
import { crashEnvironment, isGone, keyOf, LOCAL } from './crash-server.ts';
import { catchUp, endsOf, expireReservations, type PaymentEnds } from './crash-payments.ts';
import { WriteLedger, sceneOf, tell, type Scene } from './crash-stories.ts';
import { assertSentOnce } from './crash-peppol.ts';
import { assertVatChanges } from './crash-vat-changes.ts';
import { shopOf, visit } from './crash-visitors.ts';
import { assertInvariants } from './invariants.ts';
import { startMollie, answerProperly, type Mollie } from './mollie.ts';
import { createRandom } from './random.ts';

const WRITER_COUNT = 3;
const VISITOR_COUNT = 2;
// So far apart in what they come for.
const VISITOR_STEP = 10;
// The kill comes after a random number of acknowledgements, up to this one: slow machines are tested at the same
// moments.
const MAX_ACKNOWLEDGEMENTS = 25;
// The remaining servers must acknowledge this many writes.
const PROGRESS_WRITES = 5;
// Or the kill comes during a request to the payment provider, at most this one by number.
const MAX_PAYMENT_REQUESTS = 3;

export interface CrashOptions {
  /** A database in which there is nothing yet. */
  readonly databaseUrl: string;
  readonly times: number;
  readonly seed: number;
  /** Where files may lie until the end. */
  readonly folder: string;
  /** How many servers share the database; one of them is killed, and the others after they went on without it. */
  readonly servers?: number;
  /** Called after each round with the number of writes acknowledged so far. */
  readonly onRound?: (round: number, acknowledged: number) => void;
}

/** The result: how many writes were acknowledged in all, how the online payments ended, and what was sent. */
export interface CrashResult {
  readonly acknowledged: number;
  readonly ends: PaymentEnds;
  /** How many invoices went over Peppol, each once. */
  readonly sentCount: number;
}

/**
 * Throws when something that was acknowledged is missing or an invariant is broken, after any kill. It also does when a
 * payment is lost or doubled in the end.
 */
export async function crashRounds(rounds: CrashOptions): Promise<CrashResult> {
  const { databaseUrl, times, seed, folder, servers: many = 1, onRound } = rounds;
  const random = createRandom(seed);
  const ledger = new WriteLedger();
  const provider = await startMollie(LOCAL);
  const environment = crashEnvironment(databaseUrl, provider);

  const start = async (): Promise<readonly [ChildServer, ...ChildServer[]]> => {
    const first = await startChildServer(environment);
    return [first, ...(await Promise.all(Array.from({ length: many - 1 }, () => startChildServer(environment))))];
  };

  let servers = await start();
  const [first] = servers;
  const apiKey = await keyOf(first);
  const clientOf = ({ baseUrl }: ChildServer): Boekstaaf => new Boekstaaf({ baseUrl, apiKey, retries: 0 });
  const scene = await sceneOf(clientOf(first));
  const shop = await shopOf(clientOf(first), provider);
  const next = Array.from({ length: VISITOR_COUNT }, (_, visitor) => visitor * VISITOR_STEP);

  for (let round = 1; round <= times; round++) {
    const placeOf = (number: number): ChildServer => servers[number % servers.length] ?? servers[0];
    const writers = Array.from({ length: WRITER_COUNT }, (_, writer) =>
      write(clientOf(placeOf(writer)), scene, `${String(round)}.${String(writer)}`, ledger),
    );
    const visitors = next.map((_, visitor) => {
      const server = placeOf(visitor);
      const at = { api: clientOf(server), baseUrl: server.baseUrl, shop, ledger };
      return repeatUntilGone(() => {
        const nth = (next[visitor] ?? 0) + 1;
        next[visitor] = nth;
        return visit(nth, at);
      });
    });
    const everybody = Promise.all([...writers, ...visitors]);
    const victim = placeOf(many === 1 ? 0 : random(many));
    await Promise.race([killServer(victim, random, ledger, provider), everybody]);
    await victim.programEnd;
    const survivors = servers.filter((each) => each !== victim);
    if (survivors.length > 0) await assertProgress(ledger, everybody);
    for (const each of survivors) await each.end('SIGKILL');
    await everybody;
    await useDatabase(databaseUrl, async (database) => {
      await ledger.requireAll(database, 'fresh');
      await assertInvariants(database);
      await expireLeases(database);
      await expireReservations(database);
    });
    servers = await start();
    onRound?.(round, ledger.count);
  }

  for (const each of servers) await each.end('SIGTERM');
  const conflicts = await catchUp(environment, folder, apiKey);
  return useDatabase(databaseUrl, async (database) => {
    await assertInvariants(database);
    await ledger.requireAll(database, 'all');
    await assertVatChanges(database);
    const sentCount = await assertSentOnce(database);
    const ends = await database.read((db) => endsOf(db, shop, conflicts));
    return { acknowledged: ledger.count, ends, sentCount };
  });
}

/** Kills the server after a drawn number of acknowledgements, or while the provider has done what it was asked, or once it has said so. */
async function killServer(
  server: ChildServer,
  random: (below: number) => number,
  ledger: WriteLedger,
  provider: Mollie,
): Promise<void> {
  const how = random(3);
  const acknowledgementCount = 1 + random(MAX_ACKNOWLEDGEMENTS);
  const requestCount = 1 + random(MAX_PAYMENT_REQUESTS);
  if (how === 0) await ledger.waitForCount(ledger.count + acknowledgementCount);
  else await provider.stopAtRequest(requestCount, how === 1 ? 'unanswered' : 'answered');
  await server.end('SIGKILL');
  provider.behave(answerProperly);
}

/** Waits for some more writes; throws when no server accepts any. */
async function assertProgress(ledger: WriteLedger, everybody: Promise<unknown>): Promise<void> {
  const more = ledger.waitForCount(ledger.count + PROGRESS_WRITES).then(() => true);
  if (!(await Promise.race([more, everybody.then(() => false)])))
    throw new AssertionError('The servers that were left took nothing any more.');
}

/** Writes until the connection is lost or writes are refused. */
function write(api: Boekstaaf, scene: Scene, name: string, ledger: WriteLedger): Promise<void> {
  let storyNumber = 0;
  return repeatUntilGone(() => tell(api, scene, `${name}.${String(storyNumber++)}`, ledger));
}

async function repeatUntilGone(does: () => Promise<void>): Promise<void> {
  try {
    for (;;) await does();
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
