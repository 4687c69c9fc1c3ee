// Counts the processor time of a process to the nanosecond, and limits it, by control groups of Linux (version 1).
import { accessSync, constants, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GROUPS_FOLDER = '/sys/fs/cgroup';
/** The parts of the kernel that limit processor time, and that count it. */
const CONTROLLERS = ['cpu', 'cpuacct'] as const;
const QUOTA_PERIOD_MICROSECONDS = 100_000;
const NANOSECONDS_PER_MILLISECOND = 1e6;

/** A control group with one process and all its threads; its child processes are not in it. */
export interface ControlGroup {
  /** Returns the processor time since the group was made, in milliseconds. */
  readProcessorTime(): number;
  /** Limits the process to this share of a core. */
  limit(share: number): void;
  /** Removes the group; only after its process has ended. */
  remove(): void;
}

/** Whether this account may make control groups here. */
export const HAS_CONTROL_GROUPS = ((): boolean => {
  try {
    for (const controller of CONTROLLERS) accessSync(join(GROUPS_FOLDER, controller, 'cgroup.procs'), constants.W_OK);
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
    readProcessorTime: () =>
      Number(readFileSync(join(accountingFolder, 'cpuacct.usage'), 'utf8')) / NANOSECONDS_PER_MILLISECOND,
    limit(share) {
      writeFileSync(join(cpuFolder, 'cpu.cfs_period_us'), String(QUOTA_PERIOD_MICROSECONDS));
      writeFileSync(join(cpuFolder, 'cpu.cfs_quota_us'), String(Math.round(share * QUOTA_PERIOD_MICROSECONDS)));
    },
    remove() {
      for (const folder of folders) rmdirSync(folder);
    },
  };
}

function folderOf(controller: (typeof CONTROLLERS)[number], pid: number): string {
  return join(GROUPS_FOLDER, controller, `boekstaaf-bench-${String(pid)}`);
}
