// Makes docs/permissions.md: which permission shows which object, member and file, as a table.
import { findAnnouncedNouns } from './announced.ts';
import {
  responseSchemasOf,
  findReachable,
  type ContractDocument,
  type Operation,
  type OperationPlace,
  type Schema,
} from './document.ts';
import { isWrite, expandPermission } from './kinds.ts';
import { findAnswerSchema, findSettledView, type ViewRule } from './views.ts';

const PAGE_HEAD = `# Permissions: who sees what

The tables on this page say which permission is needed to read each object, member and file. Each row names one of these. Callers may read
it if they have one of the permissions with a dot. "Everybody" means all callers with a credential. Operations with \`x-needs-rights\` also
require that the account has at least one permission. API keys for websites may read what visitors may read. "No key" means that an API key
is not enough: the caller must log in with a user name and a password.

\`npm run generate\` makes this page from the contract (\`x-permission\`, \`x-view\`, \`x-announced-to\`): never edit it.
[decisions/240-who-sees-what.md](decisions/240-who-sees-what.md) has the rule, [contract.md](contract.md) the keywords.
\`test/whole/members.test.ts\` compares the page with the responses of the server.
`;

/** A row of a table: what is shown, and to whom. */
interface PermissionRow {
  readonly cells: readonly string[];
  readonly view: ViewRule;
}

/** The text of docs/permissions.md, from a document whose views are settled. */
export function generatePermissionsPage(document: ContractDocument, places: readonly OperationPlace[]): string {
  const { schemas } = document.components;
  return [
    PAGE_HEAD,
    '## Members\n',
    'For callers without these permissions, the members below are null or absent. Members that must be requested (`embed`) are refused.\nAll other members of the operation or the event are shown.\n',
    writeTable(['Member', 'Shown by'], membersOf(schemas, places)),
    '## Files\n',
    'A file is returned whole or not at all.\n',
    writeTable(['Operation', 'File'], filesOf(places)),
    '## Objects in the feed, the audit trail and webhooks\n',
    'Callers without these permissions get only the id. The feed and webhooks also require `viewWebhooks`, the audit trail `editUsers`.\n',
    writeTable(['Object', 'As read by'], objectsOf(schemas)),
  ].join('\n');
}

function membersOf(schemas: Readonly<Record<string, Schema>>, places: readonly OperationPlace[]): PermissionRow[] {
  const reading = places.filter(({ operation }) => !isWrite(operation['x-kind']));
  const responseSchemas = reading.map(({ operation }) => [operation.operationId, findAnswerSchema(operation)] as const);
  const reached = reading.map(
    ({ operation }) => [operation.operationId, findReachable(responseSchemasOf([operation]), schemas)] as const,
  );

  return Object.entries(schemas).flatMap(([name, schema]) => {
    const all = reached.flatMap(([id, names]) => (names.has(name) ? [`\`${id}\``] : []));
    if (all.length === 0) return [];
    const directIds = responseSchemas.flatMap(([id, each]) => (each === name ? [`\`${id}\``] : []));
    const shownBy =
      directIds.length === 0 || directIds.length === all.length ? all : [...directIds, 'where it is embedded'];
    return Object.entries(schema.properties ?? {}).flatMap(([member, memberSchema]) => {
      const view = memberSchema['x-view'] === 'any' ? {} : findSettledView(memberSchema);
      return view === undefined ? [] : [{ cells: [`${name}.${member}`, shownBy.join(', ')], view }];
    });
  });
}

function filesOf(places: readonly OperationPlace[]): PermissionRow[] {
  return places.flatMap(({ operation }) => {
    const types = typesOf(operation);
    const rule = expandPermission(operation['x-permission']);
    if (operation['x-kind'] !== 'read' || types.length === 0 || operation.security?.length === 0) return [];
    const view = rule === null ? {} : { any: 'anyOf' in rule ? rule.anyOf : rule.allOf };
    return [{ cells: [`\`${operation.operationId}\``, types.join(', ')], view }];
  });
}

function typesOf({ responses }: Operation): string[] {
  const types = Object.keys(responses['200']?.content ?? {}).filter((type) => type !== 'application/json');
  return types.length > 3 ? [...types.slice(0, 2), 'others'] : types;
}

function objectsOf(schemas: Readonly<Record<string, Schema>>): PermissionRow[] {
  return [...findAnnouncedNouns(schemas)].map(([object, noun]) => ({
    cells: [object, noun],
    view: schemas[noun]?.['x-announced-to'] as ViewRule,
  }));
}

function writeTable(head: readonly string[], rows: readonly PermissionRow[]): string {
  const rights = [...new Set(rows.flatMap(({ view }) => view.any ?? []))].sort();
  const noKey = rows.some(({ view }) => view.basic === true);
  const columns = [...head, 'everybody', ...rights, ...(noKey ? ['no key'] : [])];
  const lines = rows.map(({ cells, view }) => [
    ...cells,
    writeDot(view.any === undefined),
    ...rights.map((right) => writeDot(view.any?.includes(right) === true)),
    ...(noKey ? [writeDot(view.basic === true)] : []),
  ]);
  const rule = columns.map((_, at) => (at < head.length ? '---' : ':-:'));
  return `${[columns, rule, ...lines].map((each) => `| ${each.join(' | ')} |`).join('\n')}\n`;
}

const writeDot = (is: boolean): string => (is ? '●' : '');
