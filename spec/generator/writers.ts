// Writes straight-line TypeScript functions that put the inside values of a schema down as JSON text.
import { findReferredName, type Schema } from './document.ts';
import { removeNull } from './nouns.ts';
import { isPlain } from './plain.ts';
import { findTestedAlternatives, findUnionSchemas } from './unions.ts';
import { canBeNull, findSettledView } from './views.ts';

/** How a format is written; `{v}` is the value. */
const FORMAT_WRITERS: Readonly<Record<string, string>> = {
  money: 'hundredths({v})',
  'money-sum': 'hundredths({v})',
  percentage: 'hundredths({v})',
  quantity: 'hundredths({v})',
  'unit-price': 'tenThousandths({v})',
  html: 'quoted(cleanHtml({v} as string))',
  'local-date-time': "`\"${to.zone.toText({v} as Instant).slice(0, 19).replace('T', ' ')}\"`",
  'date-time': '`"${to.zone.toText({v} as Instant)}"`',
};

/** The functions for types that are the same inside and on the wire: of the value alone, and of a member with its name. */
const TYPE_WRITERS: Readonly<Record<string, readonly [alone: string, member: string]>> = {
  string: ['quoted', 'aText'],
  integer: ['number', 'aNumber'],
  number: ['number', 'aNumber'],
  boolean: ['flag', 'aFlag'],
};
const ANY_WRITER = ['json', 'aValue'] as const;

/** The expression of a value, the one that tells whether it is written as null, and its place in the contract. */
interface WrittenMember {
  readonly value: string;
  readonly isNull: string | undefined;
  readonly where: string;
}

/** Writes the functions that schemas need, each once. */
export class Writers {
  readonly lintErrors: string[] = [];
  readonly #schemas: Record<string, Schema>;
  readonly #functions = new Map<string, string>();

  constructor(schemas: Record<string, Schema>) {
    this.#schemas = schemas;
  }

  listFunctions(): string[] {
    return [...this.#functions.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  }

  /** The name of the function of a component, made when it is new. */
  addFunction(name: string): string {
    const key = `write${name}`;
    if (!this.#functions.has(key)) {
      this.#functions.set(key, '');
      this.#functions.set(key, this.#declare(key, this.#schemas[name] ?? {}, name));
    }
    return key;
  }

  /** The name of a function for a schema that stands where it is used; nothing where JSON.stringify is right. */
  addWriter(name: string, schema: Schema, where: string): string | undefined {
    if (isPlain(schema, this.#schemas)) return undefined;
    const component = findReferredName(schema);
    if (component !== undefined) return this.addFunction(component);
    this.#functions.set(name, this.#declare(name, schema, where));
    return name;
  }

  #declare(key: string, schema: Schema, where: string): string {
    const body = schema.properties
      ? this.#object(schema, where)
      : `  return ${this.#expression(schema, 'value', where)};`;
    const to = /\bto\b/.test(body) ? 'to' : '_to';
    const value = /\bvalue\b/.test(body) ? 'value' : '_value';
    return `function ${key}(${value}: unknown, ${to}: ShownTo): string {\n${body}\n}\n`;
  }

  /** Statements that write the declared members in their order, with a comma before each but the first. */
  #object(schema: Schema, where: string): string {
    const required = new Set(schema.required);
    const members = Object.entries(schema.properties ?? {}).filter(([, { writeOnly }]) => writeOnly !== true);

    // Where the first one may be absent, its comma is cut off at the end.
    const begins = members.slice(0, 1).some(([name]) => required.has(name));
    const end = begins ? "text + '}'" : "'{' + text.slice(1) + '}'";
    const lines: string[] = [];
    let sure: string[] = begins ? [] : ["''"];

    for (const [at, [name, member]] of members.entries()) {
      const value = `v[${JSON.stringify(name)}]`;
      const isSeen =
        findSettledView(member) && `seesMember(to.viewer, ${JSON.stringify(where)}, ${JSON.stringify(name)})`;
      const isNull = canBeNull(member, this.#schemas)
        ? `${value} === null${isSeen ? ` || !${isSeen}` : ''}`
        : undefined;
      const key = `${begins && at === 0 ? '{' : ','}${JSON.stringify(name)}:`;
      const expression = this.#member(key, member, { value, isNull, where: `${where}.${name}` });
      const isShown = isSeen && isNull === undefined ? ` && ${isSeen}` : '';
      if (required.has(name) || (isPlain(member, this.#schemas) && isShown === '')) sure.push(expression);
      else {
        lines.push(...writeAddition(sure, lines), `  if (${value} !== undefined${isShown}) text += ${expression};`);
        sure = [];
      }
    }

    const v = members.length > 0 ? ['  const v = value as Members;'] : [];
    if (begins && lines.length === 0) return [...v, `  return (${joinInLines([...sure, "'}'"])}\n  );`].join('\n');

    return [...v, ...lines, ...writeAddition(sure, lines), `  return ${end};`].join('\n');
  }

  /** A key with its value. Null is part of the constant text: so there is one piece of text less. */
  #member(key: string, member: Schema, { value, isNull, where }: WrittenMember): string {
    const schema = isNull === undefined ? member : this.#bare(member);
    // The first one is always there: its key begins the object.
    const mayBeAbsent = isPlain(schema, this.#schemas) && !key.startsWith('{');
    const expression = mayBeAbsent
      ? this.#plain(key, this.#followed(schema), value, where)
      : `${writeLiteral(key)} + ${this.#expression(schema, value, where)}`;
    return isNull === undefined ? expression : `(${isNull} ? ${writeLiteral(`${key}null`)} : ${expression})`;
  }

  /** A key with a value that is the same inside and on the wire; nothing where that is absent. */
  #plain(key: string, schema: Schema, value: string, where: string): string {
    if (schema.items)
      return `(${value} === undefined ? '' : ${writeLiteral(key)} + ${this.#expression(schema, value, where)})`;
    return `${(TYPE_WRITERS[String(schema.type)] ?? ANY_WRITER)[1]}(${writeLiteral(key)}, ${value})`;
  }

  /** The schema itself, where this only refers to it. */
  #followed(schema: Schema): Schema {
    const name = findReferredName(schema);
    return name === undefined ? schema : this.#followed(this.#schemas[name] ?? {});
  }

  /** The text of a value as an expression. */
  #expression(schema: Schema, value: string, where: string): string {
    const name = findReferredName(schema);
    if (name !== undefined && !isPlain(schema, this.#schemas)) return `${this.addFunction(name)}(${value}, to)`;
    if (canBeNull(schema, this.#schemas))
      return `(${value} === null ? 'null' : ${this.#expression(this.#bare(schema), value, where)})`;
    if (name !== undefined) return this.#expression(this.#schemas[name] ?? {}, value, where);

    const format = FORMAT_WRITERS[schema.format ?? ''];
    if (format !== undefined) return format.replaceAll('{v}', value);
    if (schema.items) return this.#list(schema.items, value, where);
    if (isPlain(schema, this.#schemas)) return `${(TYPE_WRITERS[String(schema.type)] ?? ANY_WRITER)[0]}(${value})`;
    if (findUnionSchemas(schema)) return this.#union(schema, value, where);
    if (typeof schema.additionalProperties === 'object')
      return `byName(${value}, ${this.#each(schema.additionalProperties, where)}, to)`;

    this.lintErrors.push(`${where}: give the object a name in spec/schemas/<area>/ and refer to it.`);
    return `json(${value})`;
  }

  #list(items: Schema, value: string, where: string): string {
    const each = this.#each(items, where);
    return each === 'json' ? `json(${value})` : `list(${value}, ${each}, to)`;
  }

  /** The function that writes one of several: one that there is, if it does nothing else. */
  #each(schema: Schema, where: string): string {
    const item = this.#expression(schema, 'each', where);
    return /^(\w+)\(each(?:, to)?\)$/.exec(item)?.[1] ?? `(each) => ${item}`;
  }

  #union(schema: Schema, value: string, where: string): string {
    const alternatives = findTestedAlternatives(schema, this.#schemas, value);
    if (alternatives === undefined) {
      this.lintErrors.push(
        `${where}: a union of things that convert needs a discriminator with a single-valued enum each.`,
      );
      return `json(${value})`;
    }
    const cases = alternatives.map(({ schema: each, test }) => ({ test, text: this.#expression(each, value, where) }));
    const chain = cases.slice(0, -1).map(({ test, text }) => `${test} ? ${text} : `);
    return `(${chain.join('')}${cases.at(-1)?.text ?? `json(${value})`})`;
  }

  /** A schema without null. */
  #bare(schema: Schema): Schema {
    const name = findReferredName(schema);
    if (name === undefined) return removeNull(schema);
    return isPlain(schema, this.#schemas) ? this.#bare(this.#schemas[name] ?? {}) : schema;
  }
}

/** The statement that adds texts to what was written, if there are any; the first one begins it. */
function writeAddition(texts: readonly string[], before: readonly string[]): string[] {
  if (texts.length === 0) return [];
  return [`  ${before.length === 0 ? 'let text =' : 'text +='}${joinInLines(texts)};`];
}

function joinInLines(texts: readonly string[]): string {
  return texts.length === 1 ? ` ${texts.join('')}` : `\n    ${texts.join(' +\n    ')}`;
}

/** A text as TypeScript writes it. */
function writeLiteral(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
