// Makes a fixture of sandboxes, with the same bytes each time.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Boekstaaf } from 'boekstaaf';
import { readConfig } from '../config/config.ts';
import { type Fixture, fixtureOf, ANNOUNCEMENT_TABLES } from '../db/house/sandbox-fixtures.ts';
import { openDatabase } from '../db/open.ts';
import { createKeyToken, tokenPrefixOf } from '../domain/access/api-key.ts';
import { type BuiltInFixture, SANDBOX_START } from '../domain/house/sandbox.ts';
import { zoneOf } from '../domain/values/calendar.ts';
import { hashPassword } from '../http/request/passwords.ts';
import { startServer } from '../server.ts';
import { YEAR_DAYS, liveYear } from './live-year.ts';
import { DESK_USER, makeDesk, makeOneOfEach } from './one-of-each.ts';
import { HALF_YEAR_DAYS, setUp, type Venue } from './set-up.ts';

const ADMINISTRATOR = { username: 'admin', password: 'demo-demo-demo' };
/** The address of a sandbox of its own: objects keep links to it. */
const ADDRESS = 'http://127.0.0.1:8080';
/** The token of a key by its id. The contract names that of the first: nothing about them is secret. */
const tokenOf = (id: number): string => createKeyToken(Buffer.from(`boekstaaf sandbox: venue, key ${String(id)} `));
/** Nothing about the password is secret: it opens sandboxes alone. */
const SALT = Buffer.from('boekstaaf: venue');
/** Where addresses of the sandbox are stored. */
const ADDRESS_COLUMNS = [
  ['online_payments', 'checkout_url'],
  ['sandbox_payments', 'return_url'],
] as const;
/** The key that programs use, and one that is changed and deleted by examples. */
const KEY_IDS = [1, 2];

async function makeVenue(client: Boekstaaf, days?: number): Promise<Venue> {
  const venue = await setUp(client, new Date(SANDBOX_START), days);
  await client.apiKeys.createApiKey({ body: { user_id: 1, description: 'The key of the fixture' } });
  return venue;
}

const WORK: Readonly<Record<BuiltInFixture, (client: Boekstaaf) => Promise<unknown>>> = {
  empty: () => Promise.resolve(),
  venue: async (client) => makeOneOfEach(client, await makeVenue(client)),
  // Packages are sold online after that year too.
  year: async (client) => {
    const venue = await makeVenue(client, YEAR_DAYS + HALF_YEAR_DAYS);
    await makeDesk(client, venue);
    await liveYear(client, venue);
  },
};

/**
 * The tables that each fixture leaves empty. PDFs of the year are twenty times as large as all else; each is drawn
 * again on request.
 */
const EMPTY_TABLES: Readonly<Record<BuiltInFixture, readonly string[]>> = {
  empty: ANNOUNCEMENT_TABLES,
  venue: ANNOUNCEMENT_TABLES,
  year: ['invoice_documents'],
};

/** Builds a fixture in a sandbox of its own, and returns its state. */
export async function makeFixture(name: BuiltInFixture): Promise<Fixture> {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-fixture-'));
  const url = `sqlite:${join(folder, 'fixture.db')}`;
  const { username, password } = ADMINISTRATOR;
  const settings = { BOOTSTRAP_USERNAME: username, BOOTSTRAP_PASSWORD: password, LOG_LEVEL: 'error', RATE_LIMIT: 'no' };
  const config = readConfig({ DATABASE_URL: url, PORT: '0', SANDBOX: 'yes', ...settings });

  // Every run makes equal bytes, because no instant comes from the clock of this machine.
  const server = await startServer({ config, grace: 0, now: () => SANDBOX_START });
  await WORK[name](new Boekstaaf({ baseUrl: server.url, ...ADMINISTRATOR }));
  await server.close();

  const desk = await hashPassword(DESK_USER.wachtwoord, SALT);
  const database = await openDatabase(url, { zone: zoneOf(config.timeZone) });
  await database.write(async (db) => {
    for (const id of KEY_IDS) {
      const hash = createHash('sha256').update(tokenOf(id)).digest('hex');
      await db.write('update api_keys set hash = ?, prefix = ? where id = ?', [hash, tokenPrefixOf(tokenOf(id)), id]);
    }
    // The administrator of the sandbox keeps a password of their own.
    await db.write("update users set password_hash = '' where id = 1");
    await db.write('update users set password_hash = ? where gebruikersnaam = ?', [desk, DESK_USER.gebruikersnaam]);
    await db.write('update events set request_id = null');
    for (const [table, column] of ADDRESS_COLUMNS)
      await db.write(`update ${table} set ${column} = replace(${column}, ?, ?)`, [server.url, ADDRESS]);
  });

  const fixture = await database.read((db) => fixtureOf(db, EMPTY_TABLES[name]));
  await database.close();
  rmSync(folder, { recursive: true });

  return fixture;
}
