// The part of a permission rule that a caller lacks, and the refusal that says so.
import type { Permission, PermissionRule } from '../generated/operations.ts';
import type { ProblemDetail } from '../domain/values/problem.ts';

/**
 * Returns the refusal of a caller with these permissions: ERR_PERMISSION, with the missing ones in `params`. Returns null
 * when none is missing.
 */
export function findMissingPermission(
  rule: PermissionRule | null,
  permissions: ReadonlySet<Permission>,
): ProblemDetail | null {
  if (rule === null || isGranted(rule, permissions)) return null;
  const missing = 'allOf' in rule ? rule.allOf.filter((name) => !permissions.has(name)) : rule.anyOf;
  const how = 'allOf' in rule ? 'needs the permission' : 'needs one of the permissions';
  const message = `This ${how} ${missing.join(', ')}: ask an administrator for it.`;
  return { code: 'ERR_PERMISSION', message, params: { permission: missing } };
}

function isGranted(rule: PermissionRule, permissions: ReadonlySet<Permission>): boolean {
  return 'allOf' in rule
    ? rule.allOf.every((name) => permissions.has(name))
    : rule.anyOf.some((name) => permissions.has(name));
}
