// The processor time of processes and of all that they started; and how fast this machine is, by a loop.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const LOOP = 'let sum = 0; for (let at = 0; at < 1e9; at++) sum += at; console.log(process.cpuUsage().user)';
/** Seconds that the loop takes on the machine for which budgets are written down. */
export const USUAL_LOOP_S = 5;

interface ProcessTimes {
  readonly parent: number;
  readonly seconds: number;
}

/**
 * Seconds of processor time that these processes and all below them have used, those that ended included. Where the system
 * does not tell (it has no /proc), the seconds of the clock.
 */
export function measureProcessorSeconds(roots: readonly number[]): number {
  const all = readProcesses();
  if (all === undefined) return performance.now() / 1_000;
  const family = new Set(roots);
  for (const root of family) for (const [pid, { parent }] of all) if (parent === root) family.add(pid);
  return [...family].reduce((sum, pid) => sum + (all.get(pid)?.seconds ?? 0), 0);
}

/** Seconds of processor time for 10^9 additions in a loop, in a process of its own. */
export function measureLoop(): number {
  return Number(execFileSync(process.execPath, ['-e', LOOP], { encoding: 'utf8' })) / 1_000_000;
}

function readProcesses(): ReadonlyMap<number, ProcessTimes> | undefined {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return new Map(pids.flatMap((pid) => readTimes(pid)));
  } catch {
    // Other systems than Linux have no such folder.
    return undefined;
  }
}

// The fields of proc(5) after the name, which may contain spaces. The second is the parent. The four from the twelfth
// on are times of the process itself, and of its children that have ended.
function readTimes(pid: string): [number, ProcessTimes][] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return [[Number(pid), { parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND }]];
  } catch {
    // It has ended since the folder was read.
    return [];
  }
}
