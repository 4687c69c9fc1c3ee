// Runs the tests on SQLite and on a real PostgreSQL side by side, and prints the result in its last line.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { storeDurations } from './support/durations.ts';
import { setLevel } from './support/level.ts';
import { runQueues, type TestQueue } from './support/lanes.ts';
import { calculateSlowdown, shareMachineSpeed } from './support/patience.ts';
import { DatabasePlaces } from './support/places.ts';
import { USUAL_LOOP_S } from './support/processor-time.ts';
import { checkBudget, repeatRun, startBusyLoops, tellLoop } from './support/measured-run.ts';
import { SEED } from './support/random.ts';
import { readCommit, findChanges, isReached } from './support/reach.ts';
import type { TestCounts } from './support/report.ts';
import { HELP, type RunOptions, runOptions, UsageError } from './support/run-options.ts';
import {
  selectForDatabase,
  selectAll,
  selectFor,
  rotationOf,
  ROTATION_DAYS,
  type RunKind,
  type FileSelection,
} from './support/selection.ts';
import { findNamedFiles, findNearestName, type TestFile, listTestFiles } from './support/test-files.ts';
import { startTestProcess, type TestProcess } from './support/test-process.ts';
import { watchSources } from './support/watching.ts';
import type { TestAssignment } from './support/work.ts';

const ROOT = resolve(import.meta.dirname, '..');

process.chdir(ROOT);
try {
  const options = runOptions(process.argv.slice(2), process.env['TEST_DATABASE']);
  if (options === null) console.log(HELP);
  else await main(options);
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}

async function main(options: RunOptions): Promise<void> {
  const testFiles = choose(options);
  shareMachineSpeed({ debugged: options.inspect !== undefined });
  process.env['SEED'] ??= String(SEED);
  if (options.names.length === 0) setLevel(options.level);
  if (calculateSlowdown() > 1.5)
    console.log(`This machine is slow or busy: tests wait ${calculateSlowdown().toFixed(1)} times as long.`);

  const databasePlaces = new DatabasePlaces();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void databasePlaces.close().finally(() => process.exit(1)));
  try {
    if (options.watch) await runAtEveryChange(options, databasePlaces);
    else await runOnce(options, testFiles, databasePlaces);
  } finally {
    await databasePlaces.close();
  }
}

/** Returns the requested test files. Throws where a name matches none. */
function choose({ names }: RunOptions): readonly TestFile[] {
  const all = listTestFiles();
  const { matches, unknown } = findNamedFiles(all, names);
  const problems = unknown.map(
    (name) => `No test file or folder is called ${name}: is it ${findNearestName(all, name)}?`,
  );
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  return matches;
}

async function runOnce(
  options: RunOptions,
  testFiles: readonly TestFile[],
  databasePlaces: DatabasePlaces,
): Promise<void> {
  const began = performance.now();
  const isFullRun = options.names.length === 0 && options.grep === undefined && options.inspect === undefined;
  const measures = isFullRun && options.level !== 'day' && options.database === undefined;
  const loopBefore = measures ? tellLoop('start') : USUAL_LOOP_S;

  const queues = queuesOf(options, testFiles, (kind) => startFor(kind, options, databasePlaces));
  const endLoops = options.repeat > 1 ? startBusyLoops() : undefined;
  const [checked, tested] = await Promise.all([
    isFullRun || options.check ? runStaticChecks(options) : { passed: 0, failures: [] },
    repeatRun(options.repeat, () => runQueues(queues, options.inspect === undefined ? undefined : 1)),
  ]);

  endLoops?.();

  const all = [checked, ...tested.flat()];
  if (measures) {
    const scale = USUAL_LOOP_S / ((loopBefore + tellLoop('end')) / 2);
    all.push(await checkCoverage(join(databasePlaces.folder, 'seen')));
    if (options.level === 'gate') all.push(checkBudget(scale));
    // The later steps of the gate ask for the changes since the recorded commit.
    if (process.env['CI'] === undefined) storeDurations(readCommit(), scale, (file) => existsSync(file));
  }

  conclude(all, began, options);
}

/** Runs the tests again whenever a file is saved, in processes that have already loaded what does not change. */
async function runAtEveryChange(options: RunOptions, databasePlaces: DatabasePlaces): Promise<never> {
  const next = watchSources(ROOT);
  const ready = new Map<RunKind, Promise<TestProcess>>();

  const start = (kind: RunKind): Promise<TestProcess> => {
    const testProcess = ready.get(kind) ?? startFor(kind, options, databasePlaces);
    ready.delete(kind);
    return testProcess;
  };

  for (;;) {
    const began = performance.now();
    const testFiles = choose(options);
    const queues = queuesOf(options, testFiles, start);
    conclude(await runQueues(queues), began, options);
    for (const { kind } of queues)
      if (!ready.has(kind)) ready.set(kind, startFor(kind, { ...options, watch: true }, databasePlaces));
    console.log(`Waiting for a change; Ctrl-C ends.`);
    console.log(`${relative(ROOT, await next())} has changed.`);
  }
}

/** Returns the files of each queue. Builds the server where a queue needs it. */
function queuesOf(
  options: RunOptions,
  testFiles: readonly TestFile[],
  start: (kind: RunKind) => Promise<TestProcess>,
): (TestQueue & { readonly kind: RunKind })[] {
  const files = selectFiles(options, testFiles);
  if (
    files.built.length > 0 ||
    Object.values(files)
      .flat()
      .some(({ startsBuild }) => startsBuild)
  )
    execFileSync(process.execPath, ['build/setup.mjs', 'build'], { stdio: 'inherit' });

  return (Object.keys(files) as RunKind[])
    .map((kind) => ({
      kind,
      label: kind,
      files: files[kind].map(({ path }) => path),
      start: () => start(kind),
    }))
    .filter(({ files }) => files.length > 0);
}

function selectFiles({ database, level, names }: RunOptions, testFiles: readonly TestFile[]): FileSelection {
  if (database !== undefined) return selectForDatabase(database, testFiles);
  if (names.length > 0) return selectAll(testFiles);
  const changes = level === 'day' ? findChanges() : undefined;
  if (changes === undefined || changes.length === 0) return selectFor(level, testFiles);
  const rotation = rotationOf(new Date());
  const reached = testFiles.filter(({ path }, at) => at % ROTATION_DAYS === rotation || isReached(path, changes));
  console.log(
    `${String(changes.length)} files have changed: ${String(reached.length)} of ${String(testFiles.length)} test files, those that they reach ` +
      `and turn ${String(rotation)} of ${String(ROTATION_DAYS)} of all else. --all runs everything.`,
  );
  return selectFor(level, reached);
}

async function startFor(
  kind: RunKind,
  { grep, inspect, watch }: RunOptions,
  databasePlaces: DatabasePlaces,
): Promise<TestProcess> {
  const { template, pid, free } = await placeFor(kind, databasePlaces);
  const work: TestAssignment = {
    label: kind,
    folder: databasePlaces.folder,
    built: kind === 'built',
    warm: watch,
    ...(watch ? {} : { parts: { checks: join(ROOT, '.cache/checks'), programs: join(ROOT, '.cache/programs') } }),
    ...(template === undefined ? {} : { template }),
    ...(grep === undefined ? {} : { grep }),
  };
  const started = startTestProcess(work, inspect === undefined ? [] : [inspect], pid === undefined ? [] : [pid]);

  return {
    run: (file) => started.run(file),
    measureProcessorSeconds: () => started.measureProcessorSeconds(),
    async end() {
      const code = await started.end();
      free?.();
      return code;
    },
  };
}

async function placeFor(
  kind: RunKind,
  databasePlaces: DatabasePlaces,
): Promise<{ template?: string; pid?: number; free?: () => void }> {
  if (kind === 'shared') return {};
  return kind === 'sqlite' ? databasePlaces.openSqlite() : databasePlaces.openPostgres();
}

/** Checks types, lint and the contract, counted as one test; prints the output when all of it is complete. */
async function runStaticChecks({ level }: RunOptions): Promise<TestCounts> {
  const child = spawn(process.execPath, ['build/setup.mjs', 'check', ...(level === 'day' ? ['--changed'] : [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  const status = await new Promise((resolve) => child.once('close', resolve));
  const name = 'types, lint, format and contract';
  console.log(`${text}${status === 0 ? '✓' : '✗'} ${name}`);
  return status === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
}

async function checkCoverage(seenFolder: string): Promise<TestCounts> {
  const { findUnseen: unseen } = await import('./support/coverage.ts');
  const missing = await unseen(seenFolder);
  if (missing.length === 0) return { passed: 1, failures: [] };
  const failure = 'what the contract promises and no test has seen';
  console.log(`✗ ${failure}:\n${missing.map((line) => `    ${line}`).join('\n')}`);
  return { passed: 0, failures: [failure] };
}

function conclude(counts: readonly TestCounts[], began: number, { grep }: RunOptions): void {
  const passedCount = counts.reduce((sum, each) => sum + each.passed, 0);
  const failures = counts.flatMap((each) => each.failures);
  process.exitCode = failures.length > 0 || passedCount === 0 ? 1 : 0;
  if (passedCount + failures.length === 0 && grep !== undefined)
    console.log(`No test of these files has a title like ${grep}.`);
  // Printed again at the end, for readers of the last lines alone.
  for (const failure of failures) console.log(`✗ ${failure}`);
  console.log(`SEED=${String(SEED)}, ${((performance.now() - began) / 1000).toFixed(0)} seconds`);
  console.log(`${String(passedCount)} passed, ${String(failures.length)} failed`);
}
