// SQLite files for tests: damaged, cut off, or as a kill leaves them; and the questions to them.
import { copyFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import Driver from 'better-sqlite3';

/** Fills a table with as many rows as take some hundred pages. */
export function fillTable(file: string): void {
  const connection = new Driver(file);
  connection.exec(`insert into typed_addresses (mailbox, day, mails)
    with recursive series(n) as (select 1 union all select n + 1 from series where n < 5000)
    select 'mailbox ' || n || hex(randomblob(50)), '2199-01-01', 1 from series`);
  connection.close();
}

/** Writes over a page in the middle of that table. */
export function damageTable(file: string): void {
  const connection = new Driver(file, { readonly: true });
  const size = Number(connection.pragma('page_size', { simple: true }));
  const pages = connection
    .prepare<[], number>("select pageno from dbstat where name = 'typed_addresses' and pagetype = 'leaf' order by path")
    .pluck()
    .all();
  connection.close();
  const bytes = readFileSync(file);
  const page = pages[Math.floor(pages.length / 2)] ?? 1;
  writeFileSync(file, bytes.fill(0xff, (page - 1) * size, page * size));
}

/** Takes bytes from the end of a file. */
export function cutOff(file: string, bytes: number): void {
  truncateSync(file, readFileSync(file).length - bytes);
}

/** Copies the files of a database in use: as they would be if its server were killed now. */
export function copyInUse(file: string, to: string): void {
  for (const end of ['', '-wal', '.key']) if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, `${to}${end}`);
}

const ASKING_METHODS = ['prepare', 'exec', 'pragma'] as const;

/** The statements that connections of this process are given while `action` runs. */
export async function recordStatements(action: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const before = ASKING_METHODS.map(
    (name) => [name, Object.getOwnPropertyDescriptor(Driver.prototype, name) ?? {}] as const,
  );

  for (const [name, method] of before) {
    const originalMethod = method.value as (this: unknown, text: string, ...rest: unknown[]) => unknown;
    const value = function (this: unknown, text: string, ...rest: unknown[]): unknown {
      texts.push(text);
      return Reflect.apply(originalMethod, this, [text, ...rest]);
    };
    Object.defineProperty(Driver.prototype, name, { ...method, value });
  }

  try {
    await action();
  } finally {
    for (const [name, method] of before) Object.defineProperty(Driver.prototype, name, method);
  }

  return texts;
}

/** Those of the statements that read all rows of one of these tables, each with its plan. */
export function findWholeReads(file: string, texts: readonly string[], tables: readonly string[]): string[] {
  const connection = new Driver(file, { readonly: true });
  connection.function('fold', (text: unknown): unknown => text);

  const scan = new RegExp(`^SCAN (?:${tables.join('|')})\\b(?!.* USING)`);
  const wholeReads = texts
    .filter((text) => /^\s*(?:select|with|update|delete|insert)\b/i.test(text))
    .flatMap((text) =>
      connection
        .prepare<[], { detail: string }>(`explain query plan ${text}`)
        .all(
          ...(text
            .replace(/'[^']*'/g, '')
            .split('?')
            .slice(1)
            .map(() => null) as []),
        )
        .filter(({ detail }) => scan.test(detail))
        .map(({ detail }) => `${detail}: ${text}`),
    );

  connection.close();
  return wholeReads;
}
