// Counts what is asked of the database while something is done: the SQL of each statement, without values.
const listeners = new Set<string[]>();
const elsewhere = new Set<Elsewhere>();
const CONTROL = /^\s*(begin|commit|rollback|savepoint|release)\b/i;

/** A process under test that can be asked for its statements. */
export interface Elsewhere {
  readonly watch: () => Promise<unknown>;
  /** Those since `watch`. */
  readonly statements: () => Promise<readonly string[]>;
}

/** Statements of this process count as well from now on; answers how to stop. */
export function watchElsewhere(process: Elsewhere): () => void {
  elsewhere.add(process);
  return () => elsewhere.delete(process);
}

/** Called for every statement of the databases under test in this process. */
export function watched(sql: string): void {
  for (const statements of listeners) statements.push(sql);
}

/** The statements that `action` leads to, transaction control left out. Nothing else may run meanwhile. */
export async function queries(action: () => PromiseLike<unknown>): Promise<string[]> {
  return (await queriesAndControl(action)).filter((sql) => !CONTROL.test(sql));
}

/** The same with transaction control. The end of a transaction that reads may come after the answer. */
export async function queriesAndControl(action: () => PromiseLike<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const others = [...elsewhere];
  await Promise.all(others.map((each) => each.watch()));
  listeners.add(statements);
  try {
    await action();
  } finally {
    listeners.delete(statements);
    for (const each of others) statements.push(...(await each.statements()));
  }
  return statements;
}
