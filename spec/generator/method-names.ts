// The names of methods, made from the operation's id and its group by rule: createBooking is `client.bookings.create`.

/** The parts of a name: the id of the operation, and its path with parameters in braces. */
export interface NamedOperation {
  readonly id: string;
  readonly path: string;
}

const BATCH_VERBS = new Set(['create', 'update', 'delete']);

/**
 * Returns the names of a group's operations, by their ids. The noun of the group is left out where it begins or ends what follows
 * the verb: `getInvoicePdf` is `getPdf`, `createCreditInvoice` is `createCredit`. A batch is `createMany`. Throws when two would
 * have one name. A name depends on nothing but its own id and the noun, so a new operation changes no other name.
 */
export function createMethodNames(group: string, operations: readonly NamedOperation[]): ReadonlyMap<string, string> {
  const nouns = nounsOf(group, operations);
  const names = new Map(operations.map(({ id }) => [id, createMethodName(id, nouns)]));
  for (const [id, name] of names) {
    const twin = [...names].find(([other, same]) => other !== id && same === name);
    if (twin) throw new Error(`${id} and ${twin[0]} would both be ${group}.${name}: rename one in spec/paths`);
  }
  return names;
}

interface NounForms {
  readonly one: string;
  readonly many: string;
}

/** `staff` is a list of staff members, as the operation says that reads one of what `listStaff` lists. */
function nounsOf(group: string, operations: readonly NamedOperation[]): NounForms {
  const many = group.charAt(0).toUpperCase() + group.slice(1);
  const list = operations.find(({ id }) => id === `list${many}`);
  const below = list && new RegExp(`^${escapePattern(list.path)}/\\{\\w+\\}$`);
  const read = operations.find(({ id, path }) => id.startsWith('get') && below?.test(path));
  return { one: read?.id.slice('get'.length) ?? many, many };
}

function createMethodName(id: string, { one, many }: NounForms): string {
  const [verb = ''] = /^[a-z]+/.exec(id) ?? [];
  const rest = id.slice(verb.length);
  if (rest === many && one !== many && BATCH_VERBS.has(verb)) return `${verb}Many`;
  // The longer one first: a StaffMember is no Member of Staff.
  for (const noun of [many, one].sort((a, b) => b.length - a.length)) {
    if (rest === noun) return verb;
    if (rest.startsWith(noun) && /^[A-Z]/.test(rest.slice(noun.length))) return verb + rest.slice(noun.length);
    if (rest.endsWith(noun)) return verb + rest.slice(0, -noun.length);
  }
  return id;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
