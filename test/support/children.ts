// The processes that a test has started and that still run: killed when its file has ended, or this process.
import type { ChildProcess } from 'node:child_process';

const running = new Map<ChildProcess, { readonly group: boolean }>();
process.once('exit', endChildren);

/** From now on this process ends with the test file, at the latest; and all of its group, if it leads one. */
export function killAfterTest(child: ChildProcess, how = { group: false }): void {
  running.set(child, how);
  child.once('close', () => running.delete(child));
}

/** Kills what a failed test has left behind. */
export function endChildren(): void {
  for (const [child, { group }] of running)
    // Without a number it was never started.
    if (group && child.pid !== undefined) killGroup(child.pid);
    else child.kill('SIGKILL');
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // All of it has ended in this moment.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
