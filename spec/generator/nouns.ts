// Derives from a noun that is declared once what is sent to make it (NewX), to change it (XPut) and to patch it (XPatch).
import {
  responseSchemasOf,
  bodiesOf,
  insideOf,
  findReachable,
  findReferredName,
  createReference,
  typesOf,
  omitKeywords,
  type Operation,
  type Schema,
} from './document.ts';
import { NounExamples, type NounVariant } from './noun-examples.ts';

const VARIANT_NAMES: Record<NounVariant, (noun: string) => string> = {
  new: (noun) => `New${noun}`,
  put: (noun) => `${noun}Put`,
  patch: (noun) => `${noun}Patch`,
};

const VARIANT_DESCRIPTIONS: Record<NounVariant, string> = {
  new: 'The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.',
  put: 'The body of an update. Optional members that you omit keep their value; the service ignores read-only members.',
  patch: 'A merge patch (RFC 7396). Members that you omit keep their value; null clears a member.',
};

/** The body to make something; a Newsletter is a noun. */
const NEW_NAME = /^New[A-Z]/;

/**
 * The nouns of a bundle. Authored schemas wait in `schemas`; `finish` replaces nouns by their read shape and adds the
 * variants that operations ask for.
 */
export class NounSchemas {
  readonly names = new Set<string>();
  readonly #schemas: Record<string, Schema>;
  readonly #authored = new Map<string, Schema>();
  readonly #examples = new NounExamples(this.#authored, (name) => this.#hasVariants(name));

  constructor(schemas: Record<string, Schema>) {
    this.#schemas = schemas;
  }

  /** The noun a derived name belongs to: `Location` for NewLocation, LocationPut and LocationPatch. */
  findNoun(name: string): string | undefined {
    return /^New([A-Z].*)$/.exec(name)?.[1] ?? /^(.+?)(?:Put|Patch)$/.exec(name)?.[1];
  }

  /** Adds derived schemas, accepts null for an absent member of a create, and replaces nouns by what is read. */
  finish(operations: readonly Operation[]): void {
    for (const [name, schema] of Object.entries(this.#schemas)) {
      if (schema['x-noun'] === true) this.names.add(name);
      this.#authored.set(name, schema);
    }
    for (const schema of this.#authored.values())
      if (schema.examples)
        schema.examples = schema.examples.map((each) => this.#examples.completeExample(schema, each));
    for (const name of [...findReachable(bodiesOf(operations), this.#schemas)]) this.#ensure(name);
    for (const name of this.names) this.#schemas[name] = createReadShape(this.#schemas[name] ?? {});
    this.#acceptNullForAbsent(operations);
  }

  /**
   * Returns derived schemas that require nothing of what their noun requires, without saying so. Read-only members and
   * defaults make a schema differ from the body that is sent, and that body requires only what `x-required-on-…` names.
   * To change a noun, members may be left out, so only schemas that are no nouns need to say it there.
   */
  findLostRequired(): { name: string; noun: string; keyword: string; members: string[] }[] {
    return Object.keys(this.#schemas).flatMap((name) => {
      const noun = this.#authored.has(name) ? undefined : this.findNoun(name);
      const schema = this.#authored.get(noun ?? '');
      if (noun === undefined || schema === undefined || name.endsWith('Patch')) return [];
      const keyword = NEW_NAME.test(name) ? 'x-required-on-create' : 'x-required-on-put';
      const hasKeyword =
        schema[keyword] !== undefined || (keyword === 'x-required-on-put' && schema['x-noun'] === true);
      const members = (schema.required ?? []).filter((member) => schema.properties?.[member]?.readOnly !== true);
      return hasKeyword || members.length === 0 ? [] : [{ name, noun, keyword, members }];
    });
  }

  #ensure(name: string): void {
    if (this.#schemas[name] !== undefined) return;
    const noun = this.findNoun(name);
    const variant: NounVariant = NEW_NAME.test(name) ? 'new' : name.endsWith('Put') ? 'put' : 'patch';
    const schema = noun === undefined ? undefined : this.#authored.get(noun);
    if (noun !== undefined && schema) this.#schemas[name] = this.#derive(schema, variant);
  }

  #derive(noun: Schema, variant: NounVariant): Schema {
    const required = { new: noun['x-required-on-create'], put: noun['x-required-on-put'], patch: [] }[variant] ?? [];
    const members = Object.entries(noun.properties ?? {}).filter(
      ([, each]) => variant !== 'new' || each.readOnly !== true,
    );
    const properties = members.map(([name, member]): [string, Schema] => [name, this.#member(member, variant)]);
    const { examples, ...rest } = omitKeywords(
      noun,
      'x-noun',
      'x-announced-as',
      'x-announced-with',
      'x-changes-with',
      'x-announced-to',
      'x-required-on-create',
      'x-required-on-put',
    );

    const derived: Schema = {
      ...this.#vary(rest, variant),
      description: `${noun.description ?? ''} ${VARIANT_DESCRIPTIONS[variant]}`.trim(),
      required,
      properties: Object.fromEntries(properties),
    };

    if (required.length === 0) delete derived.required;
    // A union has alternatives in place of members.
    if (noun.properties === undefined) delete derived.properties;
    if (examples) derived.examples = examples.map((each) => this.#examples.deriveSent(noun, each, variant));

    return derived;
  }

  /** A member inside a variant: defaults only where something is made, nested nouns in the same variant. */
  #member(member: Schema, variant: NounVariant): Schema {
    if (member.readOnly === true) return removeDefaults(member);
    const varied = this.#vary(member, variant);
    return variant === 'new' ? varied : removeDefaults(varied);
  }

  #vary(schema: Schema, variant: NounVariant): Schema {
    const name = findReferredName(schema);
    // A map is merged too: its variant for PATCH, with null for a removed pair, is a schema of its own.
    const patchName = VARIANT_NAMES.patch(name ?? '');
    if (variant === 'patch' && name !== undefined && this.#authored.has(patchName))
      return { ...schema, ...createReference(patchName) };
    if (name !== undefined && this.#hasVariants(name)) {
      const varied = VARIANT_NAMES[variant](name);
      this.#ensureNested(varied, name, variant);
      return { ...schema, ...createReference(varied) };
    }

    const inner = variant === 'patch' ? 'put' : variant;
    const copy: Schema = { ...schema };
    if (schema.items) copy.items = this.#vary(schema.items, inner);
    if (typeof schema.additionalProperties === 'object') {
      copy.additionalProperties = this.#vary(schema.additionalProperties, inner);
    }
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const alternatives = schema[keyword];
      if (alternatives) copy[keyword] = alternatives.map((each) => this.#vary(each, variant));
    }

    return copy;
  }

  #ensureNested(varied: string, noun: string, variant: NounVariant): void {
    if (this.#schemas[varied] !== undefined) return;
    this.#schemas[varied] = {};
    this.#schemas[varied] = this.#derive(this.#authored.get(noun) ?? {}, variant);
  }

  /** Whether requests differ from reads: for a noun, and for whatever contains one. */
  #hasVariants(name: string, visited = new Set<string>()): boolean {
    if (visited.has(name)) return false;
    visited.add(name);
    const schema = this.#authored.get(name);
    if (!schema) return false;
    const hasVaryingMember = Object.values(schema.properties ?? {}).some(
      (each) => each.readOnly === true || each.writeOnly === true || each.default !== undefined,
    );
    if (schema['x-noun'] === true || hasVaryingMember) return true;
    const inside = findReachable([{ ...schema }], Object.fromEntries(this.#authored));
    return [...inside].some((each) => each !== name && this.#hasVariants(each, visited));
  }

  /** Optional members of what is sent to make or ask something take null for absent; the converter drops it. */
  #acceptNullForAbsent(operations: readonly Operation[]): void {
    const bodies = bodiesOf(operations);
    const changes = bodies.filter((schema) => /(Put|Patch)$/.test(findReferredName(schema) ?? ''));
    const responseNames = findReachable(responseSchemasOf(operations), this.#schemas);
    const changeNames = findReachable(changes, this.#schemas);

    for (const name of findReachable(bodies, this.#schemas)) {
      const schema = this.#schemas[name];
      if (!schema?.properties || responseNames.has(name) || changeNames.has(name)) continue;
      const properties = Object.entries(schema.properties).map(([member, each]): [string, Schema] => [
        member,
        schema.required?.includes(member) === true ? each : acceptNull(each, this.#schemas),
      ]);
      this.#schemas[name] = { ...schema, properties: Object.fromEntries(properties) };
    }
  }
}

/** The shape of a read: no write-only members, no defaults. */
function createReadShape(noun: Schema): Schema {
  const rest = omitKeywords(noun, 'x-noun', 'x-required-on-create', 'x-required-on-put');
  const members = Object.entries(noun.properties ?? {}).filter(([, member]) => member.writeOnly !== true);
  return { ...rest, properties: Object.fromEntries(members.map(([name, member]) => [name, removeDefaults(member)])) };
}

function removeDefaults(schema: Schema): Schema {
  return omitKeywords(schema, 'default');
}

/** Whether null is one of the values. */
function isNullable(schema: Schema, schemas: Readonly<Record<string, Schema>>): boolean {
  const name = findReferredName(schema);
  if (name !== undefined) return isNullable(schemas[name] ?? {}, schemas);
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return alternatives.some((each) => isNullable(each, schemas));
  return schema.type === undefined ? insideOf(schema).length === 0 : typesOf(schema).includes('null');
}

/** Marks a member whose null means absent. The mark tells the generators; it stays out of the published bundle. */
export const NULL_IS_ABSENT = 'x-null-is-absent';

function acceptNull(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  if (isNullable(schema, schemas) || schema.discriminator) return schema;
  const mark = { [NULL_IS_ABSENT]: true };
  if (schema.$ref !== undefined) {
    const { $ref, ...rest } = schema;
    return { oneOf: [{ $ref }, { type: 'null' }], ...rest, ...mark };
  }
  const union = schema.oneOf ?? schema.anyOf;
  if (union) return { ...schema, [schema.oneOf ? 'oneOf' : 'anyOf']: [...union, { type: 'null' }], ...mark };
  const copy: Schema = { ...schema, type: [...typesOf(schema), 'null'], ...mark };
  if (schema.enum) copy.enum = [...schema.enum, null];
  return copy;
}

/** The schema of a member whose null means absent, as it is once null is gone. */
export function removeNull(schema: Schema): Schema {
  let copy: Schema = { ...schema };
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const rest = copy[keyword]?.filter((each) => each.type !== 'null');
    if (rest?.length === 1) {
      return { ...omitKeywords(copy, keyword), ...rest[0] };
    }
    if (rest) copy = { ...copy, [keyword]: rest };
  }

  if (copy.type !== undefined) {
    const types = typesOf(copy).filter((type) => type !== 'null');
    copy.type = types.length === 1 ? (types[0] ?? '') : types;
  }

  if (copy.enum) copy.enum = copy.enum.filter((each) => each !== null);
  return copy;
}
