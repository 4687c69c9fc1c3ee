// What the errors of both drivers mean: a refusal that the contract names, a conflict to retry, or a lost database.
import { Problem, problem, type ProblemDetail } from '../../domain/values/problem.ts';
import { CommitFailure } from './transaction-end.ts';

/** The refusal that a violated constraint stands for. Without `code` it is ERR_TAKEN. */
interface Violation {
  readonly field: string;
  readonly code?: ProblemDetail['code'];
  readonly message?: string;
}

// By the constraint's name, as Knex names it; needed only where the name `<table>_<column>_unique` does not tell the field.
const violations: Readonly<Record<string, Violation>> = {
  users_pkey: { field: 'id', message: 'This contact already has an account: change that account.' },
  users_login_name_unique: { field: 'gebruikersnaam', message: 'This user name is taken: choose another.' },
  roles_comparable_name_unique: { field: 'naam', message: 'Another role has this name: choose another.' },
  codes_comparable_code_unique: {
    field: 'code',
    code: 'ERR_CODE_TAKEN',
    message: 'This code is in use: choose another.',
  },
};

// Unique indexes that only a race can violate: the second try finds what the first of the two made.
const RACES: ReadonlySet<string> = new Set(['contacts_identity_unique']);

const RETRYABLE = new Set(['40001', '40P01', '57P01', '57P02']);
const CONNECTION_LOST = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08003',
  '08006',
  '57P01',
  '57P02',
  '25P03',
]);
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  '08001',
  '08004',
  '53300',
  '53400',
  '55P03',
  '57014',
  '57P03',
  '57P05',
]);
const UNSTORABLE = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05']);

interface DriverError extends Error {
  readonly code: string;
  readonly constraint?: string;
}

function isDriverError(error: unknown): error is DriverError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

// pg reports a broken connection by a plain Error without a code.
function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isDriverError(error)) return CONNECTION_LOST.has(error.code);
  return /Connection (?:terminated|ended)|not queryable|Client was closed/.test(error.message);
}

/**
 * True for a statement that PostgreSQL had planned for a table that another version of the service has changed since. The
 * pool makes its connections anew then, and the transaction may run again.
 */
export function isOutdated(error: unknown): boolean {
  return isDriverError(error) && error.code === '0A000' && error.message.includes('cached plan');
}

/** True when the database undid the transaction for a reason that may be gone at the next try; never for a commit. */
export function isRetryable(error: unknown): boolean {
  if (isLost(error) || isOutdated(error)) return true;
  return isDriverError(error) && (RETRYABLE.has(error.code) || RACES.has(error.constraint ?? ''));
}

/** The Problem that an error of the database stands for; errors that stand for none are answered as they are. */
export function translated(error: unknown): unknown {
  if (error instanceof CommitFailure) return isLost(error.cause) ? outcomeUnknown(error) : translated(error.cause);
  if (error instanceof Problem || !(error instanceof Error)) return error;
  if (isUnavailable(error))
    return because(error, problem('ERR_UNAVAILABLE', 'The database is busy or cannot be reached: try again.'));
  if (!isDriverError(error)) return error;
  const detail = refusalOf(error);
  return detail === undefined ? error : because(error, new Problem([detail]));
}

function isUnavailable(error: Error): boolean {
  if (isLost(error) || error.name === 'KnexTimeoutError' || error.name === 'TimeoutError') return true;
  return (
    isDriverError(error) &&
    (UNAVAILABLE.has(error.code) || RETRYABLE.has(error.code) || error.code.startsWith('SQLITE_BUSY'))
  );
}

function outcomeUnknown(error: unknown): Error {
  const message =
    'The database connection was lost during the commit: check whether the change was made before you retry.';
  return because(error, problem('ERR_UNAVAILABLE', message));
}

function because(cause: unknown, found: Problem): Problem {
  return Object.assign(found, { cause });
}

function refusalOf(error: DriverError): ProblemDetail | undefined {
  if (
    error.code === '23505' ||
    error.code === 'SQLITE_CONSTRAINT_UNIQUE' ||
    error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  ) {
    return taken(uniqueName(error));
  }
  if (error.code === '23503' || error.code === 'SQLITE_CONSTRAINT_FOREIGNKEY') return reference(error);
  if (error.code === '23514' || error.code === '23P01' || error.code === 'SQLITE_CONSTRAINT_CHECK')
    return declared(error);
  if (UNSTORABLE.has(error.code))
    return {
      code: 'ERR_FORMAT',
      message: 'A value cannot be stored: send plain text, and numbers and dates within bounds.',
    };
  return undefined;
}

// SQLite names the columns of a unique index, `t.a, t.b`, or an index on an expression: `index 't_a_unique'`.
function uniqueName(error: DriverError): string {
  if (error.constraint !== undefined) return error.constraint;
  const [, index, columns = ''] = /UNIQUE constraint failed: (?:index '([^']+)'|(.+))$/.exec(error.message) ?? [];
  if (index !== undefined) return index;
  const names = columns.split(', ').map((each) => each.split('.'));
  return [names[0]?.[0], ...names.map(([, column]) => column), 'unique'].join('_').toLowerCase();
}

function taken(name: string): ProblemDetail | undefined {
  const known = violations[name];
  const field = known?.field ?? columnOf(name, '_unique');
  if (field === undefined) return undefined;
  return { code: known?.code ?? 'ERR_TAKEN', message: known?.message ?? 'This value is taken: choose another.', field };
}

function reference(error: DriverError): ProblemDetail {
  // Knex puts the statement before the driver's message.
  if (/^\s*delete\b/i.test(error.message)) {
    return { code: 'ERR_IN_USE', message: 'Other objects refer to this: delete those first.' };
  }
  const field = columnOf(error.constraint ?? '', '_foreign');
  const message = 'This refers to an object that does not exist: send an existing id.';
  return { code: 'ERR_UNKNOWN_REFERENCE', message, ...(field === undefined ? {} : { field }) };
}

function declared(error: DriverError): ProblemDetail | undefined {
  const name = error.constraint ?? /CHECK constraint failed: (\w+)/.exec(error.message)?.[1] ?? '';
  const known = violations[name];
  return (
    known && {
      code: known.code ?? 'ERR_TAKEN',
      message: known.message ?? 'This value is not allowed: change it.',
      field: known.field,
    }
  );
}

// `api_keys_description_unique` -> `description`: table names are known by what table.ts declared.
function columnOf(name: string, ending: string): string | undefined {
  if (!name.endsWith(ending)) return undefined;
  const bare = name.slice(0, -ending.length);
  const table = [...tables].filter((each) => bare.startsWith(`${each}_`)).sort((a, b) => b.length - a.length)[0];
  return table === undefined ? undefined : bare.slice(table.length + 1);
}

const tables = new Set<string>();

/** Tells the names of tables, so that a constraint's name can be split into table and column. */
export function declareTable(name: string): void {
  tables.add(name);
}
