// Compares a contract with an earlier one: by oasdiff, and by our own checks of permissions and names.
import { HTTP_METHODS, type ContractDocument, type Operation, type PermissionRule } from '../document.ts';
import { expandPermission } from '../kinds.ts';
import { CHANGE_GROUPS, type ContractChange, type ChangeGroup } from './change.ts';
import { createComparable, EVENTS_PATH, PUBLIC_PATH } from './comparable.ts';
import { removeEnded } from './ended-parts.ts';
import { runOasdiff, type OasdiffChange } from './oasdiff.ts';

/**
 * Returns every change from one contract to the next, breaking ones first. The end of a part that was due by `today` is
 * not breaking. Throws where the program fails.
 */
export function findChangesBetween(
  program: string,
  earlier: ContractDocument,
  after: ContractDocument,
  today: string,
): ContractChange[] {
  const { before, changes } = removeEnded(earlier, after, today);
  const allChanges = [
    ...changes,
    ...runOasdiff(program, createComparable(before), createComparable(after)).map(changeOf),
    ...findPermissionChanges(before, after),
    ...findSchemaChanges(before, after),
  ];
  const texts = new Map(allChanges.map((each) => [JSON.stringify(each), each]));
  return CHANGE_GROUPS.flatMap((group) => [...texts.values()].filter(({ level }) => level === group));
}

function changeOf({ id, text, level, operation, operationId = '', path = '' }: OasdiffChange): ContractChange {
  const where = path.startsWith(EVENTS_PATH)
    ? `webhook ${path.slice(EVENTS_PATH.length)}`
    : `${operation ?? ''} ${path.startsWith(`${PUBLIC_PATH}/`) ? path.slice(PUBLIC_PATH.length) : path}`;
  return { id, operation: operationId.replace('#public', ''), path: where, level: groupOf(id, text, level), text };
}

/** Refusals are told by the enum of their codes, which only a refusal has as a member of this name at the top. */
function groupOf(id: string, text: string, level: OasdiffChange['level']): ChangeGroup {
  if (/^response-.*enum-value/.test(id) && /`code`.*`[45]\d\d`/.test(text)) return 'refusals';
  if (/^response-(non-)?success-status/.test(id) && /`[45]\d\d`/.test(text)) return 'refusals';
  if (level > 1) return 'breaking';
  return /deprecat|sunset/.test(id) ? 'deprecated' : 'added';
}

/** Returns the operations that need other permissions than before. */
function findPermissionChanges(before: ContractDocument, after: ContractDocument): ContractChange[] {
  const present = new Map(placesOf(after).map(({ path, operation }) => [path, operation]));
  return placesOf(before).flatMap(({ path, operation }) => {
    const now = present.get(path);
    if (now === undefined) return [];

    const rules: [string, PermissionRule | undefined, PermissionRule | undefined][] = [
      ['the operation', operation['x-permission'], now['x-permission']],
      ...(operation.parameters ?? []).flatMap((each): (typeof rules)[number][] => {
        const other = now.parameters?.find(({ name }) => name === each.name);
        return other === undefined
          ? []
          : [[`the parameter \`${each.name}\``, each['x-permission'], other['x-permission']]];
      }),
    ];

    return rules.flatMap(([subject, was, is]) => {
      const less = listSufficient(was).some((names) => !isPermitted(is, names));
      const more = listSufficient(is).some((names) => !isPermitted(was, names));
      if (!less && !more) return [];
      const [id, level, amount] = less
        ? (['permission-tightened', 'breaking', 'more'] as const)
        : (['permission-loosened', 'added', 'less'] as const);
      const text = `${subject} needs ${amount}: ${describeRule(is)} instead of ${describeRule(was)}`;
      return [{ id, operation: now.operationId, path, level, text }];
    });
  });
}

/** The sets of permissions of which each one suffices. */
function listSufficient(rule: PermissionRule | undefined): readonly (readonly string[])[] {
  if (typeof rule === 'object' && 'any' in rule) return rule.any.map((each) => [each]);
  const long = expandPermission(rule);
  return [long === null ? [] : 'allOf' in long ? long.allOf : long.anyOf];
}

function isPermitted(rule: PermissionRule | undefined, names: readonly string[]): boolean {
  return listSufficient(rule).some((requiredNames) => requiredNames.every((each) => names.includes(each)));
}

function describeRule(rule: PermissionRule | undefined): string {
  const alternatives = listSufficient(rule).map((each) => each.map((name) => `\`${name}\``).join(' and '));
  return alternatives.filter(Boolean).join(' or ') || 'no permission';
}

/** Clients are made from named schemas: without the name their programs do not compile. */
function findSchemaChanges(before: ContractDocument, after: ContractDocument): ContractChange[] {
  return Object.keys(before.components.schemas)
    .filter((name) => after.components.schemas[name] === undefined)
    .map((name) => ({
      id: 'schema-removed',
      operation: '',
      path: `schema ${name}`,
      level: 'breaking' as const,
      text: `the schema \`${name}\` is gone, or has another name`,
    }));
}

function placesOf(document: ContractDocument): { path: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    HTTP_METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ path: `${method.toUpperCase()} ${path}`, operation }];
    }),
  );
}
