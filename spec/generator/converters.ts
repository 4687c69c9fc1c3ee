// Writes straight-line TypeScript functions that turn what came in by a schema into inside values.
import { findReferredName, typesOf, type Schema } from './document.ts';
import { NULL_IS_ABSENT, removeNull } from './nouns.ts';
import { isPlain } from './plain.ts';
import { findTestedAlternatives, findUnionSchemas, hasNull } from './unions.ts';

/** How a format converts; `{v}` is the value and `{f}` its field. */
const UNIT_CONVERSIONS: Readonly<Record<string, string>> = {
  money: 'cents({v})',
  'money-sum': 'cents({v})',
  percentage: 'cents({v})',
  quantity: 'cents({v})',
  'unit-price': 'tenThousandths({v})',
  html: 'cleanHtml({v} as string)',
  'local-date-time': 'zone.toInstant({v} as string, {f})',
  'date-time': 'zone.toInstant({v} as string, {f})',
};

/** Writes the functions that schemas need, each once. */
export class Converters {
  readonly lintErrors: string[] = [];
  readonly #schemas: Record<string, Schema>;
  readonly #functions = new Map<string, string>();
  #depth = 0;

  constructor(schemas: Record<string, Schema>) {
    this.#schemas = schemas;
  }

  listFunctions(): string[] {
    return [...this.#functions.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  }

  /** The name of a function for a schema that stands where it is used; nothing where the value is right as it is. */
  addConverter(name: string, schema: Schema, where: string): string | undefined {
    if (this.isIdentity(schema)) return undefined;
    const component = findReferredName(schema);
    if (component !== undefined) return this.#function(component);
    this.#functions.set(name, this.#declare(name, schema, where));
    return name;
  }

  isIdentity(schema: Schema): boolean {
    return isPlain(schema, this.#schemas);
  }

  /** The name of the function of a component, made when it is new. */
  #function(name: string): string {
    const key = `from${name}`;
    if (!this.#functions.has(key)) {
      this.#functions.set(key, '');
      const depth = this.#depth;
      this.#depth = 0;
      this.#functions.set(key, this.#declare(key, this.#schemas[name] ?? {}, name));
      this.#depth = depth;
    }
    return key;
  }

  #declare(key: string, schema: Schema, where: string): string {
    const body = schema.properties
      ? this.#object(schema, where)
      : `  return ${this.#expression(schema, 'value', '${at}', where)};`;
    const zone = /\bzone\b/.test(body) ? 'zone' : '_zone';
    const at = /\bat\b/.test(body) ? 'at' : '_at';
    const value = /\bvalue\b/.test(body) ? 'value' : '_value';
    return `function ${key}(${value}: unknown, ${zone}: Zone, ${at} = ''): unknown {\n${body}\n}\n`;
  }

  /** Statements that build a new object with the declared members, in their order. */
  #object(schema: Schema, where: string): string {
    const required = new Set(schema.required);
    const sure: string[] = [];
    const rest: string[] = [];

    for (const [name, memberSchema] of Object.entries(schema.properties ?? {})) {
      const member = memberSchema[NULL_IS_ABSENT] === true ? removeNull(memberSchema) : memberSchema;
      if (member.readOnly === true) continue;
      const key = JSON.stringify(name);
      const field = `\${at}${name.replaceAll('`', '\\`')}`;
      const value = this.isIdentity(member)
        ? `v[${key}]`
        : this.#expression(member, `v[${key}]`, field, `${where}.${name}`);
      const line = this.#assignment(name, member, value);
      if (required.has(name) && member[NULL_IS_ABSENT] !== true && rest.length === 0)
        sure.push(`    ${key}: ${value},`);
      else rest.push(required.has(name) && member.default === undefined ? `  out[${key}] = ${value};` : line);
    }

    const uses = [...sure, ...rest].some((line) => line.includes('v['));
    const lines = uses ? ['  const v = value as Members;'] : [];
    lines.push(sure.length > 0 ? `  const out: Members = {\n${sure.join('\n')}\n  };` : '  const out: Members = {};');
    if (typeof schema.additionalProperties === 'object' || schema.additionalProperties === true) {
      this.lintErrors.push(`${where}: an object has named members or is a map, not both.`);
    }

    return [...lines, ...rest, '  return out;'].join('\n');
  }

  #assignment(name: string, member: Schema, value: string): string {
    const key = JSON.stringify(name);
    const isAbsent = member[NULL_IS_ABSENT] === true;
    const there = isAbsent ? `v[${key}] !== undefined && v[${key}] !== null` : `v[${key}] !== undefined`;
    if (member.default !== undefined) {
      return `  out[${key}] = ${there} ? ${value} : ${JSON.stringify(convertDefault(member.default, member, this.#schemas))};`;
    }
    return `  if (${there}) out[${key}] = ${value};`;
  }

  /** The converted value as an expression; only for schemas that convert. */
  #expression(schema: Schema, value: string, field: string, where: string): string {
    const name = findReferredName(schema);
    if (name !== undefined) return this.#call(name, value, field);
    if (findUnionSchemas(schema)) return this.#union(schema, value, field, where);
    const inner = this.#inner(schema, value, field, where);
    return typesOf(schema).includes('null') ? `${value} === null ? null : ${inner}` : inner;
  }

  #call(name: string, value: string, field: string): string {
    const target = this.#schemas[name] ?? {};
    const converter = this.#function(name);
    const at = field === '' ? "''" : `\`${field}${target.properties ? '.' : ''}\``;
    return field === '' ? `${converter}(${value}, zone)` : `${converter}(${value}, zone, ${at})`;
  }

  #inner(schema: Schema, value: string, field: string, where: string): string {
    const unit = UNIT_CONVERSIONS[schema.format ?? ''];
    if (unit !== undefined) return unit.replaceAll('{v}', value).replaceAll('{f}', `\`${field}\``);
    if (schema.items) {
      const index = `i${String(this.#depth++)}`;
      const item = this.#expression(schema.items, 'each', `${field}[\${${index}}]`, where);
      this.#depth -= 1;
      const uses = item.includes(`{${index}}`) ? `(each, ${index})` : '(each)';
      return `(${value} as unknown[]).map(${uses} => ${item})`;
    }

    if (typeof schema.additionalProperties === 'object') {
      const item = this.#expression(schema.additionalProperties, 'each', `${field}.\${key}`, where);
      return `mapValues(${value}, ${item.includes('{key}') ? '(each, key)' : '(each)'} => ${item})`;
    }

    this.lintErrors.push(`${where}: give the object a name in spec/schemas/<area>/ and refer to it.`);
    return value;
  }

  #union(schema: Schema, value: string, field: string, where: string): string {
    const alternatives = findTestedAlternatives(schema, this.#schemas, value);
    if (alternatives === undefined) {
      this.lintErrors.push(
        `${where}: a union of things that convert needs a discriminator with a single-valued enum each.`,
      );
      return value;
    }

    const cases = alternatives.map(({ schema: each, test }) => ({
      test,
      converted: this.isIdentity(each) ? value : this.#expression(each, value, field, where),
    }));
    const chain = cases.slice(0, -1).map(({ test, converted }) => `${test} ? ${converted} : `);
    const nullable = hasNull(findUnionSchemas(schema) ?? []) ? `${value} === null ? null : ` : '';

    return `(${nullable}${chain.join('')}${cases.at(-1)?.converted ?? value})`;
  }
}

/** A default as it is inside: amounts in whole units. */
function convertDefault(value: unknown, schema: Schema, schemas: Record<string, Schema>): unknown {
  const name = findReferredName(schema);
  if (name !== undefined) return convertDefault(value, schemas[name] ?? {}, schemas);
  if (typeof value !== 'number') return value;
  const unit = UNIT_CONVERSIONS[schema.format ?? ''] ?? '';
  if (unit.startsWith('cents')) return Math.round(value * 100);
  return unit.startsWith('tenThousandths') ? Math.round(value * 10_000) : value;
}
