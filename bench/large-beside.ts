// How long a small read takes beside the heaviest lists, and how long these hold the thread that answers.
import { setTimeout as pause } from 'node:timers/promises';
import { start } from './children.ts';
import { isAsked } from './growth-databases.ts';
import type { Served } from './large-served.ts';
import { mostRow, type Row } from './report.ts';
import type { Drained } from './servers/drain.ts';
import { ADMINISTRATOR } from './world.ts';

const EACH = 20;
/** Each list is asked for so long, in milliseconds. */
const LONG = 10_000;
const MOST = 50;
const PAGE = 'page=1&page_size=25';

/** Lists that read the most, by what they answer and by how their rows are found. */
function lists({ known: { ids } }: Served): Readonly<Record<string, string>> {
  const all = 'periode=2023-01-01/2026-12-31';
  return {
    'all bookings': '/boekingen',
    'bookings of all years': `/boekingen?${all}&${PAGE}`,
    'bookings with a product': `/boekingen?bevat_product_id=${String(ids['products'])}&${PAGE}`,
    'bookings of companies': `/boekingen?Klant.soort_klant=bedrijf&${PAGE}`,
    'bookings in a place': `/boekingen?locatie=${String(ids['locations'])}&${PAGE}`,
    'page 10,000 of bookings': '/boekingen?page=10000&page_size=25',
    'all invoices': '/facturen',
    'invoices by context': `/facturen?context=invoice&${PAGE}`,
    'page 10,000 of invoices': '/facturen?page=10000&page_size=25',
    'all payments': '/facturen_betalingen',
    'the audit trail': `/audit?${PAGE}`,
    'events from the start': '/events?page_size=1000',
    'lines of invoices': `/factuurregels?begin=2024-01-01&eind=2024-12-31&${PAGE}`,
  };
}

/** The worst of all lists, with its name. */
export async function measureBeside(served: Served): Promise<Row[]> {
  const { dialect } = served;
  const alone = await beside(served, null);
  const each: { readonly what: string; readonly p99: number; readonly longest: number }[] = [];
  for (const [what, path] of Object.entries(lists(served)).filter(([name]) => isAsked(name))) {
    const found = await beside(served, path);
    console.log(
      `  ${what}, ${dialect}: ${found.p99.toFixed(0)} ms, longest ${found.longest.toFixed(0)} ms ${found.told}`,
    );
    each.push({ what, ...found });
  }
  const [slow] = each.toSorted((one, other) => other.p99 - one.p99);
  const [held] = each.toSorted((one, other) => other.longest - one.longest);
  return [
    mostRow(`a small read alone, 99 of 100, ${dialect}`, alone.p99, 'ms', MOST),
    mostRow(`a small read beside the heaviest list, 99 of 100, ${dialect}`, slow?.p99 ?? NaN, 'ms', MOST, slow?.what),
    mostRow(`the longest hold, ${dialect}`, held?.longest ?? NaN, 'ms', MOST, held?.what),
  ];
}

async function beside(
  { child, filled: { token }, known }: Served,
  path: string | null,
): Promise<{ p99: number; longest: number; told: string }> {
  const given = (port: string): readonly string[] => [port, ADMINISTRATOR, String(LONG)];
  const drain = await start({ name: 'drain', given });
  // The first answer loads the check of its items, once in the life of a process.
  if (path !== null) {
    const first = await fetch(`${child.url}/api2${path}`, { headers: { authorization: ADMINISTRATOR } });
    await first.body?.cancel();
  }
  await child.ask('watch');
  const url = encodeURIComponent(`${child.url}/api2${path ?? ''}`);
  const ended = performance.now() + LONG;
  const draining = path === null ? undefined : fetch(`${drain.url}/drain?url=${url}`);
  const headers = { authorization: `Bearer ${token}` };
  const times: number[] = [];
  while (performance.now() < ended) {
    const began = performance.now();
    const response = await fetch(`${child.url}/api2/klanten/${String(known.ids['customers'])}`, { headers });
    await response.arrayBuffer();
    times.push(performance.now() - began);
    await pause(EACH);
  }
  const { longest } = await child.ask('watched');
  const drained = (await (await draining)?.json()) as Drained | undefined;
  await drain.stop();
  const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? NaN;
  return { p99, longest, told: drained === undefined ? '' : toldOf(drained) };
}

function toldOf({ asked, status, bytes }: Drained): string {
  return `(${String(asked)} answers, status ${String(status)}, ${(bytes / 1e6).toFixed(1)} MB)`;
}
