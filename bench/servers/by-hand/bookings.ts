// Making a booking by hand: a package laid out for a customer, stored with its lines, costs and events.
import { amountOf, lengthOf } from './amounts.ts';
import type { HandDatabase, Row, Run } from './database.ts';
import { type Asking, tell } from './events.ts';
import { Refusal } from './problems.ts';
import { type Booking, type PlannedLine, store } from './stored-bookings.ts';
import { momentOf, parse, wallOf } from './time.ts';

export interface NewBooking {
  readonly klant_id: number;
  readonly arrangement_id: number;
  readonly begin: string;
  readonly personen: number;
}

const PACKAGE = `select p.arrangement, p.weergavenaam as package_name, p.bedrijf_id,
    p.startmomentgroep_id, p.mag_online_geboekt_worden_achteraf_betalen as later, p.maximum_aantal_personen_online as most, l.id as line_id, l.begin, l.eind,
    l.beschrijving, coalesce(l.locatie_id, (select location_id from product_locations
      where product_id = r.id order by position limit 1)) as locatie_id,
    r.id as product_id, r.naam, r.weergavenaam, r.duur, r.minimum_aantal, r.aantalbepaling, r.aantal, r.per_x_personen,
    r.per_x_personen_afronding
  from packages p join package_lines l on l.package_id = p.id join products r on r.id = l.product_id
  where p.id = ? and p.is_deleted = false and r.is_deleted = false order by l.id`;
const CUSTOMER = `select k.id as klant_id, co.id, co.factuur_betaaltermijn, co.bedrijfsnaam, co.weergavenaam,
    co.email from contacts k join companies co
    on co.deleted_at is null
    and co.id = coalesce(?, k.bedrijf_id, (select min(id) from companies where deleted_at is null))
  where k.id = ? and k.type = 'klant' and k.archived_at is null`;

/** The lines of a package, its products held as they are until the commit; none where it is not there. */
export function packageOf(db: HandDatabase, run: Run, id: number): Promise<Row[]> {
  return run(db.isAlone ? PACKAGE : `${PACKAGE} for share of p, r`, [id]);
}

/** The company that a customer pays, both held as they are until the commit. */
export async function payerOf(db: HandDatabase, run: Run, customer: number, company: unknown): Promise<Row> {
  const sql = db.isAlone ? CUSTOMER : `${CUSTOMER.replace('coalesce(?', 'coalesce(?::int')} for share of k, co`;
  const [payer] = await run(sql, [typeof company === 'number' ? company : null, customer]);
  if (payer === undefined) throw new Refusal(422, 'ERR_UNKNOWN_REFERENCE', 'There is no such customer.', 'klant_id');
  return payer;
}

/** Stores a booking with its lines, costs and events. */
export async function create(db: HandDatabase, run: Run, body: NewBooking, asking: Asking): Promise<Booking> {
  const offer = await packageOf(db, run, body.arrangement_id);
  const [first] = offer;
  if (first === undefined)
    throw new Refusal(422, 'ERR_UNKNOWN_REFERENCE', 'There is no such package.', 'arrangement_id');
  const company = await payerOf(db, run, body.klant_id, first['bedrijf_id']);
  const begin = parse(body.begin);
  const booking = await store(db, run, {
    klant_id: body.klant_id,
    arrangement_id: body.arrangement_id,
    arrangement: String(first['package_name'] ?? first['arrangement']),
    status: 'informatie',
    online: false,
    begin,
    personen: body.personen,
    lines: offer.map((line) => plannedLine(offer, line, begin, amountOf(line, body.personen))),
    company,
    now: asking.now,
    userId: asking.caller.userId,
  });
  await tell(db, run, asking, [{ object: 'Boeking', id: booking.id, data: booking }]);
  return booking;
}

/** A line at its time: as long after the begin, by the clock on the wall, as in the package. */
export function plannedLine(offer: readonly Row[], line: Row, begin: number, aantal: number): PlannedLine {
  const walls = offer.map((each) => wallOf(Date.parse(String(each['begin']))));
  const wall = wallOf(Date.parse(String(line['begin'])));
  const begins = momentOf(wallOf(begin) + wall - Math.min(...walls));
  const length =
    line['eind'] == null
      ? lengthOf(line['duur'])
      : Date.parse(String(line['eind'])) - Date.parse(String(line['begin']));
  return {
    product_id: Number(line['product_id']),
    locatie_id: line['locatie_id'] == null ? null : Number(line['locatie_id']),
    aantal,
    minimum_aantal: Number(line['minimum_aantal']),
    begin: new Date(begins).toISOString(),
    eind: new Date(begins + length).toISOString(),
    beschrijving: String(line['beschrijving'] ?? line['weergavenaam'] ?? line['naam']),
  };
}
