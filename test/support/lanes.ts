// Shares test files out over processes: as many at a time as the machine does side by side, the longest files first.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Counts } from './report.ts';
import type { Work } from './work.ts';

/** Files for processes of one kind. */
export interface Queue {
  readonly label: string;
  readonly files: readonly string[];
  /** What a process for it works with. */
  readonly work: () => Promise<Work>;
}

// Who begins these last is waited for when all others have ended. Files that are not here take some seconds each.
const LONGEST = [
  'races',
  'permissions',
  'fuzz',
  'reference-races',
  'crash',
  'router',
  'statistics-random',
  'docs',
  'mails-sending',
  'lists',
  'injection',
  'conventions',
];

/** Runs all files of all queues. A process that ends without having been told to has crashed: that is a failure. */
export async function runQueues(queues: readonly Queue[]): Promise<Counts[]> {
  const waiting = queues
    .map(({ files, ...queue }) => ({ ...queue, files: longestFirst(files) }))
    .filter(({ files }) => files.length > 0);
  // While one waits for its disk or its database another works.
  const lanes = Math.max(waiting.length, availableParallelism() + 1);
  const counts: Counts[] = [];
  await Promise.all(
    Array.from({ length: lanes }, async (_none, at) => {
      // Each begins with a kind of its own and goes on with what is left most of.
      for (let next = waiting[at] ?? fullest(waiting); next !== undefined; next = fullest(waiting))
        counts.push(...(await runLane(next)));
    }),
  );
  return counts;
}

type Waiting = Queue & { readonly files: string[] };

function fullest(waiting: readonly Waiting[]): Waiting | undefined {
  return waiting.filter(({ files }) => files.length > 0).sort((a, b) => b.files.length - a.files.length)[0];
}

function longestFirst(files: readonly string[]): string[] {
  const rank = (file: string): number => {
    const at = LONGEST.indexOf(basename(file, '.test.ts'));
    return at < 0 ? LONGEST.length : at;
  };
  return [...files].sort((a, b) => rank(a) - rank(b));
}

/** Takes files from the queue, one at a time, until it is empty: others take from it too. */
async function runLane({ label, files, work }: Waiting): Promise<Counts[]> {
  const worker = fork(join(import.meta.dirname, 'worker.ts'), [JSON.stringify(await work())], {
    execArgv: ['--import', 'tsx', '--enable-source-maps'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [worker.stdout, worker.stderr])
    if (stream) createInterface(stream).on('line', (line) => console.log(`${label.padEnd(8)} ${line}`));
  const closed = once(worker, 'close') as Promise<[number | null]>;
  const counts: Counts[] = [];
  for (let file = files.shift(); file !== undefined; file = files.shift()) {
    const done = await doneBy(worker, file, closed);
    if (done === undefined) return [...counts, ended(label, await closed)];
    counts.push(done);
  }
  worker.send('end');
  const [code] = await closed;
  return code === 0 ? counts : [...counts, ended(label, [code])];
}

/** What came of a file; undefined when the process has ended meanwhile. */
async function doneBy(worker: ChildProcess, file: string, closed: Promise<unknown>): Promise<Counts | undefined> {
  const told = once(worker, 'message') as Promise<[Counts]>;
  worker.send({ file });
  const answer = await Promise.race([told, closed.then(() => undefined)]);
  return answer?.[0];
}

function ended(label: string, [code]: readonly [number | null]): Counts {
  console.log(`${label.padEnd(8)} ✗ the run ended before its time, with code ${String(code)}`);
  return { passed: 0, failed: 1 };
}
