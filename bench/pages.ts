// Pages of 100,000 invoices: what the tenth and the thousandth take by their link and by their number, against the first one.
import { datePlus } from '../db/engine/session/dialect.ts';
import { type Child, start } from './children.ts';
import { mostRow, type Row, type Section } from './report.ts';
import { type Copy, type Dialect, run, type World } from './world.ts';

const INVOICES = 100_000;
const DEPTHS = [10, 1_000];
const TIMES = 30;
const ORDERS = { 'by id': '', 'by date': '&sort_order=asc', 'by date, latest first': '&sort_order=desc' };

/** Asks for the first page and for deep ones in every order, on each database. */
export async function measurePages(world: World): Promise<Section> {
  return {
    title: 'Pages of a list of 100,000 invoices',
    sides: [
      'the built product, `GET /api2/facturen?page_size=100`, one in a hundred invoices a draft; medians of 30 answers read to their end, after 5 others',
      'deep pages as `Link` leads to them (`cursor`) and by their number (`page=10`, `page=1000`, which is 99,900 rows deep), against the first page',
    ],
    rows: [...(await measure(world, 'sqlite')), ...(await measure(world, 'postgres'))],
  };
}

async function measure(world: World, dialect: Dialect): Promise<Row[]> {
  const copy = await world.copy(dialect);
  await run(copy.url, invoices(dialect));
  if (dialect === 'postgres') await run(copy.url, 'vacuum analyze invoices');
  const child = await start({ name: 'product', environment: { DATABASE_URL: copy.url, BASIC_STRICT: 'no' } });
  const rows: Row[] = [];
  for (const [what, order] of Object.entries(ORDERS)) {
    const list = `/api2/facturen?page_size=100${order}`;
    const first = await median(child, copy, list);
    for (const depth of DEPTHS) {
      const { link } = await page(child, copy, `${list}&page=${String(depth - 1)}`);
      const linked = await median(child, copy, link);
      const numbered = await median(child, copy, `${list}&page=${String(depth)}`);
      const took = [linked, first, numbered].map((milliseconds) => `${milliseconds.toFixed(1)} ms`);
      const note = `${took[0] ?? ''}, the first page ${took[1] ?? ''}, by number ${took[2] ?? ''}`;
      rows.push(mostRow(`page ${String(depth)} by link, ${what}, ${dialect}`, linked / first, 'x', 1.5, note));
    }
  }
  await child.stop();
  return rows;
}

/** Copies of the booking's customer, company and people as invoices of a year, past the service. */
function invoices(dialect: Dialect): string {
  const number = "'2025-' || substr('0000000' || i, -7)";
  const padded = dialect === 'postgres' ? "'2025-' || lpad(i::text, 7, '0')" : number;
  const day = datePlus(dialect, dialect === 'postgres' ? "date '2025-01-01'" : "'2025-01-01'", '(i * 7 % 365)');
  const unlessDraft = (value: string): string => `case when i % 100 = 0 then null else ${value} end`;
  return `insert into invoices (boeking_id, klant_id, bedrijf_id, context, status, jaar, volgnummer, factuur_nummer, datum,
      aantal_personen, betaaltermijn, reference_external, calculated_totaalbedrag_inclusief_btw)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${String(INVOICES)})
    select booking.id, booking.klant_id, booking.kosten_bedrijf_id, 'invoice',
      case when i % 100 = 0 then 'concept' else 'verzonden' end, ${unlessDraft('2025')}, ${unlessDraft('i')},
      ${unlessDraft(padded)}, ${unlessDraft(day)}, 20, 14, '', 12100
    from n, (select id, klant_id, kosten_bedrijf_id from bookings order by id limit 1) booking`;
}

async function median(child: Child, copy: Copy, path: string): Promise<number> {
  const took: number[] = [];
  for (let time = -5; time < TIMES; time++) {
    const began = performance.now();
    await page(child, copy, path);
    if (time >= 0) took.push(performance.now() - began);
  }
  return took.sort((a, b) => a - b)[TIMES / 2] ?? 0;
}

/** Reads a page to its end; where Link leads from it. */
async function page({ url }: Child, { token }: Copy, path: string): Promise<{ readonly link: string }> {
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (response.status !== 200) throw new Error(text);
  return { link: /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? '' };
}
