// Groups of processes whose processor time is counted to the nanosecond, and may be limited: control groups of Linux, version 1.
import { accessSync, constants, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GROUPS_FOLDER = '/sys/fs/cgroup';
const QUOTA_PERIOD_MICROSECONDS = 100_000;

/** A process with all its threads. */
export interface ControlGroup {
  /** The processor time since the group was made, in milliseconds. */
  readProcessorTime(): number;
  /** From now on it gets that share of a core at most. */
  limit(share: number): void;
  /** Only when its process has ended. */
  remove(): void;
}

/** Whether this machine has them, and lets us make some. */
export const HAS_GROUPS = ((): boolean => {
  try {
    for (const kind of ['cpu', 'cpuacct']) accessSync(join(GROUPS_FOLDER, kind, 'cgroup.procs'), constants.W_OK);
    return true;
  } catch {
    return false;
  }
})();

/** Puts a process into a group of its own. */
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
