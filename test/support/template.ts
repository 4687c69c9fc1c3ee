// The migrated database with its administrator that every test file of a process gets a copy of: made by the service itself.
import { copyFile, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import { readConfig } from '../../config/config.ts';
import { openDatabase } from '../../db/open.ts';
import { makeFirstUser } from '../../http/request/first-user.ts';
import { scheduleRounds } from '../../jobs/scheduler.ts';
import { ADMINISTRATOR } from './administrator.ts';
import { clock, ZONE } from './clock.ts';
import { startInsideService } from './inside.ts';
import { storeTemplate, restoreTemplate } from './stored-template.ts';
import { send } from './raw.ts';

/** Makes the template at an unused address; returns an API key of the administrator, with all rights. */
export async function makeTemplate(address: string): Promise<string> {
  if (!isFile(address)) await clear(address);
  else {
    const key = restoreTemplate(pathOf(address));
    if (key !== undefined) return key;
  }
  const key = await buildTemplate(address);
  if (isFile(address)) storeTemplate(pathOf(address), key);
  return key;
}

async function buildTemplate(address: string): Promise<string> {
  const { username, password } = ADMINISTRATOR;
  const config = readConfig({
    DATABASE_URL: address,
    BOOTSTRAP_USERNAME: username,
    BOOTSTRAP_PASSWORD: password,
    LOG_LEVEL: 'error',
  });
  const database = await openDatabase(address, { zone: ZONE });
  await database.migrate();
  await database.write((db) => scheduleRounds(db, clock.now(), ZONE));
  await makeFirstUser(database, config, clock.now());

  const service = await startInsideService(config, database);
  const body = { user_id: 1, description: 'The key of the tests' };
  const response = await send(service.baseUrl, 'POST', '/api2/apikeys', { body, auth: ADMINISTRATOR });

  await service.close();
  await database.close();
  if (response.status !== 201) throw new Error(`The key of the tests was refused: ${response.text}`);

  return (response.body as { token: string }).token;
}

/** A copy of the template under a name of its own; returns its address. */
export async function copyOf(template: string, name: string): Promise<string> {
  const copy = addressBeside(template, name);
  if (isFile(template)) await copyFile(pathOf(template), pathOf(copy));
  else await execute(template, `CREATE DATABASE "${name}" TEMPLATE "${nameOf(template)}" STRATEGY file_copy`);
  return copy;
}

/** The address of a database in which there is nothing at all yet. */
export async function emptyOf(template: string, name: string): Promise<string> {
  if (!isFile(template)) await execute(template, `CREATE DATABASE "${name}"`);
  return addressBeside(template, name);
}

/** Throws away everything that was made beside the template. */
export async function dropCopies(template: string): Promise<void> {
  if (isFile(template)) {
    const folder = dirname(pathOf(template));
    const copies = (await readdir(folder)).filter((name) => !name.startsWith(basename(pathOf(template))));
    for (const name of copies) await rm(join(folder, name), { recursive: true, force: true });
  } else await drop(template, (name) => name !== nameOf(template));
}

/** Leaves nothing of what another process has done on this server but an empty database of this name. */
async function clear(address: string): Promise<void> {
  await drop(address, () => true);
  await execute(address, `CREATE DATABASE "${nameOf(address)}"`);
}

async function drop(address: string, isMeant: (name: string) => boolean): Promise<void> {
  const all = "select datname from pg_database where datname not in ('postgres', 'template0', 'template1')";
  for (const name of (await execute(address, all)).filter(isMeant))
    await execute(address, `DROP DATABASE "${name}" WITH (FORCE)`);
}

/** Runs a statement on the server; returns the first column of what it gives. */
async function execute(address: string, statement: string): Promise<string[]> {
  const client = new Client({ connectionString: addressBeside(address, 'postgres') });
  await client.connect();
  const { rows } = await client.query<string[]>({ text: statement, rowMode: 'array' });
  await client.end();
  return rows.map(([first = '']) => first);
}

function isFile(address: string): boolean {
  return address.startsWith('sqlite:');
}

function pathOf(address: string): string {
  return address.slice('sqlite:'.length);
}

function nameOf(address: string): string {
  return new URL(address).pathname.slice(1);
}

function addressBeside(address: string, name: string): string {
  if (isFile(address)) return `sqlite:${join(dirname(pathOf(address)), `${name}.db`)}`;
  return Object.assign(new URL(address), { pathname: `/${name}` }).href;
}
