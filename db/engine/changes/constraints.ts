// The meaning of a violated constraint for the client, declared with the table: each one is listed by its name.
import type { ErrorCode } from '../../../generated/operations.ts';

/** The refusal that a violation stands for. */
export interface ConstraintProblem {
  /** The member of the body that violates it. */
  readonly field: string;
  /** ERR_TAKEN unless it says otherwise. */
  readonly code?: ErrorCode;
  /** The problem and its remedy. */
  readonly message?: string;
}

/** The constraints of a table. test/engine/constraints.test.ts compares them with the database: none can be forgotten. */
export interface Constraints {
  /**
   * Unique indexes and keys, by their names on PostgreSQL (`users_pkey`). `never`: no request can violate it, so a
   * violation is a fault of the server. `retry`: only a race can, and the second attempt finds the row of the first.
   */
  readonly unique?: Readonly<Record<string, ConstraintProblem | 'never' | 'retry'>>;
  /** Check constraints, by name. */
  readonly checks?: Readonly<Record<string, (ConstraintProblem & { readonly code: ErrorCode }) | 'never'>>;
  /**
   * Columns that refer to other tables, each with the member of the body that names the other thing; null where no
   * request does. A reference with ON DELETE CASCADE, from a part to its whole, is not listed.
   */
  readonly references?: Readonly<Record<string, string | null>>;
}

type ConstraintMeaning = ConstraintProblem | 'never' | 'retry';

const tables = new Map<string, Constraints>();
const violations = new Map<string, ConstraintMeaning>();
const references = new Map<string, string | null>();

/** Declares the constraints of a table that is not defined by `defineTable`, which declares its own. */
export function declareConstraints(table: string, constraints: Constraints): void {
  tables.set(table, constraints);
  for (const [name, meaning] of Object.entries({ ...constraints.unique, ...constraints.checks }))
    violations.set(name, meaning);
  for (const [column, field] of Object.entries(constraints.references ?? {}))
    references.set(`${table}_${column}_foreign`, field);
}

/** Returns the declarations, by table. */
export function listDeclaredConstraints(): ReadonlyMap<string, Constraints> {
  return tables;
}

/** Returns the meaning of a violated unique index, key or check with this name; undefined when it is not declared. */
export function violationOf(name: string | undefined): ConstraintMeaning | undefined {
  return name === undefined ? undefined : violations.get(name);
}

/** Returns the member of the body that names the target of the foreign key with this name; undefined when none does. */
export function findReferringMember(name: string | undefined): string | undefined {
  return (name === undefined ? undefined : references.get(name)) ?? undefined;
}
