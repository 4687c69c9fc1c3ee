// Measures one, two and three processes on one port, each with a quarter of a core: npm run bench -- workers.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import autocannon from 'autocannon';
import { start, type ServerProcess } from './children.ts';
import { calculateMedian, formatRange } from './load.ts';
import { chooseCount } from './options.ts';
import { contentOf } from './peers/customer.ts';
import { childrenOf } from './processor.ts';
import { createControlGroup, HAS_CONTROL_GROUPS, type ControlGroup } from './control-groups.ts';
import { createPlainRow, type ResultRow, type Section } from './report.ts';
import type { VenueCopy, BenchWorld } from './world.ts';

const CORE_COUNT = cpus().length;
const PROCESS_COUNTS = [1, 2, 3] as const;
const ROUND_COUNT = chooseCount(5);
const CORE_SHARE = 0.25;
/** The connections for each process, so that each has as much work as one alone. */
const CONNECTION_COUNT = 12;
const ROUND_SECONDS = chooseCount(5);
/** The warm-up uses a whole core: compiling frequent code on a quarter of one would take four times as long. */
const WARM_UP_SECONDS = chooseCount(7);
const LEAST_RATIOS: Readonly<Record<number, number>> = { 2: 1.8, 3: 2.6 };
const MAX_COST_RATIO = 1.05;
const LEFT_OUT_NOTE = 'left out: it needs two cores, root, and control groups of version 1';

/** A running service with one or more processes. */
interface WorkerSide {
  readonly count: number;
  readonly child: ServerProcess;
  /** The control groups of the processes that respond. */
  readonly limited: readonly ControlGroup[];
  /** All control groups: the limited ones, and that of the parent process. */
  readonly groups: readonly ControlGroup[];
}

/** The responses per second, and the processor time of each in milliseconds. */
interface WorkerRound {
  readonly throughput: number;
  readonly cost: number;
}

/** A repeated request. */
interface WorkerCall {
  readonly label: string;
  readonly path: string;
  /** Creates a new body for each request: an equal customer would be found and locked instead of created. */
  readonly createBody?: () => string;
}

/** Measures reading one customer, and creating one with two contact persons. */
export async function measureWorkers(world: BenchWorld): Promise<Section> {
  return {
    title: 'Several processes on one port',
    sides: [
      `the built product on PostgreSQL with \`WORKERS=n\`; each process gets ${String(CORE_SHARE * 100)} % of a core, all of them on the first core`,
      `PostgreSQL and the load, on ${String(CONNECTION_COUNT)} connections for each process, have the other cores`,
      `requests by the clock, and processor time of all processes with the one that starts them, in turn; median of ${String(ROUND_COUNT)} rounds of ${String(ROUND_SECONDS)} s`,
    ],
    rows: HAS_CONTROL_GROUPS && CORE_COUNT > 1 ? await measure(world) : [createPlainRow(LEFT_OUT_NOTE, '')],
  };
}

async function measure(world: BenchWorld): Promise<ResultRow[]> {
  const copy = await world.copy('postgres');
  pin(process.pid, 1);
  pin(world.readDatabasePid(), 1);

  const sides: WorkerSide[] = [];
  for (const count of PROCESS_COUNTS) sides.push(await serve(copy, count));

  const calls: WorkerCall[] = [
    { label: 'reading one customer', path: `/api2/klanten/${String(copy.customers[0])}` },
    {
      label: 'creating a customer',
      path: '/api2/klanten',
      createBody: () => JSON.stringify(contentOf(`Bezoeker ${randomUUID()}`)),
    },
  ];

  for (const side of sides) {
    for (const call of calls) await fire(side, copy, call, WARM_UP_SECONDS * side.count);
    for (const group of side.limited) group.limit(CORE_SHARE);
  }

  const rows: ResultRow[] = [];
  for (const call of calls) rows.push(...(await compareSides(sides, copy, call)));
  for (const { child, groups } of sides) {
    await child.stop('SIGTERM');
    for (const group of groups) group.remove();
  }

  return rows;
}

/** Pins all threads of a process and of its children to the first core, or to all others. */
function pin(pid: number, first: 0 | 1): void {
  execFileSync('taskset', ['-acp', first === 0 ? '0' : `1-${String(CORE_COUNT - 1)}`, String(pid)], {
    stdio: 'ignore',
  });
}

async function serve({ url }: VenueCopy, count: number): Promise<WorkerSide> {
  const child = await start({ name: 'product', environment: { DATABASE_URL: url, WORKERS: String(count) } });
  const processes = await waitForProcesses(child, count);
  for (const pid of [child.pid, ...processes]) pin(pid, 0);
  const limited = processes.map((pid) => createControlGroup(pid));
  return { count, child, limited, groups: count === 1 ? limited : [...limited, createControlGroup(child.pid)] };
}

/** Resolves to the ids of the responding processes, as soon as all of them run. */
async function waitForProcesses(child: ServerProcess, count: number): Promise<readonly number[]> {
  if (count === 1) return [child.pid];
  for (;;) {
    const all = childrenOf(child.pid);
    if (all.length === count && (await isAnswering(child))) return all;
    await new Promise((again) => setTimeout(again, 100));
  }
}

/** Returns whether all processes respond: each one returns the metrics of all. */
async function isAnswering({ url }: ServerProcess): Promise<boolean> {
  return (await fetch(`${url}/metrics`)).ok;
}

async function compareSides(sides: readonly WorkerSide[], copy: VenueCopy, call: WorkerCall): Promise<ResultRow[]> {
  const rounds: WorkerRound[][] = [];
  for (let nth = 0; nth < ROUND_COUNT; nth += 1) {
    const sideRounds: WorkerRound[] = [];
    for (const side of sides) sideRounds.push(await fire(side, copy, call, ROUND_SECONDS));
    rounds.push(sideRounds);
  }

  const listValues = (at: number, value: (round: WorkerRound) => number): number[] =>
    rounds.map((sideRounds) => value(sideRounds[at] as WorkerRound));
  return PROCESS_COUNTS.slice(1).flatMap((count, before) => {
    const at = before + 1;
    const listRatios = (value: (round: WorkerRound) => number): number[] =>
      listValues(at, value).map((each, nth) => each / (listValues(0, value)[nth] ?? NaN));
    const speed = listRatios(({ throughput }) => throughput);
    const cost = listRatios((round) => round.cost);
    const [alone, together] = [0, at].map((each) =>
      calculateMedian(listValues(each, ({ throughput }) => throughput)).toFixed(0),
    );
    const [cheap, dear] = [0, at].map((each) => calculateMedian(listValues(each, (round) => round.cost)).toFixed(2));
    const least = LEAST_RATIOS[count] ?? NaN;

    return [
      {
        label: `${call.label}: ${String(count)} processes beside one, by the clock`,
        measured: formatRange(speed),
        aim: `at least ${String(least)}`,
        met: calculateMedian(speed) >= least,
        note: `${together ?? ''} and ${alone ?? ''} a second`,
      },
      {
        label: `${call.label}: ${String(count)} processes beside one, by processor time`,
        measured: formatRange(cost),
        aim: `at most ${String(MAX_COST_RATIO)}`,
        met: calculateMedian(cost) <= MAX_COST_RATIO,
        note: `${dear ?? ''} and ${cheap ?? ''} ms`,
      },
    ];
  });
}

async function fire(
  { count, child, groups }: WorkerSide,
  { token }: VenueCopy,
  call: WorkerCall,
  seconds: number,
): Promise<WorkerRound> {
  const readUsedTime = (): number => groups.reduce((sum, group) => sum + group.readProcessorTime(), 0);
  const before = readUsedTime();
  const { createBody: body } = call;
  const result = await autocannon({
    url: child.url + call.path,
    connections: CONNECTION_COUNT * count,
    duration: seconds,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }] }),
  });
  const responseCount = result['2xx'];
  if (responseCount === 0 || result.non2xx > 0 || result.errors > 0)
    throw new Error(`${call.path}: ${String(result.errors)} errors, ${JSON.stringify(result.statusCodeStats)}.`);

  return { throughput: responseCount / result.duration, cost: (readUsedTime() - before) / responseCount };
}
