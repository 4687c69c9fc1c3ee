// The migrated database with its administrator that every test file gets a copy of: made once a run, by the service itself.
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import pino from 'pino';
import { readConfig } from '../../config.ts';
import { startServer } from '../../server.ts';
import { ADMINISTRATOR } from './administrator.ts';
import { clock } from './clock.ts';
import type { Postgres } from './postgres.ts';
import { send } from './raw.ts';

export interface Template {
  /** The address of the database, as DATABASE_URL has it. */
  readonly template: string;
  /** An API key of the administrator, with all rights. */
  readonly apiKey: string;
}

export async function sqliteTemplate(folder: string): Promise<Template> {
  const template = `sqlite:${join(folder, 'template.db')}`;
  return { template, apiKey: await prepare(template) };
}

export async function postgresTemplate(postgres: Postgres): Promise<Template> {
  const template = postgres.url('template');
  await execute(postgres.url('postgres'), 'CREATE DATABASE template');
  return { template, apiKey: await prepare(template) };
}

/** A copy of the template under a name of its own; answers its address. */
export async function copyOf(template: string, name: string): Promise<string> {
  if (template.startsWith('sqlite:')) {
    const file = template.slice('sqlite:'.length);
    const copy = file.replace('template.db', `${name}.db`);
    await copyFile(file, copy);
    return `sqlite:${copy}`;
  }
  await execute(template.replace(/template$/, 'postgres'), `CREATE DATABASE "${name}" TEMPLATE template`);
  return template.replace(/template$/, name);
}

/** The address of a database in which there is nothing at all yet. */
export async function emptyOf(template: string, name: string): Promise<string> {
  if (template.startsWith('sqlite:')) return template.replace('template.db', `${name}.db`);
  await execute(template.replace(/template$/, 'postgres'), `CREATE DATABASE "${name}"`);
  return template.replace(/template$/, name);
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function prepare(databaseUrl: string): Promise<string> {
  const { username, password } = ADMINISTRATOR;
  const environment = {
    DATABASE_URL: databaseUrl,
    PORT: '0',
    BOOTSTRAP_USERNAME: username,
    BOOTSTRAP_PASSWORD: password,
  };
  const server = await startServer({
    config: readConfig(environment),
    now: clock.now,
    log: pino({ level: 'error' }),
    grace: 0,
  });
  const body = { user_id: 1, description: 'The key of the tests' };
  const answer = await send(server.url, 'POST', '/api2/apikeys', { body, auth: ADMINISTRATOR });
  await server.close();
  if (answer.status !== 201) throw new Error(`The key of the tests was refused: ${answer.text}`);
  return (answer.body as { token: string }).token;
}
