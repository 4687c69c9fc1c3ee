// The processes that a test has started and that still run: killed when its file has ended, or this process.
import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();
process.once('exit', endChildren);

/** From now on this process ends with the test file, at the latest. */
export function endsWithTest(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

/** Kills what a failed test has left behind. */
export function endChildren(): void {
  for (const child of running) child.kill('SIGKILL');
}
