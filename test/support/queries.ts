// Collects the statements that some work sends to the database, with their values where a test needs them.
const listeners = new Set<SentStatement[]>();
const elsewhere = new Set<StatementSource>();
const CONTROL = /^\s*(begin|commit|rollback|savepoint|release)\b/i;

/** A statement as it was sent. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A process under test that reports its statements. */
export interface StatementSource {
  readonly watch: () => Promise<unknown>;
  /** Returns the statements since `watch`. */
  readonly readStatements: () => Promise<readonly string[]>;
}

/** Counts the statements of this process as well; returns a function that stops this. */
export function watchElsewhere(process: StatementSource): () => void {
  elsewhere.add(process);
  return () => elsewhere.delete(process);
}

/** Called for every statement of the databases under test in this process. */
export function noteStatement(text: string, values: readonly unknown[] = []): void {
  for (const statements of listeners) statements.push({ text, values });
}

/** The statements that `action` leads to in this process, with their values, transaction control left out. */
export async function collectStatements(action: () => PromiseLike<unknown>): Promise<SentStatement[]> {
  return (await collectDuring(action)).filter(({ text }) => !CONTROL.test(text));
}

/** The statements that `action` leads to, transaction control left out. Nothing else may run at that time. */
export async function collectSql(action: () => PromiseLike<unknown>): Promise<string[]> {
  return (await collectAllSql(action)).filter((sql) => !CONTROL.test(sql));
}

/** The statements that `action` leads to, transaction control included. A transaction that reads may end after the response. */
export async function collectAllSql(action: () => PromiseLike<unknown>): Promise<string[]> {
  const others = [...elsewhere];
  await Promise.all(others.map((each) => each.watch()));
  const statements = (await collectDuring(action)).map(({ text }) => text);
  for (const each of others) statements.push(...(await each.readStatements()));
  return statements;
}

async function collectDuring(action: () => PromiseLike<unknown>): Promise<SentStatement[]> {
  const statements: SentStatement[] = [];
  listeners.add(statements);
  try {
    await action();
  } finally {
    listeners.delete(statements);
  }
  return statements;
}
