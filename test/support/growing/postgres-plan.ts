// The plans of PostgreSQL for statements, with statistics that give each growing table a million rows.
import { Client } from 'pg';
import type { Explainer } from './explainer.ts';
import type { Scan } from './scan.ts';
import { STAFF_COLUMNS, type GrowingTable } from './tables.ts';

const ASSUMED_ROWS = 1_000_000;
/** `n_distinct` of a column: a key has a value for every third row, any other column 20, and two members of staff make all. */
const DISTINCT = { key: -0.3, other: 20, staff: 2 };

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Recheck Cond'?: string;
  readonly 'TID Cond'?: string;
  readonly Filter?: string;
  readonly 'Parent Relationship'?: string;
  readonly 'Subplan Name'?: string;
  readonly 'Join Type'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Opens a database that explains statements. Its statistics are rolled back with the connection. */
export async function openPostgresPlans(url: string, tables: ReadonlyMap<string, GrowingTable>): Promise<Explainer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(`set local jit = off`);
  for (const table of tables.values()) await writeStatistics(client, table);

  return {
    async explain({ text, values }) {
      const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
        `explain (format json, verbose) ${text}`,
        values as unknown[],
      );
      const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
      if (plan === undefined) return [];
      const planText = JSON.stringify(plan);
      const ending = new Set([...planText.matchAll(ENDING)].map(([, subplan, initial]) => subplan ?? initial ?? ''));
      return [...listScans(plan.Plan, false, ending)];
    },
    async close() {
      await client.query('rollback');
      await client.end();
    },
  };
}

/** Writes the statistics that `analyze` would find in a million rows. */
async function writeStatistics(client: Client, { name, keys, keyGroups, ownerColumn }: GrowingTable): Promise<void> {
  await client.query(
    `update pg_class set reltuples = $2, relpages = greatest(1, pg_relation_size(oid) / 8192)
     where oid = $1::text::regclass or oid in (select indexrelid from pg_index where indrelid = $1::text::regclass)`,
    [name, ASSUMED_ROWS],
  );

  const unique = keyGroups.flatMap((columns) => (columns.length === 1 ? columns : []));
  await client.query(
    `select pg_restore_attribute_stats('schemaname', current_schema()::text, 'relname', $1::text, 'attname', attname::text,
       'inherited', false, 'null_frac', (case when attnotnull or attname = any($4) then 0 else 0.9 end)::real, 'avg_width', 8, 'n_distinct', (case when attname = any($3) then -1 when attname = any($4) then ${String(DISTINCT.staff)}
         when attname = any($2) then ${String(DISTINCT.key)} else ${String(DISTINCT.other)} end)::real)
     from pg_attribute where attrelid = $1::text::regclass and attnum > 0 and not attisdropped`,
    [name, [...keys, ...(ownerColumn === undefined ? [] : [ownerColumn])], ['id', ...unique], STAFF_COLUMNS],
  );
}

/** Nodes that pass rows on one by one, without reading all of them first. */
const PASSING_NODES = new Set([
  'Nested Loop',
  'Result',
  'ProjectSet',
  'Subquery Scan',
  'LockRows',
  'Append',
  'Merge Append',
]);
const SCAN_TYPE = /Scan$/;
/** Queries that only ask whether a row exists. */
const ENDING = /EXISTS\((SubPlan \d+)\)|"One-Time Filter":"\(?\(?(InitPlan \d+)\)/g;

/** Lists the scans of a node and those below. `ending` has the names of queries that end at their first row. */
function* listScans(node: PlanNode, isLimited: boolean, ending: ReadonlySet<string>): Generator<Scan> {
  const type = node['Node Type'];
  const { Plans: below = [], Filter = null } = node;
  if (SCAN_TYPE.test(type) && node['Relation Name'] !== undefined) yield scanOf(node, isLimited);

  const isPicking = /^(?:Semi|Anti)$/.test(node['Join Type'] ?? '');
  const isTransient = PASSING_NODES.has(type) && (type !== 'Subquery Scan' || Filter === null) && !isPicking;
  for (const plan of below) {
    const contact = plan['Parent Relationship'];
    const isOwn = contact === 'InitPlan' || contact === 'SubPlan';
    const ends = isOwn
      ? ending.has(plan['Subplan Name'] ?? '')
      : contact === 'Inner' && isPicking && type === 'Nested Loop';
    yield* listScans(plan, type === 'Limit' || ends || (isLimited && isTransient && !isOwn), ending);
  }
}

function scanOf(node: PlanNode, isLimited: boolean): Scan {
  const { Filter: filter = null } = node;
  const condition = node['Index Cond'] ?? node['Recheck Cond'] ?? node['TID Cond'] ?? '';
  const equalColumns = [...condition.matchAll(/\(?"?(\w+)"?\)?(?:::\w+)? = /g)].map(([, column = '']) => column);
  // The pages of a bitmap are found by the node below.
  const [index = 'no index'] = [node, ...(node.Plans ?? [])].flatMap((each) => each['Index Name'] ?? []);
  const description = `${node['Node Type']} of ${node['Relation Name'] ?? ''} by ${index}: ${condition === '' ? 'nothing' : condition}`;
  return { table: node['Relation Name'] ?? '', equalColumns, isLimited, filter, planLine: description };
}
