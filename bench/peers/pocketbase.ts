// Compares the service with PocketBase, both on SQLite: reading one customer, a list of 100, and making one with two contact persons.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../test/support/postgres.ts';
import { ROOT_FOLDER, sideOf, start } from '../children.ts';
import { type LoadRequest, loadAlternately, type MeasuredServer } from '../load.ts';
import { HAS_PROCESSOR_TIME, readProcessTime } from '../processor.ts';
import type { ResultRow, Section } from '../report.ts';
import type { BenchWorld } from '../world.ts';
import { contentOf } from './customer.ts';
import { createComparisonRow, createSection, ROUND_COUNT, createSkippedRow } from './rounds.ts';

const TITLE = 'Beside PocketBase';
const POCKETBASE_SOURCES = join(ROOT_FOLDER, 'bench/peers/pocketbase');
const BUILD_FOLDER = join(ROOT_FOLDER, '.cache/peers-pocketbase');
const CUSTOMER_COUNT = 1_000;
const START_TIMEOUT_MS = 20_000;

type BaseSideName = 'product' | 'base';
const SIDE_NAMES: readonly BaseSideName[] = ['product', 'base'];

/** The id and the token that the seed prints. */
interface SeededVenue {
  readonly token: string;
  readonly customer: string;
}

interface BaseOperation {
  readonly label: string;
  readonly requests: number;
  readonly least: number;
  readonly createRequests: (
    seeded: SeededVenue,
    customer: number,
  ) => Readonly<Record<BaseSideName, Omit<LoadRequest, 'token'>>>;
}

const COLLECTION = '/api/collections/customers';
const EXPAND_QUERY = 'expand=contactpersonen';

const OPERATIONS: readonly BaseOperation[] = [
  {
    label: 'read one',
    requests: 4000,
    least: 1.5,
    createRequests: (seeded, customer) => ({
      product: { path: `/api2/klanten/${String(customer)}` },
      base: { path: `${COLLECTION}/records/${seeded.customer}?${EXPAND_QUERY}` },
    }),
  },
  {
    label: 'list of 100',
    requests: 400,
    least: 3,
    createRequests: () => ({
      product: { path: '/api2/klanten?page_size=100' },
      base: { path: `${COLLECTION}/records?perPage=100&${EXPAND_QUERY}` },
    }),
  },
  {
    label: 'create with two contacts',
    requests: 400,
    least: 0.9,
    createRequests: () => ({
      product: { path: '/api2/klanten', bodyOf: (nth) => JSON.stringify(contentOf(`Jansen ${String(nth)}`)) },
      base: { path: '/api/batch', bodyOf: batchOf },
    }),
  },
];

/** Returns a batch that creates two persons and their customer in one transaction. */
function batchOf(nth: number): string {
  const { contactpersonen, ...own } = contentOf(`Jansen ${String(nth)}`);
  const ids = contactpersonen.map((_, at) => `p${String(at)}${String(nth).padStart(13, '0')}`);
  const persons = contactpersonen.map((person, at) => ({ ...person, id: ids[at], nieuwsbrief_ids: [] }));
  const post = (collection: string, body: object): object => ({ method: 'POST', url: `${collection}/records`, body });
  const requests = [
    ...persons.map((person) => post('/api/collections/persons', person)),
    post(COLLECTION, { ...own, contactpersonen: ids }),
  ];
  return JSON.stringify({ requests });
}

/** Measures the service and PocketBase alternately; without Go the rows are skipped, with the reason. */
export async function measurePocketBase(world: BenchWorld): Promise<Section> {
  const missing = build();
  if (missing !== null) return createSection(TITLE, [createSkippedRow('PocketBase', missing)], []);

  const folder = join(world.folder, 'pocketbase');
  const seeded = seed(folder);
  const copy = await world.copy('sqlite');
  const product = await start({ name: 'product', environment: { DATABASE_URL: copy.url } });
  const base = await serve(folder);
  const sides: Record<BaseSideName, MeasuredServer> = { product: sideOf(product), base: base.side };
  const rows: ResultRow[] = [];

  try {
    for (const { label, requests, least, createRequests: calls } of OPERATIONS) {
      const paths = calls(seeded, copy.customers[0] ?? 0);
      const callOf = (kind: BaseSideName): LoadRequest => ({
        ...paths[kind],
        token: kind === 'product' ? copy.token : seeded.token,
      });
      await assertWhole(label, sides, callOf);
      const { of, ...warmUp } = await loadAlternately(sides, callOf, { rounds: ROUND_COUNT, requests });
      rows.push(
        createComparisonRow(of.product, of.base, { label: `${label}: PocketBase`, least, apart: false, ...warmUp }),
      );
    }
  } finally {
    await base.stop();
    await product.stop();
  }

  return createSection(TITLE, rows, [
    `${versionsOf()}; PocketBase waits for no disk at a commit, unlike SQLite in the service`,
  ]);
}

/** Builds PocketBase into the cache; returns why that failed, or null. */
function build(): string | null {
  if (!HAS_PROCESSOR_TIME) return 'this system does not tell the processor time of another program';
  if (spawnSync('go', ['version']).status !== 0) return 'Go is not installed';
  mkdirSync(BUILD_FOLDER, { recursive: true });
  const result = spawnSync('go', ['build', '-o', join(BUILD_FOLDER, 'pocketbase'), '.'], {
    cwd: POCKETBASE_SOURCES,
    encoding: 'utf8',
  });
  return result.status === 0 ? null : `Go could not build it: ${result.stderr.trim().split('\n').at(-1) ?? ''}`;
}

/** Returns the versions of PocketBase and of Go. */
function versionsOf(): string {
  const module = readFileSync(join(POCKETBASE_SOURCES, 'go.mod'), 'utf8');
  const [, version = ''] = /pocketbase\/pocketbase (v\S+)/.exec(module) ?? [];
  return `PocketBase ${version}, ${execFileSync('go', ['version'], { encoding: 'utf8' }).split(' ')[2] ?? ''}`;
}

function seed(folder: string): SeededVenue {
  const commandArguments = ['seed', String(CUSTOMER_COUNT), '--dir', folder, '--dev=false'];
  const output = execFileSync(join(BUILD_FOLDER, 'pocketbase'), commandArguments, { encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as SeededVenue;
}

async function serve(folder: string): Promise<{ readonly side: MeasuredServer; stop(): Promise<void> }> {
  const address = `127.0.0.1:${String(await freePort())}`;
  const commandArguments = ['serve', '--http', address, '--dir', folder, '--dev=false'];
  const child = spawn(join(BUILD_FOLDER, 'pocketbase'), commandArguments, { stdio: ['ignore', 'ignore', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));

  const url = `http://${address}`;
  const began = performance.now();

  const isHealthy = async (): Promise<boolean> => {
    const response = await fetch(`${url}/api/health`).catch(() => null);
    return response?.ok === true;
  };

  while (!(await isHealthy())) {
    if (performance.now() - began > START_TIMEOUT_MS) throw new Error('PocketBase did not start.');
    await new Promise((again) => setTimeout(again, 20));
  }

  return {
    side: { url, readUsage: () => Promise.resolve({ server: readProcessTime(child.pid ?? 0), database: 0 }) },
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/** Throws unless each side responds with success and as many contact persons as the request asks for. */
async function assertWhole(
  label: string,
  sides: Readonly<Record<BaseSideName, MeasuredServer>>,
  callOf: (kind: BaseSideName) => LoadRequest,
): Promise<void> {
  const counts = new Map<string, number>();
  for (const kind of SIDE_NAMES) {
    const { path, token, bodyOf } = callOf(kind);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const bodyOptions = bodyOf === undefined ? {} : { method: 'POST', body: bodyOf(1_000_000_000) };
    const response = await fetch(sides[kind].url + path, { headers, ...bodyOptions });
    const text = await response.text();
    if (!response.ok) throw new Error(`${label}, ${kind}: ${String(response.status)} ${text.slice(0, 300)}`);
    counts.set(kind, [...text.matchAll(/"achternaam":/g)].length);
  }

  const least = Math.min(...counts.values());
  const most = Math.max(...counts.values());
  if (least === 0 || (most > least && !label.startsWith('list')))
    throw new Error(`${label}: contact persons by side ${JSON.stringify([...counts])}.`);
}
