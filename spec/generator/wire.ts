// Makes generated/wire.ts: straight-line functions that turn what travels into what handlers see, and back.
import { announcedShapes, payloadName } from './announced.ts';
import { Converters } from './converters.ts';
import { jsonSchema, parametersOf, without, type Document, type Place, type Schema } from './document.ts';

const HEAD = `import type { Instant } from './types.ts';

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
const hundredths = (value: unknown): number => (value as number) / 100;
const tenThousandthParts = (value: unknown): number => (value as number) / 10000;

const mapValues = (value: unknown, convert: (each: unknown, key: string) => unknown): Members => {
  const out: Members = {};
  for (const [key, each] of Object.entries(value as Members)) out[key] = convert(each, key);
  return out;
};
`;

/** The first lines: what was made how, and the imports that the functions need. */
function headOf(functions: readonly string[]): string {
  const first =
    '// Made by npm run generate from spec/. Never edit. Conversion between the wire and inside, one function per schema.';
  const cleans = functions.some((text) => text.includes('cleanHtml('));
  return [first, ...(cleans ? ["import { cleanHtml } from '../domain/values/html.ts';"] : []), HEAD].join('\n');
}

/** The text of generated/wire.ts, and what could not be converted. */
export function wireSource(
  document: Document,
  places: readonly Place[],
  nouns: ReadonlySet<string>,
): { source: string; complaints: string[] } {
  const shapes = announcedShapes(document.components.schemas);
  const converters = new Converters({ ...document.components.schemas, ...withoutModified(shapes) });
  const incoming = places.map((place) => incomingOf(place, document, converters));
  const outgoing = places.map((place) => outgoingOf(place, converters));
  const events = [...nouns].filter((name) => document.components.schemas[name]).sort();
  const shown = (noun: string): string => (shapes[payloadName(noun)] === undefined ? noun : payloadName(noun));
  const payloads = events.map((name) => `  ${name}: ${converters.function(shown(name), 'to')},`);
  const functions = converters.functions();
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
    '/**',
    ' * By operation and status: what goes out; of a list operation one item. Absent where the value is right as it is. `public`',
    ' * is what goes out to those without a credential where they see less.',
    ' */',
    'export const toWire: { readonly [operationId: string]: { readonly [status: string]: Convert } } = {',
    ...outgoing.filter((line) => line !== ''),
    '};',
    '',
    '/** By noun: what an event shows. */',
    'export const nounToWire: { readonly [schemaName: string]: Convert } = {',
    ...payloads,
    '};',
    '',
  ];
  return { source: source.join('\n'), complaints: converters.complaints };
}

/** The changes are added to a payload when it leaves. */
function withoutModified(shapes: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const bare = Object.entries(shapes).map(([name, { properties = {}, ...rest }]): [string, Schema] => [
    name,
    { ...rest, properties: without(properties, 'modified') as Record<string, Schema> },
  ]);
  return Object.fromEntries(bare);
}

function incomingOf({ operation, where }: Place, document: Document, converters: Converters): string {
  const { operationId } = operation;
  const parts: string[] = [];
  for (const place of ['path', 'query'] as const) {
    const parameters = parametersOf(operation, document).filter((each) => each.in === place);
    const converts = parameters.some((each) => !converters.isIdentity(each.schema, 'from'));
    if (parameters.length === 0 || (place === 'path' && !converts)) continue;
    const schema = {
      properties: Object.fromEntries(parameters.map((each) => [each.name, each.schema])),
      required: parameters.filter((each) => each.required === true).map((each) => each.name),
    };
    const name = converters.converter(`${place}Of${capital(operationId)}`, schema, 'from', where);
    if (name !== undefined) parts.push(`${place}: ${name}`);
  }
  const body = jsonSchema(operation.requestBody?.content);
  const convert = body && converters.converter(`bodyOf${capital(operationId)}`, body, 'from', where);
  if (convert !== undefined) parts.push(`body: ${convert}`);
  return parts.length > 0 ? `  ${operationId}: { ${parts.join(', ')} },` : '';
}

function outgoingOf({ operation, where }: Place, converters: Converters): string {
  const { operationId, 'x-returns-public': shown } = operation;
  const parts = shown === undefined ? [] : [`public: ${converters.function(shown, 'to')}`];
  for (const [status, response] of Object.entries(operation.responses)) {
    const schema = Number(status) < 300 ? jsonSchema(response.content) : undefined;
    const whole = operation['x-kind'] === 'list' && schema?.items ? schema.items : schema;
    const item = shown === undefined ? whole : whole?.oneOf?.[0];
    const convert = item && converters.converter(`answerOf${capital(operationId)}${status}`, item, 'to', where);
    if (convert !== undefined) parts.push(`${status}: ${convert}`);
  }
  return parts.length > 0 ? `  ${operationId}: { ${parts.join(', ')} },` : '';
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
