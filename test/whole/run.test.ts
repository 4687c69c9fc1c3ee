// The command line of `npm test`: names, paths, titles and options; and that it runs again when a file is saved.
import { existsSync, utimesSync } from 'node:fs';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from 'chai';
import { killAfterTest } from '../support/children.ts';
import { runOptions, UsageError } from '../support/run-options.ts';
import { LEVELS } from '../support/level.ts';
import { isReached } from '../support/reach.ts';
import { levelOf, selectAll, selectFor, rotationOf, ROTATION_DAYS } from '../support/selection.ts';
import '../support/only-with-all.ts';
import { STEPS, selectGateSteps } from '../support/night-steps.ts';
import { findNamedFiles, findNearestName, listTestFiles } from '../support/test-files.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SMALL_TEST = 'test/domain/values/interval.test.ts';

const files = [
  'test/bookings/bookings.test.ts',
  'test/bookings/reminders.test.ts',
  'test/domain/bookings/costs.test.ts',
  'test/invoices/invoice-lists.test.ts',
  'test/invoices/points-of-sale.test.ts',
].map((path) => ({ path }));

const selectNamed = (...names: string[]): string[] => findNamedFiles(files, names).matches.map(({ path }) => path);

describe('a name', () => {
  it('selects the files and folders with that name or beginning, in any folder', () => {
    expect(selectNamed('bookings')).to.deep.equal(files.slice(0, 3).map(({ path }) => path));
    for (const name of ['points-of-sale', 'points-of-sale.test.ts'])
      expect(selectNamed(name)).to.deep.equal(['test/invoices/points-of-sale.test.ts']);
    expect(selectNamed('invoice-', 'costs')).to.deep.equal([
      'test/domain/bookings/costs.test.ts',
      'test/invoices/invoice-lists.test.ts',
    ]);
    expect(selectNamed()).to.have.lengthOf(files.length);
  });

  it('with a slash is the path of a file or a folder', () => {
    expect(selectNamed('test/bookings')).to.deep.equal(files.slice(0, 2).map(({ path }) => path));
    expect(selectNamed('test/bookings/bookings.test.ts')).to.deep.equal(['test/bookings/bookings.test.ts']);
    expect(selectNamed('test/book')).to.deep.equal([]);
  });

  it('without a match is reported, with the nearest that has one', () => {
    expect(findNamedFiles(files, ['bookings', 'remindres', 'test/x']).unknown).to.deep.equal(['remindres', 'test/x']);
    expect(findNearestName(files, 'remindres')).to.equal('reminders');
  });
});

describe('an option', () => {
  const parseOptions = (...args: string[]) => runOptions(args);

  it('may be anywhere, in its short form too', () => {
    expect(parseOptions('bookings', '-g', 'cancel', '--check')).to.deep.equal({
      names: ['bookings'],
      watch: false,
      level: 'day',
      repeat: 1,
      check: true,
      grep: 'cancel',
    });
    expect(parseOptions('-w', 'bookings')).to.include({ watch: true });

    expect(parseOptions('--help')).to.equal(null);
    expect(parseOptions('--all')).to.include({ level: 'gate' });
    expect(parseOptions('--nightly')).to.include({ level: 'night' });
    expect(parseOptions('bookings', '--repeat', '20')).to.include({ repeat: 20 });
    expect(runOptions([], 'postgres')).to.include({ database: 'postgres' });
  });

  it('starts a debugger in tests on one database', () => {
    expect(parseOptions('bookings', '--inspect-brk')).to.include({ inspect: '--inspect-brk', database: 'sqlite' });
  });

  const cases: [args: string[], message: RegExp][] = [
    [['--unknown'], /--unknown.*npm test -- --help/],
    [['-g'], /-g.*npm test -- --help/],
    [['--watch'], /--watch needs a name/],
    [['--all', 'bookings'], /--all takes no names/],
    [['--nightly', 'bookings'], /--nightly takes no names/],
    [['bookings', '--repeat', '0'], /--repeat 0: write how often/],
    [['-g', '('], /Put a \\ before/],
  ];

  for (const [args, message] of cases)
    it(`is refused with its remedy: ${args.join(' ')}`, () => {
      expect(() => parseOptions(...args)).to.throw(UsageError, message);
    });

  it('of the environment is validated too', () => {
    expect(() => runOptions([], 'mysql')).to.throw(UsageError, /write sqlite or postgres/);
  });
});

describe('a test file', () => {
  const testFiles = listTestFiles();
  const listPaths = (having: (file: (typeof testFiles)[number]) => boolean): string[] =>
    testFiles.filter(having).map(({ path }) => path);

  it('needs what it imports, in any folder', () => {
    expect(listPaths(({ needsDatabase }) => needsDatabase)).to.include('test/invoices/points-of-sale.test.ts');
    expect(listPaths(({ needsDatabase }) => !needsDatabase)).to.include(SMALL_TEST);
    expect(listPaths(({ startsBuild }) => startsBuild))
      .to.include('test/whole/start.test.ts')
      .and.not.include(SMALL_TEST);
    expect(listPaths(({ onEither }) => onEither))
      .to.include('test/whole/docs.test.ts')
      .and.not.include(SMALL_TEST);
    for (const suite of ['contract-paths', 'conventions', 'fuzz', 'injection', 'permissions', 'every-operation'])
      expect(listPaths(({ walks }) => walks)).to.include(`test/whole/${suite}.test.ts`);
  });
});

describe('a level', () => {
  const all = listTestFiles();
  const pathsOf = (files: readonly { readonly path: string }[]): string[] => files.map(({ path }) => path);
  const [day, gate, night] = LEVELS.map((level) => selectFor(level, all));

  it('runs every file on SQLite or once: by day quick ones, in the gate all but marked ones, at night all', () => {
    for (const [selection, levels] of [
      [day, ['day']],
      [gate, ['day', 'gate']],
      [night, ['day', 'gate', 'night']],
    ] as const)
      expect(pathsOf([...(selection?.sqlite ?? []), ...(selection?.shared ?? [])]).sort()).to.deep.equal(
        pathsOf(all.filter((file) => levels.some((level) => level === levelOf(file)))),
      );
    expect(pathsOf(all.filter((file) => levelOf(file) === 'gate'))).to.include('test/whole/fuzz.test.ts');
    expect(pathsOf(all.filter((file) => levelOf(file) === 'night'))).to.include('test/house/sandbox-year.test.ts');
  });

  it('runs on PostgreSQL the files that differ there, and at night all', () => {
    expect(pathsOf(day?.postgres ?? []))
      .to.include('test/online/payment-races.test.ts')
      .and.not.include('test/people/notes.test.ts');
    expect(gate?.postgres).to.include.members([...(day?.postgres ?? [])]);
    expect(night).to.deep.equal(selectAll(all));
  });
});

describe('a change', () => {
  const canReach = (change: string, path: string): boolean => isReached(path, [change]);

  it('reaches the tests of its noun, and of all that uses it', () => {
    for (const change of ['handlers/people/notes.ts', 'domain/people/note.ts', 'spec/paths/people/notes.yaml'])
      expect([change, canReach(change, 'test/people/notes.test.ts')]).to.deep.equal([change, true]);
    expect(canReach('domain/values/money.ts', 'test/invoices/invoices.test.ts')).to.equal(true);
    expect(canReach('domain/invoices/ubl.ts', 'test/e-invoices.ts')).to.equal(true);
    expect(canReach(SMALL_TEST, SMALL_TEST)).to.equal(true);
  });

  it('reaches no test of another noun through the service', () => {
    expect(canReach('handlers/people/notes.ts', 'test/invoices/invoices.test.ts')).to.equal(false);
    expect(canReach('print/document.ts', 'test/people/notes.test.ts')).to.equal(false);
    expect(canReach('docs/glossary.md', SMALL_TEST)).to.equal(false);
  });

  it('leaves the other tests to one day of ten', () => {
    const rotations = Array.from({ length: ROTATION_DAYS }, (_none, day) =>
      rotationOf(new Date(Date.UTC(2026, 2, 1 + day, 12))),
    );
    expect([...rotations].sort()).to.deep.equal(Array.from({ length: ROTATION_DAYS }, (_none, index) => index));
  });
});

describe('the steps of the gate other than its tests', () => {
  const listSteps = (...changes: string[]): string[] =>
    selectGateSteps(changes, (path) => isReached(path, changes)).map(({ name }) => name);

  it('are those that a change concerns', () => {
    expect(listSteps('docs/glossary.md')).to.deep.equal(['schemathesis']);
    expect(listSteps('domain/invoices/ubl.ts')).to.include('e-invoices').and.not.include('nginx');
    expect(listSteps('print/document.ts')).to.include('pdfs').and.not.include('e-invoices');
    expect(listSteps('generated/openapi.json')).to.include.members(['client', 'sdk-python', 'sdk-php']);
    expect(listSteps('http/pages/kantoor/page.css')).to.include('pages');
  });

  it('are all steps of the gate where the changes are unknown', () => {
    const all = selectGateSteps(undefined, () => false).map(({ name }) => name);
    expect(all).to.deep.equal(STEPS.filter(({ gateFor }) => gateFor !== undefined).map(({ name }) => name));
  });

  it('are programs that exist', () => {
    const programs = STEPS.map(({ command: [program] }) => program).filter((program) => program !== 'npm');
    expect(programs.filter((program) => !existsSync(join(ROOT, program)))).to.deep.equal([]);
  });
});

describe('a run', () => {
  it('of one title runs only that', async () => {
    const run = startRun(SMALL_TEST, '-g', 'read back');
    expect(await run.code).to.equal(0, run.readOutput());
    const [, passedCount] = /(\d+) passed, 0 failed\n$/.exec(run.readOutput()) ?? [];
    expect(Number(passedCount)).to.equal(1);
  });

  it('without a matching title fails with a message', async () => {
    const run = startRun(SMALL_TEST, '-g', 'no test is called this');
    expect(await run.code).to.equal(1);
    expect(run.readOutput()).to.include('No test of these files has a title like no test is called this.');
  });

  it('of a name without a match fails at once', async () => {
    const run = startRun('intervall');
    expect(await run.code).to.equal(1);
    expect(run.readOutput()).to.equal('No test file or folder is called intervall: is it interval?\n');
  });

  it('that watches begins again when a file is saved, and ends on request', async () => {
    const run = startRun(SMALL_TEST, '--watch');
    await run.waitForOutput(/Waiting for a change/);
    utimesSync(join(ROOT, SMALL_TEST), new Date(), new Date());
    await run.waitForOutput(/has changed[\s\S]*0 failed[\s\S]*Waiting for a change/);
    run.child.kill('SIGINT');
    expect(await run.code).to.equal(1);
  });
});

interface TestRun {
  readonly child: ChildProcess;
  readonly code: Promise<number | null>;
  readOutput(): string;
  /** Resolves when the output matches; rejects when the run ends without a match. */
  waitForOutput(pattern: RegExp): Promise<void>;
}

function startRun(...args: string[]): TestRun {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/run.ts', ...args], { cwd: ROOT });
  killAfterTest(child);

  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      for (const listen of listeners) listen();
    });

  const code = (once(child, 'close') as Promise<[number | null]>).then(([status]) => status);
  return {
    child,
    code,
    readOutput: () => text.replace(/^This machine is slow or busy.*\n/, ''),
    waitForOutput: (pattern) =>
      new Promise((resolve, reject) => {
        const listen = (): void => {
          if (pattern.test(text)) resolve();
        };
        listeners.add(listen);
        listen();
        void code.then(() => {
          reject(new Error(`It ended without saying ${String(pattern)}: ${text}`));
        });
      }),
  };
}
