// The command line of `npm test`: nouns, paths, titles, options; and that it runs again when a file is saved.
import { existsSync, utimesSync } from 'node:fs';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from 'chai';
import { endsWithTest } from '../support/children.ts';
import { runOptions, UsageError } from '../support/run-options.ts';
import { LEVELS } from '../support/level.ts';
import { isReached } from '../support/reach.ts';
import { levelOf, selectAll, selectFor, turnOf, ROTATION_DAYS } from '../support/selection.ts';
import '../support/only-with-all.ts';
import { STEPS, stepsOfGate } from '../support/night-steps.ts';
import { filesNamed, nearestName, testFiles } from '../support/test-files.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SMALL_TEST = 'test/domain/values/interval.test.ts';

const files = [
  'test/bookings/bookings.test.ts',
  'test/bookings/reminders.test.ts',
  'test/domain/bookings/costs.test.ts',
  'test/invoices/invoice-lists.test.ts',
  'test/invoices/points-of-sale.test.ts',
].map((path) => ({ path }));

const named = (...names: string[]): string[] => filesNamed(files, names).chosen.map(({ path }) => path);

describe('a name', () => {
  it('means what is called so or begins so, a file or a folder, wherever it lies', () => {
    expect(named('bookings')).to.deep.equal(files.slice(0, 3).map(({ path }) => path));
    for (const name of ['points-of-sale', 'points-of-sale.test.ts'])
      expect(named(name)).to.deep.equal(['test/invoices/points-of-sale.test.ts']);
    expect(named('invoice-', 'costs')).to.deep.equal([
      'test/domain/bookings/costs.test.ts',
      'test/invoices/invoice-lists.test.ts',
    ]);
    expect(named()).to.have.lengthOf(files.length);
  });

  it('with a slash is the path of a file or a folder', () => {
    expect(named('test/bookings')).to.deep.equal(files.slice(0, 2).map(({ path }) => path));
    expect(named('test/bookings/bookings.test.ts')).to.deep.equal(['test/bookings/bookings.test.ts']);
    expect(named('test/book')).to.deep.equal([]);
  });

  it('that means nothing is told, with the nearest that does', () => {
    expect(filesNamed(files, ['bookings', 'remindres', 'test/x']).unknown).to.deep.equal(['remindres', 'test/x']);
    expect(nearestName(files, 'remindres')).to.equal('reminders');
  });
});

describe('an option', () => {
  const asked = (...args: string[]) => runOptions(args);

  it('may stand anywhere, in its short form too', () => {
    expect(asked('bookings', '-g', 'cancel', '--check')).to.deep.equal({
      names: ['bookings'],
      watch: false,
      level: 'day',
      repeat: 1,
      check: true,
      grep: 'cancel',
    });
    expect(asked('-w', 'bookings')).to.include({ watch: true });

    expect(asked('--help')).to.equal(null);
    expect(asked('--all')).to.include({ level: 'gate' });
    expect(asked('--nightly')).to.include({ level: 'night' });
    expect(asked('bookings', '--repeat', '20')).to.include({ repeat: 20 });
    expect(runOptions([], 'postgres')).to.include({ database: 'postgres' });
  });

  it('that lets a debugger in tests on one database', () => {
    expect(asked('bookings', '--inspect-brk')).to.include({ inspect: '--inspect-brk', database: 'sqlite' });
  });

  const refused: [args: string[], message: RegExp][] = [
    [['--unknown'], /--unknown.*npm test -- --help/],
    [['-g'], /-g.*npm test -- --help/],
    [['--watch'], /--watch needs a name/],
    [['--all', 'bookings'], /--all takes no names/],
    [['--nightly', 'bookings'], /--nightly takes no names/],
    [['bookings', '--repeat', '0'], /--repeat 0: write how often/],
    [['-g', '('], /Put a \\ before/],
  ];

  for (const [args, message] of refused)
    it(`is refused with its remedy: ${args.join(' ')}`, () => {
      expect(() => asked(...args)).to.throw(UsageError, message);
    });

  it('of the environment is checked too', () => {
    expect(() => runOptions([], 'mysql')).to.throw(UsageError, /write sqlite or postgres/);
  });
});

describe('a test file', () => {
  const marked = testFiles();
  const paths = (having: (file: (typeof marked)[number]) => boolean): string[] =>
    marked.filter(having).map(({ path }) => path);

  it('needs what it imports, wherever it lies', () => {
    expect(paths(({ needsDatabase }) => needsDatabase)).to.include('test/invoices/points-of-sale.test.ts');
    expect(paths(({ needsDatabase }) => !needsDatabase)).to.include(SMALL_TEST);
    expect(paths(({ startsBuild }) => startsBuild))
      .to.include('test/whole/start.test.ts')
      .and.not.include(SMALL_TEST);
    expect(paths(({ onEither }) => onEither))
      .to.include('test/whole/docs.test.ts')
      .and.not.include(SMALL_TEST);
    for (const suite of ['contract-paths', 'conventions', 'fuzz', 'injection', 'permissions', 'sweep'])
      expect(paths(({ walks }) => walks)).to.include(`test/whole/${suite}.test.ts`);
  });
});

describe('a level', () => {
  const all = testFiles();
  const pathsOf = (files: readonly { readonly path: string }[]): string[] => files.map(({ path }) => path);
  const [day, gate, night] = LEVELS.map((level) => selectFor(level, all));

  it('runs every file on SQLite or once: the day what is quick, the gate all but what is marked, the night everything', () => {
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

  it('has on PostgreSQL what differs there, and at night everything', () => {
    expect(pathsOf(day?.postgres ?? []))
      .to.include('test/online/payment-races.test.ts')
      .and.not.include('test/people/notes.test.ts');
    expect(gate?.postgres).to.include.members([...(day?.postgres ?? [])]);
    expect(night).to.deep.equal(selectAll(all));
  });
});

describe('a change', () => {
  const reaches = (change: string, path: string): boolean => isReached(path, [change]);

  it('reaches the tests of its noun, and those of all that uses it', () => {
    for (const change of ['handlers/people/notes.ts', 'domain/people/note.ts', 'spec/paths/people/notes.yaml'])
      expect([change, reaches(change, 'test/people/notes.test.ts')]).to.deep.equal([change, true]);
    expect(reaches('domain/values/money.ts', 'test/invoices/invoices.test.ts')).to.equal(true);
    expect(reaches('domain/invoices/ubl.ts', 'test/e-invoices.ts')).to.equal(true);
    expect(reaches(SMALL_TEST, SMALL_TEST)).to.equal(true);
  });

  it('reaches no test of another noun by way of the service', () => {
    expect(reaches('handlers/people/notes.ts', 'test/invoices/invoices.test.ts')).to.equal(false);
    expect(reaches('print/document.ts', 'test/people/notes.test.ts')).to.equal(false);
    expect(reaches('docs/glossary.md', SMALL_TEST)).to.equal(false);
  });

  it('leaves the rest to one day of ten', () => {
    const turns = Array.from({ length: ROTATION_DAYS }, (_none, day) =>
      turnOf(new Date(Date.UTC(2026, 2, 1 + day, 12))),
    );
    expect([...turns].sort()).to.deep.equal(Array.from({ length: ROTATION_DAYS }, (_none, turn) => turn));
  });
});

describe('the steps beside the tests of the gate', () => {
  const stepsAfter = (...changes: string[]): string[] =>
    stepsOfGate(changes, (path) => isReached(path, changes)).map(({ name }) => name);

  it('are those that judge what a change made', () => {
    expect(stepsAfter('docs/glossary.md')).to.deep.equal(['schemathesis']);
    expect(stepsAfter('domain/invoices/ubl.ts')).to.include('e-invoices').and.not.include('nginx');
    expect(stepsAfter('print/document.ts')).to.include('pdfs').and.not.include('e-invoices');
    expect(stepsAfter('generated/openapi.json')).to.include.members(['client', 'sdk-python', 'sdk-php']);
    expect(stepsAfter('http/pages/kantoor/page.css')).to.include('pages');
  });

  it('are all that the gate ever has where nobody knows what changed', () => {
    const all = stepsOfGate(undefined, () => false).map(({ name }) => name);
    expect(all).to.deep.equal(STEPS.filter(({ gateFor }) => gateFor !== undefined).map(({ name }) => name));
  });

  it('are programs that are there', () => {
    const programs = STEPS.map(({ command: [program] }) => program).filter((program) => program !== 'npm');
    expect(programs.filter((program) => !existsSync(join(ROOT, program)))).to.deep.equal([]);
  });
});

describe('a run', () => {
  it('of one title runs that alone', async () => {
    const run = started(SMALL_TEST, '-g', 'read back');
    expect(await run.code).to.equal(0, run.output());
    const [, passed] = /(\d+) passed, 0 failed\n$/.exec(run.output()) ?? [];
    expect(Number(passed)).to.equal(1);
  });

  it('in which nothing has the title fails, and says so', async () => {
    const run = started(SMALL_TEST, '-g', 'no test is called this');
    expect(await run.code).to.equal(1);
    expect(run.output()).to.include('No test of these files has a title like no test is called this.');
  });

  it('of a name that means nothing fails at once', async () => {
    const run = started('intervall');
    expect(await run.code).to.equal(1);
    expect(run.output()).to.equal('No test file or folder is called intervall: is it interval?\n');
  });

  it('that watches begins again when a file is saved, and ends when it is told to', async () => {
    const run = started(SMALL_TEST, '--watch');
    await run.printed(/Waiting for a change/);
    utimesSync(join(ROOT, SMALL_TEST), new Date(), new Date());
    await run.printed(/has changed[\s\S]*0 failed[\s\S]*Waiting for a change/);
    run.child.kill('SIGINT');
    expect(await run.code).to.equal(1);
  });
});

interface TestRun {
  readonly child: ChildProcess;
  readonly code: Promise<number | null>;
  output(): string;
  /** Resolves when this has been said; rejects when it ends without. */
  printed(pattern: RegExp): Promise<void>;
}

function started(...args: string[]): TestRun {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/run.ts', ...args], { cwd: ROOT });
  endsWithTest(child);

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
    output: () => text.replace(/^This machine is slow or busy.*\n/, ''),
    printed: (pattern) =>
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
