// Decides who sees what: settles `x-view` of members and `x-announced-to` of nouns by the operations that read them.
import { findAnnouncedNouns } from './announced.ts';
import {
  responseSchemasOf,
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

/** Settles `x-view` and `x-announced-to` in place. Returns the lint errors. */
export function applyViews(document: ContractDocument, places: readonly OperationPlace[]): string[] {
  const views = new Views(document, places);
  for (const { operation } of places) views.permit(operation);
  for (const noun of new Set(findAnnouncedNouns(document.components.schemas).values())) views.announce(noun);
  views.guardMembers();
  for (const place of places) views.guardEmbeds(place);
  return views.lintErrors;
}

class Views {
  readonly lintErrors: string[] = [];
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

  /** Settles an x-permission that names a schema, such as that of a printed document: the operation needs what its view needs. */
  permit(operation: Operation): void {
    const rule = operation['x-permission'];
    if (typeof rule !== 'string' || !isSchemaName(rule)) return;
    const { any } = this.#schemaView(rule, operation.operationId);
    operation['x-permission'] = any === undefined ? 'any' : ruleOf(any);
  }

  /** Settles who gets more than the id in this noun's events: callers who may read it, unless it says otherwise. */
  announce(noun: string): void {
    const schema = this.#schemas[noun] ?? {};
    const announcedTo = schema['x-announced-to'];
    const reader = this.#readers.get(noun);
    if (announcedTo === undefined && reader === undefined)
      this.lintErrors.push(`${noun}: no operation reads it alone: write \`x-announced-to:\` with who sees its events.`);
    schema['x-announced-to'] = announcedTo === undefined ? createReadingView(reader) : this.#viewOf(announcedTo, noun);
  }

  /** Writes `x-view` in full at each member that not everybody sees who sees the object around it. */
  guardMembers(): void {
    const responseNames = findReachable(responseSchemasOf(this.#operations), this.#schemas);
    const bodyNames = findReachable(bodiesOf(this.#operations), selectWritable(this.#schemas));
    for (const name of responseNames) {
      const schema = this.#schemas[name] ?? {};
      for (const [member, memberSchema] of Object.entries(schema.properties ?? {})) {
        const where = `${name}.${member}`;
        const view = this.#memberView(memberSchema, where);
        if (view.any === undefined && view.basic !== true) continue;
        const isNullable = canBeNull(memberSchema, this.#schemas);
        const isRequired = schema.required?.includes(member) === true;
        if (isRequired && !isNullable)
          this.lintErrors.push(`${where}: not everybody sees it: let it be null, or take it out of \`required\`.`);
        if (isWritable(name, member, bodyNames, this.#schemas))
          this.lintErrors.push(`${where}: who does not see it could send null back: mark it \`readOnly: true\`.`);
        memberSchema['x-view'] = view;
        memberSchema.description = [memberSchema.description?.trim(), describeView(view, isNullable)]
          .filter(Boolean)
          .join(' ');
      }
    }

    this.#assertReachable(responseNames);
  }

  /** Members are looked for in objects, lists and what may be null, not in maps and unions of several objects. */
  #assertReachable(responseNames: ReadonlySet<string>): void {
    for (const name of responseNames)
      for (const [member, memberSchema] of Object.entries(this.#schemas[name]?.properties ?? {})) {
        const referredNames = findReferredBy(memberSchema);
        const below = [...findReachable([memberSchema], this.#schemas)].filter((each) =>
          hasGuardedMember(each, this.#schemas),
        );
        if (below.length > 0 && (referredNames.length !== 1 || !below.includes(referredNames[0] ?? '')))
          this.lintErrors.push(
            `${name}.${member}: holds members that not everybody sees: make it one object or a list.`,
          );
      }
  }

  /** An embed is refused to those who would not see it. */
  guardEmbeds({ operation, where }: OperationPlace): void {
    const embed = parametersOf(operation, this.#document).find(({ name }) => name === 'embed');
    const schemaName = findAnswerSchema(operation);
    if (embed === undefined || schemaName === undefined) return;

    const guards = valuesOf(embed, this.#schemas).flatMap((value) => {
      const views = this.#along(schemaName, value.split('.'));
      if (views.some(({ basic }) => basic))
        this.lintErrors.push(`${where}: embed=${value} needs a password: leave it out.`);
      const rules = new Map(views.flatMap(({ any }) => (any === undefined ? [] : [[any.join(), ruleOf(any)]])));
      if (rules.size > 1)
        this.lintErrors.push(`${where}: embed=${value} needs several permissions: embed less at once.`);
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
    const referredNames = findReferredBy(member);
    return referredNames.length === 1 ? this.#schemaView(referredNames[0] ?? '', where) : EVERYBODY;
  }

  /** The view of this schema where it is part of something else. */
  #schemaView(name: string, where: string): ViewRule {
    const view = this.#schemas[name]?.['x-view'];
    return view === undefined ? createReadingView(this.#readers.get(name)) : this.#viewOf(view, where);
  }

  #viewOf(view: unknown, where: string): ViewRule {
    if (typeof view === 'string' && isSchemaName(view)) {
      if (this.#schemas[view] === undefined) this.lintErrors.push(`${where}: names ${view}, which is no schema.`);
      return this.#schemaView(view, where);
    }

    // A view that was settled already is in its long form.
    const rule = expandPermission(view as PermissionRule);
    if (rule === null) return EVERYBODY;

    const names = 'anyOf' in rule ? rule.anyOf : rule.allOf;
    if ('allOf' in rule && names.length > 1)
      this.lintErrors.push(`${where}: one of several permissions can show it: write any.`);

    const permissions = new Set(this.#schemas['Permission']?.enum);
    for (const name of names)
      if (!permissions.has(name))
        this.lintErrors.push(`${where}: ${name} is no permission: spec/common.yaml lists them.`);

    return { any: names };
  }
}

/** The operations that read one thing alone, or else as a list, by what they return. */
function readersOf(places: readonly OperationPlace[]): ReadonlyMap<string, Operation> {
  const readerByName = new Map<string, Operation>();
  const isOne = ({ path, operation }: OperationPlace): boolean => operation['x-kind'] === 'read' && path.endsWith('}');
  const reading = [
    ...places.filter(isOne),
    ...places.filter(({ operation }) => ['read', 'list'].includes(operation['x-kind'])),
  ];
  for (const { operation } of reading) {
    const name = findAnswerSchema(operation);
    if (name !== undefined && !readerByName.has(name)) readerByName.set(name, operation);
  }
  return readerByName;
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
  bodyNames: ReadonlySet<string>,
  schemas: Readonly<Record<string, Schema>>,
): boolean {
  const variants = [name, `New${name}`, `${name}Put`, `${name}Patch`].filter((each) => bodyNames.has(each));
  return variants.some((each) => {
    const memberSchema = schemas[each]?.properties?.[member];
    return memberSchema !== undefined && memberSchema.readOnly !== true;
  });
}

/** The schemas without what of them is ignored in a body. */
function selectWritable(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const entries = Object.entries(schemas).map(([name, { properties = {}, ...rest }]): [string, Schema] => {
    const members = Object.entries(properties).filter(([, { readOnly }]) => readOnly !== true);
    return [name, { ...rest, properties: Object.fromEntries(members) }];
  });
  return Object.fromEntries(entries);
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
  const conditions = [rights, password].filter((each) => each !== '').join(' and');
  return isNullable ? `Null unless${conditions}.` : `Left out unless${conditions}.`;
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
