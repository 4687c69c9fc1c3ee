// What test/run.ts asks of one worker process, handed over as its first argument.
import type { Dialect } from '../../db/engine/reader.ts';

export interface Work {
  /** How the output calls this run: `sqlite`, `postgres`, `built` or `shared`. */
  readonly label: string;
  /** A folder of the run for databases and what was seen; thrown away afterwards. */
  readonly folder: string;
  /** Whether the built server answers, in a process of its own; else the sources do, in this one. */
  readonly built?: boolean;
  /** Absent in the run of tests that need no service. */
  readonly database?: {
    readonly dialect: Dialect;
    /** The migrated database that every test file gets a copy of. */
    readonly template: string;
    /** An API key of the administrator in the template, with all rights. */
    readonly apiKey: string;
  };
}

/** The work of this process. */
export function readWork(): Work {
  const text = process.argv[2];
  if (text === undefined) throw new Error('This process is started by test/run.ts.');
  return JSON.parse(text) as Work;
}
