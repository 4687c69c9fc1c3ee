// Why a database cannot be used at the start: one sentence for the operator, with the remedy.
import { dirname } from 'node:path';

/** An error whose message is all that the operator needs. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}

interface ConnectError extends Error {
  readonly code?: string;
}

// The driver is named by its package.
const DRIVER_OF_ANOTHER_NODE = `The package better-sqlite3 was not installed for Node ${process.versions.node} on this machine: run npm ci with this Node, or start with the Node that it was installed with.`;

/** Returns why the first connection to `url` failed, always as a sentence. */
export function toUnreachableError(url: string, error: unknown): UnusableDatabase {
  const unusable = toUnusableError(url, error);
  if (unusable instanceof UnusableDatabase) return unusable;
  const { message } = error as ConnectError;
  return createUnusable(error, `${placeOf(url)} cannot be used (${message}): correct DATABASE_URL.`);
}

/** Returns the error of a migration, as a sentence when the operator can solve it; other errors unchanged. */
export function toUnusableError(url: string, error: unknown): unknown {
  if (error instanceof UnusableDatabase || !(error instanceof Error)) return error;
  const full = toFullDiskError(url, error);
  if (full !== undefined) return full;
  const { code = error.name } = error as ConnectError;
  if (code === 'ERR_DLOPEN_FAILED' || error.message.startsWith('Could not locate the bindings file'))
    return createUnusable(error, DRIVER_OF_ANOTHER_NODE);
  const sentence = url.startsWith('sqlite:') ? describeFileProblem(url, code) : describeServerProblem(url, code);
  return sentence === undefined ? error : createUnusable(error, sentence);
}

/** Returns a `catch` handler for the first query to a database, which throws the reason as a sentence. */
export function rethrowUnreachable(url: string): (error: unknown) => never {
  return (error) => {
    throw toUnreachableError(url, error instanceof Error ? (error.cause ?? error) : error);
  };
}

// Errors of the file system, with the limits of an account and of a process; of SQLite; and of PostgreSQL.
const FULL_DISK_CODE = /^(?:ENOSPC|EDQUOT|EFBIG|EIO|SQLITE_(?:FULL|IOERR)\w*|53100|58030)$/;

/** Returns a sentence when the disk is full or failing, also as the cause of the error; undefined for other errors. */
export function toFullDiskError(url: string, error: unknown): UnusableDatabase | undefined {
  for (let each = error; each instanceof Error; each = each.cause)
    if (FULL_DISK_CODE.test(String((each as ConnectError).code)))
      return createUnusable(error, `The disk of ${nameOf(url)} is full or fails: make room on it, and start again.`);
  return undefined;
}

function createUnusable(cause: unknown, sentence: string): UnusableDatabase {
  return new UnusableDatabase(sentence, { cause });
}

function placeOf(url: string): string {
  return url.startsWith('sqlite:') ? `The file ${nameOf(url)}` : nameOf(url);
}

function nameOf(url: string): string {
  if (url.startsWith('sqlite:')) return url.slice('sqlite:'.length);
  const { host, port } = partsOf(url);
  return `PostgreSQL at ${host}:${port}`;
}

/** Returns the parts of a URL without its secrets. The URL of a local server may have no host. */
function partsOf(url: string): { host: string; port: string; user: string; database: string } {
  const { hostname, port, username, pathname } = new URL(url.replace('@/', '@localhost/'));
  return {
    host: hostname === '' ? 'localhost' : decodeURIComponent(hostname),
    port: port === '' ? '5432' : port,
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)),
  };
}

// By the codes of SQLite and of the file system.
function describeFileProblem(url: string, code: string): string | undefined {
  const file = url.slice('sqlite:'.length);
  const folder = dirname(file);
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EEXIST':
      return `The folder ${folder} cannot be made (${code}): make it, or set DATABASE_URL to a file in one that this account may write to.`;
    case 'SQLITE_NOTADB':
      return `The file ${file} is no SQLite database: restore a backup, or set DATABASE_URL to another file.`;
    default:
  }
  if (code.startsWith('SQLITE_CANTOPEN') || code.startsWith('SQLITE_READONLY') || code.startsWith('SQLITE_PERM'))
    return `The file ${file} cannot be opened for writing: let this account write to it and to the folder ${folder}, or set DATABASE_URL to another file.`;
  if (code.startsWith('SQLITE_CORRUPT')) return `The file ${file} is damaged: restore a backup.`;
  if (code.startsWith('SQLITE_BUSY')) return `Another program has locked ${file}: stop it, and start again.`;

  return undefined;
}

// By the codes of PostgreSQL, https://www.postgresql.org/docs/current/errcodes-appendix.html, and of the network.
function describeServerProblem(url: string, code: string): string | undefined {
  const { host, port, user, database } = partsOf(url);
  const at = `PostgreSQL at ${host}:${port}`;

  switch (code) {
    case 'ECONNREFUSED':
      return `Nothing listens at ${host}:${port}: start PostgreSQL there, or correct the host and the port in DATABASE_URL.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${host} is not known: correct it in DATABASE_URL, or look whether names can be resolved here.`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'KnexTimeoutError':
    case 'TimeoutError':
      return `${at} does not answer: look at the host and the port in DATABASE_URL, and at the firewall.`;
    case '28P01':
    case '28000':
      return `${at} does not let ${user} in: correct the user and the password in DATABASE_URL, or the server's pg_hba.conf.`;
    case '3D000':
      return `${at} has no database ${database}: make it (createdb ${database}), or correct its name in DATABASE_URL.`;
    case '42501':
      return `${user} may not make tables in the database ${database}: make ${user} its owner, or grant CREATE on its schema.`;
    case '25006':
      return `${at} cannot be written to: name the primary in DATABASE_URL, not a standby.`;
    case '53300':
      return `${at} has no connection left: raise its max_connections, or start fewer servers.`;
    case '57P03':
      return `${at} is starting or stopping: start again in a moment.`;
    default:
      return undefined;
  }
}
