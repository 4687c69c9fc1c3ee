// Prints what came of one test file: a line when all is well, every failure whole when not.
import { relative } from 'node:path';
import { format } from 'node:util';
import Mocha from 'mocha';

export interface TestCounts {
  readonly passed: number;
  /** One for each test that failed: its file, title and the first line of its error. */
  readonly failures: readonly string[];
}

export interface TestReport {
  /** `left` names what the file left open, which is a failure of its own. */
  printResult(openHandles?: readonly string[]): TestCounts;
  /** For a file that could not even be loaded: one failure. */
  printUnreadable(error: unknown): TestCounts;
}

/** Makes `mocha` report in our lines; the report is complete when its run has ended. A file without tests fails, unless it may. */
export function reportOf(file: string, mocha: Mocha, { mayBeEmpty = false } = {}): TestReport {
  const name = relative(process.cwd(), file);
  const began = performance.now();
  const failures: Mocha.Test[] = [];
  let passed = 0;

  class LineReporter extends Mocha.reporters.Base {
    constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
      super(runner, options);
      runner.on('pass', () => passed++);
      runner.on('fail', (runnable) => {
        failures.push(runnable);
        print(`  ✗ ${runnable.fullTitle()}`);
      });
    }
  }
  mocha.reporter(LineReporter);

  return {
    printResult(openHandles = []) {
      const silent = passed + failures.length === 0;
      if (silent && mayBeEmpty) return { passed, failures: [] };

      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const leaks = openHandles.length === 0 ? [] : [`leaves open: ${openHandles.join(', ')}`];
      const failed = (silent ? 1 : failures.length) + leaks.length;

      print(
        `${failed > 0 ? '✗' : '✓'} ${name}: ${String(passed)} passed${failed > 0 ? `, ${String(failed)} failed` : ''} (${seconds} s)`,
      );
      if (silent) print('  The file has no tests.');
      for (const leak of leaks) print(`  ✗ ${leak}`);
      if (failures.length > 0) print(formatFailures(failures));

      const failing = silent ? ['has no tests'] : failures.map(summariseFailure);
      return { passed, failures: [...failing, ...leaks].map((each) => `${name}: ${each}`) };
    },
    printUnreadable(error) {
      print(
        `✗ ${name}: could not be loaded\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      return { passed: 0, failures: [`${name} could not be loaded`] };
    },
  };
}

function summariseFailure(test: Mocha.Test): string {
  const [message = ''] = (test.err?.message ?? '').split('\n');
  return `${test.fullTitle()}: ${message}`;
}

function formatFailures(failures: Mocha.Test[]): string {
  const lines: string[] = [];
  const { consoleLog } = Mocha.reporters.Base;
  Mocha.reporters.Base.consoleLog = (...parts: unknown[]) => lines.push(format(...parts));
  Mocha.reporters.Base.list(failures);
  Mocha.reporters.Base.consoleLog = consoleLog;
  return lines.join('\n');
}

function print(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}
