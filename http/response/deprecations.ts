// The headers of deprecated parts of a request: Deprecation (RFC 9745), Sunset (RFC 8594) and a link to the page.
import type { Deprecation, OperationId } from '../../generated/operations.ts';
import type { Exchange } from '../exchange.ts';
import type { RequestParts } from '../../contract/contract.ts';

/** The deprecated parts of each operation. */
export type Deprecations = Readonly<Partial<Record<OperationId, readonly Deprecation[]>>>;

/**
 * Sets the headers where the request used deprecated parts. Returns the names of these parts, such as `?zoek` and
 * `regels[].prijs`.
 */
export function setDeprecationHeaders(
  { ctx }: Exchange,
  { id, deprecations }: { readonly id: OperationId; readonly deprecations: Deprecations },
  request: RequestParts,
): readonly string[] {
  const usedDeprecations = (deprecations[id] ?? []).filter((each) => isUsed(each, request));
  if (usedDeprecations.length === 0) return [];

  // The earliest moments of all, since a header has one value.
  const findEarliest = (of: 'deprecated' | 'sunset'): number => Math.min(...usedDeprecations.map((each) => each[of]));
  ctx.set('Deprecation', `@${String(findEarliest('deprecated'))}`);
  ctx.set('Sunset', new Date(findEarliest('sunset') * 1000).toUTCString());
  ctx.append('Link', `</docs/operations/${id}>; rel="deprecation"; type="text/html"`);
  return usedDeprecations.map(nameOf);
}

function isUsed({ in: where, steps, value }: Deprecation, { query, requestBody }: RequestParts): boolean {
  if (where === 'operation') return true;
  const values = where === 'query' ? valuesAt(query, steps) : valuesAt(requestBody, steps);
  return value === undefined ? values.length > 0 : values.flat().some((each) => String(each) === value);
}

/** Returns every value at a path; `*` matches each item of a list. */
function valuesAt(from: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [from];
  if (step === '*') return Array.isArray(from) ? from.flatMap((each: unknown) => valuesAt(each, rest)) : [];
  const hasStep = typeof from === 'object' && from !== null && Object.hasOwn(from, step);
  return hasStep ? valuesAt((from as Record<string, unknown>)[step], rest) : [];
}

/** Returns the name of a part: `?zoek`, `regels[].prijs`, `operation`, or with its value `?sorteer=naam`. */
function nameOf({ in: where, steps, value }: Deprecation): string {
  if (where === 'operation') return 'operation';
  const name = (where === 'query' ? '?' : '') + steps.join('.').replaceAll('.*', '[]');
  return value === undefined ? name : `${name}=${value}`;
}
