// Counts the processor time of processes to the nanosecond, and limits it, by control groups of Linux (version 1).
import { accessSync, constants, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GROUPS_FOLDER = '/sys/fs/cgroup';
const QUOTA_PERIOD_MICROSECONDS = 100_000;
const KINDS = ['cpu', 'cpuacct'] as const;

/** A control group with one process and all its threads; its child processes are not in it. */
export interface ControlGroup {
  /** Returns the processor time since the group was made, in milliseconds. */
  readProcessorTime(): number;
  /** Limits the process to this share of a core. */
  limit(share: number): void;
  /** Removes the group; only after its process has ended. */
  remove(): void;
}

/** Whether this machine lets us make control groups. */
export const HAS_CONTROL_GROUPS = ((): boolean => {
  try {
    for (const kind of KINDS) accessSync(join(GROUPS_FOLDER, kind, 'cgroup.procs'), constants.W_OK);
    return true;
  } catch {
    return false;
  }
})();

/** Makes a control group and moves the process with all its threads into it. */
export function createControlGroup(pid: number): ControlGroup {
  const cpuFolder = folderOf('cpu', pid);
  const accountingFolder = folderOf('cpuacct', pid);
  const folders = [cpuFolder, accountingFolder];
  for (const folder of folders) mkdirSync(folder);
  for (const folder of folders) writeFileSync(join(folder, 'cgroup.procs'), String(pid));

  return {
    readProcessorTime: () => Number(readFileSync(join(accountingFolder, 'cpuacct.usage'), 'utf8')) / 1e6,
    limit(share) {
      writeFileSync(join(cpuFolder, 'cpu.cfs_period_us'), String(QUOTA_PERIOD_MICROSECONDS));
      writeFileSync(join(cpuFolder, 'cpu.cfs_quota_us'), String(Math.round(share * QUOTA_PERIOD_MICROSECONDS)));
    },
    remove() {
      for (const folder of folders) rmdirSync(folder);
    },
  };
}

function folderOf(kind: (typeof KINDS)[number], pid: number): string {
  return join(GROUPS_FOLDER, kind, `boekstaaf-bench-${String(pid)}`);
}
