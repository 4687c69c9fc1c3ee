// Where the service and the server by hand spend their processor time, operation by operation: npm run bench -- profile.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, sideOf } from './children.ts';
import { type Call, inTurn, median } from './load.ts';
import { NAMES, OPERATIONS, startSides, type Name, type Operation, type Sides } from './peers/by-hand.ts';
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

const ROUNDS = 3;
/** So many places of the service are named. */
const LARGEST = 6;
/** Nobody asks anything then. */
const AT_REST = new Set(['(idle)', '(root)']);
const IN_A_PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)/;
/** Methods of the driver of SQLite: the database works in them. */
const OF_SQLITE = new Set(['all', 'get', 'run', 'next', 'return', 'iterate']);
const KINDS = ['SQLite', 'Node', 'garbage', 'packages', 'own code'] as const;
type Kind = (typeof KINDS)[number];

export async function measureProfiles(world: World): Promise<Section> {
  const rows: Row[] = [];
  for (const dialect of ['sqlite', 'postgres'] as const) {
    const sides = await startSides(world, dialect);
    for (const operation of OPERATIONS) rows.push(await profiled(world, { dialect, ...sides }, operation));
    for (const name of NAMES) await sides.children[name].stop();
  }
  return {
    title: 'Where the processor time goes',
    sides: [
      `microseconds of a request in the service and in the server by hand (\`peers hand\`), at 10 connections, when both are warm; ${String(ROUNDS)} rounds in turn, with a profile`,
      'SQLite: inside its driver; Node: sockets, HTTP, streams and what V8 does natively; packages: what `npm` installed; a native function counts for its caller',
      'the largest places of the service are parts of its own time',
    ],
    rows,
  };
}

async function profiled(
  world: World,
  { dialect, venues, children }: Sides & { readonly dialect: Dialect },
  operation: Operation,
): Promise<Row> {
  const { what, requests, callOf } = operation;
  const sides = { product: sideOf(children.product), hand: sideOf(children.hand) };
  const call = (name: Name): Call => ({ ...callOf(venues[name]), token: venues[name].token });
  const begin = async (): Promise<void> => {
    for (const name of NAMES) await children[name].ask('profile');
  };
  const { of } = await inTurn(sides, call, { rounds: ROUNDS, requests: requests[dialect], begin });
  const told = {} as Record<Name, Parts>;
  for (const name of NAMES) {
    const file = join(world.folder, `${name}.cpuprofile`);
    await children[name].ask({ profiledInto: file });
    told[name] = partsOf(JSON.parse(readFileSync(file, 'utf8')) as Profile);
  }
  const cost = (name: Name): number => median(of[name].map(({ server }) => server));
  const both = (kind: Kind): string =>
    `${kind} ${NAMES.map((name) => (cost(name) * told[name].kinds[kind]).toFixed(0)).join(' and ')}`;
  const places = told.product.places.slice(0, LARGEST).map(([place, part]) => `${place} ${(part * 100).toFixed(1)} %`);
  const row = {
    ...{ what: `${what}, ${dialect}`, aim: '', met: null },
    measured: NAMES.map((name) => cost(name).toFixed(0)).join(' and '),
    note: [...KINDS.filter((kind) => kind !== 'SQLite' || dialect === 'sqlite').map(both), ...places].join('; '),
  };
  console.log(`  ${row.what}: ${row.measured} microseconds; ${row.note}`);
  return row;
}

/** Parts of the time at work, by kind and by place, the largest place first. */
interface Parts {
  readonly kinds: Readonly<Record<Kind, number>>;
  readonly places: readonly (readonly [place: string, part: number])[];
}

function partsOf({ nodes, samples }: Profile): Parts {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const kinds: Record<Kind, number> = { SQLite: 0, Node: 0, garbage: 0, packages: 0, 'own code': 0 };
  const places = new Map<string, number>();
  const found = samples.flatMap((id) => {
    const node = byId.get(id);
    return node === undefined || AT_REST.has(node.callFrame.functionName) ? [] : [node];
  });
  for (const node of found) {
    const { kind, place } = placeOf(node, byId, parents);
    kinds[kind] += 1 / found.length;
    places.set(place, (places.get(place) ?? 0) + 1 / found.length);
  }
  return { kinds, places: [...places].sort(([, a], [, b]) => b - a) };
}

interface Place {
  readonly kind: Kind;
  readonly place: string;
}

function placeOf(node: Node, byId: ReadonlyMap<number, Node>, parents: ReadonlyMap<number, number>): Place {
  const { functionName, url } = node.callFrame;
  if (functionName === '(garbage collector)') return { kind: 'garbage', place: 'garbage' };
  for (let at: Node | undefined = node; at !== undefined; at = byId.get(parents.get(at.id) ?? 0)) {
    if (at.callFrame.url === '') continue;
    if (url === '' && OF_SQLITE.has(functionName)) return { kind: 'SQLite', place: 'SQLite' };
    return sourceOf(at.callFrame);
  }
  return { kind: 'Node', place: 'native' };
}

const maps = new Map<string, SourceMap>();

/** The file that a place in the bundle was made of; the package or the part of Node where it is another's. */
function sourceOf({ url, lineNumber, columnNumber }: Node['callFrame']): Place {
  if (url.startsWith('node:')) return { kind: 'Node', place: 'Node' };
  const path = fileURLToPath(url);
  const made = original(path, lineNumber, columnNumber);
  const installed = IN_A_PACKAGE.exec(made)?.[1];
  return installed === undefined
    ? { kind: 'own code', place: relative(ROOT, made) }
    : { kind: 'packages', place: installed };
}

function original(path: string, line: number, column: number): string {
  let map = maps.get(path);
  if (map === undefined) {
    // The checks of the contract were compiled one by one, and have no map; nor have packages.
    if (!existsSync(`${path}.map`)) return path;
    map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload);
    maps.set(path, map);
  }
  const entry = map.findEntry(line, column);
  return 'originalSource' in entry ? join(path, '..', entry.originalSource) : path;
}
