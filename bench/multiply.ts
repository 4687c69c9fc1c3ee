// Fills a database with copies of a hundred bookings: made through the service once, copied thousands of times by SQL.
import { openRaw, type RawDatabase } from './raw.ts';

/** Tables in the order in which they are copied, each with the condition of what is copied of it. */
type CopiedTables = Readonly<Record<string, string>>;

const filterCreationEvents = (...objects: readonly string[]): string =>
  `where t.event like '%::postInsert' and t.object in (${objects.map((object) => `'${object}'`).join(', ')})`;

/** Bookings of the same customers, and of the events only those of creations. */
const BOOKING_TABLES: CopiedTables = {
  bookings: '',
  booking_lines: '',
  cost_lines: '',
  invoices: '',
  invoice_lines: '',
  invoice_vat: '',
  invoice_payments: '',
  journal_entries: '',
  journal_lines: '',
  events: filterCreationEvents('Boeking', 'Factuur', 'FactuurBetaling'),
};

/** All copied tables, customers included: each copy has its own customers, at its own addresses. */
export const CUSTOMER_TABLES: CopiedTables = {
  contacts: 'where t.id in (select klant_id from bookings)',
  contact_persons: `where t.id in (select contact_person_id from contact_links
    where contact_id in (select klant_id from bookings))`,
  contact_links: 'where t.contact_id in (select klant_id from bookings)',
  ...BOOKING_TABLES,
  events: `${filterCreationEvents('Boeking', 'Factuur', 'FactuurBetaling', 'Klant')}
    and (t.object <> 'Klant' or t.object_id in (select klant_id from bookings))`,
};

/** Columns with the id of a customer or a person. */
const PERSON_COLUMNS = new Set(['klant_id', 'kosten_klant_id', 'contact_id', 'contact_person_id']);

/** The joins that the values of copies need, by table. */
const JOINS: Readonly<Record<string, string>> = {
  invoices: 'left join numbered on numbered.bedrijf_id = t.bedrijf_id',
};

/** The settings of a connection that fills: an aborted filling starts again, so no data has to survive a crash. */
const FAST_SETTINGS = {
  sqlite: `pragma synchronous = off; pragma journal_mode = off; pragma cache_size = -1000000; pragma threads = 2;
    pragma analysis_limit = 1000`,
  postgres: `set session_replication_role = replica; set work_mem = '512MB'; set maintenance_work_mem = '1GB'`,
};

/** Columns with the id of a copied row. */
const SHIFTED_COLUMNS = new Set([
  'id',
  'boeking_id',
  'boekingsregel_id',
  'factuur_id',
  'voorschot_factuur_id',
  'crediteert_factuur_id',
  'credits_line_id',
  'parent_id',
  'settles_id',
  'entry_id',
  'betaling_id',
  'tegenboeking_van',
  'object_id',
]);

const FIRST_YEAR = 2023;
const YEAR_COUNT = 3;
/** The span of the copies of a year in days, from the second of January: the last copy is within the year. */
const YEAR_SPAN_DAYS = 360;
/** The events of copied customers are spread over this many days: older ones would be purged. */
const RECENT_DAYS = 80;

/** The day on which all copied rows must have been created. */
export const FIRST_DATE = `${String(FIRST_YEAR)}-01-02`;

/**
 * Makes `count` copies of each row, spread over three years, in a database that no server has open. Invoice numbers
 * continue without gaps. Seals are left out: copies have none, like invoices from before there were seals.
 */
export async function multiply(url: string, count: number, tables = BOOKING_TABLES): Promise<void> {
  const raw = await openRaw(url);
  try {
    const step = await findLargestId(raw, tables);
    await raw.run(FAST_SETTINGS[raw.dialect]);
    const indexes = await dropIndexes(raw, tables);
    await raw.run('begin');
    await raw.run(copiesOf(raw, count, step));
    await raw.run(sourcesOf(raw, tables));
    for (const table of Object.keys(tables)) await raw.run(await writeCopy(raw, tables, table));
    await raw.run(COUNTER_STATEMENTS);
    await raw.run('commit');
    for (const index of indexes) await raw.run(index);
    if (raw.dialect === 'postgres') await setSequences(raw, tables);
    await raw.run('analyze');
    if (raw.dialect === 'sqlite') await raw.run('pragma journal_mode = wal');
  } finally {
    await raw.close();
  }
}

async function findLargestId(raw: RawDatabase, tables: CopiedTables): Promise<number> {
  const each = Object.keys(tables).map((table) => `select max(id) as id from ${table}`);
  const [row] = await raw.readRows(`select max(id) as id from (${each.join(' union all ')}) as all_ids`);
  return Number(row?.['id']);
}

/**
 * Returns SQL for the copies: each with its number, its days of delay, and the offsets of its ids and invoice numbers.
 */
function copiesOf({ dialect }: RawDatabase, count: number, step: number): string {
  const each = Math.ceil(count / YEAR_COUNT);
  const year = `n / ${String(each)}`;
  const writeDayNumber = (expression: string): string =>
    dialect === 'sqlite' ? `cast(julianday(${expression}) as integer)` : `((${expression})::date - date '2000-01-01')`;
  const first = `(${String(FIRST_YEAR)} + ${year}) || '-01-02'`;

  return `
    create temporary table numbered as
      select bedrijf_id, max(volgnummer) as many from invoices where volgnummer is not null group by bedrijf_id;
    create temporary table copy (n integer primary key, shift integer, ago integer, jaar integer, nth integer, days integer);
    insert into copy
      with recursive series(n) as (select 1 union all select n + 1 from series where n < ${String(count - 1)})
      select n, n * ${String(step)} as shift, ${String(RECENT_DAYS)} * (${String(count)} - n) / ${String(count)} as ago, ${String(FIRST_YEAR)} + ${year} as jaar, n % ${String(each)} as nth,
        ${writeDayNumber(first)} - ${writeDayNumber(`'${FIRST_DATE}'`)} + (n % ${String(each)}) * ${String(YEAR_SPAN_DAYS)} / ${String(each)} as days
      from series`;
}

/**
 * Returns SQL that puts the rows to copy into tables of their own: a table that is read and written at once is written
 * twice.
 */
function sourcesOf(raw: RawDatabase, tables: CopiedTables): string {
  const sources = Object.entries(tables).map(
    ([table, where]) => `create temporary table source_${table} as select t.* from ${table} t ${where} order by t.id`,
  );
  return [...sources, `update source_events set data = ${removeLines(raw)}`].join(';\n');
}

// With lines, the payloads of events would add a gigabyte.
function removeLines({ dialect }: RawDatabase): string {
  if (dialect === 'sqlite')
    return `json_replace(data, '$.boekingsregels', json('[]'), '$.kosten.regels', json('[]'), '$.regels', json('[]'))`;
  const paths = ['boekingsregels', 'kosten,regels', 'regels'];
  return paths.reduce((inner, path) => `jsonb_set(${inner}, '{${path}}', '[]', false)`, 'data::jsonb') + '::json';
}

async function writeCopy(raw: RawDatabase, tables: CopiedTables, table: string): Promise<string> {
  const columns = await columnsOf(raw, table);
  const ownValues = 'contacts' in tables ? writeOwnCustomers(raw, table) : {};
  const values = columns.map(({ name, type }) => ownValues[name] ?? valueOf(raw, table, name, type));
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const join = JOINS[table] ?? '';
  // The copies are in the order of their days, as if the bookings had been made one after another.
  return `insert into ${table} (${names}) select ${values.join(', ')} from copy cross join source_${table} t ${join}
    order by copy.n, t.${raw.dialect === 'sqlite' ? 'rowid' : 'id'}`;
}

async function columnsOf(raw: RawDatabase, table: string): Promise<{ readonly name: string; readonly type: string }[]> {
  const rows = await raw.readRows(
    raw.dialect === 'sqlite'
      ? `select name, type from pragma_table_info('${table}')`
      : `select column_name as name, data_type as type from information_schema.columns
         where table_schema = current_schema() and table_name = '${table}'`,
  );
  const columns = rows.map(({ name, type }) => ({ name: String(name), type: String(type) }));
  return table === 'events' ? columns.filter(({ name }) => name !== 'id' && name !== 'xact') : columns;
}

/** Returns SQL for the moment this many days ago. */
export function writeDaysAgo(dialect: RawDatabase['dialect'], days: string): string {
  if (dialect === 'sqlite') return `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', -(${days}) || ' days')`;
  return `now() - (${days}) * interval '1 day'`;
}

/** Returns the values of copies that have their own customers, by column. */
function writeOwnCustomers({ dialect }: RawDatabase, table: string): Readonly<Record<string, string>> {
  const appendCopyNumber = (column: string): string => `t.${column} || ' ' || copy.n`;
  const people = Object.fromEntries([...PERSON_COLUMNS].map((name) => [name, `t."${name}" + copy.shift`]));

  switch (table) {
    case 'contacts':
      return { naam: appendCopyNumber('naam'), identity: 'null' };
    case 'contact_persons':
      return { achternaam: appendCopyNumber('achternaam'), email1: `copy.n || '.' || t.email1` };
    case 'events':
      return {
        occurred_at: writeDaysAgo(dialect, 'copy.ago'),
        request_id: appendCopyNumber('request_id'),
        address: `'10.' || copy.n / 62500 || '.' || copy.n / 250 % 250 || '.' || copy.n % 250`,
      };
    case 'bookings':
      return { ...people, referentie: `(t.klant_id + copy.shift) || '-' || (t.id + copy.shift)` };
    default:
      return people;
  }
}

const EVENT_DATA = {
  sqlite: `json_replace(t.data, '$.id', t.object_id + copy.shift)`,
  postgres: `jsonb_set(t.data::jsonb, '{id}', to_jsonb(t.object_id + copy.shift))::json`,
} as const;

function valueOf({ dialect }: RawDatabase, table: string, name: string, type: string): string {
  const column = `t."${name}"`;
  const special: Readonly<Record<string, string>> = {
    volgnummer: `${column} + copy.nth * numbered.many`,
    factuur_nummer: `${column} || '/' || copy.n`,
    jaar: 'copy.jaar',
    hash: 'null',
    previous_hash: 'null',
    referentie: `t.klant_id || '-' || (t.id + copy.shift)`,
    event_id: `copy.n || '/' || t.id`,
    ...(table === 'events' ? { data: EVENT_DATA[dialect] } : {}),
  };
  const specialValue = special[name];
  if (specialValue !== undefined) return specialValue;
  if (SHIFTED_COLUMNS.has(name)) return `${column} + copy.shift`;
  if (type === 'date') return dialect === 'sqlite' ? `date(${column}, copy.days || ' days')` : `${column} + copy.days`;
  if (!/^(datetime|timestamp)/.test(type)) return column;

  return dialect === 'sqlite'
    ? `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, copy.days || ' days')`
    : `${column} + copy.days * interval '1 day'`;
}

/** The counters continue where the copies end: for invoices, and for the bookings of each customer. */
const COUNTER_STATEMENTS = `
  update invoices set hash = null, previous_hash = null where hash is not null or previous_hash is not null;
  delete from invoice_counters;
  insert into invoice_counters (bedrijf_id, jaar, volgnummer, datum)
    select bedrijf_id, jaar, max(volgnummer), max(datum) from invoices
    where volgnummer is not null group by bedrijf_id, jaar;
  delete from booking_counters;
  insert into booking_counters (klant_id, last) select klant_id, max(id) from bookings group by klant_id`;

/** Drops the indexes, so that inserting takes a third of the time. Returns the statements that create them again. */
async function dropIndexes(raw: RawDatabase, copied: CopiedTables): Promise<string[]> {
  const tables = Object.keys(copied)
    .map((table) => `'${table}'`)
    .join(', ');
  const indexes = await raw.readRows(
    raw.dialect === 'sqlite'
      ? `select name, sql from sqlite_master where type = 'index' and sql is not null and tbl_name in (${tables})`
      : `select indexname as name, indexdef as sql from pg_indexes where schemaname = current_schema() and tablename in (${tables})
         and indexname not in (select conname from pg_constraint)`,
  );
  for (const { name } of indexes) await raw.run(`drop index "${String(name)}"`);
  return indexes.map(({ sql }) => String(sql));
}

async function setSequences(raw: RawDatabase, tables: CopiedTables): Promise<void> {
  for (const table of Object.keys(tables))
    await raw.run(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}
