// Reads from the URL of a database whether it is a file.

const SQLITE_PREFIX = 'sqlite:';

/** Returns the file of an SQLite database; null for PostgreSQL. */
export function fileOf(url: string): string | null {
  return url.startsWith(SQLITE_PREFIX) ? url.slice(SQLITE_PREFIX.length) : null;
}

/** Returns whether several servers may use this database at the same time. */
export function isSharable(url: string): boolean {
  return fileOf(url) === null;
}
