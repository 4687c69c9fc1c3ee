// Starts a process of test/support/worker.ts, which runs test files one by one, and prints its output.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { measureProcessorSeconds } from './processor-time.ts';
import type { TestCounts } from './report.ts';
import type { TestAssignment } from './work.ts';

export interface TestProcess {
  /** Runs a file; undefined when the process ended before its counts. */
  run(file: string): Promise<TestCounts | undefined>;
  /** The processor time so far, of the process and of all that works for it. */
  measureProcessorSeconds(): number;
  /** Ends the process if it still runs; returns its exit code. */
  end(): Promise<number | null>;
}

/**
 * Starts a process for `work`, with these flags of Node. `helpers` are processes that work for it alone, such as its
 * database.
 */
export function startTestProcess(
  work: TestAssignment,
  flags: readonly string[] = [],
  helpers: readonly number[] = [],
): TestProcess {
  const child = fork(join(import.meta.dirname, 'worker.ts'), [JSON.stringify(work)], {
    // The young generation is larger than by default. With the default, collecting it took a twelfth of a run.
    execArgv: ['--import', 'tsx', '--enable-source-maps', '--max-semi-space-size=64', ...flags],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface(stream).on('line', (line) => console.log(`${work.label.padEnd(8)} ${line}`));

  const closed = (once(child, 'close') as Promise<[number | null]>).then(([code]) => code);
  const send = (message: { readonly file: string } | 'end'): void => {
    // On a closed channel a message without a callback would reject `closed`, which has the exit code.
    child.send(message, () => undefined);
  };

  return {
    async run(file) {
      const countsMessage = once(child, 'message') as Promise<[TestCounts]>;
      send({ file });
      const reply = await Promise.race([countsMessage, closed.then(() => undefined)]);
      if (reply === undefined) return undefined;
      const [{ passed, failures }] = reply;
      return { passed, failures: failures.map((each) => `${work.label} ${each}`) };
    },
    measureProcessorSeconds: () =>
      measureProcessorSeconds([...(child.pid === undefined ? [] : [child.pid]), ...helpers]),
    end() {
      send('end');
      return closed;
    },
  };
}
