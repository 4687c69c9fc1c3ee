// The classes of refusals in every language: their names are those of the TypeScript client, their codes those of the contract.
import type { ErrorTable } from '../errors.ts';

/** A class of refusals: its status, its name, its sentence and the codes it can have. */
export interface RefusalClass {
  readonly status: number;
  readonly name: string;
  readonly about: string;
  readonly codes: readonly string[];
}

/** The names and sentences, by status. */
const CLASSES_BY_STATUS: Readonly<Record<number, readonly [name: string, about: string]>> = {
  304: ['NotModified', '304: the ETag that was sent still names what the service holds.'],
  401: ['Unauthorized', '401: no credential, a wrong one, an expired key, or a key where only a user may come.'],
  403: ['Forbidden', '403: a permission is missing, or a rule forbids it.'],
  404: ['NotFound', '404: no such thing; the operation says of what, such as bookings.get(7).'],
  405: ['MethodNotAllowed', '405: the path exists, the method does not.'],
  406: ['BadInput', '406: the input is wrong; the problems say all that is wrong with it.'],
  409: ['Conflict', '409: it clashes with something that exists or is being done.'],
  410: ['Gone', '410: it is no longer kept, such as events after a position.'],
  412: ['PreconditionFailed', '412: somebody changed it since the ETag was read that was sent.'],
  413: ['TooLarge', '413: the body is too large.'],
  415: ['UnsupportedMediaType', '415: the body is of a media type that the service does not read.'],
  422: ['Unprocessable', '422: the idempotency key was used before, for something else.'],
  429: ['RateLimited', '429: too many requests, also after the retries; Retry-After is among the headers.'],
  431: ['HeadersTooLarge', '431: URL and headers together are too large: shorten a filter.'],
  500: ['ServerError', '5xx: not your mistake, also after the retries.'],
  503: ['Unavailable', '503: the service is starting, stopping or overloaded.'],
};

/**
 * All classes, by status.
 * @throws Error when the contract has a status that no class stands for.
 */
export function listRefusalClasses(errors: ErrorTable): readonly RefusalClass[] {
  const statuses = Object.entries(errors).map(([code, { status }]) => ({ code, status }));
  const nameless = statuses.find(({ status }) => CLASSES_BY_STATUS[status] === undefined);
  if (nameless) throw new Error(`${nameless.code}: no class of errors stands for ${String(nameless.status)}`);
  return Object.entries(CLASSES_BY_STATUS).map(([status, [name, about]]) => ({
    status: Number(status),
    name,
    about,
    codes: statuses.filter((each) => String(each.status) === status).map(({ code }) => code),
  }));
}
