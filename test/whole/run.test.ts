// The command line of `npm test`: nouns, paths, titles, options; and that it runs again when a file is saved.
import { utimesSync } from 'node:fs';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from 'chai';
import { endsWithTest } from '../support/children.ts';
import { runOptions, UsageError } from '../support/run-options.ts';
import { isDaily, selectAll, selectDaily, turnOf, TURNS } from '../support/selection.ts';
import '../support/only-with-all.ts';
import { filesNamed, nearestName, testFiles } from '../support/test-files.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SMALL = 'test/domain/values/interval.test.ts';

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
      all: false,
      check: true,
      grep: 'cancel',
    });
    expect(asked('-w', 'bookings')).to.include({ watch: true });
    expect(asked('--help')).to.equal(null);
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
    expect(paths(({ needsDatabase }) => !needsDatabase)).to.include(SMALL);
    expect(paths(({ startsBuild }) => startsBuild))
      .to.include('test/whole/start.test.ts')
      .and.not.include(SMALL);
    expect(paths(({ onEither }) => onEither))
      .to.include('test/whole/docs.test.ts')
      .and.not.include(SMALL);
    for (const suite of ['contract-paths', 'conventions', 'fuzz', 'injection', 'permissions', 'sweep'])
      expect(paths(({ walks }) => walks)).to.include(`test/whole/${suite}.test.ts`);
  });
});

describe('what a day runs', () => {
  const all = testFiles();
  const pathsOf = (files: readonly { readonly path: string }[]): string[] => files.map(({ path }) => path);
  const days = Array.from({ length: TURNS }, (_none, turn) => selectDaily(all, turn));

  it('is every file on SQLite, but for those that walk all operations, start what was built or are marked', () => {
    const left = all.filter(
      ({ path }) => !pathsOf([...(days[0]?.sqlite ?? []), ...(days[0]?.shared ?? [])]).includes(path),
    );
    expect(left.filter(({ walks, startsBuild, onlyWithAll }) => !walks && !startsBuild && !onlyWithAll)).to.deep.equal(
      [],
    );
    expect(pathsOf(left)).to.include('test/whole/fuzz.test.ts').and.not.include(SMALL);
  });

  it('is what costs most on one of the databases, on the other the next day', () => {
    const [even, odd] = days.map(({ sqlite, postgres }) => ({ sqlite: pathsOf(sqlite), postgres: pathsOf(postgres) }));
    const left = even?.sqlite.filter((path) => odd?.sqlite.includes(path) === false) ?? [];
    expect(left).to.include('test/engine/lists.test.ts').and.not.include(SMALL);
    expect(odd?.postgres).to.include.members(left);
    expect(even?.postgres.filter((path) => left.includes(path))).to.deep.equal([]);
  });

  it('is on PostgreSQL what differs there, and each other file one day of ten', () => {
    const often = pathsOf(days.flatMap(({ postgres }) => postgres));
    const times = (path: string): number => often.filter((each) => each === path).length;
    const whole = selectAll(all).postgres.filter(isDaily);
    const strange = whole.filter(({ path }) => ![1, TURNS / 2, TURNS].includes(times(path)));
    expect(pathsOf(strange)).to.deep.equal([]);
    expect(times('test/online/payment-races.test.ts')).to.equal(TURNS);
    expect(times('test/planning/capacity-races.test.ts')).to.equal(TURNS / 2);
    expect(times('test/people/notes.test.ts')).to.equal(1);
    expect(turnOf(new Date('2026-03-01T12:00Z'))).to.not.equal(turnOf(new Date('2026-03-02T12:00Z')));
  });
});

describe('a run', () => {
  it('of one title runs that alone', async () => {
    const run = started(SMALL, '-g', 'read back');
    expect(await run.code).to.equal(0, run.output());
    const [, passed] = /(\d+) passed, 0 failed\n$/.exec(run.output()) ?? [];
    expect(Number(passed)).to.equal(1);
  });

  it('in which nothing has the title fails, and says so', async () => {
    const run = started(SMALL, '-g', 'no test is called this');
    expect(await run.code).to.equal(1);
    expect(run.output()).to.include('No test of these files has a title like no test is called this.');
  });

  it('of a name that means nothing fails at once', async () => {
    const run = started('intervall');
    expect(await run.code).to.equal(1);
    expect(run.output()).to.equal('No test file or folder is called intervall: is it interval?\n');
  });

  it('that watches begins again when a file is saved, and ends when it is told to', async () => {
    const run = started(SMALL, '--watch');
    await run.printed(/Waiting for a change/);
    utimesSync(join(ROOT, SMALL), new Date(), new Date());
    await run.printed(/has changed[\s\S]*0 failed[\s\S]*Waiting for a change/);
    run.child.kill('SIGINT');
    expect(await run.code).to.equal(1);
  });
});

interface Started {
  readonly child: ChildProcess;
  readonly code: Promise<number | null>;
  output(): string;
  /** Resolves when this has been said; rejects when it ends without. */
  printed(pattern: RegExp): Promise<void>;
}

function started(...args: string[]): Started {
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
