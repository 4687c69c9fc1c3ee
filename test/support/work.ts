// The order of test/run.ts to one process, handed over as its first argument.

/** The folders of what build/setup.mjs builds for the tests: the checks of the contract; the threads and other programs. */
export interface BuiltParts {
  readonly checks: string;
  readonly programs: string;
}

export interface TestAssignment {
  /** How the output calls this run: `sqlite`, `postgres`, `built` or `shared`. */
  readonly label: string;
  /** The temporary folder of the run, for databases and notes. */
  readonly folder: string;
  /** Whether the built server is tested, in a process of its own; else the sources, in this one. */
  readonly built?: boolean;
  /** Where this process makes the database that each of its test files gets a copy of; absent where no test needs one. */
  readonly template?: string;
  /** The parts that were built for all processes; absent where a source may change during the run. */
  readonly parts?: BuiltParts;
  /** Only tests whose whole title matches. */
  readonly grep?: string;
  /** Waits for its first file with all packages loaded. */
  readonly warm?: boolean;
}

/** The work of this process. */
export function readWork(): TestAssignment {
  const text = process.argv[2];
  if (text === undefined) throw new Error('This process is started by test/run.ts.');
  return JSON.parse(text) as TestAssignment;
}
