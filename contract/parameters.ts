// Reads the parameters of path and query by their declared types: text becomes a number or a list only when written plainly.
import type { Operation } from 'openapi-backend';
import { type Problem, createProblem } from '../domain/values/problem.ts';

type ParameterParser = (text: string) => unknown;
type DeclaredParameter = { name: string; in: string; schema?: ParameterSchema; style?: string };
type ParameterSchema = { type?: string | string[]; format?: string; items?: ParameterSchema };

interface ParameterReading {
  readonly reading: ParameterParser;
  readonly many: boolean;
  /** It is a map: `metadata[key]=value`. */
  readonly map: boolean;
  readonly instant: boolean;
}

/** How the parameters of one operation are read. */
export interface ParameterReader {
  readonly query: ReadonlyMap<string, ParameterReading>;
  readPath(params: Readonly<Record<string, string | undefined>>): Record<string, unknown>;
}

/** Returns the reader of an operation's parameters. */
export function createParameterReader({ parameters = [] }: Operation): ParameterReader {
  const query = new Map<string, ParameterReading>();
  const inPath: [string, ParameterParser][] = [];
  for (const { name, in: where, schema = {}, style } of parameters as readonly DeclaredParameter[]) {
    const many = isType(schema, 'array');
    const single = many ? (schema.items ?? {}) : schema;
    const map = style === 'deepObject';
    const one = { reading: readingOf(single), many, map, instant: single.format === 'date-time' };
    if (where === 'query') query.set(name, one);
    if (where === 'path') inPath.push([name, one.reading]);
  }

  return {
    query,
    readPath: (params) => Object.fromEntries(inPath.map(([name, reading]) => [name, reading(params[name] ?? '')])),
  };
}

function isType(schema: ParameterSchema, type: string): boolean {
  return schema.type === type || (Array.isArray(schema.type) && schema.type.includes(type));
}

function readingOf(schema: ParameterSchema): ParameterParser {
  if (isType(schema, 'integer')) return (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text);
  if (isType(schema, 'number')) return (text) => (/^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : text);
  if (isType(schema, 'boolean')) return (text) => (text === 'true' ? true : text === 'false' ? false : text);
  return (text) => text;
}

/**
 * Returns the query in the contract's types: comma lists split, maps assembled, numbers and booleans parsed. Empty values are
 * left out, except those of a map. Throws for a value given twice, a malformed escape or a NUL character. An undeclared name
 * stays in as text, so that the validator refuses it: a misspelt filter must not return everything.
 */
export function readQuery(search: string, reader: ParameterReader): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  if (search === '') return query;

  for (const pair of search.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    const text = at < 0 ? '' : decode(pair.slice(at + 1));
    if (isOfMap(query, name, text, reader)) continue;
    const parameter = reader.query.get(name);
    // The client chooses the name, which may be `__proto__`.
    if (parameter === undefined)
      Object.defineProperty(query, name, { value: text, enumerable: true, configurable: true });
    else if (text === '') continue;
    else if (Object.hasOwn(query, name)) throw createRepeatedProblem(name);
    else query[name] = valueOf(text, parameter);
  }

  return query;
}

/** Whether this is a value of a map, such as `metadata[key]=value`; adds it to the map if so. */
function isOfMap(
  query: Record<string, unknown>,
  name: string,
  text: string,
  { query: parametersByName }: ParameterReader,
): boolean {
  const at = name.indexOf('[');
  const mapName = name.slice(0, Math.max(0, at));
  if (at < 0 || !name.endsWith(']') || parametersByName.get(mapName)?.map !== true) return false;
  const key = name.slice(at + 1, -1);
  const map = (query[mapName] ??= {});
  if (typeof map !== 'object' || Object.hasOwn(map, key)) throw createRepeatedProblem(name);
  Object.defineProperty(map, key, { value: text, enumerable: true, configurable: true });
  return true;
}

function valueOf(text: string, { many, instant, reading }: ParameterReading): unknown {
  if (many) return text.split(',').map(reading);
  return reading(instant ? restorePlus(text) : text);
}

/** Decodes percent escapes. Throws 406 for an invalid escape, and for NUL. */
export function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;

  let decoded: string;
  try {
    decoded = decodeURIComponent(spaced);
  } catch {
    throw createProblem(
      'ERR_MALFORMED',
      `"${text.slice(0, 100)}" contains a malformed percent-escape: write % as %25.`,
    );
  }

  if (decoded.includes('\0')) throw createProblem('ERR_FORMAT', 'Text cannot contain the NUL character: remove it.');

  return decoded;
}

/** An unescaped plus sign arrives as a space; before an offset it can only have been a plus. */
function restorePlus(text: string): string {
  return text.replace(/ (\d\d:?\d\d)$/, (match, offset: string, at: number) => (at > 10 ? `+${offset}` : match));
}

function createRepeatedProblem(name: string): Problem {
  return createProblem(
    'ERR_DUPLICATE',
    'This parameter appears twice: send it once, with commas between several values.',
    {
      field: name,
    },
  );
}
