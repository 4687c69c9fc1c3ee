// Where the service spends its processor time while it answers the operations of `peers`: npm run bench -- profile.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, sideOf, start } from './children.ts';
import { inTurn, median } from './load.ts';
import { OPERATIONS, venueOf, type Operation } from './peers/by-hand.ts';
import type { Row, Section } from './report.ts';
import type { Dialect, World } from './world.ts';

/** A profile as V8 writes it: how often each of its nodes was found at work. */
interface Profile {
  readonly nodes: readonly Node[];
  readonly samples: readonly number[];
}

interface Node {
  readonly id: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
  readonly children?: readonly number[];
}

/** Microseconds between two looks. */
const INTERVAL = 200;
const ROUNDS = 10;
/** So many places are shown. */
const LARGEST = 6;
/** Nobody asks anything then. */
const AT_REST = new Set(['(idle)', '(root)']);
const IN_A_PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)/;

export async function measureProfiles(world: World): Promise<Section> {
  const rows: Row[] = [];
  for (const dialect of ['sqlite', 'postgres'] as const)
    for (const operation of OPERATIONS) rows.push(await profiled(world, dialect, operation));
  return {
    title: 'Where the processor time goes',
    sides: [
      'the built service, one operation each, at 10 connections; its start and the ten rounds of the load are in it',
      'parts of the processor time of its main process, by the file in which it was spent; a native function counts for the file that called it',
    ],
    rows,
  };
}

async function profiled(world: World, dialect: Dialect, { what, requests, callOf }: Operation): Promise<Row> {
  const venue = await venueOf(world, dialect);
  const folder = join(world.folder, `profile-${dialect}-${what.replaceAll(/\W+/g, '-')}`);
  const options = ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-interval=${String(INTERVAL)}`];
  const child = await start({ name: 'product', environment: { DATABASE_URL: venue.url }, options });
  const sides = { product: sideOf(child) };
  const call = { ...callOf(venue), token: venue.token };
  const { of } = await inTurn(sides, () => call, { rounds: ROUNDS, requests: requests[dialect] });
  await child.stop('SIGTERM');
  // Threads and processes of the service leave profiles too, of shorter lives.
  const [longest = ''] = readdirSync(folder)
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).size - statSync(a).size);
  const parts = partsOf(JSON.parse(readFileSync(longest, 'utf8')) as Profile);
  const shown = parts.slice(0, LARGEST).map(([place, part]) => `${place} ${(part * 100).toFixed(1)} %`);
  const microseconds = median(of.product.map(({ server }) => server));
  const [measured = '', ...note] = shown;
  const row = { what: `${what}, ${dialect}`, measured, aim: '', met: null, note: note.join('; ') };
  console.log(`  ${row.what}: ${microseconds.toFixed(0)} microseconds each; ${shown.join('; ')}`);
  return row;
}

/** The parts of the time at work by place, the largest first. */
function partsOf({ nodes, samples }: Profile): [string, number][] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const times = new Map<string, number>();
  let work = 0;
  for (const id of samples) {
    const node = byId.get(id);
    if (node === undefined || AT_REST.has(node.callFrame.functionName)) continue;
    work += 1;
    const place = placeOf(node, byId, parents);
    times.set(place, (times.get(place) ?? 0) + 1);
  }
  return [...times].map(([place, count]): [string, number] => [place, count / work]).sort(([, a], [, b]) => b - a);
}

function placeOf(node: Node, byId: ReadonlyMap<number, Node>, parents: ReadonlyMap<number, number>): string {
  for (let at: Node | undefined = node; at !== undefined; at = byId.get(parents.get(at.id) ?? 0)) {
    const { url, functionName } = at.callFrame;
    if (url !== '') return sourceOf(at.callFrame);
    if (functionName.startsWith('(')) return functionName;
  }
  return 'native';
}

const maps = new Map<string, SourceMap>();

/** The file that a place in the bundle was made of; the package or the part of Node where it is another's. */
function sourceOf({ url, lineNumber, columnNumber }: Node['callFrame']): string {
  if (url.startsWith('node:')) return 'Node';
  const path = fileURLToPath(url);
  const made = path.startsWith(join(ROOT, 'dist')) ? original(path, lineNumber, columnNumber) : path;
  return IN_A_PACKAGE.exec(made)?.[1] ?? relative(ROOT, made);
}

function original(path: string, line: number, column: number): string {
  let map = maps.get(path);
  if (map === undefined) {
    // The checks of the contract were compiled one by one, and have no map.
    if (!existsSync(`${path}.map`)) return join(path, '..');
    map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload);
    maps.set(path, map);
  }
  const entry = map.findEntry(line, column);
  return 'originalSource' in entry ? join(path, '..', entry.originalSource) : path;
}
