// What was measured, as a table for people: on the screen, and with the machine and both sides in bench/results.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './children.ts';

/** One line of a table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** What the plan asks for, in words; empty where it only wants to know. */
  readonly aim: string;
  /** Whether the aim was met; null where there is none. */
  readonly met: boolean | null;
  readonly note?: string;
}

/** One measurement: what was compared with what, how, and what came out. */
export interface Section {
  readonly title: string;
  readonly sides: readonly string[];
  readonly rows: readonly Row[];
}

/** A ratio against its aim. */
export function ratioRow(what: string, value: number, least: number, note: string): Row {
  return { what, measured: value.toFixed(2), aim: `at least ${String(least)}`, met: value >= least, note };
}

/** An amount against the most that it may be. */
export function mostRow(what: string, value: number, unit: string, most: number, note = ''): Row {
  const measured = `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`;
  return { what, measured, aim: `under ${String(most)} ${unit}`, met: value < most, note };
}

const VERDICT = { true: 'met', false: 'MISSED', null: '' } as const;
const verdict = ({ met }: Row): string => VERDICT[String(met) as keyof typeof VERDICT];

/** Prints a section as soon as it is there. */
export function print({ title, rows }: Section): void {
  console.log(`\n${title}`);
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const row of rows) {
    const { what, measured, aim, note = '' } = row;
    console.log(
      `  ${what.padEnd(width)}  ${measured.padStart(10)}  ${aim.padEnd(15)} ${verdict(row).padEnd(6)} ${note}`,
    );
  }
}

const load = (): string => (loadavg()[0] ?? 0).toFixed(1);
const LOAD_BEFORE = load();

/** Writes bench/results.md. */
export function save(sections: readonly Section[], remarks: readonly string[]): void {
  const text = [
    '# What was measured',
    '',
    `On ${new Date().toISOString().slice(0, 10)}, by \`npm run bench\`, all in one run. ${machine()} Its load average was ${LOAD_BEFORE} when the run began, which takes one or two of it, and ${load()} at its end: with two cores, times and delays of a higher one are upper bounds.`,
    '',
    ...remarks.flatMap((remark) => [remark, '']),
    ...sections.flatMap(written),
  ];
  writeFileSync(join(ROOT, 'bench/results.md'), `${text.join('\n').trimEnd()}\n`);
}

/** Puts sections that were measured by themselves in the place of the older ones in bench/results.md. */
export function saveSome(sections: readonly Section[]): void {
  const file = join(ROOT, 'bench/results.md');
  const before = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const apart = `measured by itself on ${new Date().toISOString().slice(0, 10)}, at a load average of ${LOAD_BEFORE} when it began and ${load()} at its end`;
  for (const section of sections) {
    const text = `${written({ ...section, sides: [...section.sides, apart] }).join('\n')}\n`;
    const place = before.findIndex((each) => each.startsWith(`## ${section.title}\n`));
    if (place < 0) before.push(`\n${text}`);
    else before[place] = text;
  }
  writeFileSync(file, `${before.join('').trimEnd()}\n`);
}

function written({ title, sides, rows }: Section): string[] {
  return [
    `## ${title}`,
    '',
    ...sides.flatMap((side) => [`- ${side}`]),
    '',
    '| What | Measured | Aim | | Note |',
    '|---|---:|---|---|---|',
    ...rows.map((row) => `| ${row.what} | ${row.measured} | ${row.aim} | ${verdict(row)} | ${row.note ?? ''} |`),
    '',
  ];
}

function machine(): string {
  const [cpu] = cpus();
  const memory = `${String(Math.round(totalmem() / 2 ** 30))} GB of memory`;
  const versions = ['koa', 'knex', 'openapi-backend', 'better-sqlite3', 'pg', 'fastify', 'autocannon'].map(
    (name) => `${name} ${versionOf(name)}`,
  );
  return `The machine: ${String(cpus().length)} cores (${cpu?.model ?? 'unknown'}), ${memory}, ${type()} ${release()}, Node ${process.versions.node}; ${versions.join(', ')}.`;
}

function versionOf(name: string): string {
  const text = readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
