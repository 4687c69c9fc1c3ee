// All tables of version 0.9.0, the first release, with their indexes, guards and first rows; each area has a file.
import type { Knex } from 'knex';
import type { Replaced } from '../engine/migrate.ts';
import { isPostgres } from './columns.ts';
import { access } from './first-release/access.ts';
import { bookings } from './first-release/bookings.ts';
import { books } from './first-release/books.ts';
import { catalogue } from './first-release/catalogue.ts';
import { events } from './first-release/events.ts';
import { createGuards } from './first-release/guards.ts';
import { house } from './first-release/house.ts';
import { invoices } from './first-release/invoices.ts';
import { machinery } from './first-release/machinery.ts';
import { mails } from './first-release/mails.ts';
import { makeTables } from './first-release/make.ts';
import { indexMetadata } from './first-release/metadata-index.ts';
import { offers } from './first-release/offers.ts';
import { online } from './first-release/online.ts';
import { peppol } from './first-release/peppol.ts';
import { people } from './first-release/people.ts';
import { planning } from './first-release/planning.ts';
import { SLUGS } from './first-release/settings.ts';

const AREAS = [
  events,
  machinery,
  house,
  people,
  access,
  catalogue,
  offers,
  planning,
  bookings,
  invoices,
  books,
  peppol,
  online,
  mails,
];

const ON_POSTGRES = [
  // A crash may empty both: so no write to them waits for a disk or a standby.
  'alter table shared_counts set unlogged',
  'alter table recent_writers set unlogged',
  // It would take a third of all lines for those that last several days.
  'create statistics booking_lines_length on (eind - begin) from booking_lines',
  // On SQLite the unique index finds beginnings too.
  'create index bookings_referentie_prefix_index on bookings (referentie)',
];

export const replaces: Replaced = { version: '0.9.0', count: 121, last: '0121-bookings-of-a-product' };

export async function up(knex: Knex): Promise<void> {
  await makeTables(knex, AREAS);
  if (isPostgres(knex)) for (const sql of ON_POSTGRES) await knex.raw(sql);
  await createGuards(knex);
  await indexMetadata(knex);
  await knex('settings').insert(SLUGS.map((slug) => ({ slug })));
}
