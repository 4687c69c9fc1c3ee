// Figures over a year and over all years of a large database: their first byte, all of them, and the memory that they take.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Child } from './children.ts';
import { isAsked } from './growth-databases.ts';
import type { Served } from './large-served.ts';
import type { Row } from './report.ts';

const LOOK = 50;
const SECOND = 1000;
const MEGABYTE = 1e6;
const WHOLE = 2;
const FIRST = 1;
const MEMORY = 64;

const YEAR = 'datum>=2024-01-01&datum<=2024-12-31';
const ALL = 'datum>=2023-01-01&datum<=2026-12-31';
const INVOICED =
  'referentiedatum=factuur&gegevens=gefactureerd_bedrag&groepeer_tijd=jaar-maand&groepeer_gegevens=product_id';
const BY_LINE = 'referentiedatum=boekingsregel&gegevens=gefactureerd_bedrag&groepeer_tijd=jaar-maand';
const LEFT = 'referentiedatum=boeking&gegevens=nog_te_factureren&groepeer_tijd=jaar-maand';
const PAID =
  'referentiedatum=betaling&gegevens=betaald_bedrag&groepeer_tijd=jaar-maand&groepeer_gegevens=betaalmethode_id';

/** The company of nearly all invoices. */
const COMPANY = 1;

function figures(): Readonly<Record<string, string>> {
  return {
    'revenue of a year': '/omzet?begin=2024-01-01&eind=2024-12-31',
    'revenue, all years': '/omzet?begin=2023-01-01&eind=2026-12-31',
    'sales by product and month, a year': `/statistieken/verkoop?${YEAR}&${INVOICED}`,
    'sales by product and month, all years': `/statistieken/verkoop?${ALL}&${INVOICED}`,
    'sales by day of the line, all years': `/statistieken/verkoop?${ALL}&${BY_LINE}`,
    'left to invoice, all years': `/statistieken/verkoop?${ALL}&${LEFT}`,
    'booked products by week, a year': `/statistieken/geboekteproducten?${YEAR}&groepeer_tijd=jaar-week&groepeer_gegevens=product_id`,
    'payments of a year': `/statistieken/betalingen?${YEAR}&${PAID}`,
    'payments, all years': `/statistieken/betalingen?${ALL}&${PAID}`,
    'VAT of a quarter': '/btw_aangifte?jaar=2024&kwartaal=2',
    'aged debtors': '/openstaande_posten?datum=2026-06-15',
    'proof of the numbers of a year': '/facturen/nummering?jaar=2024',
    'proof of all numbers': '/facturen/nummering',
    'audit file of a year': `/auditfile?jaar=2024&bedrijf_id=${String(COMPANY)}`,
  };
}

/** Asks for each once. */
export async function measureFigures(served: Served): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, path] of Object.entries(figures()).filter(([name]) => isAsked(name))) {
    const row = { what: `${what}, ${served.dialect}`, ...(await asked(served, `/api2${path}`)) };
    console.log(`  ${row.what}: ${row.measured} ${row.met === false ? 'MISSED' : ''} ${row.note ?? ''}`);
    rows.push(row);
  }
  return rows;
}

async function asked({ child, filled: { token } }: Served, path: string): Promise<Omit<Row, 'what'>> {
  const aim = `${String(WHOLE)} s, or ${String(FIRST)} s and ${String(MEMORY)} MB`;
  const watched = await watch(child);
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / SECOND;
  const request = get(child.url + path, { agent: false, headers: { authorization: `Bearer ${token}` } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let first = NaN;
  let bytes = 0;
  let end = '';
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      if (bytes === 0) first = seconds();
      bytes += chunk.length;
      end = chunk.toString().slice(-200);
    }
  } catch (error) {
    const note = `broken off after ${seconds().toFixed(1)} s: ${(error as Error).message}`;
    return { measured: 'failed', aim, met: false, note: `${note}; ${String(await watched())} MB` };
  }
  const whole = seconds();
  const memory = await watched();
  if (response.statusCode !== 200)
    return { measured: 'failed', aim, met: false, note: `${String(response.statusCode)} ${end}` };
  const measured = `${first.toFixed(2)} s, all in ${whole.toFixed(2)} s`;
  const met = whole <= WHOLE || (first <= FIRST && memory <= MEMORY);
  return { measured, aim, met, note: `${memory.toFixed(0)} MB more; an answer of ${(bytes / MEGABYTE).toFixed(2)} MB` };
}

/** Looks at the memory until the answer is asked for: how many megabytes it took more at most. */
async function watch(child: Child): Promise<() => Promise<number>> {
  const memory = async (): Promise<number> => (await child.ask('usage')).memory / MEGABYTE;
  const before = await memory();
  let most = before;
  const state = { ended: false };
  const looking = (async (): Promise<void> => {
    while (!state.ended) {
      most = Math.max(most, await memory());
      await new Promise((again) => setTimeout(again, LOOK));
    }
  })();
  return async () => {
    state.ended = true;
    await looking;
    return most - before;
  };
}
