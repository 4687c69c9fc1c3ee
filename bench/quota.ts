// Counts the processor time of processes to the nanosecond, and limits it, by control groups of Linux (version 1).
import { accessSync, constants, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GROUPS_FOLDER = '/sys/fs/cgroup';
const QUOTA_PERIOD_MICROSECONDS = 100_000;

/** A process with all its threads. */
export interface ControlGroup {
  /** Returns the processor time since the group was made, in milliseconds. */
  readProcessorTime(): number;
  /** Limits the process to this share of a core. */
  limit(share: number): void;
  /** Removes the group; only after its process has ended. */
  remove(): void;
}

/** Whether this machine lets us make control groups. */
export const HAS_GROUPS = ((): boolean => {
  try {
    for (const kind of ['cpu', 'cpuacct']) accessSync(join(GROUPS_FOLDER, kind, 'cgroup.procs'), constants.W_OK);
    return true;
  } catch {
    return false;
  }
})();

/** Puts a process into its own group. */
export function groupOf(pid: number): ControlGroup {
  const folders = ['cpu', 'cpuacct'].map((kind) => join(GROUPS_FOLDER, kind, `boekstaaf-bench-${String(pid)}`));
  const [limited = '', account = ''] = folders;
  for (const folder of folders) mkdirSync(folder);
  for (const folder of folders) writeFileSync(join(folder, 'cgroup.procs'), String(pid));

  return {
    readProcessorTime: () => Number(readFileSync(join(account, 'cpuacct.usage'), 'utf8')) / 1e6,
    limit(share) {
      writeFileSync(join(limited, 'cpu.cfs_period_us'), String(QUOTA_PERIOD_MICROSECONDS));
      writeFileSync(join(limited, 'cpu.cfs_quota_us'), String(Math.round(share * QUOTA_PERIOD_MICROSECONDS)));
    },
    remove() {
      for (const folder of folders) rmdirSync(folder);
    },
  };
}
