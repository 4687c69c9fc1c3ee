// The closed list of kinds of jobs, each with what one is told to do; jobs/index.ts has a function for every one of them.

export interface JobPayloads {
  /** A round of regular work, by its name in jobs/clock.ts. */
  readonly clock: { readonly name: string };
}

export type JobKind = keyof JobPayloads;
