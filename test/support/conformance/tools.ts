// The tools of planted faults, and their form.
import type { PassingRequest, ReturningResponse, TamperingHooks } from './tampering.ts';

export interface PlantedFault extends TamperingHooks {
  readonly name: string;
  /** The rule that must report it. */
  readonly rule: string;
  /** The rule whose requests meet the fault; `rule` unless another one does. */
  readonly askedRule?: string;
  /** The operations, or the names, that must be reported. */
  readonly reportedNames: readonly string[];
  /** The operations that are asked; `reportedNames` unless others are. */
  readonly operations?: readonly string[];
}

export type JsonObject = Record<string, unknown>;

export const LOCATIONS = /^\/api2\/locaties(\?|$)/;
export const LOCATION = /^\/api2\/locaties\/\d+/;

/** Changes the JSON of an answer. */
export function changeBody(returning: ReturningResponse, change: (body: JsonObject) => unknown): void {
  returning.body = Buffer.from(JSON.stringify(change(JSON.parse(returning.body.toString()) as JsonObject)));
}

/** Changes the items of a list. */
export function changeItems(returning: ReturningResponse, change: (items: JsonObject[]) => JsonObject[]): void {
  returning.body = Buffer.from(JSON.stringify(change(JSON.parse(returning.body.toString()) as JsonObject[])));
}

export function writeRefusal(returning: ReturningResponse, status: number, code: string, message: string): void {
  returning.status = status;
  const refusal = { error: { code: status, message }, message, code, request_id: 'planted' };
  const body = status === 406 ? [{ message, code }] : refusal;
  returning.body = Buffer.from(JSON.stringify(body));
}

export function isPage({ url }: PassingRequest): boolean {
  return LOCATIONS.test(url) && /page_size=|cursor=/.test(url) && !url.includes('page_size=1000');
}

export const isSuccess = ({ status }: ReturningResponse): boolean => status < 300;
function omitHeader(headers: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));
}

/** The request without a header. */
export const omitRequestHeader =
  (name: string) =>
  (passing: PassingRequest): void => {
    passing.headers = omitHeader(passing.headers, name);
  };
/** The answer without a header, where a path is meant. */
export const omitResponseHeader =
  (path: RegExp, name: string) =>
  (returning: ReturningResponse, { url }: PassingRequest): void => {
    if (path.test(url)) returning.headers = omitHeader(returning.headers, name);
  };
/** The query without what the contract does not know. */
export const dropUnknownQuery = (passing: PassingRequest): void => {
  passing.url = passing.url.replace(/[?&]conform_unknown=1/, '');
};
