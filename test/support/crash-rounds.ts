// Kills the server while it writes, again and again on one database, and compares what it acknowledged with what is there.
import { Boekstaaf, ConnectionError, Unavailable } from 'boekstaaf';
import { openDatabase } from '../../db/open.ts';
import { ADMINISTRATOR } from './administrator.ts';
import { type ChildServer, childServer } from './child-server.ts';
import { ZONE } from './clock.ts';
import { Ledger, sceneOf, tell, type Scene } from './crash-stories.ts';
import { assertInvariants } from './invariants.ts';
import { seeded } from './random.ts';

const WRITERS = 4;
// The kill comes after so many acknowledgements of its round, drawn: slow machines are tested at the same moments.
const AT_MOST = 25;

export interface Rounds {
  /** A database in which there is nothing yet. */
  readonly databaseUrl: string;
  readonly times: number;
  readonly seed: number;
  /** Told after each round how many writes were acknowledged so far. */
  readonly onRound?: (round: number, acknowledged: number) => void;
}

/** How many writes were acknowledged in all. Throws when one of them is missing or an invariant is broken, after any kill. */
export async function crashRounds({ databaseUrl, times, seed, onRound }: Rounds): Promise<number> {
  const random = seeded(seed);
  const ledger = new Ledger();
  const { username, password } = ADMINISTRATOR;
  const environment = { DATABASE_URL: databaseUrl, BOOTSTRAP_USERNAME: username, BOOTSTRAP_PASSWORD: password };
  let server = await childServer(environment);
  const apiKey = await keyOf(server);
  const clientOf = ({ baseUrl }: ChildServer): Boekstaaf => new Boekstaaf({ baseUrl, apiKey, retries: 0 });
  const scene = await sceneOf(clientOf(server));
  for (let round = 1; round <= times; round++) {
    const api = clientOf(server);
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      write(api, scene, `${String(round)}.${String(writer)}`, ledger),
    );
    await Promise.race([ledger.reaches(ledger.count + 1 + random(AT_MOST)), Promise.all(writers)]);
    await server.end('SIGKILL');
    await Promise.all(writers);
    await inOrder(databaseUrl, ledger, 'fresh');
    server = await childServer(environment);
    onRound?.(round, ledger.count);
  }
  await server.end('SIGTERM');
  await inOrder(databaseUrl, ledger, 'all');
  return ledger.count;
}

/** A key with all rights. */
async function keyOf({ baseUrl }: ChildServer): Promise<string> {
  const { apiKeys } = new Boekstaaf({ baseUrl, ...ADMINISTRATOR });
  return (await apiKeys.createApiKey({ body: { user_id: 1, description: 'The writers' } })).token;
}

/** Writes until the connection is gone or nothing is taken. */
async function write(api: Boekstaaf, scene: Scene, name: string, ledger: Ledger): Promise<void> {
  try {
    for (let turn = 0; ; turn++) await tell(api, scene, `${name}.${String(turn)}`, ledger);
  } catch (error) {
    // A machine that is too busy may say so: what is refused is not acknowledged.
    if (!(error instanceof ConnectionError) && !(error instanceof Unavailable)) throw error;
  }
}

async function inOrder(databaseUrl: string, ledger: Ledger, which: 'fresh' | 'all'): Promise<void> {
  const database = await openDatabase(databaseUrl, { zone: ZONE });
  try {
    await database.read((db) => ledger.requireAll(db, which));
    await assertInvariants(database);
  } finally {
    await database.close();
  }
}
