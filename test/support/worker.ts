// A process that runs the test files it is told to, one after the other: each with mocha, its own database and its own service.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Mocha from 'mocha';
import { adaptForValidators, readContract } from '../../contract/bundle.ts';
import { registerCompiled } from '../../contract/compiled.ts';
import { loadBuiltValidators } from '../../contract/built-validators.ts';
import { takePrograms } from '../../db/engine/thread-file.ts';
import { countHandles, findLeftHandles } from './open-handles.ts';
import { reportOf, type TestCounts } from './report.ts';
import type * as Service from './service.ts';
import { readWork, type BuiltParts } from './work.ts';
import { scaleWait } from './patience.ts';

const work = readWork();
let service: Pick<typeof Service, 'rootHooks' | 'stop'> | undefined;
let current = '';
// The time of a test that says nothing else; in milliseconds.
const TEST_TIMEOUT_MS = 60_000;
// The events that Mocha listens to while it runs.
const MOCHA_EVENTS = ['unhandledRejection', 'uncaughtException'] as const;

// Without a listener of ours mocha swallows what nobody awaited.
process.on('unhandledRejection', (reason) => {
  throw reason;
});
process.on('uncaughtExceptionMonitor', () => {
  console.error(`Nobody caught this, in or after ${current}:`);
});

// When test/run.ts is gone nobody listens any more.
const exitOrphaned = (): never => process.exit(1);
process.once('disconnect', exitOrphaned);

// Children say themselves whether they must learn to read TypeScript.
process.execArgv = process.execArgv.filter((option, at, all) => !(option === '--import' || all[at - 1] === '--import'));
if (work.parts !== undefined) await takeBuilt(work.parts);
if (work.warm === true) await loadPackages();
for (let file = await receiveFile(); file !== null; file = await receiveFile()) {
  current = file;
  process.send?.(await run(file));
}
await service?.stop();
process.off('disconnect', exitOrphaned);
process.disconnect();
// A test left something behind, or the service does not close it: that is a failure, not a long wait.
setTimeout(() => {
  console.error(`The process does not end on its own; it still has ${process.getActiveResourcesInfo().join(', ')}`);
  process.exit(1);
}, scaleWait(15_000)).unref();

/** The next file to run, null when there are no more. */
async function receiveFile(): Promise<string | null> {
  const [message] = (await once(process, 'message')) as [{ readonly file: string } | 'end'];
  return message === 'end' ? null : message.file;
}

/**
 * A process would compile most checks of the contract again, which took a fifth of a small run. Each of its threads would
 * learn to read TypeScript again.
 */
async function takeBuilt({ checks, programs }: BuiltParts): Promise<void> {
  const file = join(checks, 'contract.json');
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as { files: Readonly<Record<string, string>> };
  registerCompiled(adaptForValidators(await readContract()), loadBuiltValidators(files, file));
  takePrograms(pathToFileURL(join(programs, '/')));
}

/** Packages take a good part of a start and do not change when a file is saved. */
async function loadPackages(): Promise<void> {
  const { default: project } = await import('../../package.json', { with: { type: 'json' } });
  await Promise.allSettled(Object.keys(project.dependencies).map((name) => import(name)));
}

async function run(file: string): Promise<TestCounts> {
  const mocha = new Mocha({ timeout: scaleWait(TEST_TIMEOUT_MS), forbidOnly: true, forbidPending: true });
  if (work.grep !== undefined) mocha.grep(new RegExp(work.grep));

  const report = reportOf(file, mocha, { mayBeEmpty: work.grep !== undefined });
  let before = countHandles();
  try {
    if (work.template !== undefined) service ??= await import('./service.ts');
    if (service) mocha.rootHooks(service.rootHooks(file));
    before = countHandles();
    await load(file, mocha);
  } catch (error) {
    return report.printUnreadable(error);
  }

  const purge = MOCHA_EVENTS.map(trackStrangers);
  await new Promise((resolve) => mocha.run(resolve));
  for (const each of purge) each();

  return report.printResult(await findLeftHandles(before));
}

/**
 * Mocha itself calls `require` first, which loads the imports of a file as CommonJS until one of them awaits. Then it
 * starts again with `import`.
 */
async function load(file: string, mocha: Mocha): Promise<void> {
  mocha.suite.emit(Mocha.Suite.constants.EVENT_FILE_PRE_REQUIRE, globalThis, file, mocha);
  await import(pathToFileURL(file).href);
}

/**
 * Returns a function that removes the listeners added to this event from now on, for Mocha leaves some after each file.
 */
function trackStrangers(event: (typeof MOCHA_EVENTS)[number]): () => void {
  const ours = process.listeners(event as 'uncaughtException');
  return () => {
    for (const each of process.listeners(event as 'uncaughtException'))
      if (!ours.includes(each)) process.off(event, each);
  };
}
