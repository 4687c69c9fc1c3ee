// The members that each account sees, read from the contract directly: not from the generator's output, so that the
// two are compared.
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { operations, type OperationId } from '../../generated/operations.ts';

/** The demands of a view, as the published contract states them. */
export interface ViewRule {
  readonly any?: readonly string[];
  readonly basic?: boolean;
}

interface ViewSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, ViewSchema>>;
  readonly required?: readonly string[];
  readonly items?: ViewSchema;
  readonly oneOf?: readonly ViewSchema[];
  readonly anyOf?: readonly ViewSchema[];
  readonly 'x-view'?: ViewRule | 'any';
  readonly 'x-announced-to'?: ViewRule;
}

/** Somebody: their rights, and whether they come with a password. */
export interface ViewAccount {
  readonly rights: readonly string[];
  readonly byPassword: boolean;
}

const schemas = bundle.components.schemas as object as Readonly<Record<string, ViewSchema>>;

/** The permissions that show something somewhere, each once. */
export const RIGHTS: readonly string[] = [
  ...new Set(
    Object.values(schemas).flatMap(({ properties = {} }) =>
      Object.values(properties).flatMap(({ 'x-view': view }) => (typeof view === 'object' ? (view.any ?? []) : [])),
    ),
  ),
].sort();

/** Whether a rule shows its member to an account. */
export function mayView({ any, basic }: ViewRule, { rights, byPassword }: ViewAccount): boolean {
  return (any === undefined || any.some((each) => rights.includes(each))) && (basic !== true || byPassword);
}

/** The name of the schema that an operation returns, of a list that of an item. */
export function returnedSchemaOf(id: OperationId): string | undefined {
  const { method, path } = operations[id];
  const pathOperations = (
    bundle.paths as object as Record<string, Record<string, { responses: Record<string, OperationResponse> }>>
  )[path];
  const { content } = pathOperations?.[method]?.responses['200'] ?? {};
  const schema = content?.['application/json']?.schema;
  return schema === undefined ? undefined : nameOf(schema);
}

interface OperationResponse {
  readonly content?: Readonly<Record<string, { readonly schema: ViewSchema }>>;
}

function nameOf({ $ref, items, anyOf = [], oneOf = anyOf }: ViewSchema): string | undefined {
  return $ref?.split('/').at(-1) ?? (items && nameOf(items)) ?? oneOf.map(nameOf).find((each) => each !== undefined);
}

/** The treatment of a member that a view stands at. */
type Judge = (
  view: ViewRule | 'any',
  memberFacts: { readonly name: string; readonly isNullable: boolean },
) => 'keep' | 'null' | 'drop';

/** A copy of a value of a schema with what `judge` says of its members. */
function judgeMembers(value: unknown, name: string | undefined, judge: Judge): unknown {
  if (Array.isArray(value)) return value.map((each) => judgeMembers(each, name, judge));
  const { properties = {} } = schemas[name ?? ''] ?? {};
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).flatMap(([member, each]): [string, unknown][] => {
    const memberSchema = properties[member] ?? {};
    const view = memberSchema['x-view'];
    const memberFacts = { name: `${String(name)}.${member}`, isNullable: isNullable(memberSchema) };
    const verdict = view === undefined || each === null ? 'keep' : judge(view, memberFacts);
    if (verdict === 'drop') return [];
    return [[member, verdict === 'null' ? null : judgeMembers(each, nameOf(memberSchema), judge)]];
  });
  return Object.fromEntries(members);
}

function isNullable({ $ref, type = [], oneOf = [] }: ViewSchema): boolean {
  if ($ref !== undefined) return isNullable(schemas[nameOf({ $ref }) ?? ''] ?? {});
  return [type].flat().includes('null') || oneOf.some(isNullable);
}

/** Returns the part of a whole value that an account sees; `met` gets the names of members that some do not see. */
export function selectVisible(
  somebody: ViewAccount,
  value: unknown,
  name: string | undefined,
  met = new Set<string>(),
): unknown {
  return judgeMembers(value, name, (view, memberFacts) => {
    if (view === 'any') return 'keep';
    met.add(memberFacts.name);
    return mayView(view, somebody) ? 'keep' : memberFacts.isNullable ? 'null' : 'drop';
  });
}

/** Returns the value without the members that `x-view: any` shows to all accounts. */
export function omitOpen(value: unknown, name: string | undefined): unknown {
  return judgeMembers(value, name, (view) => (view === 'any' ? 'drop' : 'keep'));
}

/** The members that not everybody sees, by `schema.member`: those that some of these operations can show. */
export function listGuardedMembers(ids: readonly OperationId[]): readonly string[] {
  const reached = new Set(ids.flatMap((id) => returnedSchemaOf(id) ?? []));
  for (const name of reached)
    for (const member of Object.values(schemas[name]?.properties ?? {})) {
      const schemaName = nameOf(member);
      if (schemaName !== undefined && schemas[schemaName]?.properties !== undefined) reached.add(schemaName);
    }
  return [...reached].flatMap((name) =>
    Object.entries(schemas[name]?.properties ?? {}).flatMap(([member, { 'x-view': view }]) =>
      typeof view === 'object' ? [`${name}.${member}`] : [],
    ),
  );
}

/** Returns the rule for accounts that see more of an event's object than its id. */
export function announcedTo(noun: string): ViewRule {
  return schemas[noun]?.['x-announced-to'] ?? {};
}

/** Whether an account sees a member of a noun. */
export function canSeeMember(somebody: ViewAccount, noun: string, member: string): boolean {
  const view = schemas[noun]?.properties?.[member]?.['x-view'];
  return typeof view !== 'object' || mayView(view, somebody);
}
