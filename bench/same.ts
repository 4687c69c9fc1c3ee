// Checks before a comparison that two servers send equal responses and store equal rows, so that neither does less.
import { REFERRING_COLUMNS } from './servers/by-hand/customers.ts';
import type { RawDatabase } from './raw.ts';

/** A request that both sides receive. */
export interface ComparisonRequest {
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A side of the check: its address, its API key and its database. */
export interface CheckedServer {
  readonly url: string;
  readonly token: string;
  readonly raw: RawDatabase;
}

/** The tables that the measured operations write, each with the order of its rows. */
const COMPARED_TABLES: Readonly<Record<string, string>> = {
  contacts: 'id',
  contact_persons: 'id',
  contact_links: 'id',
  customer_words: 'customer_id, word',
  events: 'id',
  idempotency_keys: 'location',
};
// These columns differ from run to run: random ids, counted requests, encrypted texts and hashes of times.
const RANDOM_COLUMNS = new Set([
  'events.xact',
  'events.request_id',
  ...['hash', 'fingerprint', 'body', 'etag', 'expires_at'].map((name) => `idempotency_keys.${name}`),
]);
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const RECENT_INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?(?:Z|[+-]\d\d:\d\d)/g;
const COMPARED_HEADERS = [
  'content-type',
  'location',
  'x-total-count',
  'x-page-size',
  'cache-control',
  'idempotent-replayed',
];
const PRESENT_HEADERS = ['x-request-id', 'etag', 'link'];

/** Throws where a response or a stored row of `theirs` differs from ours. */
export async function assertSame(
  ours: CheckedServer,
  theirs: CheckedServer,
  requests: readonly ComparisonRequest[],
): Promise<void> {
  const since = Date.now() - 1000;
  for (const request of requests) {
    const our = await answerOf(ours, request, since);
    const their = await answerOf(theirs, request, since);
    if (our !== their) throw createDifferenceError(request.path, our, their);
  }

  for (const [table, order] of Object.entries(COMPARED_TABLES)) {
    const our = await rowsOf(ours.raw, table, order, since);
    const their = await rowsOf(theirs.raw, table, order, since);
    if (our.length !== their.length) throw createDifferenceError(table, String(our.length), String(their.length));
    for (const [at, row] of our.entries())
      if (row !== their[at]) throw createDifferenceError(table, row, their[at] ?? '');
  }

  for (const table of await tablesOf(ours.raw)) {
    if (table in COMPARED_TABLES) continue;
    const our = await countOf(ours.raw, table);
    const their = await countOf(theirs.raw, table);
    if (our !== their) throw createDifferenceError(`The number of rows of ${table}`, our, their);
  }
}

async function tablesOf(raw: RawDatabase): Promise<string[]> {
  const tables = await raw.readRows(
    raw.dialect === 'sqlite'
      ? `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`
      : `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return tables.map(({ name }) => String(name));
}

async function countOf(raw: RawDatabase, table: string): Promise<string> {
  const [row] = await raw.readRows(`select count(*) as rows from "${table}"`);
  return String(row?.['rows']);
}

/** Throws unless the server by hand searches every column that refers to a contact. */
export async function assertAllReferences(raw: RawDatabase): Promise<void> {
  const foreignKeys = (await raw.readRows(raw.dialect === 'sqlite' ? SQLITE_REFERENCES : POSTGRES_REFERENCES)).map(
    ({ name }) => String(name),
  );
  const checkedColumns = REFERRING_COLUMNS.map(([table, column]) => `${table}.${column}`);
  const missing = foreignKeys.filter((each) => !checkedColumns.includes(each));
  const wrong = checkedColumns.filter((each) => !foreignKeys.includes(each));
  if (missing.length > 0 || wrong.length > 0)
    throw new Error(`"Is used" by hand leaves out ${missing.join(', ')} and asks ${wrong.join(', ')}.`);
}

// A row that is deleted with its contact is part of the contact, and does not use it.
const SQLITE_REFERENCES = `select m.name || '.' || f."from" as name from sqlite_master m, pragma_foreign_key_list(m.name) f
  where m.type = 'table' and f."table" = 'contacts' and f.on_delete <> 'CASCADE'`;
const POSTGRES_REFERENCES = `select conrelid::regclass || '.' || attname as name from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and confrelid = 'contacts'::regclass and confdeltype <> 'c'`;

async function answerOf(
  { url, token }: CheckedServer,
  { path, body, headers }: ComparisonRequest,
  since: number,
): Promise<string> {
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const headerLines = [
    ...COMPARED_HEADERS.map((name) => `${name}: ${String(response.headers.get(name))}`),
    ...PRESENT_HEADERS.map((name) => `${name}: ${response.headers.has(name) ? 'there' : 'not there'}`),
  ];

  // Two refusals are equal if what a client acts on is equal: the status and the codes.
  const contents = response.ok
    ? maskRandomness(text, since)
    : [...text.matchAll(/"code":"(\w+)"/g)].map(([, code]) => code).join();

  return [String(response.status), ...(response.ok ? headerLines : []), contents].join('\n');
}

async function rowsOf(raw: RawDatabase, table: string, order: string, since: number): Promise<string[]> {
  const rows = await raw.readRows(`select * from ${table} order by ${order}`);
  return rows.map((row) => {
    const stableColumns = Object.entries(row).filter(([name]) => !RANDOM_COLUMNS.has(`${table}.${name}`));
    return maskRandomness(JSON.stringify(Object.fromEntries(stableColumns)), since);
  });
}

/** Masks random ids, and the moments since the check began. */
function maskRandomness(text: string, since: number): string {
  return text
    .replace(UUID, 'a random id')
    .replace(RECENT_INSTANT, (moment) => (Math.abs(Date.parse(moment) - since) < 600_000 ? 'now' : moment));
}

function createDifferenceError(where: string, ours: string, theirs: string): Error {
  let at = 0;
  while (ours[at] === theirs[at] && at < ours.length) at += 1;
  const [our, their] = [ours, theirs].map((text) => text.slice(Math.max(0, at - 80), at + 200));
  return new Error(`${where} differs after ${String(at)} characters.\nours: ${our ?? ''}\nby hand: ${their ?? ''}`);
}
