// Checks the permissions that the contract requires per operation, parameter and embedded resource.
import type { OperationId, PermissionRule } from '../../generated/operations.ts';
import type { Caller } from '../../handlers/handler.ts';
import { refuseUntilSetUp } from '../../domain/access/second-factor.ts';
import { assertHasRights } from '../../domain/access/user.ts';
import { Problem, createProblem } from '../../domain/values/problem.ts';
import { shapeOf } from '../shape.ts';
import { findMissingPermission } from '../../contract/missing-permission.ts';
import { createLoginRequired } from './denial.ts';
import { mayOwn } from './own-things.ts';

/**
 * Throws 403 with the missing permissions, before any look-up, so that a refusal does not reveal what exists. A session that must
 * set up a second factor first is refused with its own code. Callers limited to own things pass: own-things.ts checks them
 * where the thing is known.
 */
export function requirePermission(id: OperationId, caller: Caller): void {
  if (shapeOf(id).beforeSecondFactor !== true) refuseUntilSetUp(caller.session?.mustSetUp === true);
  if (caller.isVisitor) requireOpen(id);
  if (mayOwn(id, caller)) return;
  require(shapeOf(id).permission, caller);
  if (shapeOf(id).needsRights === true && !caller.isVisitor) assertHasRights(caller.hasRights);
}

/** Refuses a key for websites where the operation is not for visitors. Visitors without a credential reach open operations only. */
function requireOpen(id: OperationId): void {
  const { public: always, opens } = shapeOf(id);
  if (always || opens !== undefined) return;
  throw createProblem(
    'ERR_PUBLIC_KEY',
    'This key is for websites and may do what visitors may do: use a key with other scopes.',
  );
}

/** Throws 403 for parameters and embedded resources that need more permissions than the operation itself. */
export function requireForQuery(id: OperationId, query: Readonly<Record<string, unknown>>, caller: Caller): void {
  for (const [name, { credential, permission, values }] of Object.entries(shapeOf(id).guards ?? {})) {
    const queryValue = query[name];
    if (queryValue === undefined) continue;
    if (credential === true && caller.isVisitor) throw createLoginRequired();
    if (permission !== undefined) require(permission, caller);
    for (const value of Array.isArray(queryValue) ? queryValue : [queryValue]) {
      const requirement = values?.[String(value)];
      if (requirement !== undefined) require(requirement, caller);
    }
  }
}

function require(rule: PermissionRule | null, { permissions }: Caller): void {
  const missing = findMissingPermission(rule, permissions);
  if (missing !== null) throw new Problem([missing]);
}
