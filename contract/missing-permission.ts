// The part of a permission rule that a caller lacks, and the refusal that says so.
import type { Permission, PermissionRule } from '../generated/operations.ts';
import type { ProblemDetail } from '../domain/values/problem.ts';

/**
 * The refusal of a caller with these permissions, ERR_PERMISSION with the missing ones in `params`; null when none is
 * missing.
 */
export function missingPermission(rule: PermissionRule | null, held: ReadonlySet<Permission>): ProblemDetail | null {
  if (rule === null) return null;
  const missing = 'allOf' in rule ? rule.allOf.filter((name) => !held.has(name)) : missingAny(rule.anyOf, held);
  if (missing.length === 0) return null;
  const how = 'allOf' in rule ? 'needs the permission' : 'needs one of the permissions';
  const message = `This ${how} ${missing.join(', ')}: ask an administrator for it.`;
  return { code: 'ERR_PERMISSION', message, params: { permission: missing } };
}

function missingAny(names: readonly Permission[], held: ReadonlySet<Permission>): readonly Permission[] {
  return names.some((name) => held.has(name)) ? [] : names;
}
