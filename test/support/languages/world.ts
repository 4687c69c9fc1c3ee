// The built service with the year of the demo in it, for the tests of a client in another language.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Boekstaaf } from 'boekstaaf';
import { setUp } from '../../../demo/set-up.ts';
import { bookYear } from '../../../demo/year.ts';
import { ADMINISTRATOR } from '../administrator.ts';
import { startChildServer, type ChildServer } from '../child-server.ts';
import { SECRETS_KEY } from '../secrets-key.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const CACHE_FOLDER = join(ROOT, 'node_modules/.cache/sdk-languages');

export interface ServedWorld {
  readonly server: ChildServer;
  readonly token: string;
}

/** Serves a copy of the year from `folder`. The year itself is cached until the build changes. */
export async function serveWorld(folder: string): Promise<ServedWorld> {
  const year = await findYearOfBuild(folder);
  copyFileSync(year, join(folder, 'world.db'));
  const server = await serve(join(folder, 'world.db'));
  return { server, token: await tokenOf(server.baseUrl) };
}

async function findYearOfBuild(folder: string): Promise<string> {
  const stamp = readFileSync(join(ROOT, 'dist/.made-of'), 'utf8').trim();
  const cachedFile = join(CACHE_FOLDER, `${stamp}.db`);
  if (existsSync(cachedFile)) return cachedFile;

  const file = join(folder, 'year.db');
  const server = await serve(file);
  const client = new Boekstaaf({ baseUrl: server.baseUrl, apiKey: await tokenOf(server.baseUrl) });
  await bookYear(client, await setUp(client));
  await server.end('SIGTERM');
  mkdirSync(CACHE_FOLDER, { recursive: true });
  for (const name of readdirSync(CACHE_FOLDER)) if (name.endsWith('.db')) rmSync(join(CACHE_FOLDER, name));
  copyFileSync(file, `${cachedFile}.part`);
  renameSync(`${cachedFile}.part`, cachedFile);

  return cachedFile;
}

function serve(file: string): Promise<ChildServer> {
  return startChildServer({
    DATABASE_URL: `sqlite:${file}`,
    BOOTSTRAP_USERNAME: ADMINISTRATOR.username,
    BOOTSTRAP_PASSWORD: ADMINISTRATOR.password,
    SECRETS_KEY,
    WEBHOOK_ALLOWED_HOSTS: 'localhost',
  });
}

async function tokenOf(baseUrl: string): Promise<string> {
  const admin = new Boekstaaf({ baseUrl, ...ADMINISTRATOR });
  const [user] = await admin.users.list();
  return (await admin.apiKeys.create({ user_id: user?.id ?? 0, description: 'Tests of a client' })).token;
}
