// The part of a permission rule that a caller lacks, and the refusal that says so.
import type { Permission, PermissionRule } from '../generated/operations.ts';
import type { ProblemDetail } from '../domain/values/problem.ts';

/**
 * Returns the refusal of a caller with these permissions: ERR_PERMISSION, with the missing ones in `params`. Returns null
 * when none is missing.
 */
export function findMissingPermission(
  rule: PermissionRule | null,
  held: ReadonlySet<Permission>,
): ProblemDetail | null {
  if (rule === null || isGranted(rule, held)) return null;
  const missing = 'allOf' in rule ? rule.allOf.filter((name) => !held.has(name)) : rule.anyOf;
  const how = 'allOf' in rule ? 'needs the permission' : 'needs one of the permissions';
  const message = `This ${how} ${missing.join(', ')}: ask an administrator for it.`;
  return { code: 'ERR_PERMISSION', message, params: { permission: missing } };
}

function isGranted(rule: PermissionRule, held: ReadonlySet<Permission>): boolean {
  return 'allOf' in rule ? rule.allOf.every((name) => held.has(name)) : rule.anyOf.some((name) => held.has(name));
}
