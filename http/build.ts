// Which version of the service runs here, and of which commit it was built.

export interface Build {
  readonly version: string;
  /** The commit in full, with `+changes` when the sources had others than it has; `unknown` without a history. */
  readonly commit: string;
}

/** Put here by the build (setup.mjs). */
declare const BUILD: Build | undefined;

/** The build that runs; the sources themselves, as tests run them, have no number. */
export const build: Build = typeof BUILD === 'undefined' ? { version: 'sources', commit: 'unknown' } : BUILD;
