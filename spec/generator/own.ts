// The right `own`: the rule by which the thing of an operation is the caller's own, its sentence, and lint errors in it.
import {
  findJsonSchema,
  findReferredName,
  type ContractDocument,
  type Operation,
  type PermissionRule,
} from './document.ts';

/** The name of the right in an `any` of x-permission. It is no permission that an administrator grants. */
const OWN = 'own';

/**
 * The place of the id that is compared with the id of the caller's account. It is in the path, in the body, or in the
 * row of the root.
 */
export interface OwnRule {
  readonly in: 'path' | 'body' | 'root';
  readonly name: string;
}

/** The names of a rule that are permissions. */
export function omitOwn(names: readonly string[]): string[] {
  return names.filter((name) => name !== OWN);
}

/** The rule that makes the thing of an operation one's own; null where that gives no right. */
export function findOwnRule(operation: Operation): OwnRule | null {
  const { path, member } = operation['x-own'] ?? {};
  if (path !== undefined) return { in: 'path', name: path };
  if (member === undefined) return null;
  return { in: operation['x-kind'] === 'create' ? 'body' : 'root', name: member };
}

/** The sentence for the description; none where own things give no right. */
export function describeOwn(operation: Operation): string[] {
  const rule = findOwnRule(operation);
  if (rule === null) return [];
  const whose = rule.in === 'path' ? `\`${rule.name}\` in the path` : `\`${rule.name}\``;
  return [
    `Without this permission you may do it for what is your own: ${whose} is the id of your account. Everything else is refused with 403, whether it exists or not. API keys with scopes need the permission.`,
  ];
}

/** Returns the lint errors of x-own, and of `own` in x-permission. */
export function lintOwn(operation: Operation, path: string, document: ContractDocument): string[] {
  const rule = operation['x-permission'];
  const ownRule = operation['x-own'];
  const wrong: string[] = [];
  const isNamed = listNames(rule).includes(OWN);
  if (isNamed && !(typeof rule === 'object' && 'any' in rule && omitOwn(rule.any).length > 0))
    wrong.push('own stands beside a permission: `x-permission: { any: [editUsers, own] }`.');
  if (isNamed !== (ownRule !== undefined))
    wrong.push("`own` in x-permission and x-own go together: x-own says what makes a thing one's own.");
  if (ownRule === undefined) return wrong;

  if ((ownRule.path === undefined) === (ownRule.member === undefined))
    wrong.push('x-own is `{ path: id }` or `{ member: personeel_id }`.');
  if (ownRule.path !== undefined && !path.includes(`{${ownRule.path}}`))
    wrong.push(`x-own: no {${ownRule.path}} in ${path}.`);
  if (ownRule.member !== undefined) wrong.push(...lintOwnMember(operation, ownRule.member, document));

  return wrong;
}

function lintOwnMember(operation: Operation, member: string, document: ContractDocument): string[] {
  if (operation['x-kind'] !== 'create')
    return operation['x-root'] === undefined ? ['x-own by a member needs x-root: the thing that has it.'] : [];
  const body = findJsonSchema(operation.requestBody?.content);
  const schema = document.components.schemas[findReferredName(body ?? {}) ?? ''] ?? body;
  return schema?.properties?.[member] === undefined ? [`x-own: the body has no member ${member}.`] : [];
}

function listNames(rule: PermissionRule | undefined): readonly string[] {
  if (rule === undefined) return [];
  if (typeof rule === 'string') return [rule];
  return 'any' in rule ? rule.any : rule.all;
}
