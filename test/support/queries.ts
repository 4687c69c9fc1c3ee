// Counts what is asked of the database while something is done: the SQL of each statement, without values.
const listeners = new Set<string[]>();
const CONTROL = /^\s*(begin|commit|rollback|savepoint|release)\b/i;

/** Called for every statement of the databases under test. */
export function watched(sql: string): void {
  if (CONTROL.test(sql)) return;
  for (const statements of listeners) statements.push(sql);
}

/** The statements that `action` leads to, transaction control left out. Nothing else may run meanwhile. */
export async function queries(action: () => PromiseLike<unknown>): Promise<string[]> {
  const statements: string[] = [];
  listeners.add(statements);
  try {
    await action();
  } finally {
    listeners.delete(statements);
  }
  return statements;
}
