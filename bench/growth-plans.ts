// The plan of the slowest statement of a request, for what grows more than it may.
import Driver from 'better-sqlite3';
import pg from 'pg';
import { prepareConnection } from '../db/engine/sqlite/connection.ts';
import type { Filled } from './growth-databases.ts';
import { serveCounted, type SentStatement } from './queries.ts';

interface Explained {
  readonly milliseconds: number;
  readonly text: string;
  readonly plan: string;
}

type Explain = (statement: SentStatement) => Promise<Explained> | Explained;

/** Asks once more, by a service in this process, and runs again what it has sent. */
export async function slowestPlan({ url, token }: Filled, path: string): Promise<string> {
  const service = await serveCounted(url);
  const ask = (): Promise<Response> => fetch(service.url + path, { headers: { authorization: `Bearer ${token}` } });
  // The first request of a credential asks who it is.
  await (await ask()).arrayBuffer();
  service.sent();
  await (await ask()).arrayBuffer();
  const statements = service
    .sent()
    .filter(({ text }) => /^\s*(?:select|with)\b/i.test(text) && !/\bfor update\b/i.test(text));
  await service.close();
  const { explain, close } = await explainerOf(url);
  const explained: Explained[] = [];
  for (const statement of statements) explained.push(await explain(statement));
  await close();
  const [slowest] = explained.toSorted((one, other) => other.milliseconds - one.milliseconds);
  if (slowest === undefined) return 'no statement';
  return `\`${slowest.text.replace(/\s+/g, ' ')}\` takes ${slowest.milliseconds.toFixed(0)} ms by ${slowest.plan}`;
}

async function explainerOf(url: string): Promise<{ explain: Explain; close: () => Promise<void> | void }> {
  if (!url.startsWith('sqlite:')) return onPostgres(url);
  const connection = new Driver(url.slice('sqlite:'.length), { readonly: true });
  prepareConnection(connection);
  return {
    explain({ text, values }) {
      const bound = values.map((value) => (Array.isArray(value) ? JSON.stringify(value) : value));
      const began = performance.now();
      connection.prepare(text).all(...bound);
      const milliseconds = performance.now() - began;
      const lines = connection.prepare<unknown[], { detail: string }>(`explain query plan ${text}`).all(...bound);
      return { milliseconds, text, plan: lines.map(({ detail }) => detail).join('; ') };
    },
    close: () => void connection.close(),
  };
}

async function onPostgres(url: string): Promise<{ explain: Explain; close: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    async explain({ text, values }) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off) ${text}`, [
        ...values,
      ]);
      const lines = rows.map((row) => row['QUERY PLAN'].trim());
      const time = /Execution Time: ([\d.]+)/.exec(lines.join())?.[1];
      return { milliseconds: Number(time), text, plan: lines.slice(0, -2).join('; ') };
    },
    close: () => client.end(),
  };
}
