// The meaning of the errors of both drivers: a problem of the contract, a conflict to retry, or a lost database.
import { Problem, createProblem, type ProblemDetail } from '../../../domain/values/problem.ts';
import { violationOf, findReferringMember } from '../changes/constraints.ts';
import { isCommitFailure, isUnconfirmed } from './transaction-end.ts';

const RETRYABLE_CODES = new Set(['40001', '40P01', '57P01', '57P02']);
const CONNECTION_LOST_CODES = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08003',
  '08006',
  // A pooler that lost its connection to PostgreSQL, or could not open one.
  '08P01',
  '57P01',
  '57P02',
  '25P03',
]);
const UNAVAILABLE_CODES = new Set([
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
// PostgreSQL distinguishes a full disk from other errors of its files; SQLite has both when it writes.
const FULL_DISK_CODES = new Set(['53100', '58030']);
const UNSTORABLE_CODES = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05']);

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
  if (isDriverError(error)) return CONNECTION_LOST_CODES.has(error.code);
  return /Connection (?:terminated|ended)|not queryable|Client was closed/.test(error.message);
}

/**
 * Returns whether a prepared statement failed because another version of the service changed its table. The pool then
 * replaces its connections, and the transaction may run again.
 */
export function isOutdated(error: unknown): boolean {
  return isDriverError(error) && error.code === '0A000' && error.message.includes('cached plan');
}

/** Returns whether a writing transaction could not begin because the server is a standby: the primary has moved. */
export function isStandby(error: unknown): boolean {
  return isDriverError(error) && error.code === '0A000' && error.message.startsWith('BEGIN');
}

/** Returns whether a statement was refused because an earlier one of its transaction had failed. */
export function isAborted(error: unknown): boolean {
  return isDriverError(error) && error.code === '25P02';
}

// The server did not respond in time.
function wasSilent(error: unknown): boolean {
  return isDriverError(error) && error.code === 'ETIMEDOUT';
}

/** Returns whether the database rolled back for a transient reason, so that a retry can succeed; never for a commit. */
export function isRetryable(error: unknown): boolean {
  if (wasSilent(error)) return false;
  if (isLost(error) || isOutdated(error)) return true;
  return isDriverError(error) && (RETRYABLE_CODES.has(error.code) || violationOf(error.constraint) === 'retry');
}

/** Returns whether the database could not write: its disk is full or failing. */
export function isFull(error: unknown): boolean {
  if (isCommitFailure(error)) return isFull(error.cause);
  return isDriverError(error) && (FULL_DISK_CODES.has(error.code) || /^SQLITE_(?:FULL|IOERR)/.test(error.code));
}

/** Returns the Problem of a database error; other errors unchanged. */
export function translateError(error: unknown): unknown {
  if (isCommitFailure(error)) {
    if (isUnconfirmed(error.cause)) return createUnconfirmed(error);
    return isLost(error.cause) ? createOutcomeUnknown(error) : translateError(error.cause);
  }
  if (error instanceof Problem || !(error instanceof Error)) return error;
  if (isFull(error))
    return attachCause(
      error,
      createProblem('ERR_UNAVAILABLE', 'The disk of the database is full or fails: nothing was changed.'),
    );

  if (isUnavailable(error))
    return attachCause(
      error,
      createProblem('ERR_UNAVAILABLE', 'The database is busy or cannot be reached: try again.'),
    );
  if (!isDriverError(error)) return error;

  const detail = refusalOf(error);
  return detail === undefined ? error : attachCause(error, new Problem([detail]));
}

function isUnavailable(error: Error): boolean {
  if (isLost(error) || isStandby(error) || error.name === 'KnexTimeoutError' || error.name === 'TimeoutError')
    return true;
  return (
    isDriverError(error) &&
    (UNAVAILABLE_CODES.has(error.code) || error.code.startsWith('SQLITE_BUSY') || isRetryable(error))
  );
}

function createOutcomeUnknown(error: unknown): Error {
  const message =
    'The database connection was lost during the commit: check whether the change was made before you retry.';
  return attachCause(error, createProblem('ERR_UNAVAILABLE', message));
}

function createUnconfirmed(error: unknown): Error {
  const message =
    'The change was made, but no standby of the database has confirmed it: check later whether it is still there.';
  return attachCause(error, createProblem('ERR_UNAVAILABLE', message));
}

function attachCause(cause: unknown, problem: Problem): Problem {
  return Object.assign(problem, { cause });
}

const UNIQUE_CODES = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
const REFERENCE_CODES = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);
const CHECK_CODES = new Set(['23514', '23P01', 'SQLITE_CONSTRAINT_CHECK', 'SQLITE_CONSTRAINT_TRIGGER']);

function refusalOf(error: DriverError): ProblemDetail | undefined {
  if (UNIQUE_CODES.has(error.code)) return describeConstraint(error, 'This value is taken: choose another.');
  if (CHECK_CODES.has(error.code)) return describeConstraint(error, 'This value is not allowed: change it.');
  if (REFERENCE_CODES.has(error.code)) return describeReference(error);
  if (UNSTORABLE_CODES.has(error.code))
    return {
      code: 'ERR_FORMAT',
      message: 'A value cannot be stored: send plain text, and numbers and dates within bounds.',
    };
  return undefined;
}

function describeConstraint({ constraint }: DriverError, general: string): ProblemDetail | undefined {
  const violation = violationOf(constraint);
  if (violation === undefined || typeof violation === 'string') return undefined;
  const { field, code = 'ERR_TAKEN', message = general } = violation;
  return { code, message, field };
}

function describeReference(error: DriverError): ProblemDetail {
  // Knex prefixes the driver's message with the statement.
  if (/^\s*delete\b/i.test(error.message)) {
    return { code: 'ERR_IN_USE', message: 'Other objects refer to this: delete those first.' };
  }
  const field = findReferringMember(error.constraint);
  const message = 'This refers to an object that does not exist: send an existing id.';
  return { code: 'ERR_UNKNOWN_REFERENCE', message, ...(field === undefined ? {} : { field }) };
}
