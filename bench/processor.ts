// Processor time of processes, from /proc: a server and its threads, or PostgreSQL with all its backends.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts so many ticks in a second, whatever the machine. */
const TICKS_PER_SECOND = 100;

/** Whether this system tells it. */
export const HAS_PROCESSOR_TIME = ((): boolean => {
  try {
    return readProcessTime(process.pid) > 0;
  } catch {
    return false;
  }
})();

/** The time of one process with all its threads, in milliseconds, to a hundredth of a second; 0 when it has ended. */
export function readProcessTime(pid: number): number {
  return statOf(pid)?.ownTime ?? 0;
}

/** The time of a process with one thread, its children and theirs, ended ones included, in milliseconds. */
export function readFamilyTime(pid: number): number {
  const stats = readAllStats();
  return [...familyOf(pid, stats)].reduce((sum, id) => sum + timeOf(id, stats), 0);
}

/** The time of the children of a process and of theirs, ended ones included, in milliseconds; 0 where the system does not tell. */
export function readChildrenTime(pid: number): number {
  const stats = readAllStats();
  const children = [...familyOf(pid, stats)].filter((id) => id !== pid);
  return children.reduce((sum, id) => sum + timeOf(id, stats), stats.get(pid)?.childTime ?? 0);
}

/** The process of a PostgreSQL that `startPostgres` keeps in this folder; it has started all others of it. */
export function readPostgresPid(folder: string): number {
  return Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'));
}

/** The processes that a process has started itself and that still run. */
export function childrenOf(pid: number): readonly number[] {
  return [...readAllStats()].filter(([, { parent }]) => parent === pid).map(([id]) => id);
}

/** The memory of a process, its children and theirs, in bytes. */
export function readFamilyMemory(pid: number): number {
  return residentOf(pid) + readChildrenMemory(pid);
}

/** The memory of the children of a process and of theirs, in bytes, what they share with others included. */
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
    // The name in brackets may contain spaces; the fields that count follow it.
    const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${String(pid)}/stat`, 'utf8')) ?? [];
    const [, parent = 0, ...fields] = rest.split(' ').map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(9);
    const milliseconds = 1000 / TICKS_PER_SECOND;
    return { parent, ownTime: (user + system) * milliseconds, childTime: (endedUser + endedSystem) * milliseconds };
  } catch {
    return undefined;
  }
}

/** The time of the first thread, to the nanosecond where the kernel counts so; undefined where it does not. */
function readPreciseTime(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${String(pid)}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}
