// Prints measurements as a table, and writes them to bench/results.md with the machine and both sides of each comparison.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { ROOT_FOLDER } from './children.ts';
import { calculateMedian, formatRange } from './load.ts';
import { IS_QUICK } from './options.ts';

/** One line of a table. */
export interface ResultRow {
  readonly label: string;
  readonly measured: string;
  /** The goal in words; empty for a measurement without one. */
  readonly aim: string;
  /** Whether the goal was met; null without a goal. */
  readonly met: boolean | null;
  readonly note?: string;
}

/** One measurement: the compared sides, the way in which they ran, and the results. */
export interface Section {
  readonly title: string;
  readonly sides: readonly string[];
  readonly rows: readonly ResultRow[];
}

/** Returns the row of a figure without a goal. */
export function createPlainRow(what: string, measured: string, note = ''): ResultRow {
  return { label: what, measured, aim: '', met: null, note };
}

/** Returns the row of a ratio with its goal. */
export function createRatioRow(what: string, value: number, least: number, note: string): ResultRow {
  return { label: what, measured: value.toFixed(2), aim: `at least ${String(least)}`, met: value >= least, note };
}

/** Returns the row of a ratio by rounds: its median, least and greatest value, and its goal if any. */
export function createRoundsRow(
  what: string,
  values: readonly number[],
  least: number | null,
  note: string,
): ResultRow {
  const measured = formatRange(values);
  if (least === null) return createPlainRow(what, measured, note);
  return { label: what, measured, aim: `at least ${String(least)}`, met: calculateMedian(values) >= least, note };
}

/** Returns the row of an amount with its upper limit. */
export function createLimitRow(what: string, value: number, unit: string, most: number, note = ''): ResultRow {
  const measured = `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`;
  return { label: what, measured, aim: `under ${String(most)} ${unit}`, met: value < most, note };
}

const VERDICTS = { true: 'met', false: 'MISSED', null: '' } as const;
const describeVerdict = ({ met }: ResultRow): string =>
  IS_QUICK ? '' : VERDICTS[String(met) as keyof typeof VERDICTS];

/** Prints a section as soon as it is measured. */
export function printSection({ title, rows }: Section): void {
  console.log(`\n${title}`);
  const width = Math.max(...rows.map(({ label }) => label.length));
  for (const row of rows) {
    const { label, measured, aim, note = '' } = row;
    console.log(
      `  ${label.padEnd(width)}  ${measured.padStart(10)}  ${aim.padEnd(15)} ${describeVerdict(row).padEnd(6)} ${note}`,
    );
  }
}

const readLoad = (): string => (loadavg()[0] ?? 0).toFixed(1);
const LOAD_AT_START = readLoad();

/** Writes all sections to bench/results.md. */
export function saveAll(sections: readonly Section[]): void {
  const text = [
    '# Measurements',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench\`, in one run, except sections with a date of their own. ${describeMachine()} The load average was ${LOAD_AT_START} at the start and ${readLoad()} at the end; the run itself adds one or two. On two cores, times and delays measured under a higher load are upper bounds.`,
    '',
    ...sections.flatMap(writeSection),
  ];
  writeFileSync(join(ROOT_FOLDER, 'bench/results.md'), `${text.join('\n').trimEnd()}\n`);
}

/** Replaces the sections of bench/results.md that were measured separately. */
export function saveSome(sections: readonly Section[]): void {
  const file = join(ROOT_FOLDER, 'bench/results.md');
  const before = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const apart = `measured separately on ${new Date().toISOString().slice(0, 10)}, at a load average of ${LOAD_AT_START} at the start and ${readLoad()} at the end`;
  for (const section of sections) {
    const text = `${writeSection({ ...section, sides: [...section.sides, apart] }).join('\n')}\n`;
    const index = before.findIndex((each) => each.startsWith(`## ${section.title}\n`));
    if (index < 0) before.push(`\n${text}`);
    else before[index] = text;
  }
  writeFileSync(file, `${before.join('').trimEnd()}\n`);
}

function writeSection({ title, sides, rows }: Section): string[] {
  return [
    `## ${title}`,
    '',
    ...sides.flatMap((side) => [`- ${side}`]),
    '',
    '| What | Measured | Goal | | Note |',
    '|---|---:|---|---|---|',
    ...rows.map(
      (row) => `| ${row.label} | ${row.measured} | ${row.aim} | ${describeVerdict(row)} | ${row.note ?? ''} |`,
    ),
    '',
  ];
}

function describeMachine(): string {
  const [cpu] = cpus();
  const memory = `${String(Math.round(totalmem() / 2 ** 30))} GB of memory`;
  const versions = ['koa', 'knex', 'openapi-backend', 'better-sqlite3', 'pg', 'fastify', 'autocannon'].map(
    (name) => `${name} ${versionOf(name)}`,
  );
  return `Machine: ${String(cpus().length)} cores (${cpu?.model ?? 'unknown'}), ${memory}, ${type()} ${release()}, Node ${process.versions.node}; ${versions.join(', ')}.`;
}

/** Returns the version of an installed package. */
export function versionOf(name: string, folder = ROOT_FOLDER): string {
  const text = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
