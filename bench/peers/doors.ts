// Compares the door of the service with other doors: one operation with equal checks, which returns an empty list.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type ServerProcess, ROOT_FOLDER, sideOf, start } from '../children.ts';
import { loadAlternately } from '../load.ts';
import { type ResultRow, type Section, versionOf } from '../report.ts';
import type { BenchWorld } from '../world.ts';
import { PEERS_FOLDER, installPeers } from './npm.ts';
import { createComparisonRow, createSection, ROUND_COUNT, createSkippedRow } from './rounds.ts';

const EVENTS_PATH = '/api2/events?page_size=10';
const ROUND_REQUESTS = 10_000;
const GLUE = 'fastify-openapi-glue';
const HONO = 'Hono with zod-openapi';
const KOA = 'bare Koa';
const PACKAGES = [GLUE, 'fastify', '@hono/zod-openapi', 'hono'];
const CONTRACT_FILE = join(ROOT_FOLDER, 'generated/openapi.json');

/** The files of the doors from npm. */
const PEER_FILES: Readonly<Record<string, string>> = { [GLUE]: 'glue.mjs', [HONO]: 'hono.mjs' };
const LEAST_RATIOS: Readonly<Record<string, number>> = { [KOA]: 0.55, [GLUE]: 1, [HONO]: 2 };

/** Measures our door, bare Koa and each door from npm, in alternating rounds; returns a section of the report. */
export async function measureDoors(world: BenchWorld): Promise<Section> {
  const { url, token } = await world.copy('sqlite');
  const door = await start({ name: 'door', environment: { DATABASE_URL: url } });
  const body = await textOf(door, token);
  const koa = await start({ name: 'koa', listArguments: (port) => [port, body] });
  const children: Record<string, ServerProcess> = { door, [KOA]: koa };
  const skipped: ResultRow[] = [];

  try {
    installPeers();
    const hash = createHash('sha256').update(token).digest('hex');
    for (const [name, file] of Object.entries(PEER_FILES)) {
      const listArguments = (port: string): string[] => [port, CONTRACT_FILE, hash];
      const child = await start({ name: 'file', file: join(PEERS_FOLDER, file), listArguments });
      await assertSameDoor(name, child, token, body);
      children[name] = child;
    }
  } catch (error) {
    if (!(error instanceof Error) || !('status' in error)) throw error;
    skipped.push(createSkippedRow(`door: ${Object.keys(PEER_FILES).join('; ')}`, 'npm could not install them'));
  }

  const sides = Object.fromEntries(Object.entries(children).map(([name, child]) => [name, sideOf(child)]));
  const { of, ...warmUp } = await loadAlternately(sides, () => ({ path: EVENTS_PATH, token }), {
    rounds: ROUND_COUNT,
    requests: ROUND_REQUESTS,
  });

  for (const child of Object.values(children)) await child.stop();

  const others = Object.keys(sides).filter((name) => name !== 'door');
  const rows = others.map((name) => {
    const compared = { label: `door: ${name}`, least: LEAST_RATIOS[name] ?? null, apart: false, ...warmUp };
    return createComparisonRow(of['door'] ?? [], of[name] ?? [], compared);
  });
  const versions = skipped.length > 0 ? [] : PACKAGES.map((name) => `${name} ${versionOf(name, PEERS_FOLDER)}`);

  return createSection('The door beside others', [...rows, ...skipped], [`koa ${versionOf('koa')}`, ...versions]);
}

async function textOf({ url }: ServerProcess, token: string): Promise<string> {
  const response = await fetch(url + EVENTS_PATH, { headers: { authorization: `Bearer ${token}` } });
  return response.text();
}

/** Throws unless a door responds as ours does, and refuses the requests that ours refuses. */
async function assertSameDoor(name: string, { url }: ServerProcess, token: string, body: string): Promise<void> {
  const ask = (path: string, authorization: string): Promise<Response> =>
    fetch(url + path, { headers: { authorization } });
  const response = await ask(EVENTS_PATH, `Bearer ${token}`);
  const text = await response.text();
  const [cacheControl, id] = ['cache-control', 'x-request-id'].map((header) => response.headers.get(header));
  if (response.status !== 200 || text !== body || cacheControl !== 'no-store' || id == null)
    throw new Error(
      `${name} answers ${String(response.status)} ${text}, cache-control ${String(cacheControl)}, id ${String(id)}.`,
    );

  const refusals = {
    [`${EVENTS_PATH}&nobody=1`]: ['a query that is not in the contract', `Bearer ${token}`, 406],
    [EVENTS_PATH.replace('10', 'ten')]: ['a page size that is no number', `Bearer ${token}`, 406],
    [EVENTS_PATH]: ['a token that is not known', 'Bearer nobody', 401],
  } as const;

  for (const [path, [label, authorization, status]] of Object.entries(refusals)) {
    const refusal = await ask(path, authorization);
    if (refusal.status !== status)
      throw new Error(`${name} answers ${String(refusal.status)} to ${label}: ${String(status)} is due.`);
  }
}
