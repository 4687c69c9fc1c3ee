// The parts of the contract that will end: `deprecated` with its two dates, how the door finds them in a request, and mistakes.
import {
  isRecord,
  findJsonSchema,
  parametersOf,
  findReferredName,
  type ContractDocument,
  type Operation,
  type OperationPlace,
  type Schema,
} from './document.ts';
import { NOTICE_DAYS } from './compare/oasdiff.ts';

/** A part of a request that will end. Both moments are in seconds since 1970; `*` in `steps` stands for every item of a list. */
export interface Deprecation {
  readonly in: 'operation' | 'query' | 'body';
  readonly steps: readonly string[];
  /** The value that will end; without one, the parameter or member itself. */
  readonly value?: string;
  readonly deprecated: number;
  readonly sunset: number;
}

const SECONDS_PER_DAY = 86_400;

/** Everything in requests of an operation that will end. */
export function deprecationsOf(operation: Operation, document: ContractDocument): Deprecation[] {
  const body = findJsonSchema(operation.requestBody?.content);
  return [
    ...createDeprecation(operation, { in: 'operation', steps: [] }),
    ...parametersOf(operation, document)
      .filter((each) => each.in === 'query')
      .flatMap((each) => [
        ...createDeprecation(each, { in: 'query', steps: [each.name] }),
        ...findDeprecations(each.schema, { in: 'query', steps: [each.name] }, document),
      ]),
    ...(body === undefined ? [] : findDeprecations(body, { in: 'body', steps: [] }, document)),
  ];
}

type DeprecationPlace = Pick<Deprecation, 'in' | 'steps'>;

function createDeprecation(part: Readonly<Record<string, unknown>>, at: DeprecationPlace): Deprecation[] {
  if (part['deprecated'] !== true) return [];
  return [{ ...at, ...readDates(part) }];
}

function findDeprecations(
  parent: Schema,
  at: DeprecationPlace,
  document: ContractDocument,
  above: readonly string[] = [],
): Deprecation[] {
  const name = findReferredName(parent);
  if (name !== undefined) {
    // A schema may contain itself.
    const schema = above.includes(name) ? undefined : document.components.schemas[name];
    return schema === undefined ? [] : findDeprecations(schema, at, document, [...above, name]);
  }

  const addStep = (more: string): DeprecationPlace => ({ ...at, steps: [...at.steps, more] });
  return [
    ...valuesOf(parent).map(([value, part]) => ({ ...at, value, ...readDates(part) })),
    // Clients send read-only members back without using them.
    ...Object.entries(parent.properties ?? {}).flatMap(([member, schema]) =>
      schema.readOnly === true
        ? []
        : [
            ...createDeprecation(schema, addStep(member)),
            ...findDeprecations(schema, addStep(member), document, above),
          ],
    ),
    ...(parent.items === undefined ? [] : findDeprecations(parent.items, addStep('*'), document, above)),
    ...[...(parent.oneOf ?? []), ...(parent.anyOf ?? [])].flatMap((each) =>
      findDeprecations(each, at, document, above),
    ),
  ];
}

function valuesOf(schema: Schema): [string, Record<string, unknown>][] {
  const values = schema['x-deprecated-values'];
  return isRecord(values) ? Object.entries(values).map(([value, part]) => [value, isRecord(part) ? part : {}]) : [];
}

function readDates(part: Record<string, unknown>): Pick<Deprecation, 'deprecated' | 'sunset'> {
  return { deprecated: secondsOf(part['x-deprecated']), sunset: secondsOf(part['x-sunset']) };
}

function secondsOf(date: unknown): number {
  return Date.parse(`${String(date)}T00:00:00Z`) / 1000;
}

/** Returns the lint errors of everything that is deprecated. */
export function lintDeprecations(document: ContractDocument, places: readonly OperationPlace[]): string[] {
  return [
    ...places.flatMap(({ operation, where }) => lintPart(operation, where)),
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) => lintPart(schema, name)),
  ];
}

function lintPart(part: unknown, where: string): string[] {
  if (Array.isArray(part)) return part.flatMap((each: unknown) => lintPart(each, where));
  if (!isRecord(part)) return [];

  const values = valuesOf(part);
  const allowed = Array.isArray(part['enum']) ? part['enum'].map(String) : [];
  return [
    ...lintDates(part, part['deprecated'] === true).map((each) => `${where}: ${each}`),
    ...values.flatMap(([value, dates]) => lintDates(dates, true).map((each) => `${where} ${value}: ${each}`)),
    ...values
      .filter(([value]) => !allowed.includes(value))
      .map(([value]) => `${where}: x-deprecated-values names ${value}, which is no value of its enum.`),
    ...Object.entries(part).flatMap(([key, each]) =>
      key === 'examples' || key === 'x-deprecated-values' ? [] : lintPart(each, where),
    ),
  ];
}

function lintDates(part: Readonly<Record<string, unknown>>, isEnding: boolean): string[] {
  const dates = [part['x-deprecated'], part['x-sunset']];
  if (!isEnding)
    return dates.some((each) => each !== undefined) ? ['x-deprecated and x-sunset go with `deprecated: true`.'] : [];
  const [from = NaN, to = NaN] = dates.map(secondsOf);
  if (Number.isNaN(from) || Number.isNaN(to))
    return ["what is deprecated needs `x-deprecated: '2026-03-28'` and `x-sunset`, each a date in quotes."];
  if (to - from < NOTICE_DAYS * SECONDS_PER_DAY)
    return [`x-sunset is less than ${String(NOTICE_DAYS)} days after x-deprecated: give clients longer.`];
  return [];
}
