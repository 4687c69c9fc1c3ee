// Tests on a slow machine: they wait longer there.
import { availableParallelism, loadavg } from 'node:os';

/** The time of `work` on the machine for which waits are written down, in milliseconds of processor time. */
const USUAL_WORK_MS = 5;
const ROUND_COUNT = 8;
/** The highest factor: a longer wait waits for nothing. */
const MAX_FACTOR = 30;
/** The highest that the load counts: with more, a hang would be hidden for long. */
const MAX_LOAD = 5;
const VARIABLE = 'TEST_MACHINE';

/** How a machine compares with the one for which waits are written down. */
interface MachineSpeed {
  /** How much more processor time it needs for the same work. */
  readonly slowness: number;
  /** How much longer it takes because others use it too. */
  readonly pressure: number;
}

const machine = readMachine() ?? measureMachine();

/** Returns the milliseconds that this machine needs now for work that takes `milliseconds` on a fast, idle one. */
export function scaleWait(milliseconds: number): number {
  return Math.ceil(milliseconds * calculateSlowdown());
}

/** Returns by which factor this machine is slower now; 1 at least. */
export function calculateSlowdown(): number {
  const load = Math.min(MAX_LOAD, (loadavg()[0] ?? 0) / availableParallelism());
  return Math.min(MAX_FACTOR, Math.max(1, machine.slowness) * Math.max(1, machine.pressure, load));
}

/**
 * Passes the measurement on to the processes that this one starts: their own would be falsified by the work beside them.
 * With a debugger they wait as long as possible.
 */
export function shareMachineSpeed({ debugged = false } = {}): void {
  process.env[VARIABLE] = JSON.stringify(debugged ? { ...machine, pressure: MAX_FACTOR } : machine);
}

function readMachine(): MachineSpeed | undefined {
  const text = process.env[VARIABLE];
  return text === undefined ? undefined : (JSON.parse(text) as MachineSpeed);
}

// The best of several rounds shows the speed of the machine; all of them together show how much of it others take.
function measureMachine(): MachineSpeed {
  work();
  const began = performance.now();
  const durations = Array.from({ length: ROUND_COUNT }, () => measureProcessorTime(work));
  const all = durations.reduce((sum, each) => sum + each, 0);
  return { slowness: Math.min(...durations) / USUAL_WORK_MS, pressure: (performance.now() - began) / all };
}

function measureProcessorTime(action: () => void): number {
  const before = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function work(): void {
  const rows = Array.from({ length: 2_000 }, (_none, id) => ({
    id,
    naam: `Baan ${String(id)}`,
    bedragen: [id, id / 100],
  }));
  for (let time = 0; time < 4; time++) JSON.parse(JSON.stringify(rows));
}
