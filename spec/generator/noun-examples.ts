// Derives the examples of what is sent from the example of a noun as it is read.
import { isRecord, findReferredName, type Schema } from './document.ts';

/** A shape derived from a noun: to make it, to change it, to patch it. */
export type NounVariant = 'new' | 'put' | 'patch';

/** The examples of nouns, which follow references to other nouns by name. */
export class NounExamples {
  readonly #authored: ReadonlyMap<string, Schema>;
  readonly #hasVariants: (name: string) => boolean;

  constructor(authored: ReadonlyMap<string, Schema>, hasVariants: (name: string) => boolean) {
    this.#authored = authored;
    this.#hasVariants = hasVariants;
  }

  /** The example of a noun or a union of nouns as it is sent. */
  deriveSent(noun: Schema, value: unknown, variant: NounVariant): unknown {
    const { properties } = noun;
    if (properties === undefined) return this.#inside(noun, value, variant);
    if (!isRecord(value)) return value;
    const members = Object.entries(value).filter(([name]) => isSent(properties[name], variant));
    return Object.fromEntries(members.map(([name, each]) => [name, this.#inside(properties[name], each, variant)]));
  }

  /** An example whose nouns have all that they require: a member that is left out inside is as the noun's own example shows it. */
  completeExample(schema: Schema, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each: unknown) => this.completeExample(schema.items ?? {}, each));
    if (!isRecord(value)) return value;

    const name = findReferredName(schema) ?? this.#alternative(schema, value) ?? '';
    const target = this.#authored.get(name) ?? schema;
    const [example] = name === '' ? [] : (target.examples ?? []);
    const lacking = (target.required ?? []).filter((member) => !(member in value));
    const members = Object.entries(value).map(([member, each]): [string, unknown] => [
      member,
      this.completeExample(target.properties?.[member] ?? {}, each),
    ]);
    const exampleMembers = isRecord(example)
      ? lacking.flatMap((member) => (member in example ? [[member, example[member]]] : []))
      : [];

    return Object.fromEntries([...members, ...exampleMembers]) as unknown;
  }

  #inside(schema: Schema | undefined, value: unknown, variant: NounVariant): unknown {
    if (!schema || schema.readOnly === true) return value;
    const inner = variant === 'patch' ? 'put' : variant;
    if (Array.isArray(value)) return value.map((each: unknown) => this.#inside(schema.items, each, inner));
    const name = findReferredName(schema) ?? this.#alternative(schema, value);
    const target = name !== undefined && this.#hasVariants(name) ? this.#authored.get(name) : undefined;
    return target ? this.deriveSent(target, value, variant) : value;
  }

  /** The alternative of a union that a value is: the one with its discriminating value, or the only object. */
  #alternative(schema: Schema, value: unknown): string | undefined {
    const names = (schema.oneOf ?? []).flatMap((each) => findReferredName(each) ?? []);
    const key = schema.discriminator?.propertyName;
    if (key === undefined || !isRecord(value)) return names.length === 1 ? names[0] : undefined;
    return names.find((name) => this.#authored.get(name)?.properties?.[key]?.enum?.includes(value[key]));
  }
}

function isSent(member: Schema | undefined, variant: NounVariant): boolean {
  return member !== undefined && (member.readOnly !== true || variant === 'put');
}
