// The version of the running service, and the commit that it was built from.

export interface BuildInfo {
  readonly version: string;
  /** The commit in full, with `+changes` when the sources had others than it has; `unknown` without a history. */
  readonly commit: string;
}

/** Put here by the build (build/setup.mjs). */
declare const BUILD: BuildInfo | undefined;

/** The build that runs; the sources themselves, as tests run them, have no number. */
export const build: BuildInfo = typeof BUILD === 'undefined' ? { version: 'sources', commit: 'unknown' } : BUILD;
