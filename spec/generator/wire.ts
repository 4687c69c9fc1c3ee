// Makes generated/wire.ts: straight-line functions that convert values on the wire to those of handlers.
import { Converters } from './converters.ts';
import { findJsonSchema, parametersOf, type ContractDocument, type OperationPlace } from './document.ts';

// `+ 0` turns -0 into 0.
const WIRE_HEAD = `import type { Instant } from './types.ts';

/** Turns local and offset times into instants and back, in the zone of the installation. */
export interface Zone {
  /** \`field\` is where the text stands, for a refusal of a time that the clock change skips. */
  toInstant(text: string, field?: string): Instant;
  toText(instant: Instant): string;
}

type Convert = (value: unknown, zone: Zone) => unknown;

interface Members {
  [name: string]: unknown;
}

const cents = (value: unknown): number => Math.round((value as number) * 100) + 0;
const tenThousandths = (value: unknown): number => Math.round((value as number) * 10000) + 0;
`;

const MAPS_SOURCE = `
const mapValues = (value: unknown, convert: (each: unknown, key: string) => unknown): Members => {
  const out: Members = {};
  for (const [key, each] of Object.entries(value as Members)) out[key] = convert(each, key);
  return out;
};
`;

/** Returns the first line of the file, and the imports, types and helpers that the functions need. */
function headOf(functions: readonly string[]): string {
  const first =
    '// Made by npm run generate from spec/. Never edit. What came in as inside values, one function per schema.';
  const isCalled = (name: string): boolean => functions.some((text) => text.includes(`${name}(`));
  const cleans = isCalled('cleanHtml') ? ["import { cleanHtml } from '../domain/values/html.ts';"] : [];
  return [first, ...cleans, WIRE_HEAD + (isCalled('mapValues') ? MAPS_SOURCE : '')].join('\n');
}

/** Returns the text of generated/wire.ts, and a lint error for each schema that cannot be converted. */
export function generateWire(
  document: ContractDocument,
  places: readonly OperationPlace[],
): { source: string; lintErrors: string[] } {
  const converters = new Converters(document.components.schemas);
  const lines = places.map((place) => describeConverters(place, document, converters));
  const functions = converters.listFunctions();
  const source = [
    headOf(functions),
    ...functions,
    '/** By operation: what came in, after it was checked. Absent where the value is right as it is. */',
    'export const fromWire: {',
    '  readonly [operationId: string]: { readonly path?: Convert; readonly query?: Convert; readonly body?: Convert };',
    '} = {',
    ...lines.filter((line) => line !== ''),
    '};',
    '',
  ];

  return { source: source.join('\n'), lintErrors: converters.lintErrors };
}

/** Returns the line with the converters of an operation's requests; empty where nothing converts. */
function describeConverters(
  { operation, where }: OperationPlace,
  document: ContractDocument,
  converters: Converters,
): string {
  const { operationId } = operation;
  const suffix = `Of${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;
  const parts: string[] = [];

  for (const location of ['path', 'query'] as const) {
    const parameters = parametersOf(operation, document).filter((each) => each.in === location);
    const converts = parameters.some((each) => !converters.isIdentity(each.schema));
    // A query is always rebuilt, with its declared parameters alone; a path only if one of its parameters converts.
    if (parameters.length === 0 || (location === 'path' && !converts)) continue;

    const schema = {
      properties: Object.fromEntries(parameters.map((each) => [each.name, each.schema])),
      required: parameters.filter((each) => each.required === true).map((each) => each.name),
    };
    const parameterConverter = converters.addConverter(location + suffix, schema, where);
    if (parameterConverter !== undefined) parts.push(`${location}: ${parameterConverter}`);
  }

  const body = findJsonSchema(operation.requestBody?.content);
  const bodyConverter = body && converters.addConverter(`body${suffix}`, body, where);
  if (bodyConverter !== undefined) parts.push(`body: ${bodyConverter}`);

  return parts.length > 0 ? `  ${operationId}: { ${parts.join(', ')} },` : '';
}
