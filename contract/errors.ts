// Turns everything that is thrown into the response that the contract promises: status, body and headers.
import { STATUS, type ErrorCode } from '../generated/operations.ts';
import { Problem, type ProblemDetail } from '../domain/values/problem.ts';

/** A response that refuses: its body is a list of problems for 406 and 409, an object for every other status. */
export interface RefusalResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly codes: readonly ErrorCode[];
}

/** A refusal of the door itself that needs headers of its own, such as WWW-Authenticate, Allow or Retry-After. */
export class DoorProblem extends Problem {
  readonly headers: Readonly<Record<string, string>>;

  constructor(detail: ProblemDetail, headers: Readonly<Record<string, string>>) {
    super([detail]);
    this.headers = headers;
  }
}

/** Returns the response to a Problem. Any other error is a fault of the service: its response has only the request id. */
export function refusalOf(error: unknown, requestId: string): RefusalResponse {
  const problems = error instanceof Problem ? error.problems : [internal];
  const first = problems[0] ?? internal;
  const status = STATUS[first.code];
  const headers = error instanceof DoorProblem ? error.headers : status === 503 ? RETRY_SOON_HEADERS : {};
  const codes = problems.map((each) => each.code);
  if (status === 406 || status === 409) return { status, headers, codes, body: problems.map(toProblemItem) };

  const { message, code, params } = first;
  const body = {
    error: { code: status, message },
    message,
    code,
    ...(params === undefined ? {} : { params }),
    request_id: requestId,
  };

  return { status, headers, codes, body };
}

/** How a request ended, for log and metrics: only `failed` is a fault of the service. */
export type RequestOutcome = 'ok' | 'refused' | 'failed';

/** Returns the outcome of a request. A rule may refuse with 500, as for a company that is in use: that is `refused`. */
export function outcomeOf(status: number, codes: readonly ErrorCode[]): RequestOutcome {
  if (codes.some((code) => code === 'ERR_INTERNAL' || code === 'ERR_UNAVAILABLE')) return 'failed';
  return status < 400 ? 'ok' : 'refused';
}

/** A busy place is free again in a moment. */
const RETRY_SOON_HEADERS = { 'Retry-After': '1' };

const internal: ProblemDetail = {
  code: 'ERR_INTERNAL',
  message: 'Internal error: ask the operator to look up the request id in the log.',
};

function toProblemItem({ message, field, params, code }: ProblemDetail): object {
  return { message, ...(field === undefined ? {} : { field }), ...(params === undefined ? {} : { params }), code };
}
