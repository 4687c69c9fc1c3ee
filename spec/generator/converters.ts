// Writes straight-line TypeScript functions that convert a schema's values between the wire and inside.
import { referredSchema, typesOf, type Schema } from './document.ts';
import { NULL_IS_ABSENT, withoutNull } from './nouns.ts';

export type Direction = 'from' | 'to';

/** How a format converts; `{v}` is the value and `{f}` its field. */
const UNITS: Record<string, Record<Direction, string>> = {
  money: { from: 'cents({v})', to: 'hundredths({v})' },
  'money-sum': { from: 'cents({v})', to: 'hundredths({v})' },
  percentage: { from: 'cents({v})', to: 'hundredths({v})' },
  quantity: { from: 'cents({v})', to: 'hundredths({v})' },
  'unit-price': { from: 'tenThousandths({v})', to: 'tenThousandthParts({v})' },
  html: { from: 'cleanHtml({v} as string)', to: 'cleanHtml({v} as string)' },
  'local-date-time': {
    from: 'zone.toInstant({v} as string, {f})',
    to: "zone.toText({v} as Instant).slice(0, 19).replace('T', ' ')",
  },
  'date-time': { from: 'zone.toInstant({v} as string, {f})', to: 'zone.toText({v} as Instant)' },
};

/** Writes the functions that schemas need, each once. */
export class Converters {
  readonly complaints: string[] = [];
  readonly #schemas: Record<string, Schema>;
  readonly #functions = new Map<string, string>();
  #depth = 0;

  constructor(schemas: Record<string, Schema>) {
    this.#schemas = schemas;
  }

  functions(): string[] {
    return [...this.#functions.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  }

  /** The name of the function of a component, made when it is new. */
  function(name: string, direction: Direction): string {
    const key = direction + name;
    if (!this.#functions.has(key)) {
      this.#functions.set(key, '');
      const depth = this.#depth;
      this.#depth = 0;
      this.#functions.set(key, this.#declare(key, this.#schemas[name] ?? {}, direction, name));
      this.#depth = depth;
    }
    return key;
  }

  /** The name of a function for a schema that stands where it is used; nothing where the value is right as it is. */
  converter(name: string, schema: Schema, direction: Direction, where: string): string | undefined {
    if (this.isIdentity(schema, direction)) return undefined;
    const component = referredSchema(schema);
    if (component !== undefined) return this.function(component, direction);
    this.#functions.set(name, this.#declare(name, schema, direction, where));
    return name;
  }

  #isObject(name: string): boolean {
    return this.#schemas[name]?.properties !== undefined;
  }

  #declare(key: string, schema: Schema, direction: Direction, where: string): string {
    const body = schema.properties
      ? this.#object(schema, direction, where)
      : `  return ${this.#expression(schema, direction, 'value', '${at}', where)};`;
    const zone = /\bzone\b/.test(body) ? 'zone' : '_zone';
    const at = /\bat\b/.test(body) ? 'at' : '_at';
    const last = direction === 'from' ? `, ${at} = ''` : '';
    const value = /\bvalue\b/.test(body) ? 'value' : '_value';
    return `function ${key}(${value}: unknown, ${zone}: Zone${last}): unknown {\n${body}\n}\n`;
  }

  /** Statements that build a new object with the declared members, in their order. */
  #object(schema: Schema, direction: Direction, where: string): string {
    const required = new Set(schema.required);
    const sure: string[] = [];
    const rest: string[] = [];
    for (const [name, declared] of Object.entries(schema.properties ?? {})) {
      const member = declared[NULL_IS_ABSENT] === true ? withoutNull(declared) : declared;
      if (direction === 'from' ? member.readOnly === true : member.writeOnly === true) continue;
      const key = JSON.stringify(name);
      const field = `\${at}${name.replaceAll('`', '\\`')}`;
      const value = this.isIdentity(member, direction)
        ? `v[${key}]`
        : this.#expression(member, direction, `v[${key}]`, field, `${where}.${name}`);
      const line = this.#assignment(name, member, value, direction);
      if (required.has(name) && member[NULL_IS_ABSENT] !== true && rest.length === 0)
        sure.push(`    ${key}: ${value},`);
      else rest.push(required.has(name) && member.default === undefined ? `  out[${key}] = ${value};` : line);
    }
    const uses = [...sure, ...rest].some((line) => line.includes('v['));
    const lines = uses ? ['  const v = value as Members;'] : [];
    lines.push(sure.length > 0 ? `  const out: Members = {\n${sure.join('\n')}\n  };` : '  const out: Members = {};');
    if (typeof schema.additionalProperties === 'object' || schema.additionalProperties === true) {
      this.complaints.push(`${where}: an object has named members or is a map, not both.`);
    }
    return [...lines, ...rest, '  return out;'].join('\n');
  }

  #assignment(name: string, member: Schema, value: string, direction: Direction): string {
    const key = JSON.stringify(name);
    const absent = member[NULL_IS_ABSENT] === true && direction === 'from';
    const there = absent ? `v[${key}] !== undefined && v[${key}] !== null` : `v[${key}] !== undefined`;
    if (direction === 'from' && member.default !== undefined) {
      return `  out[${key}] = ${there} ? ${value} : ${JSON.stringify(insideValue(member.default, member, this.#schemas))};`;
    }
    return `  if (${there}) out[${key}] = ${value};`;
  }

  /** The converted value as an expression; only for schemas that convert. */
  #expression(schema: Schema, direction: Direction, value: string, field: string, where: string): string {
    const name = referredSchema(schema);
    if (name !== undefined) return this.#call(name, direction, value, field);
    const alternatives = schema.oneOf ?? schema.anyOf ?? schema.allOf;
    if (alternatives) return this.#union(schema, alternatives, direction, value, field, where);
    const inner = this.#inner(schema, direction, value, field, where);
    return typesOf(schema).includes('null') ? `${value} === null ? null : ${inner}` : inner;
  }

  #call(name: string, direction: Direction, value: string, field: string): string {
    const target = this.#schemas[name] ?? {};
    const made = this.function(name, direction);
    if (direction === 'to') return `${made}(${value}, zone)`;
    const at = field === '' ? "''" : `\`${field}${target.properties ? '.' : ''}\``;
    return field === '' ? `${made}(${value}, zone)` : `${made}(${value}, zone, ${at})`;
  }

  #inner(schema: Schema, direction: Direction, value: string, field: string, where: string): string {
    const unit = schema.format === undefined ? undefined : UNITS[schema.format]?.[direction];
    if (unit !== undefined) return unit.replaceAll('{v}', value).replaceAll('{f}', `\`${field}\``);
    if (schema.items) {
      const index = `i${String(this.#depth++)}`;
      const item = this.#expression(schema.items, direction, 'each', `${field}[\${${index}}]`, where);
      this.#depth -= 1;
      const uses = item.includes(`{${index}}`) ? `(each, ${index})` : '(each)';
      return `(${value} as unknown[]).map(${uses} => ${item})`;
    }
    if (typeof schema.additionalProperties === 'object') {
      const item = this.#expression(schema.additionalProperties, direction, 'each', `${field}.\${key}`, where);
      return `mapValues(${value}, ${item.includes('{key}') ? '(each, key)' : '(each)'} => ${item})`;
    }
    this.complaints.push(`${where}: give the object a name in spec/schemas/<area>/ and refer to it.`);
    return value;
  }

  #union(
    schema: Schema,
    all: readonly Schema[],
    direction: Direction,
    value: string,
    field: string,
    where: string,
  ): string {
    // A schema that is told by its type alone goes first.
    const others = all
      .filter((each) => each.type !== 'null')
      .toSorted((one, other) => Number(scalarType(other) !== undefined) - Number(scalarType(one) !== undefined));
    const key = schema.discriminator?.propertyName;
    const cases = others.map((each) => {
      const converted = this.isIdentity(each, direction)
        ? value
        : this.#expression(each, direction, value, field, where);
      return { converted, tests: this.#tests(each, key, value) };
    });
    if (cases.slice(0, -1).some(({ tests }) => tests.length === 0) || (key === undefined && cases.length > 2)) {
      this.complaints.push(
        `${where}: a union of things that convert needs a discriminator with a single-valued enum each.`,
      );
    }
    const last = cases.at(-1)?.converted ?? value;
    const chain = cases.slice(0, -1).map(({ tests, converted }) => `${tests.join(' || ')} ? ${converted} : `);
    const nullable = others.length < all.length ? `${value} === null ? null : ` : '';
    return `(${nullable}${chain.join('')}${last})`;
  }

  /** The test that a value is the one of a union: its type, or its discriminator. */
  #tests(schema: Schema, key: string | undefined, value: string): string[] {
    const scalar = scalarType(schema);
    if (scalar !== undefined) return [`typeof ${value} === ${JSON.stringify(scalar)}`];
    if (key === undefined) return [];
    const name = referredSchema(schema);
    const marks = (name === undefined ? schema : this.#schemas[name])?.properties?.[key]?.enum ?? [];
    return marks.map((mark) => `(${value} as Members)[${JSON.stringify(key)}] === ${JSON.stringify(mark)}`);
  }

  /** Whether a value is the same inside and on the wire, and holds nothing to drop. */
  isIdentity(schema: Schema, direction: Direction): boolean {
    const name = referredSchema(schema);
    if (name !== undefined) return !this.#isObject(name) && this.isIdentity(this.#schemas[name] ?? {}, direction);
    if (schema.properties) return false;
    if (schema.format !== undefined && UNITS[schema.format]) return false;
    const inside = [
      ...(schema.items ? [schema.items] : []),
      ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
      ...(schema.oneOf ?? schema.anyOf ?? schema.allOf ?? []),
    ];
    return inside.every((each) => this.isIdentity(each, direction));
  }
}

/** The `typeof` of a value of the schema; undefined where it can be an object. */
function scalarType({ type }: Schema): string | undefined {
  if (type === 'integer') return 'number';
  return type === 'boolean' || type === 'number' || type === 'string' ? type : undefined;
}

/** A default as it is inside: amounts in whole units. */
function insideValue(value: unknown, schema: Schema, schemas: Record<string, Schema>): unknown {
  const name = referredSchema(schema);
  if (name !== undefined) return insideValue(value, schemas[name] ?? {}, schemas);
  if (typeof value !== 'number') return value;
  const unit = UNITS[schema.format ?? '']?.from ?? '';
  if (unit.startsWith('cents')) return Math.round(value * 100);
  return unit.startsWith('tenThousandths') ? Math.round(value * 10_000) : value;
}
