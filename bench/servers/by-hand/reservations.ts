// Online bookings by hand: the statements and locks that reserving needs, each once, with the shortest code between.
import { createHash, randomUUID } from 'node:crypto';
import { insert, insertOnly, read, store, type Columns, type PlannedLine } from './bookings.ts';
import type { HandDatabase, Row, Run } from './database.ts';

export interface Wish {
  readonly arrangement_id: number;
  readonly producten: readonly { readonly arrangementsregel_id: number; readonly aantal: number }[];
  readonly begin: string;
  readonly contactformulier: Readonly<Record<string, string>>;
}

const HOUR = 3_600_000;

/** Stores an online booking with its confirmation and its events, where there is room; undefined where there is none. */
export async function reserve(db: HandDatabase, run: Run, wish: Wish, key: number): Promise<object | undefined> {
  const share = db.isAlone ? '' : ' for share';
  const now = new Date().toISOString();
  const first = Date.parse(wish.begin);
  const begin = new Date(first).toISOString();
  const offer = await run(
    `select p.arrangement, p.weergavenaam, p.bedrijf_id, p.startmomentgroep_id, l.id, l.product_id, l.locatie_id, l.begin,
       r.naam, r.duur, r.minimum_aantal
     from packages p join package_lines l on l.package_id = p.id join products r on r.id = l.product_id
     where p.id = ? and p.is_deleted = false and r.is_deleted = false order by l.begin, l.id`,
    [wish.arrangement_id],
  );
  const products = [db.list(offer.map(({ product_id }) => Number(product_id)))];
  const places = await run(
    `select product_id, location_id from product_locations where ${db.among('product_id')} order by position`,
    products,
  );
  const [start] = await run(
    'select percentage_materiaal_online_boeking as share from start_times where startmomentgroep_id = ? and datetime = ?',
    [offer[0]?.['startmomentgroep_id'] ?? 0, begin],
  );
  await run(
    `select slug, waarde from settings where slug in ('allow_online_package_booking', 'online_boeking_achteraf_betalen_status')`,
  );
  const [company] = await run(`select * from companies where deleted_at is null order by id limit 1${share}`);
  const customer = await customerOf(run, wish, company);
  if (customer === undefined) return undefined;
  await run(
    `insert into booking_counters (klant_id, last) values (?, 0)
     on conflict (klant_id) do update set last = booking_counters.last returning last`,
    [customer.klant_id],
  );
  const needs = await run(
    `select product_id, materiaal_id, aantal, per_x_aantal from product_materials where ${db.among('product_id')}`,
    products,
  );
  const lines = wish.producten.map(({ arrangementsregel_id, aantal }): PlannedLine => {
    const regel = offer.find(({ id }) => id === arrangementsregel_id);
    const at = first + Date.parse(String(regel?.['begin'])) - Date.parse(String(offer[0]?.['begin']));
    const [begins, ends] = [new Date(at).toISOString(), new Date(at + HOUR).toISOString()];
    const place = places.find(({ product_id }) => product_id === regel?.['product_id']);
    return {
      ...{ product_id: regel?.['product_id'] ?? 0, naam: String(regel?.['naam']), aantal },
      ...{ begin: begins, eind: ends, minimum_aantal: regel?.['minimum_aantal'] ?? 0 },
      locatie_id: regel?.['locatie_id'] ?? place?.['location_id'] ?? null,
    };
  });
  const personen = lines[0]?.aantal ?? 1;
  if (start === undefined || !(await hasRoom(db, run, { lines, needs, personen, start }))) return undefined;
  await run(`select id from packages where id = ? and is_deleted = false${share}`, [wish.arrangement_id]);
  await run(`select id from products where ${db.among('id')} and is_deleted = false order by id${share}`, products);
  await run(`select id from contacts where id = ? and archived_at is null${share}`, [customer.klant_id]);
  const prices = await run(
    `select product_id, btw, verkoop from product_prices where ${db.among('product_id')}`,
    products,
  );
  const boeking_id = await store(run, prices, {
    ...{
      arrangement_id: wish.arrangement_id,
      arrangement: offer[0]?.['arrangement'] ?? '',
      klant_id: customer.klant_id,
    },
    ...{ status: 'reservering', online_boeking: true, begin, now, personen, lines, company },
  });
  const booking = await read(db, run, boeking_id);
  const mail = await confirm(run, { boeking_id, company, person: customer.person, now });
  const about = { occurred_at: now, sequence: 1, actor_type: 'apikey', actor_id: key };
  const told = (object: string, object_id: number, data: object): Columns[] =>
    ['postInsert', 'postSave'].map((event) => ({
      ...{ event_id: randomUUID(), event: `${object}::${event}`, object, object_id, ...about },
      data: JSON.stringify(data),
    }));
  await insertOnly(run, 'events', [...told('Boeking', boeking_id, booking), ...told('Mail', mail, { id: mail })]);
  await run('select id from webhooks where active');
  return { status: 'reservering', message: 'Boeking gemaakt', boeking_id, klant_id: customer.klant_id };
}

interface Customer {
  readonly klant_id: number;
  readonly person: Row;
}

/** The customer by the data that they typed; an unknown one cannot reserve here. */
async function customerOf(
  run: Run,
  { contactformulier }: Wish,
  company: Row | undefined,
): Promise<Customer | undefined> {
  const { 'contactpersoon.email1': email = '', 'contactpersoon.achternaam': name = '' } = contactformulier;
  const identity = JSON.stringify(['klant', company?.['id'] ?? null, '', '', name.toLowerCase(), email.toLowerCase()]);
  const [known] = await run('select id from contacts where archived_at is null and identity = ?', [
    createHash('sha256').update(identity).digest('hex'),
  ]);
  if (known === undefined) return undefined;
  const [person] = await run(
    'select p.* from contact_persons p join contact_links l on l.contact_person_id = p.id where l.contact_id = ?',
    [known['id'] ?? 0],
  );
  return { klant_id: Number(known['id']), person: person ?? {} };
}

interface RoomRequest {
  readonly lines: readonly PlannedLine[];
  readonly needs: readonly Row[];
  readonly personen: number;
  readonly start: Row;
}

/** Locks what is scarce, reads what is in use, and looks whether each line fits at its busiest moment. */
async function hasRoom(db: HandDatabase, run: Run, { lines, needs, personen, start }: RoomRequest): Promise<boolean> {
  const lock = db.isAlone ? '' : ' for no key update';
  const materials = [...new Set(needs.map(({ materiaal_id }) => Number(materiaal_id)))].sort((a, b) => a - b);
  const all = await run('select id, parent_id, capaciteit, aantal_groepen from locations order by id');
  const above = (id: unknown): number[] => {
    const found = all.find((each) => each['id'] === id);
    return found === undefined ? [] : [Number(id), ...above(found['parent_id'])];
  };
  const locations = [...new Set(lines.flatMap(({ locatie_id }) => above(locatie_id)))].sort((a, b) => a - b);
  const held = await run(
    `select id, aantal, aantal_groepen, percentage_online_te_boeken from materials where ${db.among('id')} order by id${lock}`,
    [db.list(materials)],
  );
  await run(`select id from locations where ${db.among('id')} order by id${lock}`, [db.list(locations)]);
  const [first, last] = [
    lines.map(({ begin }) => begin).sort()[0] ?? '',
    lines
      .map(({ eind }) => eind)
      .sort()
      .at(-1) ?? '',
  ];
  const used = await run(
    `select l.boeking_id, b.personen, b.online_boeking, l.begin, l.eind, l.locatie_id, l.aantal, m.materiaal_id,
       m.aantal as need, m.per_x_aantal
     from booking_lines l join bookings b on b.id = l.boeking_id left join product_materials m on m.product_id = l.product_id
     where l.eind >= ? and l.begin <= ? and b.status in ('optie', 'reservering', 'definitief', 'gaande', 'voltooid')
       and (${db.among('m.materiaal_id')} or ${db.among('l.locatie_id')})`,
    [first, last, db.list(materials), db.list(locations)],
  );
  const entries = await run(
    `select material_id, amount from capacity_entries where ${db.among('material_id')} and "begin" < ? and "end" > ?`,
    [db.list(materials), last, first],
  );
  return lines.every((line) => {
    const there = used.filter(({ begin, eind }) => String(begin) < line.eind && String(eind) > line.begin);
    const fits = held.every((material) => {
      const own = needs.find(
        ({ product_id, materiaal_id }) => product_id === line.product_id && materiaal_id === material['id'],
      );
      const amount =
        entries.find(({ material_id }) => material_id === material['id'])?.['amount'] ?? material['aantal'];
      if (own === undefined || amount === null || amount === undefined) return true;
      const of = (rows: readonly Row[]) =>
        rows.reduce(
          (sum, { materiaal_id, aantal, need, per_x_aantal }) =>
            materiaal_id === material['id'] ? sum + (Number(aantal) * Number(need)) / Number(per_x_aantal) : sum,
          0,
        );
      const more = (line.aantal * Number(own['aantal'])) / Number(own['per_x_aantal']);
      const share = Number(start['share'] ?? material['percentage_online_te_boeken'] ?? 100) / 100;
      const online = there.filter(({ online_boeking }) => online_boeking === true || online_boeking === 1);
      return of(there) + more <= Number(amount) * 100 && of(online) + more <= Math.floor(Number(amount) * share) * 100;
    });
    const people = new Map(
      there
        .filter(({ locatie_id }) => locatie_id === line.locatie_id)
        .map((each) => [each['boeking_id'], Number(each['personen'])]),
    );
    const most = all.find(({ id }) => id === line.locatie_id)?.['capaciteit'];
    const present = [...people.values()].reduce((sum, each) => sum + each, 0);
    return fits && (most === null || most === undefined || present + personen <= Number(most));
  });
}

interface Confirming {
  readonly boeking_id: number;
  readonly company: Row | undefined;
  readonly person: Row;
  readonly now: string;
}

async function confirm(run: Run, { boeking_id, company, person, now }: Confirming): Promise<number> {
  await run(
    `select id from booking_mails where bedrijf_id = ? and moment = 'bevestiging' and actief order by id limit 1`,
    [company?.['id'] ?? 0],
  );
  const [made] = await insert(run, 'mails', [
    {
      ...{
        kind: 'booking_confirmation',
        bedrijf_id: company?.['id'] ?? 0,
        subject_kind: 'booking',
        subject_id: boeking_id,
      },
      ...{ from_name: company?.['weergavenaam'] ?? '', from_address: company?.['email'] ?? '' },
      ...{ contactpersoon_id: person['id'] ?? null, to: JSON.stringify([person['email1']]), cc: '[]' },
      ...{
        subject: 'Bevestiging van uw boeking',
        body: `Beste ${String(person['achternaam'])},\n\nDank u wel voor uw boeking.`,
      },
      ...{ unknown_tags: '[]', files: '[]', status: 'queued', delivered_to: '[]', attempts: 0, created_at: now },
      message_id: `<${randomUUID()}@voorbeeld.example>`,
    },
  ]);
  const mail = Number(made?.['id']);
  await insertOnly(run, 'jobs', [
    { kind: 'send-mail', lane: '', payload: JSON.stringify({ mail_id: mail }), run_at: '2100-01-01T00:00:00.000Z' },
  ]);
  return mail;
}
