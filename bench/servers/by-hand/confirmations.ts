// The confirmation of an online booking by hand: a mail in Dutch with its programme, and the job that sends it.
import { randomUUID } from 'node:crypto';
import { insert, insertOnly, type Row, type Run, type Value } from './database.ts';
import type { Booking, PlannedLine } from './stored-bookings.ts';
import { toText, wallOf } from './time.ts';

interface Confirming {
  readonly booking: Booking;
  readonly lines: readonly PlannedLine[];
  readonly company: Row;
  readonly places: readonly Row[];
  readonly person: Row;
  readonly now: string;
}

/** A mail as its event tells it. */
export interface Mail {
  readonly [member: string]: unknown;
  readonly id: number;
}

const DAY = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'UTC' });
const clock = (instant: string): string => new Date(wallOf(Date.parse(instant))).toISOString().slice(11, 16);
const dayOf = (instant: string): string => DAY.format(wallOf(Date.parse(instant)));

/** Stores a mail and the job that sends it; the job is due when somebody has set up a mail server. */
export async function confirm(
  run: Run,
  { booking, lines, company, places: all, person, now }: Confirming,
): Promise<Mail> {
  const companyId = Number(company['id']);
  const [own] = await run(
    `select id from booking_mails where bedrijf_id = ? and moment = 'bevestiging' and actief order by id limit 1`,
    [companyId],
  );
  if (own !== undefined) throw new Error('Texts of a company are not filled in by hand: measure without them.');
  const places = new Map(all.map((place) => [place['id'], place]));
  const sender = String(company['weergavenaam'] ?? '') || String(company['bedrijfsnaam']);
  const address = String(company['email']);
  const begin = lines.map((line) => line.begin).sort()[0] ?? '';
  const facts = [
    { label: 'Boeking', value: `${booking.referentie} · ${String(booking['arrangement'])}` },
    { label: 'Datum', value: dayOf(begin) },
    { label: 'Aanvang', value: clock(begin) },
    { label: 'Aantal personen', value: String(booking['personen']) },
  ];
  const texts = {
    subject: `Bevestiging van uw boeking ${booking.referentie}`,
    body: [
      `Beste ${[person['voornaam'], person['achternaam']].filter((part) => part !== null).join(' ')},`,
      'Dank u wel voor uw boeking. Wij verwachten u graag. Dit is het programma:',
      programme(lines, places),
    ].join('\n\n'),
  };
  const about = { kind: 'booking_confirmation', status: 'queued', bedrijf_id: companyId };
  const people = { contactpersoon_id: person['id'] ?? null, from_name: sender, from_address: address };
  const to = [person['email1']];
  const message_id = `<${randomUUID()}@${address.slice(address.indexOf('@') + 1)}>`;
  const layout = {
    ...{ language: 'nl-NL', accent_color: null, logo_sha256: null, sender: [sender, address], facts },
    ...{ button: null, unsubscribe: null, links: [] },
  };
  const [id = 0] = await insert(run, 'mails', [
    {
      ...{ ...about, ...people, ...texts, message_id, subject_kind: 'booking', subject_id: booking.id, attempts: 0 },
      ...{ to: JSON.stringify(to), cc: '[]', delivered_to: '[]', unknown_tags: '[]', files: '[]', created_at: now },
      layout: JSON.stringify(layout),
    },
  ]);
  await insertOnly(run, 'jobs', [
    {
      ...{ kind: 'send-mail', key: String(id), lane: '', payload: JSON.stringify({ mail_id: id }) },
      run_at: '1970-01-01T00:00:00.000Z',
    },
  ]);
  return {
    id,
    ...about,
    about: { kind: 'booking', id: booking.id },
    factuur_id: null,
    ...people,
    ...{ to, cc: [], delivered_to: [], ...texts, facts, button: null, attachments: [], unknown_tags: [], message_id },
    ...{ attempts: 0, error: null, created_at: toText(now), sent_at: null },
  };
}

/** The days with their lines, as a guest reads them. */
function programme(lines: readonly PlannedLine[], places: ReadonlyMap<Value | undefined, Row>): string {
  const days = new Map<string, string[]>();
  for (const line of lines.toSorted((a, b) => a.begin.localeCompare(b.begin))) {
    const day = dayOf(line.begin);
    const place = places.get(line.locatie_id);
    const where = place === undefined ? '' : ` (${String(place['weergavenaam'] ?? place['naam'])})`;
    const text = `${clock(line.begin)} – ${clock(line.eind)}  ${String(line.aantal)} × ${line.beschrijving}${where}`;
    days.set(day, [...(days.get(day) ?? []), text]);
  }
  return [...days].map(([day, texts]) => [day, ...texts].join('\n')).join('\n\n');
}
