// The options of `npm test`: names of test files, a title, repetition, one more run at every change, a debugger.
import { parseArgs } from 'node:util';
import type { Level } from './level.ts';

export interface RunOptions {
  /** Nouns, or paths of files and folders; everything when there are none. */
  readonly names: readonly string[];
  /** Only tests whose whole title this pattern matches. */
  readonly grep?: string;
  readonly watch: boolean;
  /** The flag of Node that lets a debugger in. */
  readonly inspect?: '--inspect' | '--inspect-brk';
  /** How much a run without names proves. */
  readonly level: Level;
  /** How often the files run, with two busy loops beside them where it is more than once. */
  readonly repeat: number;
  /** The static checks too. */
  readonly check: boolean;
  /** The only database to test on. */
  readonly database?: 'sqlite' | 'postgres';
}

/** Unknown options of a call: the message says what to write. */
export class UsageError extends Error {}

export const HELP = `npm test                       types, lint of what changed, contract, and every behaviour: on SQLite, and on
                               PostgreSQL where the databases differ. After a change: what it reaches, and a
                               tenth of all else by turns
npm test -- --all              that and the built server, pages and crashes, whatever changed: what CI runs
npm test -- --nightly          everything on both databases, with all random cases: a part of npm run nightly
npm test -- <name> ...         the tests of a noun (bookings), or those of a file or folder (test/domain/values)

  -g, --grep <pattern>         only tests whose title matches: npm test -- bookings -g "cancel"
  -r, --repeat <times>         run the files so often, beside two busy loops: shows what fails by chance
  -w, --watch                  run again whenever you save a file; needs a name
      --inspect                let a debugger in (chrome://inspect), on one database; no test runs out of time
      --inspect-brk            the same, and stop before the first line
      --check                  the static checks too, which otherwise belong to the whole run
  -h, --help                   this text

TEST_DATABASE=sqlite or postgres tests on one database. SEED=<number> makes other random cases.`;

const OPTIONS = {
  grep: { type: 'string', short: 'g' },
  watch: { type: 'boolean', short: 'w', default: false },
  inspect: { type: 'boolean', default: false },
  'inspect-brk': { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  nightly: { type: 'boolean', default: false },
  repeat: { type: 'string', short: 'r', default: '1' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Reads the arguments of a call, and which database the environment names; null when it asks for help. Throws UsageError. */
export function runOptions(args: readonly string[], only?: string): RunOptions | null {
  const { values, positionals: names } = parseOptions(args);
  if (values.help) return null;

  const { grep, watch, check, all, nightly } = values;
  const inspect = values['inspect-brk'] ? '--inspect-brk' : values.inspect ? '--inspect' : undefined;
  if ((all || nightly) && names.length > 0)
    throw new UsageError(`--${all ? 'all' : 'nightly'} takes no names: what is named runs on both databases anyway.`);
  if (watch && names.length === 0) throw new UsageError('--watch needs a name: npm test -- bookings --watch');

  // A debugger looks into one process.
  const database = databaseOf(only) ?? (inspect === undefined ? undefined : 'sqlite');
  return {
    names,
    watch,
    level: nightly ? 'night' : all ? 'gate' : 'day',
    repeat: repeatOf(values.repeat),
    check,
    ...(grep === undefined ? {} : { grep: patternOf(grep) }),
    ...(inspect === undefined ? {} : { inspect }),
    ...(database === undefined ? {} : { database }),
  };
}

// Its type is what parseArgs makes of these options.
function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const { message } = error as Error;
    throw new UsageError(`${message.split('. ')[0] ?? message}. npm test -- --help lists the options.`);
  }
}

function repeatOf(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(`--repeat ${text}: write how often the files run, 1 at least.`);
  return Number(text);
}

function patternOf(text: string): string {
  try {
    return new RegExp(text).source;
  } catch (error) {
    throw new UsageError(`-g ${text}: ${(error as Error).message}. Put a \\ before ( ) [ ] { } . * + ? ^ $ |.`);
  }
}

function databaseOf(text: string | undefined): RunOptions['database'] {
  if (text === undefined || text === '') return undefined;
  if (text === 'sqlite' || text === 'postgres') return text;
  throw new UsageError(`TEST_DATABASE=${text}: write sqlite or postgres, or leave it out for both.`);
}
