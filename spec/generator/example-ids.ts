// Replaces the ids in examples by those of things that the fixture `venue` has, as x-references and spec/examples.yaml say.
import { isRecord, findReferredName, typesOf, type ContractDocument, type Schema } from './document.ts';

/** A member of a body that refers to something. */
interface FirstReference {
  readonly name: string;
  readonly isList: boolean;
}

type MemberFilter = (member: string, schema: Schema, isReference: boolean) => boolean;

export class ExampleIds {
  readonly #schemas: Readonly<Record<string, Schema>>;
  readonly #references: Readonly<Record<string, string | null>>;
  readonly #ids: Readonly<Record<string, number>>;

  constructor(document: ContractDocument, ids: Readonly<Record<string, number>>) {
    this.#schemas = document.components.schemas;
    this.#references = (document['x-references'] ?? {}) as Readonly<Record<string, string | null>>;
    this.#ids = ids;
  }

  /** The id of the thing that a member or a parameter of this name refers to: the first of its kind unless another is given. */
  idOf(name: string, schema = ''): number | undefined {
    const root = this.#references[`${schema}.${name}`] ?? this.#references[name];
    return root == null ? undefined : (this.#ids[root] ?? 1);
  }

  isId(schema: Schema | undefined): boolean {
    return schema !== undefined && typesOf(this.#target(schema)).includes('integer');
  }

  /** The first member at the top of a body for which the door looks something up. */
  findFirstReference(schema: Schema): FirstReference | undefined {
    const name = findReferredName(schema) ?? '';
    const properties = Object.entries(this.#target(schema).properties ?? {});
    const entry = properties.find(([member, each]) => {
      const root = this.#references[`${name}.${member}`];
      return each.readOnly !== true && (root === undefined ? this.#references[member] : root) != null;
    });
    return entry && { name: entry[0], isList: typesOf(this.#target(entry[1])).includes('array') };
  }

  /** An example with the ids of the fixture. */
  fillIds(schema: Schema, value: unknown): unknown {
    return this.#walk(schema, value, () => true);
  }

  /**
   * The example as a request: without read-only members, and without ids of parts, which belong to the example's
   * object.
   */
  toRequest(schema: Schema, value: unknown): unknown {
    return this.#walk(schema, value, (member, target, isReference) => {
      const isOwnId = member === 'id' && !isReference && target.required?.includes('id') !== true;
      return !isOwnId && target.properties?.[member]?.readOnly !== true;
    });
  }

  #walk(schema: Schema, value: unknown, isKept: MemberFilter): unknown {
    const target = this.#target(schema, value);
    const name = this.#nameOf(schema, value);
    const walkInside = (each: unknown, of: Schema | undefined): unknown => (of ? this.#walk(of, each, isKept) : each);
    if (Array.isArray(value)) return value.map((each: unknown) => walkInside(each, target.items));
    if (!isRecord(value)) return value;

    const members = Object.entries(value).map(([member, each]): [string, unknown] => {
      const id = this.idOf(member, name);
      if (id !== undefined && typeof each === 'number') return [member, id];
      if (id !== undefined && Array.isArray(each) && typeof each[0] === 'number') return [member, [id]];
      return [member, walkInside(each, target.properties?.[member])];
    });
    const keptMembers = members.filter(([member]) => isKept(member, target, this.idOf(member, name) !== undefined));

    return Object.fromEntries(keptMembers);
  }

  #nameOf(schema: Schema, value?: unknown): string | undefined {
    return findReferredName(schema) ?? findReferredName(this.#alternative(schema, value) ?? {});
  }

  #target(schema: Schema, value?: unknown): Schema {
    const name = this.#nameOf(schema, value);
    return name === undefined ? (this.#alternative(schema, value) ?? schema) : (this.#schemas[name] ?? schema);
  }

  /** The only alternative apart from null, or the one whose discriminating value the example has. */
  #alternative({ oneOf, anyOf, discriminator }: Schema, value: unknown): Schema | undefined {
    const others = (oneOf ?? anyOf ?? []).filter((each) => each.type !== 'null');
    const key = discriminator?.propertyName;
    if (key === undefined || !isRecord(value)) return others.length === 1 ? others[0] : undefined;
    return others.find((each) =>
      this.#schemas[findReferredName(each) ?? '']?.properties?.[key]?.enum?.includes(value[key]),
    );
  }
}
