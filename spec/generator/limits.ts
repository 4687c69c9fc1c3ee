// The rate limits of operations (`x-limit`): for visitors per address, 60 a minute by default, and for mails per account.
import type { Operation } from './document.ts';

const SECONDS_BY_UNIT = { minute: 60, hour: 3_600, day: 86_400 } as const;
type LimitUnit = keyof typeof SECONDS_BY_UNIT;

/** At most `most` calls in a period of `seconds`; its name is `minute`, `hour` or `day`. */
export interface RequestLimit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

const DEFAULT_LIMITS: Partial<Record<LimitUnit, number>> = { minute: 60 };

/** Whether an operation needs no credential, always or by a setting. */
function isForVisitors(operation: Operation): boolean {
  return operation.security?.length === 0 || operation['x-public'] !== undefined;
}

/** The limits of an operation for visitors, the longest period first; none where all need one. */
export function limitsOf(operation: Operation): RequestLimit[] {
  return isForVisitors(operation) ? sortLimits(operation['x-limit'] ?? DEFAULT_LIMITS) : [];
}

/** The limits of an operation that needs a credential, for each account with all its keys; none where it has no `x-limit`. */
export function accountLimitsOf(operation: Operation): RequestLimit[] {
  return isForVisitors(operation) ? [] : sortLimits(operation['x-limit'] ?? {});
}

function sortLimits(mostByUnit: Partial<Record<string, number>>): RequestLimit[] {
  const limits = Object.entries(mostByUnit).map(([name, most = 0]) => ({
    name,
    most,
    seconds: SECONDS_BY_UNIT[name as LimitUnit],
  }));
  return limits.sort((a, b) => b.seconds - a.seconds);
}

/** The sentence about them in the description of an operation. */
export function describeOperationLimits(operation: Operation): string[] {
  const address = describeLimits(limitsOf(operation));
  const account = describeLimits(accountLimitsOf(operation));
  return [
    ...(address === ''
      ? []
      : [`An address of visitors may send ${address}, without a credential or with a key for websites (\`public\`).`]),
    ...(account === '' ? [] : [`An account may send ${account}, all of its API keys together.`]),
  ];
}

function describeLimits(limits: readonly RequestLimit[]): string {
  return limits
    .toReversed()
    .map(({ most, name }) => `${String(most)} requests per ${name}`)
    .join(' and ');
}

/** Returns the lint errors of an `x-limit`. */
export function lintLimit(operation: Operation): string[] {
  const limits: unknown = operation['x-limit'];
  if (limits === undefined) return [];
  const entries = typeof limits === 'object' && limits !== null ? Object.entries(limits) : [];
  const right = entries.every(([name, most]) => name in SECONDS_BY_UNIT && Number.isInteger(most) && Number(most) > 0);
  return right && entries.length > 0 ? [] : ['x-limit is such as `{ minute: 10, day: 100 }`.'];
}
