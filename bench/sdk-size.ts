// How large the SDK is for who bundles it, and how long it takes to load: now, and with 400 operations.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { clientFile, groupFile, nameOf } from '../sdk/build/front.ts';
import { bare } from '../sdk/build/source.ts';

/** One measurement: what, the value with its unit, and the most that the plan allows. */
export interface SdkMeasure {
  readonly what: string;
  readonly value: number;
  readonly unit: 'kB' | 'ms';
  readonly most: number;
}

const ROOT = resolve(import.meta.dirname, '..');
const APIS = join(ROOT, 'generated/client/apis');
const OPERATIONS = 400;

/** Bundles (minified, gzipped, in kB of 1,000 bytes) and load times (median of 9 processes, in milliseconds). */
export async function measureSdk(): Promise<SdkMeasure[]> {
  const folder = join(ROOT, '.cache/sdk-size');
  rmSync(folder, { recursive: true, force: true });
  const large = grown(folder);
  const whole = `import { Boekstaaf } from 'boekstaaf'; console.log(new Boekstaaf({ baseUrl: 'http://x' }));`;
  const alone = `import { BookingsApi } from 'boekstaaf/bookings'; console.log(new BookingsApi({ baseUrl: 'http://x' }));`;
  const receiving = `import { verify } from 'boekstaaf/webhooks'; console.log(verify);`;
  const later = `import { Boekstaaf } from '${large}'; console.log(new Boekstaaf({ baseUrl: 'http://x' }));`;
  await build({ entryPoints: [large], bundle: true, format: 'esm', outfile: join(folder, 'large.mjs') });
  const measures: SdkMeasure[] = [
    { what: 'bookings alone', value: await size(alone), unit: 'kB', most: 10 },
    { what: 'the check of webhooks alone', value: await size(receiving), unit: 'kB', most: 3 },
    { what: 'the whole client', value: await size(whole), unit: 'kB', most: 35 },
    { what: `the whole client with ${String(OPERATIONS)} operations`, value: await size(later), unit: 'kB', most: 35 },
    { what: 'loading it', value: loading(join(ROOT, 'sdk/dist/index.js')), unit: 'ms', most: 30 },
    {
      what: `loading it with ${String(OPERATIONS)} operations`,
      value: loading(join(folder, 'large.mjs')),
      unit: 'ms',
      most: 30,
    },
  ];
  rmSync(folder, { recursive: true, force: true });
  return measures;
}

async function size(contents: string): Promise<number> {
  const stdin = { contents, resolveDir: ROOT };
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: 'esm', write: false });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000;
}

function loading(file: string): number {
  const program = `const began = performance.now(); await import(${JSON.stringify(file)});
    console.log(performance.now() - began);`;
  const times = Array.from({ length: 9 }, () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '--eval', program])),
  );
  return times.sort((a, b) => a - b)[4] ?? NaN;
}

/** The client as it would be with 400 operations: groups of today again, under words that compress no better. */
function grown(folder: string): string {
  const groups = join(folder, 'client/groups');
  mkdirSync(join(folder, 'apis'), { recursive: true });
  mkdirSync(groups, { recursive: true });
  for (const name of ['core', 'offer'])
    writeFileSync(join(folder, `${name}.ts`), `export * from '${join(ROOT, `sdk/${name}.ts`)}';`);
  const today = readdirSync(APIS).filter((name) => name.endsWith('Api.ts'));
  const names: string[] = [];
  for (let count = 0, index = 0; count < OPERATIONS; index += 1) {
    const file = today[index % today.length] ?? '';
    const source = readFileSync(join(APIS, file), 'utf8').replaceAll(
      '../runtime.js',
      `${ROOT}/generated/client/runtime.ts`,
    );
    const text = index < today.length ? source : renamed(source, index);
    const name = /export class (\w+)/.exec(text)?.[1] ?? '';
    names.push(name);
    writeFileSync(join(folder, `apis/${name}.ts`), bare(text));
    const { text: front } = groupFile(name, text, `../../apis/${name}.ts`);
    writeFileSync(join(groups, `${nameOf(name).file}.ts`), front);
    count += text.match(/async \w+RequestOpts\(/g)?.length ?? 0;
  }
  const entry = join(groups, 'boekstaaf.ts');
  writeFileSync(entry, clientFile(names).text);
  return entry;
}

/** The names of operations, paths and parameters become other words of the same length; the rest is JavaScript. */
function renamed(source: string, seed: number): string {
  let state = seed;
  const letter = (old: string): string => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const made = String.fromCharCode(97 + (Math.floor(state / 65_536) % 26));
    return old < 'a' ? made.toUpperCase() : made;
  };
  const others = new Map<string, string>();
  const other = (word: string): string => {
    const known = others.get(word) ?? word.replace(/[A-Za-z]/g, letter);
    others.set(word, known);
    return known;
  };
  const operations = [...source.matchAll(/async (\w+)RequestOpts/g)].map(([, name]) => name);
  const named = new RegExp(`\\b(${operations.join('|')})(?=Raw|RequestOpts|\\b)`, 'g');
  return source
    .replace(named, (name) => name.replace(/[A-Z].*/, other))
    .replace(/(?<=urlPath = `)[^`]*|(?<=\[')(?!body|Content-Type)\w+(?='\])/g, (text) =>
      text.replace(/(?<![{\w])\w{4,}(?![}\w])/g, other),
    )
    .replace(/(?<=export class )\w+(?=Api)/, other);
}

if (process.argv[1] === import.meta.filename) {
  for (const { what, value, unit, most } of await measureSdk()) {
    const verdict = value <= most ? 'fits' : 'TOO MUCH';
    console.log(
      `${what.padEnd(45)} ${value.toFixed(1).padStart(6)} ${unit}   at most ${String(most)} ${unit}: ${verdict}`,
    );
  }
}
