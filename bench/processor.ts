// Reads processor time and memory of processes from /proc: of a server and its threads, or of PostgreSQL with all its backends.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The unit of /proc: Linux counts this many ticks a second on every machine. */
const TICKS_PER_SECOND = 100;

/** Whether this system reports processor time. */
export const HAS_PROCESSOR_TIME = ((): boolean => {
  try {
    return readProcessTime(process.pid) > 0;
  } catch {
    return false;
  }
})();

/**
 * Returns the time of one process with all its threads, in milliseconds, to a hundredth of a second; 0 after its end.
 */
export function readProcessTime(pid: number): number {
  return statOf(pid)?.ownTime ?? 0;
}

/** Returns the time of a process with one thread and of its descendants, ended ones included, in milliseconds. */
export function readFamilyTime(pid: number): number {
  const stats = readAllStats();
  return [...familyOf(pid, stats)].reduce((sum, id) => sum + timeOf(id, stats), 0);
}

/** Returns the time of the descendants of a process, ended ones included, in milliseconds; 0 where unknown. */
export function readChildrenTime(pid: number): number {
  const stats = readAllStats();
  const children = [...familyOf(pid, stats)].filter((id) => id !== pid);
  return children.reduce((sum, id) => sum + timeOf(id, stats), stats.get(pid)?.childTime ?? 0);
}

/** Returns the id of the first process of the PostgreSQL in this folder; it is the parent of all others. */
export function readPostgresPid(folder: string): number {
  return Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'));
}

/** Returns the ids of the running children of a process. */
export function childrenOf(pid: number): readonly number[] {
  return [...readAllStats()].filter(([, { parent }]) => parent === pid).map(([id]) => id);
}

/** Returns the memory of a process and its descendants, in bytes. */
export function readFamilyMemory(pid: number): number {
  return residentOf(pid) + readChildrenMemory(pid);
}

/** Returns the memory of the descendants of a process, in bytes, shared memory included. */
export function readChildrenMemory(pid: number): number {
  const children = [...familyOf(pid, readAllStats())].filter((id) => id !== pid);
  return children.reduce((sum, id) => sum + residentOf(id), 0);
}

function readAllStats(): Map<number, ProcessStat> {
  const stats = new Map<number, ProcessStat>();
  if (!existsSync('/proc')) return stats;
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    if (stat !== undefined) stats.set(Number(name), stat);
  }
  return stats;
}

function familyOf(pid: number, stats: ReadonlyMap<number, ProcessStat>): Set<number> {
  const family = new Set([pid]);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const [id, { parent }] of stats) if (family.has(parent)) family.add(id);
  }
  return family;
}

function timeOf(id: number, stats: ReadonlyMap<number, ProcessStat>): number {
  const stat = stats.get(id);
  return (readPreciseTime(id) ?? stat?.ownTime ?? 0) + (stat?.childTime ?? 0);
}

function residentOf(id: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${String(id)}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

interface ProcessStat {
  readonly parent: number;
  readonly ownTime: number;
  readonly childTime: number;
}

function statOf(pid: number): ProcessStat | undefined {
  try {
    // The name in brackets may contain spaces; the wanted fields are after it.
    const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${String(pid)}/stat`, 'utf8')) ?? [];
    const [, parent = 0, ...fields] = rest.split(' ').map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(9);
    const milliseconds = 1000 / TICKS_PER_SECOND;
    return { parent, ownTime: (user + system) * milliseconds, childTime: (endedUser + endedSystem) * milliseconds };
  } catch {
    return undefined;
  }
}

/**
 * Returns the time of the first thread in milliseconds, to the nanosecond; undefined where the kernel does not count
 * so.
 */
function readPreciseTime(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${String(pid)}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}
