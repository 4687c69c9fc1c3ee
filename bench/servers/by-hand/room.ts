// Whether there is room, by hand: what is scarce is locked, what is in use is read, and the busiest moment decides.
import type { HandDatabase, Row, Run, Value } from './database.ts';
import { Refusal } from './problems.ts';
import type { PlannedLine } from './stored-bookings.ts';

interface Asked {
  readonly lines: readonly PlannedLine[];
  readonly personen: number;
  /** The share of materials that may be booked online at this start, in percent; null for that of each material. */
  readonly share: Value;
}

/** Something in use for a while. */
interface Use {
  readonly begin: string;
  readonly end: string;
  readonly amount: number;
  readonly online: boolean;
}

const IN_USE = `b.status in ('optie', 'reservering', 'definitief', 'gaande', 'voltooid')`;

/**
 * Throws ERR_NOT_AVAILABLE unless each line fits; answers all locations. Holds materials and locations until the commit, in order of
 * their ids.
 */
export async function requireRoom(db: HandDatabase, run: Run, { lines, personen, share }: Asked): Promise<Row[]> {
  const lock = db.isAlone ? '' : ' for no key update';
  const products = [...new Set(lines.map(({ product_id }) => product_id))];
  const needs = await run(
    `select product_id, materiaal_id, aantal, per_x_aantal, afronding from product_materials where ${db.among('product_id')}`,
    [db.list(products)],
  );
  const materials = [...new Set(needs.map(({ materiaal_id }) => Number(materiaal_id)))].sort((a, b) => a - b);
  const all = await run('select id, parent_id, capaciteit, naam, weergavenaam from locations order by id');
  const chains = chainsOf(all);
  const places = [...new Set(lines.flatMap(({ locatie_id }) => chains.get(locatie_id ?? 0) ?? []))].sort(
    (a, b) => a - b,
  );
  const held = await run(
    `select id, aantal, percentage_online_te_boeken from materials where ${db.among('id')} order by id${lock}`,
    [db.list(materials)],
  );
  await run(`select id from locations where ${db.among('id')} order by id${lock}`, [db.list(places)]);
  const below = all.map(({ id }) => Number(id)).filter((id) => chains.get(id)?.some((each) => places.includes(each)));
  const [first, last] = periodOf(lines);
  const used = await run(
    `select l.boeking_id, b.personen, b.online_boeking, l.begin, l.eind, l.locatie_id, l.product_id, l.aantal
     from booking_lines l join bookings b on b.id = l.boeking_id
     where l.eind > ? and l.begin < ? and ${IN_USE}
       and (l.product_id in (select product_id from product_materials where ${db.among('materiaal_id')})
         or ${db.among('l.locatie_id')})`,
    [first, last, db.list(materials), db.list(below)],
  );
  const rates = await run(
    `select product_id, materiaal_id, aantal, per_x_aantal, afronding from product_materials where ${db.among('materiaal_id')}`,
    [db.list(materials)],
  );
  const entries = await run(
    `select material_id, "begin", "end", amount from capacity_entries where ${db.among('material_id')}
       and "begin" < ? and "end" > ?`,
    [db.list(materials), last, first],
  );
  const online = lines.map((line) => ({ ...line, online_boeking: true }));
  for (const material of held) {
    const own = rates.filter(({ materiaal_id }) => materiaal_id === material['id']);
    const uses = [...used, ...online].flatMap((line) => usesOf(line, own));
    const fits = lines.every((line) => {
      const [most, percent] = [
        mostOf(material, entries, line),
        share ?? material['percentage_online_te_boeken'] ?? 100,
      ];
      if (most === null) return true;
      const within = Math.floor((most * Number(percent)) / 100);
      return (
        peak(uses, line) <= most * 100 &&
        peak(
          uses.filter((use) => use.online),
          line,
        ) <=
          within * 100
      );
    });
    if (!fits) throw full();
  }
  for (const id of places) {
    const most = all.find((each) => each['id'] === id)?.['capaciteit'];
    if (typeof most !== 'number') continue;
    const inside = used.filter(({ locatie_id }) => chains.get(Number(locatie_id))?.includes(id));
    const mine = lines.filter(({ locatie_id }) => chains.get(locatie_id ?? 0)?.includes(id));
    const uses = [...groupsOf(inside), ...mine.slice(0, 1).map((line) => useOf({ ...line }, personen, true))];
    if (mine.some((line) => peak(uses, line) > most)) throw full();
  }
  return all;
}

const full = (): Refusal => new Refusal(409, 'ERR_NOT_AVAILABLE', 'There is no room at that time.', 'begin');

function periodOf(lines: readonly PlannedLine[]): [first: string, last: string] {
  const [begins, ends] = [lines.map(({ begin }) => begin).sort(), lines.map(({ eind }) => eind).sort()];
  return [begins[0] ?? '', ends.at(-1) ?? ''];
}

/** Each location with those that it lies in. */
function chainsOf(all: readonly Row[]): Map<number, number[]> {
  const parents = new Map(all.map(({ id, parent_id }) => [Number(id), parent_id]));
  const above = (id: Value | undefined): number[] => (typeof id === 'number' ? [id, ...above(parents.get(id))] : []);
  return new Map([...parents.keys()].map((id) => [id, above(id)]));
}

type Line = Readonly<Record<string, unknown>>;

function useOf(line: Line, amount: number, online: boolean): Use {
  return { begin: String(line['begin']), end: String(line['eind']), amount, online };
}

/** The part that a line takes of a material, in hundredths. */
function usesOf(line: Line, rates: readonly Row[]): Use[] {
  return rates
    .filter(({ product_id }) => product_id === line['product_id'])
    .map(({ aantal, per_x_aantal, afronding }) => {
      const times = Number(line['aantal']) / Number(per_x_aantal);
      const rounded = afronding === 'boven' ? Math.ceil(times) : afronding === 'beneden' ? Math.floor(times) : times;
      return useOf(line, rounded * Number(aantal), Boolean(line['online_boeking']));
    });
}

/** The people of each booking in a place, once however many lines it has there at a time. */
function groupsOf(lines: readonly Row[]): Use[] {
  const seen = new Map(
    lines.map((line) => [
      `${String(line['boeking_id'])} ${String(line['begin'])} ${String(line['eind'])}`,
      useOf(line, Number(line['personen']), Boolean(line['online_boeking'])),
    ]),
  );
  return [...seen.values()];
}

function mostOf(material: Row, entries: readonly Row[], line: PlannedLine): number | null {
  const at = entries.filter(
    (each) =>
      each['material_id'] === material['id'] && String(each['begin']) < line.eind && String(each['end']) > line.begin,
  );
  const amounts = at.map(({ amount }) => amount).filter((amount) => typeof amount === 'number');
  if (amounts.length > 0) return Math.min(...amounts);
  return typeof material['aantal'] === 'number' ? material['aantal'] : null;
}

/** The most that is in use at one moment of a line. */
function peak(uses: readonly Use[], { begin, eind }: PlannedLine): number {
  const there = uses.filter((use) => use.begin < eind && use.end > begin);
  const moments = [begin, ...there.map((use) => use.begin).filter((each) => each > begin)];
  const inUseAt = (moment: string): number =>
    there.reduce((sum, use) => (use.begin <= moment && use.end > moment ? sum + use.amount : sum), 0);
  return Math.max(...new Set(moments.map(inUseAt)));
}
