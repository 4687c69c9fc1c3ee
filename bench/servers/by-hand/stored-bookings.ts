// A booking by hand as it is stored and answered: its lines, its costs and the reference that counts per customer.
import { totalOf, withoutVat } from './amounts.ts';
import { type HandDatabase, insert, type Row, type Run, type Value } from './database.ts';
import { dayOf, toText } from './time.ts';

/** A line before it is stored. */
export interface PlannedLine {
  readonly product_id: number;
  readonly locatie_id: number | null;
  readonly aantal: number;
  readonly minimum_aantal: number;
  readonly begin: string;
  readonly eind: string;
  readonly beschrijving: string;
}

/** A booking before it is stored. */
export interface Planned {
  readonly klant_id: number;
  readonly arrangement_id: number;
  readonly arrangement: string;
  readonly status: string;
  readonly online: boolean;
  readonly begin: number;
  readonly personen: number;
  readonly lines: readonly PlannedLine[];
  readonly company: Row;
  readonly now: string;
  readonly userId: number;
}

/** A booking as it is answered. */
export interface Booking {
  readonly [member: string]: unknown;
  readonly id: number;
  readonly referentie: string;
}

/** Stores a booking that is laid out; prices are those of its products. */
export async function store(db: HandDatabase, run: Run, planned: Planned): Promise<Booking> {
  const { klant_id, arrangement_id, arrangement, status, online, personen, company, now, lines } = planned;
  const prices = await run(
    `select product_id, btw, verkoop, coalesce(cast(vanaf as text), '') as vanaf from product_prices
      where ${db.among('product_id')} order by btw`,
    [db.list([...new Set(lines.map(({ product_id }) => product_id))])],
  );
  const [counter] = await run(
    `insert into booking_counters (klant_id, last) values (?, 1)
     on conflict (klant_id) do update set last = booking_counters.last + 1 returning last`,
    [klant_id],
  );
  const own = {
    klant_id,
    referentie: `${String(klant_id)}-${String(counter?.['last'])}`,
    datum: dayOf(planned.begin),
    begin: new Date(planned.begin).toISOString(),
    status,
    arrangement,
    arrangement_id,
    personen,
    status_updated_at: now,
    online_boeking: online,
    factureren: true,
  };
  const costs = {
    kosten_bedrijf_id: company['id'] ?? null,
    kosten_betaaltermijn: company['factuur_betaaltermijn'] ?? null,
  };
  const made = { created_at: now, created_by: planned.userId, created_on: dayOf(Date.parse(now)) };
  const [id = 0] = await insert(run, 'bookings', [{ ...own, ...costs, ...made }]);
  const ids = await insert(
    run,
    'booking_lines',
    lines.map((line) => ({
      boeking_id: id,
      ...line,
      follows_rule: !online,
      begins_on: dayOf(Date.parse(line.begin)),
    })),
  );
  const [group = 0] = await insert(run, 'cost_lines', [
    {
      ...{ boeking_id: id, type: 'groep', naam: arrangement, kortingspercentage: 0 },
      children_visible: true,
      position: 0,
    },
  ]);
  const items = itemsOf(lines, ids, prices);
  const exc = withoutVat(items);
  const itemIds = await insert(
    run,
    'cost_lines',
    items.map(({ shown, inc }, position) => ({
      ...{
        boeking_id: id,
        parent_id: group,
        position,
        type: 'item',
        ...shown,
        totaal_inc_btw: inc,
        totaal_exc_btw: exc[position] ?? 0,
      },
    })),
  );
  return answerOf({ id, own, costs, group, lines: answered(lines, ids), items, itemIds });
}

interface Item {
  readonly shown: Readonly<Record<string, Value>>;
  readonly inc: number;
  readonly vat: number;
}

/** A cost line for each price of each line's product on its date. */
function itemsOf(lines: readonly PlannedLine[], ids: readonly number[], prices: readonly Row[]): Item[] {
  return lines.flatMap((line, at) =>
    applying(prices, line).map((price) => {
      const [bedrag, btw_percentage] = [Number(price['verkoop']), Number(price['btw'])];
      const inc = totalOf(line.aantal, bedrag);
      const about = { product_id: line.product_id, boekingsregel_id: ids[at] ?? null };
      const shown = { naam: line.beschrijving, kortingspercentage: 0, aantal: line.aantal, bedrag, btw_percentage };
      return { shown: { ...shown, ...about }, inc, vat: btw_percentage };
    }),
  );
}

/** The prices of a line's product with the latest date that is not after the line. */
function applying(prices: readonly Row[], { product_id, begin }: PlannedLine): Row[] {
  const day = dayOf(Date.parse(begin));
  const begun = prices.filter((price) => price['product_id'] === product_id && String(price['vanaf']) <= day);
  const latest = begun
    .map(({ vanaf }) => String(vanaf))
    .sort()
    .at(-1);
  return begun.filter(({ vanaf }) => vanaf === latest);
}

function answered(lines: readonly PlannedLine[], ids: readonly number[]): object[] {
  const sorted = lines.map((line, at) => ({ line, id: ids[at] ?? 0 }));
  sorted.sort((a, b) => a.line.begin.localeCompare(b.line.begin) || a.id - b.id);
  return sorted.map(({ line, id }) => ({
    id,
    product_id: line.product_id,
    locatie_id: line.locatie_id,
    aantal: line.aantal,
    minimum_aantal: line.minimum_aantal,
    begin: toText(line.begin),
    eind: toText(line.eind),
    beschrijving: line.beschrijving,
    ...{ opmerking: null, betaald_bedrag: null, betaal_datum: null, betaal_opmerking: null },
    herinnering_leverancier: null,
    prijsregel_id: null,
  }));
}

interface Stored {
  readonly id: number;
  readonly own: Readonly<Record<'referentie' | 'begin' | 'status_updated_at', string>> &
    Readonly<Record<string, Value>>;
  readonly costs: Readonly<Record<'kosten_bedrijf_id' | 'kosten_betaaltermijn', Value>>;
  readonly group: number;
  readonly lines: readonly object[];
  readonly items: readonly Item[];
  readonly itemIds: readonly number[];
}

function answerOf({ id, own, costs, group, lines, items, itemIds }: Stored): Booking {
  const total = items.reduce((sum, { inc }) => sum + inc, 0) / 100;
  const discount = { kortingspercentage: 0, kortingomschrijving: null };
  const regels = items.map(({ shown }, at) => ({
    ...{ id: itemIds[at], type: 'item', naam: shown['naam'], ...discount, aantal: shown['aantal'] },
    ...{ bedrag: Number(shown['bedrag']) / 10_000, btw_percentage: Number(shown['btw_percentage']) / 100 },
    ...{ product_id: shown['product_id'], boekingsregel_id: shown['boekingsregel_id'] },
  }));
  return {
    id,
    klant_id: own['klant_id'],
    referentie: own.referentie,
    datum: own['datum'],
    begin: toText(own.begin),
    status: own['status'],
    arrangement: own['arrangement'],
    arrangement_id: own['arrangement_id'],
    book_process_id: null,
    personen: own['personen'],
    status_updated_at: toText(own.status_updated_at),
    online_boeking: own['online_boeking'],
    status_vervaldatum: null,
    bijzonderheden: null,
    factureren: true,
    conceptfactuur_na_dagen: null,
    metadata: {},
    boekingsregels: lines,
    kosten: {
      boeking_id: id,
      klant_id: own['klant_id'],
      bedrijf_id: costs.kosten_bedrijf_id,
      opmerking: null,
      betaaltermijn: costs.kosten_betaaltermijn,
      referentie_klant: null,
      calculated_totaalbedrag_inclusief_btw: total,
      regels: [{ id: group, type: 'groep', naam: own['arrangement'], ...discount, children_visible: true, regels }],
    },
  };
}
