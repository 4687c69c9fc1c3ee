// Kills the server while it writes, again and again on one database, and compares what it acknowledged with what is there.
import { once, EventEmitter } from 'node:events';
import { AssertionError } from 'chai';
import { Boekstaaf, ConnectionError, Unavailable } from 'boekstaaf';
import { openDatabase } from '../../db/connection.ts';
import { ADMINISTRATOR } from './administrator.ts';
import { type ChildServer, childServer } from './child-server.ts';
import { ZONE } from './clock.ts';
import { assertInvariants } from './invariants.ts';
import { seeded } from './random.ts';
import { permanentInvoice } from './world.ts';

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

/** What clients were told: names of locations that were made, remarks of payments that were recorded. */
class Ledger extends EventEmitter {
  readonly locations: string[] = [];
  readonly payments: string[] = [];

  get count(): number {
    return this.locations.length + this.payments.length;
  }

  note(kind: 'locations' | 'payments', name: string): void {
    this[kind].push(name);
    this.emit('noted');
  }

  async reaches(count: number): Promise<void> {
    while (this.count < count) await once(this, 'noted');
  }
}

/** How many writes were acknowledged in all. Throws when one of them is missing or an invariant is broken. */
export async function crashRounds({ databaseUrl, times, seed, onRound }: Rounds): Promise<number> {
  const random = seeded(seed);
  const ledger = new Ledger();
  const { username, password } = ADMINISTRATOR;
  const environment = { DATABASE_URL: databaseUrl, BOOTSTRAP_USERNAME: username, BOOTSTRAP_PASSWORD: password };
  let server = await childServer(environment);
  const apiKey = await keyOf(server);
  const clientOf = ({ baseUrl }: ChildServer): Boekstaaf => new Boekstaaf({ baseUrl, apiKey, retries: 0 });
  const invoice = await permanentInvoice(clientOf(server), 1_000_000);
  for (let round = 1; round <= times; round++) {
    const api = clientOf(server);
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      write(api, invoice, `${String(round)}.${String(writer)}`, ledger),
    );
    await Promise.race([ledger.reaches(ledger.count + 1 + random(AT_MOST)), Promise.all(writers)]);
    await server.end('SIGKILL');
    await Promise.all(writers);
    server = await childServer(environment);
    await requireAll(clientOf(server), invoice, ledger);
    onRound?.(round, ledger.count);
  }
  await server.end('SIGTERM');
  const database = await openDatabase(databaseUrl, { zone: ZONE });
  await assertInvariants(database);
  await database.close();
  return ledger.count;
}

/** A key with all rights. */
async function keyOf({ baseUrl }: ChildServer): Promise<string> {
  const { apiKeys } = new Boekstaaf({ baseUrl, ...ADMINISTRATOR });
  return (await apiKeys.createApiKey({ body: { user_id: 1, description: 'The writers' } })).token;
}

/** Writes until the connection is gone or nothing is taken, by turns a location and a payment. */
async function write(api: Boekstaaf, invoice: number, name: string, ledger: Ledger): Promise<void> {
  try {
    for (let turn = 0; ; turn++) {
      const own = `${name}.${String(turn)}`;
      await api.locations.createLocation({ body: { naam: own } });
      ledger.note('locations', own);
      await api.invoicePayments.createInvoicePayment({ id: invoice, body: { bedrag: 0.01, opmerking: own } });
      ledger.note('payments', own);
    }
  } catch (error) {
    // A machine that is too busy may say so: what is refused is not acknowledged.
    if (!(error instanceof ConnectionError) && !(error instanceof Unavailable)) throw error;
  }
}

async function requireAll(api: Boekstaaf, invoice: number, ledger: Ledger): Promise<void> {
  const locations = new Set((await api.locations.listLocations()).map(({ naam }) => naam));
  const payments = new Set(
    (await api.invoicePayments.listInvoicePayments({ id: invoice })).map(({ opmerking }) => opmerking),
  );
  const lost = [
    ...ledger.locations.filter((name) => !locations.has(name)).map((name) => `location ${name}`),
    ...ledger.payments.filter((name) => !payments.has(name)).map((name) => `payment ${name}`),
  ];
  if (lost.length > 0) throw new AssertionError(`Acknowledged and lost: ${lost.join(', ')}`);
}
