// Decides who sees what: settles `x-view` of members and `x-announced-to` of nouns by the operations that read them.
import { findAnnouncedNouns } from './announced.ts';
import {
  answersOf,
  bodiesOf,
  isRecord,
  findJsonSchema,
  parametersOf,
  findReachable,
  findReferredName,
  typesOf,
  type ContractDocument,
  type Operation,
  type Parameter,
  type PermissionRule,
  type OperationPlace,
  type Schema,
} from './document.ts';
import { expandPermission } from './kinds.ts';

/**
 * The requirement to see something: one of these permissions, and no API key where `basic` says so; nothing without
 * both.
 */
export interface ViewRule {
  readonly any?: readonly string[];
  readonly basic?: true;
}

const EVERYBODY: ViewRule = {};

/** Settles everything that says who sees what, in place. Returns what is wrong. */
export function applyViews(document: ContractDocument, places: readonly OperationPlace[]): string[] {
  const views = new Views(document, places);
  for (const { operation } of places) views.permit(operation);
  for (const noun of new Set(findAnnouncedNouns(document.components.schemas).values())) views.announce(noun);
  views.guardMembers();
  for (const place of places) views.guardEmbeds(place);
  return views.complaints;
}

class Views {
  readonly complaints: string[] = [];
  readonly #document: ContractDocument;
  readonly #schemas: Record<string, Schema>;
  readonly #readers: ReadonlyMap<string, Operation>;
  readonly #operations: readonly Operation[];

  constructor(document: ContractDocument, places: readonly OperationPlace[]) {
    this.#document = document;
    this.#schemas = document.components.schemas;
    this.#readers = readersOf(places);
    this.#operations = places.map(({ operation }) => operation);
  }

  /** An operation that asks for what a schema asks for: who downloads a document sees what is printed. */
  permit(operation: Operation): void {
    const rule = operation['x-permission'];
    if (typeof rule !== 'string' || !isSchemaName(rule)) return;
    const { any } = this.#schemaView(rule, operation.operationId);
    operation['x-permission'] = any === undefined ? 'any' : ruleOf(any);
  }

  /** Settles who gets more than the id in this noun's events: callers who may read it, unless it says otherwise. */
  announce(noun: string): void {
    const schema = this.#schemas[noun] ?? {};
    const said = schema['x-announced-to'];
    const reader = this.#readers.get(noun);
    if (said === undefined && reader === undefined)
      this.complaints.push(
        `${noun}: no operation reads it alone: write \`x-announced-to:\` with who sees its events.`,
      );
    schema['x-announced-to'] = said === undefined ? createReadingView(reader) : this.#viewOf(said, noun);
  }

  /** Writes `x-view` in full at each member that not everybody sees who sees the object around it. */
  guardMembers(): void {
    const shown = findReachable(answersOf(this.#operations), this.#schemas);
    const sent = findReachable(bodiesOf(this.#operations), selectWritable(this.#schemas));
    for (const name of shown) {
      const schema = this.#schemas[name] ?? {};
      for (const [member, declared] of Object.entries(schema.properties ?? {})) {
        const where = `${name}.${member}`;
        const view = this.#memberView(declared, where);
        if (view.any === undefined && view.basic !== true) continue;
        const isNullable = canBeNull(declared, this.#schemas);
        const isRequired = schema.required?.includes(member) === true;
        if (isRequired && !isNullable)
          this.complaints.push(`${where}: not everybody sees it: let it be null, or take it out of \`required\`.`);
        if (isWritable(name, member, sent, this.#schemas))
          this.complaints.push(`${where}: who does not see it could send null back: mark it \`readOnly: true\`.`);
        declared['x-view'] = view;
        declared.description = [declared.description?.trim(), describeView(view, isNullable)].filter(Boolean).join(' ');
      }
    }

    this.#assertReachable(shown);
  }

  /** Members are looked for in objects, lists and what may be null, not in maps and unions of several objects. */
  #assertReachable(shown: ReadonlySet<string>): void {
    for (const name of shown)
      for (const [member, declared] of Object.entries(this.#schemas[name]?.properties ?? {})) {
        const held = findReferredBy(declared);
        const below = [...findReachable([declared], this.#schemas)].filter((each) =>
          hasGuardedMember(each, this.#schemas),
        );
        if (below.length > 0 && (held.length !== 1 || !below.includes(held[0] ?? '')))
          this.complaints.push(
            `${name}.${member}: holds members that not everybody sees: make it one object or a list.`,
          );
      }
  }

  /** An embed is refused to those who would not see it. */
  guardEmbeds({ operation, where }: OperationPlace): void {
    const embed = parametersOf(operation, this.#document).find(({ name }) => name === 'embed');
    const answer = findAnswerSchema(operation);
    if (embed === undefined || answer === undefined) return;

    const guards = valuesOf(embed, this.#schemas).flatMap((value) => {
      const views = this.#along(answer, value.split('.'));
      if (views.some(({ basic }) => basic))
        this.complaints.push(`${where}: embed=${value} needs a password: leave it out.`);
      const rules = new Map(views.flatMap(({ any }) => (any === undefined ? [] : [[any.join(), ruleOf(any)]])));
      if (rules.size > 1)
        this.complaints.push(`${where}: embed=${value} needs several permissions: embed less at once.`);
      return [...rules.values()].map((rule): [string, PermissionRule] => [value, rule]);
    });

    if (guards.length > 0)
      embed['x-value-permissions'] = { ...embed['x-value-permissions'], ...Object.fromEntries(guards) };
  }

  /** The settled views of the members on a path. */
  #along(name: string, [step = '', ...rest]: readonly string[]): ViewRule[] {
    const member = this.#schemas[name]?.properties?.[step];
    if (member === undefined) return [];
    const view = findSettledView(member);
    const next = findReferredBy(member)[0];
    return [
      ...(view === undefined ? [] : [view]),
      ...(rest.length > 0 && next !== undefined ? this.#along(next, rest) : []),
    ];
  }

  #memberView(member: Schema, where: string): ViewRule {
    if (member['x-view'] !== undefined) return this.#viewOf(member['x-view'], where);
    const held = findReferredBy(member);
    return held.length === 1 ? this.#schemaView(held[0] ?? '', where) : EVERYBODY;
  }

  /** The view of this schema where it is part of something else. */
  #schemaView(name: string, where: string): ViewRule {
    const said = this.#schemas[name]?.['x-view'];
    return said === undefined ? createReadingView(this.#readers.get(name)) : this.#viewOf(said, where);
  }

  #viewOf(said: unknown, where: string): ViewRule {
    if (typeof said === 'string' && isSchemaName(said)) {
      if (this.#schemas[said] === undefined) this.complaints.push(`${where}: names ${said}, which is no schema.`);
      return this.#schemaView(said, where);
    }

    // A view that was settled already is in its long form.
    const rule = expandPermission(said as PermissionRule);
    if (rule === null) return EVERYBODY;

    const names = 'anyOf' in rule ? rule.anyOf : rule.allOf;
    if ('allOf' in rule && names.length > 1)
      this.complaints.push(`${where}: one of several permissions can show it: write any.`);

    const known = new Set(this.#schemas['Permission']?.enum);
    for (const name of names)
      if (!known.has(name)) this.complaints.push(`${where}: ${name} is no permission: spec/common.yaml lists them.`);

    return { any: names };
  }
}

/** The operations that read one thing alone, or else as a list, by what they return. */
function readersOf(places: readonly OperationPlace[]): ReadonlyMap<string, Operation> {
  const found = new Map<string, Operation>();
  const isOne = ({ path, operation }: OperationPlace): boolean => operation['x-kind'] === 'read' && path.endsWith('}');
  const reading = [
    ...places.filter(isOne),
    ...places.filter(({ operation }) => ['read', 'list'].includes(operation['x-kind'])),
  ];
  for (const { operation } of reading) {
    const name = findAnswerSchema(operation);
    if (name !== undefined && !found.has(name)) found.set(name, operation);
  }
  return found;
}

function createReadingView(reader: Operation | undefined): ViewRule {
  const rule = expandPermission(reader?.['x-permission']);
  const any = rule === null ? undefined : 'anyOf' in rule ? rule.anyOf : rule.allOf;
  return { ...(any && { any }), ...(reader?.['x-basic'] !== undefined && { basic: true as const }) };
}

/** The schema that an operation returns, of a list that of an item; the fuller one where the public sees less. */
export function findAnswerSchema({ responses }: Operation): string | undefined {
  const schema = findJsonSchema((responses['200'] ?? responses['201'])?.content);
  return schema === undefined ? undefined : findReferredBy(schema)[0];
}

/** The objects that a value can be, null and lists aside. */
export function findReferredBy(schema: Schema): string[] {
  const name = findReferredName(schema);
  if (name !== undefined) return [name];
  const inside = [...(schema.items ? [schema.items] : []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return inside.flatMap(findReferredBy);
}

export function canBeNull(schema: Schema, schemas: Readonly<Record<string, Schema>>): boolean {
  const name = findReferredName(schema);
  if (name !== undefined) return canBeNull(schemas[name] ?? {}, schemas);
  return (
    typesOf(schema).includes('null') || (schema.oneOf ?? schema.anyOf ?? []).some((each) => canBeNull(each, schemas))
  );
}

/** Whether a client can send the member, in the schema itself or in what is derived from it. */
function isWritable(
  name: string,
  member: string,
  sent: ReadonlySet<string>,
  schemas: Readonly<Record<string, Schema>>,
): boolean {
  const variants = [name, `New${name}`, `${name}Put`, `${name}Patch`].filter((each) => sent.has(each));
  return variants.some((each) => {
    const declared = schemas[each]?.properties?.[member];
    return declared !== undefined && declared.readOnly !== true;
  });
}

/** The schemas without what of them is ignored in a body. */
function selectWritable(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const taken = Object.entries(schemas).map(([name, { properties = {}, ...rest }]): [string, Schema] => {
    const members = Object.entries(properties).filter(([, { readOnly }]) => readOnly !== true);
    return [name, { ...rest, properties: Object.fromEntries(members) }];
  });
  return Object.fromEntries(taken);
}

function valuesOf({ schema }: Parameter, schemas: Readonly<Record<string, Schema>>): string[] {
  const [items = ''] = findReferredBy(schema);
  return (schemas[items]?.enum ?? schema.items?.enum ?? []).map(String);
}

function isSchemaName(name: string): boolean {
  return /^[A-Z]/.test(name);
}

function ruleOf(any: readonly string[]): PermissionRule {
  const [only, ...others] = any;
  return only !== undefined && others.length === 0 ? only : { any: [...any] };
}

function describeView({ any, basic }: ViewRule, isNullable: boolean): string {
  const rights = any === undefined ? '' : ` you have ${any.map((each) => `\`${each}\``).join(' or ')}`;
  const password = basic === true ? ' you come with a user name and password' : '';
  const needed = [rights, password].filter((each) => each !== '').join(' and');
  return isNullable ? `Null unless${needed}.` : `Left out unless${needed}.`;
}

/** Whether there is a member in an object of this schema, or below it, that not everybody sees. */
export function hasGuardedMember(name: string, schemas: Readonly<Record<string, Schema>>): boolean {
  return [name, ...findReachable([schemas[name] ?? {}], schemas)].some((each) =>
    Object.values(schemas[each]?.properties ?? {}).some((member) => findSettledView(member) !== undefined),
  );
}

/** The view of a member, where it takes more than the object around it; views must be settled. */
export function findSettledView(member: Schema): ViewRule | undefined {
  const view = member['x-view'];
  return isRecord(view) ? view : undefined;
}
