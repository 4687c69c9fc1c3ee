// The programs of Debian that stand between servers and their data: where they are, and which packages bring those that are missing.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Programs {
  /** The folder of PostgreSQL's. */
  readonly postgres: string;
  readonly pgbouncer: string;
  readonly haproxy: string;
}

const PROGRAM_FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];
const POSTGRES_FOLDER = '/usr/lib/postgresql';

/** The programs, or the packages of Debian to install first. */
export function findPrograms(): Programs | readonly string[] {
  const paths = { postgres: findNewestPostgres(), pgbouncer: pathOf('pgbouncer'), haproxy: pathOf('haproxy') };
  const { postgres, pgbouncer, haproxy } = paths;
  if (postgres !== undefined && pgbouncer !== undefined && haproxy !== undefined)
    return { postgres, pgbouncer, haproxy };
  const missing = Object.entries(paths).flatMap(([name, path]) => (path === undefined ? [name] : []));
  return missing.map((name) => (name === 'postgres' ? 'postgresql postgresql-client' : name));
}

/** Where a program is that is no part of PostgreSQL. */
export function pathOf(name: string): string | undefined {
  return PROGRAM_FOLDERS.map((folder) => join(folder, name)).find(existsSync);
}

function findNewestPostgres(): string | undefined {
  const versions = existsSync(POSTGRES_FOLDER)
    ? readdirSync(POSTGRES_FOLDER).sort((a, b) => Number(b) - Number(a))
    : [];
  return versions
    .map((version) => join(POSTGRES_FOLDER, version, 'bin'))
    .find((folder) =>
      ['postgres', 'initdb', 'pg_ctl', 'pg_basebackup', 'psql'].every((name) => existsSync(join(folder, name))),
    );
}
