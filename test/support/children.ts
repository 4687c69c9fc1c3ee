// The running processes that a test has started: they are killed when its file, or this process, ends.
import type { ChildProcess } from 'node:child_process';

const running = new Map<ChildProcess, { readonly group: boolean }>();
process.once('exit', endChildren);

/** Kills this process at the end of the test file; with `group`, all of the group that it leads. */
export function killAfterTest(child: ChildProcess, how = { group: false }): void {
  running.set(child, how);
  child.once('close', () => running.delete(child));
}

/** Kills the processes that still run: a failed test ends none. */
export function endChildren(): void {
  for (const [child, { group }] of running)
    // A process without an id was never started.
    if (group && child.pid !== undefined) killGroup(child.pid);
    else child.kill('SIGKILL');
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // The group has ended at this moment.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
