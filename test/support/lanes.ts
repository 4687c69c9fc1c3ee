// Shares test files out over processes: as many at a time as the machine does side by side, the longest files first.
import { availableParallelism } from 'node:os';
import { durationOf, noteDuration } from './durations.ts';
import type { TestCounts } from './report.ts';
import type { TestProcess } from './test-process.ts';

/** Files for processes of one kind. */
export interface TestQueue {
  readonly label: string;
  readonly files: readonly string[];
  /** Starts a process for this queue alone. */
  readonly start: () => Promise<TestProcess>;
}

/**
 * Runs all files of all queues, in as many processes side by side as `lanes` says. A process that ends without having
 * been told to has crashed: that is a failure.
 */
export async function runQueues(
  queues: readonly TestQueue[],
  lanes = Math.max(2, availableParallelism()),
): Promise<TestCounts[]> {
  const waitingQueues = queues.map((queue) => ({ ...queue, files: sortLongestFirst(queue) }));
  const counts: TestCounts[] = [];

  await Promise.all(
    // No more than the machine has: with one more, two cores needed a tenth longer, and a fifth more processor time.
    Array.from({ length: lanes }, async (_none, at) => {
      // Each lane begins with a queue of its own, and continues with the fullest one.
      let next = hasLeft(waitingQueues[at]) ? waitingQueues[at] : findFullest(waitingQueues);
      while (next !== undefined) {
        counts.push(...(await runLane(next)));
        next = hasLeft(next) ? next : findFullest(waitingQueues);
      }
    }),
  );

  return counts;
}

type WaitingQueue = TestQueue & { readonly files: string[] };

function hasLeft(queue: WaitingQueue | undefined): boolean {
  return queue !== undefined && queue.files.length > 0;
}

function findFullest(queues: readonly WaitingQueue[]): WaitingQueue | undefined {
  return queues.filter(hasLeft).sort((a, b) => secondsOf(b) - secondsOf(a))[0];
}

function secondsOf({ label, files }: WaitingQueue): number {
  return files.reduce((sum, file) => sum + durationOf(label, file), 0);
}

// The run waits for the file that ends last: begin with the longest.
function sortLongestFirst({ label, files }: TestQueue): string[] {
  return [...files].sort((a, b) => durationOf(label, b) - durationOf(label, a));
}

/** Takes files from the queue, one at a time, until it is empty: others take from it too. */
async function runLane({ label, files, start }: WaitingQueue): Promise<TestCounts[]> {
  const counts: TestCounts[] = [];
  // Taken before the process is started: another lane must not start one for the same file.
  let file = files.shift();
  const worker = await start();

  for (; file !== undefined; file = files.shift()) {
    const before = worker.measureProcessorSeconds();
    const fileCounts = await worker.run(file);
    if (fileCounts === undefined) break;
    noteDuration(label, file, worker.measureProcessorSeconds() - before);
    counts.push(fileCounts);
  }

  const code = await worker.end();
  return code === 0 ? counts : [...counts, reportEarlyEnd(label, code)];
}

function reportEarlyEnd(label: string, code: number | null): TestCounts {
  const failure = `the run ended before its time, with code ${String(code)}`;
  console.log(`${label.padEnd(8)} ✗ ${failure}`);
  return { passed: 0, failures: [`${label}: ${failure}`] };
}
