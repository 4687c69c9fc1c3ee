// Makes generated/wire.ts: straight-line functions that convert values on the wire to those of handlers.
import { Converters } from './converters.ts';
import { findJsonSchema, parametersOf, type ContractDocument, type OperationPlace } from './document.ts';

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

/** The first lines: what was made how, and what the functions need. */
function headOf(functions: readonly string[]): string {
  const first =
    '// Made by npm run generate from spec/. Never edit. What came in as inside values, one function per schema.';
  const isCalled = (name: string): boolean => functions.some((text) => text.includes(`${name}(`));
  const cleans = isCalled('cleanHtml') ? ["import { cleanHtml } from '../domain/values/html.ts';"] : [];
  return [first, ...cleans, WIRE_HEAD + (isCalled('mapValues') ? MAPS_SOURCE : '')].join('\n');
}

/** The text of generated/wire.ts, and what could not be converted. */
export function generateWire(
  document: ContractDocument,
  places: readonly OperationPlace[],
): { source: string; lintErrors: string[] } {
  const converters = new Converters(document.components.schemas);
  const incoming = places.map((place) => incomingOf(place, document, converters));
  const functions = converters.listFunctions();
  const source = [
    headOf(functions),
    ...functions,
    '/** By operation: what came in, after it was checked. Absent where the value is right as it is. */',
    'export const fromWire: {',
    '  readonly [operationId: string]: { readonly path?: Convert; readonly query?: Convert; readonly body?: Convert };',
    '} = {',
    ...incoming.filter((line) => line !== ''),
    '};',
    '',
  ];

  return { source: source.join('\n'), lintErrors: converters.lintErrors };
}

function incomingOf({ operation, where }: OperationPlace, document: ContractDocument, converters: Converters): string {
  const { operationId } = operation;
  const name = `Of${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;
  const parts: string[] = [];

  for (const location of ['path', 'query'] as const) {
    const parameters = parametersOf(operation, document).filter((each) => each.in === location);
    const converts = parameters.some((each) => !converters.isIdentity(each.schema));
    if (parameters.length === 0 || (location === 'path' && !converts)) continue;
    const schema = {
      properties: Object.fromEntries(parameters.map((each) => [each.name, each.schema])),
      required: parameters.filter((each) => each.required === true).map((each) => each.name),
    };
    const convert = converters.addConverter(location + name, schema, where);
    if (convert !== undefined) parts.push(`${location}: ${convert}`);
  }

  const body = findJsonSchema(operation.requestBody?.content);
  const convert = body && converters.addConverter(`body${name}`, body, where);
  if (convert !== undefined) parts.push(`body: ${convert}`);

  return parts.length > 0 ? `  ${operationId}: { ${parts.join(', ')} },` : '';
}
