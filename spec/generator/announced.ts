// Makes the payloads of nouns' events: the noun as it is read, without embeds and members that change with other things.
import {
  isRecord,
  findReferredName,
  findReachable,
  createReference,
  stringsOf,
  omitKeywords,
  type Schema,
  type SchemasByName,
} from './document.ts';

const ANNOUNCED_AS = 'x-announced-as';
const ANNOUNCED_WITH = 'x-announced-with';
const ANNOUNCED_TO = 'x-announced-to';
const ANNOUNCED_NEVER = 'x-announced-never';
const CHANGES_WITH = 'x-changes-with';

/** The occasions, other than changes of nouns, on which a member may change, as its sentence names them. */
const OCCASIONS: Readonly<Record<string, string>> = {
  references: 'what refers to it',
  time: 'time',
  use: 'every use',
};

/** Returns the noun of each object: GET on a `Boeking` returns a `Booking`, whose `x-announced-as` says so. */
export function findAnnouncedNouns(schemas: SchemasByName): ReadonlyMap<string, string> {
  const pairs = Object.entries(schemas).flatMap(([noun, schema]) =>
    stringsOf(schema[ANNOUNCED_AS]).map((object) => [object, noun]),
  );
  return new Map(pairs.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)) as [string, string][]);
}

export const formatPayloadName = (noun: string): string => `${noun}Payload`;

/** The payloads of all announced nouns, and the parts in them that show less than in a read (`AnnouncedPackageLine`), by name. */
export function createAnnouncedShapes(schemas: SchemasByName): Readonly<Record<string, Schema>> {
  const shapes = new AnnouncedShapes(schemas);
  for (const noun of nounsOf(schemas)) shapes.addPayload(noun);
  return shapes.shapesByName;
}

/** Says at each member that events leave out what it changes with, in place. */
export function describeOmissions(schemas: SchemasByName): void {
  for (const name of [...nounsOf(schemas), ...partsOf(schemas)]) {
    const schema = schemas[name] ?? {};
    if (isDependent(schema))
      appendSentence(
        schema,
        `Events show only its \`id\`, because the rest changes with ${describeOccasions(schema)}.`,
      );
    for (const member of Object.values(schema.properties ?? {}))
      if (isDependent(member))
        appendSentence(member, `Events leave it out, because it changes with ${describeOccasions(member)}.`);
  }
}

/** Returns the lint errors of nouns about their events, each with the remedy. */
export function lintAnnounced(schemas: SchemasByName, origin: ReadonlyMap<string, string>): string[] {
  const parts = partsOf(schemas);
  return [...nounsOf(schemas), ...parts].flatMap((name) => {
    const schema = schemas[name] ?? {};
    const wrong = [...findUnknownOccasions(schema, schemas)];
    if (isDependent(schema) && schema.properties?.['id'] === undefined)
      wrong.push(`${CHANGES_WITH} leaves only its id in events, and it has none: write it at its members.`);
    const members = Object.entries(schema.properties ?? {}).flatMap(([member, memberSchema]) =>
      [...findUnknownOccasions(memberSchema, schemas), ...findUndeclared(schema, member, schemas)].map(
        (each) => `${member}: ${each}`,
      ),
    );
    return [...wrong, ...members].map((each) => `${origin.get(name) ?? name}: ${each}`);
  });
}

function findUnknownOccasions(schema: Schema, schemas: SchemasByName): string[] {
  return stringsOf(schema[CHANGES_WITH])
    .filter((name) => schemas[name] === undefined && OCCASIONS[name] === undefined)
    .map((name) => `${CHANGES_WITH} names ${name}: name schemas, or ${Object.keys(OCCASIONS).join(', ')}.`);
}

/** A member with something that has events of its own changes with it, unless it says that it changes with nothing else. */
function findUndeclared(around: Schema, member: string, schemas: SchemasByName): string[] {
  const memberSchema = around.properties?.[member] ?? {};
  if (memberSchema[CHANGES_WITH] !== undefined || isDependent(around) || !shownOf(around).has(member)) return [];
  const announced = findReferredIn(memberSchema).filter((name) => schemas[name]?.[ANNOUNCED_AS] !== undefined);
  return announced.map(
    (name) =>
      `shows ${name}, which has events of its own: write \`${CHANGES_WITH}: [${name}]\`, and events leave it out; or ` +
      `\`${CHANGES_WITH}: []\` if whatever changes ${name} there is an event of this object too.`,
  );
}

function nounsOf(schemas: SchemasByName): string[] {
  return [...new Set(findAnnouncedNouns(schemas).values())];
}

/** The parts of payloads, the payloads themselves left out. */
function partsOf(schemas: SchemasByName): string[] {
  const nouns = nounsOf(schemas);
  const members = nouns.flatMap((noun) => Object.values(selectAnnouncedMembers(schemas[noun] ?? {})));
  const announced = removeDependent(schemas);
  const partNames = members.flatMap((member) => [...findReachable([member], announced)]);
  return [...new Set(partNames)].filter((name) => !nouns.includes(name));
}

function removeDependent(schemas: SchemasByName): SchemasByName {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      schema.properties === undefined ? schema : { ...schema, properties: selectAnnouncedMembers(schema) },
    ]),
  );
}

function appendSentence(schema: Schema, sentence: string): void {
  schema.description = [schema.description?.trim(), sentence].filter(Boolean).join(' ');
}

function describeOccasions(schema: Schema): string {
  const reasons = stringsOf(schema[CHANGES_WITH]).map((name) => OCCASIONS[name] ?? `\`${name}\``);
  return reasons.join(' and ');
}

function isDependent(schema: Schema): boolean {
  return stringsOf(schema[CHANGES_WITH]).length > 0;
}

/** The members that a read always shows, or only a list leaves out (`x-announced-with`); all members of mere parts. */
function shownOf(schema: Schema): Set<string> {
  if (schema[ANNOUNCED_AS] === undefined) return new Set(Object.keys(schema.properties ?? {}));
  return new Set([...(schema.required ?? []), ...stringsOf(schema[ANNOUNCED_WITH])]);
}

/** The members that events show. */
function selectAnnouncedMembers(schema: Schema): Record<string, Schema> {
  const visibleNames = shownOf(schema);
  const members = Object.entries(schema.properties ?? {}).filter(
    ([name, member]) => visibleNames.has(name) && !isDependent(member) && (!isDependent(schema) || name === 'id'),
  );
  return Object.fromEntries(members);
}

/** The objects that a value refers to directly. */
function findReferredIn(schema: Schema): string[] {
  const name = findReferredName(schema);
  if (name !== undefined) return [name];
  return [schema.items, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((each) =>
    each === undefined ? [] : findReferredIn(each),
  );
}

class AnnouncedShapes {
  readonly shapesByName: Record<string, Schema> = {};
  readonly #schemas: SchemasByName;

  constructor(schemas: SchemasByName) {
    this.#schemas = schemas;
  }

  addPayload(noun: string): void {
    const schema = this.#schemas[noun] ?? {};
    const { properties = {}, ...rest } = this.#shape(schema);
    this.shapesByName[formatPayloadName(noun)] = {
      ...omitKeywords(rest, ANNOUNCED_AS, ANNOUNCED_WITH, ANNOUNCED_TO, ANNOUNCED_NEVER),
      type: 'object',
      required: [...shownOf(schema)].filter((name) => properties[name] !== undefined),
      description: `${noun} as GET returned it at the time of the event, without embeds and what changes with other objects.`,
      properties: { ...properties, modified: MODIFIED_SCHEMA },
      additionalProperties: false,
    };
  }

  /** A schema with the members that events show, and the same of its parts. */
  #shape(schema: Schema): Schema {
    const properties = Object.entries(selectAnnouncedMembers(schema)).map(([name, member]) => [
      name,
      this.#inside(member),
    ]);
    const shaped = omitKeywords(this.#inside(schema), CHANGES_WITH);
    if (schema.properties === undefined) return shaped;
    shaped.properties = Object.fromEntries(properties) as Record<string, Schema>;
    if (schema.required) shaped.required = schema.required.filter((name) => shaped.properties?.[name] !== undefined);
    if (schema.examples) shaped.examples = schema.examples.map((each) => this.#trimmed(each, shaped));
    return shaped;
  }

  /** A copy of the value that refers to what events show of its parts. */
  #inside(schema: Schema): Schema {
    const name = findReferredName(schema);
    if (name !== undefined) return this.#differs(name) ? { ...schema, ...createReference(this.#part(name)) } : schema;

    const copy: Schema = { ...schema };
    if (schema.items) copy.items = this.#inside(schema.items);
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const alternatives = schema[keyword];
      if (alternatives) copy[keyword] = alternatives.map((each) => this.#inside(each));
    }

    const mapping = Object.entries(schema.discriminator?.mapping ?? {});
    if (schema.discriminator && mapping.length > 0) {
      const entries = mapping.map(([value, target]) => [value, this.#inside({ $ref: target }).$ref ?? target]);
      copy.discriminator = { ...schema.discriminator, mapping: Object.fromEntries(entries) as Record<string, string> };
    }

    return copy;
  }

  /** Whether events show less of it than a read does. */
  #differs(name: string): boolean {
    const names = [name, ...findReachable([this.#schemas[name] ?? {}], this.#schemas)];
    return names.some((each) => {
      const schema = this.#schemas[each] ?? {};
      return isDependent(schema) || Object.values(schema.properties ?? {}).some(isDependent);
    });
  }

  #part(name: string): string {
    const part = `Announced${name}`;
    if (this.shapesByName[part] === undefined) {
      this.shapesByName[part] = {};
      this.shapesByName[part] = this.#shape(this.#schemas[name] ?? {});
    }
    return part;
  }

  #trimmed(value: unknown, schema: Schema): unknown {
    const name = findReferredName(schema);
    if (name !== undefined) return this.#trimmed(value, this.shapesByName[name] ?? this.#schemas[name] ?? {});
    const { items, properties } = schema;
    if (Array.isArray(value)) return items ? value.map((each) => this.#trimmed(each, items)) : value;
    if (!isRecord(value) || properties === undefined) return value;
    const members = Object.entries(value).flatMap(([member, each]) => {
      const memberSchema = properties[member];
      return memberSchema === undefined ? [] : [[member, this.#trimmed(each, memberSchema)]];
    });
    return Object.fromEntries(members);
  }
}

const MODIFIED_SCHEMA: Schema = {
  type: 'array',
  description: 'The names of the changed members. Present only for updates.',
  maxItems: 1000,
  items: { type: 'string', maxLength: 255 },
};
