// The members of a new resource, written naam:text:unique or locatie_id:id: what each layer's file says of them.
import { BLANK } from './resource-files.ts';

/** An error of the caller of the command, printed without a stack. */
export class Misuse extends Error {}

export interface ResourceMember {
  readonly name: string;
  readonly type: MemberType;
  readonly isUnique: boolean;
  /** The x-root that an id refers to; null for all else. */
  readonly root: string | null;
  /** The table of the root. */
  readonly table: string | null;
}

interface MemberKind {
  readonly schema: string;
  readonly column: (member: ResourceMember) => string;
  readonly sample: (member: ResourceMember) => string;
  readonly other: (member: ResourceMember) => string;
}

const MEMBER_KINDS = {
  text: {
    schema: 'type: string, minLength: 1, maxLength: 255',
    column: ({ name }) => `t.string('${name}', 255).notNullable()`,
    sample: () => "'Een'",
    other: () => "'Twee'",
  },
  integer: {
    schema: 'type: integer, minimum: 0, maximum: 2147483647',
    column: ({ name }) => `t.integer('${name}').notNullable()`,
    sample: () => '1',
    other: () => '2',
  },
  money: {
    schema: 'type: number, format: money',
    column: ({ name }) => `money(t, '${name}').notNullable()`,
    sample: () => '12.5',
    other: () => '15',
  },
  boolean: {
    schema: 'type: boolean',
    column: ({ name }) => `boolean(t, '${name}')`,
    sample: () => 'true',
    other: () => 'false',
  },
  date: {
    schema: 'type: string, format: date',
    column: ({ name }) => `date(t, '${name}').notNullable()`,
    sample: () => "'2026-06-13'",
    other: () => "'2026-06-14'",
  },
  id: {
    schema: '$ref: ../../common.yaml#/schemas/Id',
    column: ({ name, table }) => `reference(t, '${name}', '${table ?? ''}').notNullable()`,
    sample: ({ root }) => `await kit.createThing('${root ?? ''}')`,
    other: ({ root }) => `await kit.createThing('${root ?? ''}')`,
  },
} satisfies Record<string, MemberKind>;
type MemberType = keyof typeof MEMBER_KINDS;

/** The members in these words. `references` is x-references of the contract, `roots` what an id can refer to, `tables` as tablesOf says. Throws Misuse. */
export function membersOf(
  words: readonly string[],
  references: Readonly<Record<string, string | null>>,
  roots: readonly string[],
  tables: ReadonlyMap<string, string>,
): ResourceMember[] {
  return words.map((each) => {
    const [name = '', typeText = '', ...marks] = each.split(':');
    const [type = '', rootName] = typeText.split('=');
    if (!/^[a-z][a-z0-9_]*$/.test(name) || !isType(type) || marks.some((mark) => mark !== 'unique'))
      throw new Misuse(
        `${each}: write <member>:<type> or <member>:<type>:unique, of ${Object.keys(MEMBER_KINDS).join(', ')}.`,
      );
    const root = type === 'id' ? (rootName ?? references[name] ?? null) : null;
    if (type === 'id' && (root === null || !roots.includes(root)))
      throw new Misuse(`${each}: say what it refers to, as in ${name}:id=locations: one of ${roots.join(', ')}.`);
    return { name, type, isUnique: marks.length > 0, root, table: tables.get(root ?? '') ?? root };
  });
}

/** The tables of the roots that are some of the rows of a table of another name, by root. `sources` are the texts of db/. */
export function tablesOf(sources: Iterable<string>): ReadonlyMap<string, string> {
  const tableByRoot = new Map<string, string>();
  for (const text of sources)
    for (const [, table = '', kinds = ''] of text.matchAll(
      /^(?:export )?const \w+ = defineTable.*\('(\w+)', \{\n {2}kinds: \{ (.*) \},$/gm,
    ))
      for (const [, root = ''] of kinds.matchAll(/(\w+): \{/g)) tableByRoot.set(root, table);
  return tableByRoot;
}

function isType(type: string): type is MemberType {
  return Object.hasOwn(MEMBER_KINDS, type);
}

/** The texts that the templates have in the places of members. */
export function writeMemberTexts(
  members: readonly ResourceMember[],
  { table }: { readonly table: string },
): Readonly<Record<string, string>> {
  const unique = members.filter(({ isUnique }) => isUnique);
  const ids = members.filter(({ type }) => type === 'id');
  const constraints = [
    ...(unique.length === 0
      ? []
      : [`unique: { ${unique.map(({ name }) => `${table}_${name}_unique: { field: '${name}' }`).join(', ')} }`]),
    ...(ids.length === 0 ? [] : [`references: { ${ids.map(({ name }) => `${name}: '${name}'`).join(', ')} }`]),
  ];

  const kinds = [
    ...new Set(
      members.flatMap(({ type }) =>
        type === 'text' || type === 'integer' ? [] : [type === 'id' ? 'reference' : type],
      ),
    ),
  ];
  const joinValues = (valueOf: (member: ResourceMember) => string): string =>
    members.map((member) => `${member.name}: ${valueOf(member)}`).join(', ');
  const sampleOf = (member: ResourceMember): string => MEMBER_KINDS[member.type].sample(member);

  return {
    properties: members
      .map(({ name, type }) => `    ${name}: { ${MEMBER_KINDS[type].schema}, description: '${BLANK} what it is.' }`)
      .join('\n'),
    required: members.map(({ name }) => name).join(', '),
    columns: members
      .map((member) => `    ${MEMBER_KINDS[member.type].column(member)}${member.isUnique ? '.unique()' : ''};`)
      .join('\n'),
    kinds: ['id', ...kinds, 'version'].sort().join(', '),
    constraints: constraints.length === 0 ? '' : `, { ${constraints.join(', ')} }`,
    sample: joinValues(sampleOf),
    other: joinValues((member) => MEMBER_KINDS[member.type].other(member)),
    shown: joinValues((member) => (member.type === 'id' ? '1' : sampleOf(member))),
    taken: unique[0]?.name ?? '',
    ids: ids[0]?.name ?? '',
    // Its first id refers to nothing.
    unknown: joinValues((member) => (member === ids[0] ? '2147483647' : sampleOf(member))),
    codes: [...(unique.length > 0 ? ['ERR_TAKEN'] : []), ...(ids.length > 0 ? ['ERR_UNKNOWN_REFERENCE'] : [])].join(
      ', ',
    ),
  };
}

/** The lines that x-references needs for these members: one for each id that it does not have, by name or by schema. */
export function listReferenceLines(
  members: readonly ResourceMember[],
  references: Readonly<Record<string, string | null>>,
  schema: string,
): string[] {
  return members.flatMap(({ name, root }) => {
    if (root === null || references[name] === root) return [];
    if (!(name in references)) return [`  ${name}: ${root}`];
    return [`New${schema}.${name}`, `${schema}Put.${name}`].map((key) => `  ${key}: ${root}`);
  });
}
