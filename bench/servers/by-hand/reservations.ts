// Online bookings by hand: the statements and locks that reserving needs, each once.
import { packageOf, payerOf, plannedLine } from './bookings.ts';
import { confirm } from './confirmations.ts';
import type { HandDatabase, Row, Run } from './database.ts';
import { type Asking, tell } from './events.ts';
import { identityOf } from './new-customers.ts';
import { Refusal } from './problems.ts';
import { requireRoom } from './room.ts';
import { type PlannedLine, store } from './stored-bookings.ts';
import { parse } from './time.ts';

export interface Wish {
  readonly arrangement_id: number;
  readonly producten: readonly { readonly arrangementsregel_id: number; readonly aantal: number }[];
  readonly begin: string;
  readonly contactformulier: Readonly<Record<string, string>>;
}

const SETTINGS = `select slug, waarde from settings
  where slug in ('allow_online_package_booking', 'online_boeking_achteraf_betalen_status')`;

/** Stores an online booking with its confirmation and its events, where there is room. */
export async function reserve(db: HandDatabase, run: Run, wish: Wish, asking: Asking): Promise<object> {
  const begin = parse(wish.begin);
  const offer = await packageOf(db, run, wish.arrangement_id);
  const [sold] = offer;
  const settings = new Map((await run(SETTINGS)).map(({ slug, waarde }) => [slug, waarde]));
  if (!sold?.['later'] || settings.get('allow_online_package_booking') === '0')
    throw new Refusal(422, 'ERR_NOT_ALLOWED', 'This package cannot be booked online.', 'arrangement_id');
  const [start] = await run(
    'select percentage_materiaal_online_boeking as share from start_times where startmomentgroep_id = ? and datetime = ?',
    [sold['startmomentgroep_id'] ?? 0, new Date(begin).toISOString()],
  );
  if (start === undefined) throw new Refusal(409, 'ERR_NOT_AVAILABLE', 'Nothing starts at that time.', 'begin');
  const { klant_id, person } = await customerOf(db, run, wish);
  const lines = linesOf(offer, wish, begin);
  const personen = Math.max(...lines.map(({ aantal }) => aantal));
  if (typeof sold['most'] === 'number' && personen > sold['most'])
    throw new Refusal(422, 'ERR_GROUP_TOO_LARGE', 'The group is too large.', 'producten');
  const places = await requireRoom(db, run, { lines, personen, share: start['share'] ?? null });
  const company = await payerOf(db, run, klant_id, offer[0]?.['bedrijf_id']);
  const status = String(settings.get('online_boeking_achteraf_betalen_status') ?? 'reservering');
  const booking = await store(db, run, {
    ...{ klant_id, arrangement_id: wish.arrangement_id, status, online: true, begin, personen, lines, company },
    arrangement: String(offer[0]?.['package_name'] ?? offer[0]?.['arrangement']),
    now: asking.now,
    userId: asking.caller.userId,
  });
  const mail = await confirm(run, { booking, lines, company, places, person, now: asking.now });
  await tell(db, run, asking, [
    { object: 'Boeking', id: booking.id, data: booking },
    { object: 'QueuedMail', id: mail.id, data: mail },
  ]);
  if (!db.isAlone) await run('select pg_notify(?, ?)', ['by_hand_jobs', 'mail']);
  return { status, message: 'Boeking gemaakt', boeking_id: booking.id, klant_id };
}

function linesOf(offer: readonly Row[], wish: Wish, begin: number): PlannedLine[] {
  const amounts = new Map(wish.producten.map(({ arrangementsregel_id, aantal }) => [arrangementsregel_id, aantal]));
  const lines = offer.flatMap((line) => {
    const aantal = amounts.get(Number(line['line_id'])) ?? 0;
    return aantal === 0 ? [] : [plannedLine(offer, line, begin, aantal)];
  });
  if (lines.length === 0) throw new Refusal(422, 'ERR_REQUIRED', 'Nothing would be booked.', 'producten');
  return lines;
}

/** The customer by the data that they typed, held until the commit; a new one is not made here. */
async function customerOf(
  db: HandDatabase,
  run: Run,
  { contactformulier }: Wish,
): Promise<{ readonly klant_id: number; readonly person: Row }> {
  const share = db.isAlone ? '' : ' for share';
  const [company] = await run(`select id from companies where deleted_at is null order by id limit 1${share}`);
  const { 'contactpersoon.email1': email1 = '', 'contactpersoon.achternaam': achternaam = '' } = contactformulier;
  const identity = identityOf({ bedrijf_id: company?.['id'] ?? null }, { achternaam, email1 });
  const lock = db.isAlone ? '' : ' for no key update of c';
  const [person] = await run(
    `select c.id as klant_id, p.id, p.voornaam, p.achternaam, p.email1 from contacts c
       join contact_links l on l.contact_id = c.id and l.hoofdcontact join contact_persons p on p.id = l.contact_person_id
     where c.archived_at is null and c.identity = ?${lock}`,
    [identity],
  );
  if (person === undefined)
    throw new Refusal(422, 'ERR_UNKNOWN_REFERENCE', 'New customers are not made here.', 'contactformulier');
  return { klant_id: Number(person['klant_id']), person };
}
