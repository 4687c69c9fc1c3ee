// Processor time of processes, from /proc: a server and its threads, or PostgreSQL with all its backends.
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts so many ticks in a second, whatever the machine. */
const TICKS = 100;

/** Whether this system tells it. */
export const TELLS = ((): boolean => {
  try {
    return usedBy(process.pid) > 0;
  } catch {
    return false;
  }
})();

/** The time of one process with all its threads, in milliseconds, to a hundredth of a second; 0 when it has ended. */
export function usedBy(pid: number): number {
  return statOf(pid)?.own ?? 0;
}

/** The time of a process with one thread, its children and theirs, ended ones included, in milliseconds. */
export function usedByFamily(pid: number): number {
  const stats = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    if (stat !== undefined) stats.set(Number(name), stat);
  }
  const family = new Set([pid]);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const [id, { parent }] of stats) if (family.has(parent)) family.add(id);
  }
  return [...family].reduce(
    (sum, id) => sum + (preciselyBy(id) ?? stats.get(id)?.own ?? 0) + (stats.get(id)?.ended ?? 0),
    0,
  );
}

interface Stat {
  readonly parent: number;
  readonly own: number;
  readonly ended: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    // The name in brackets may hold spaces; what counts comes after it.
    const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${String(pid)}/stat`, 'utf8')) ?? [];
    const [, parent = 0, ...fields] = rest.split(' ').map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(9);
    const milliseconds = 1000 / TICKS;
    return { parent, own: (user + system) * milliseconds, ended: (endedUser + endedSystem) * milliseconds };
  } catch {
    return undefined;
  }
}

/** The time of the first thread, to the nanosecond where the kernel counts so; undefined where it does not. */
function preciselyBy(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${String(pid)}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}
