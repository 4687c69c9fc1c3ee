// The memory of the machinery: jobs, clocks, counts and keys.
import type { Knex } from 'knex';
import { id, instant, isPostgres, json } from '../columns.ts';

/** Jobs, clocks, counts and keys. */
export function machinery(knex: Knex): Knex.SchemaBuilder {
  return (
    knex.schema
      // Work that happens after a commit or by the clock.
      .createTable('jobs', (t) => {
        t.bigIncrements('id');
        t.string('kind', 50).notNullable();
        t.string('key', 255);
        json(t, 'payload').notNullable();
        instant(t, 'run_at').notNullable();
        instant(t, 'next_at');
        t.string('leased_by', 36);
        t.integer('failures').notNullable().defaultTo(0);
        t.integer('crashes').notNullable().defaultTo(0);
        t.string('last_error', 1000);
        instant(t, 'dead_at');
        t.string('lane', 50).notNullable().defaultTo('');
      })
      .raw('create unique index jobs_key_unique on jobs (kind, key) where dead_at is null')
      .raw('create index jobs_due_index on jobs (kind, lane, run_at, id) where dead_at is null')
      .raw('create index jobs_dead_at_index on jobs (dead_at) where dead_at is not null')
      // The last moment at which regular work ran: a clock that is far ahead of it shows itself by it.
      .createTable('clock_marks', (t) => {
        // There is one: number 1.
        id(t);
        instant(t, 'seen_at').notNullable();
      })
      // Counts for limits that all processes share, each for as long as its window lasts.
      .createTable('shared_counts', (t) => {
        // A hash of a limit and of whom it is for.
        t.string('what', 64).notNullable().primary();
        t.integer('used').notNullable();
        instant(t, 'until').notNullable().index();
      })
      // The accounts that wrote a moment ago: their lists are read from the primary.
      .createTable('recent_writers', (t) => {
        t.text('name').primary();
        instant(t, 'written_at').notNullable().index('recent_writers_written_at');
      })
      // The key that signs links in mails where SECRETS_KEY is not set: one row, made when it is first needed.
      .createTable('link_keys', (t) => {
        t.string('name', 20).primary();
        t.string('secret', 64).notNullable();
      })
      // The clock of a sandbox, in one row; a database that is no sandbox has none.
      .createTable('sandbox', (t) => {
        t.integer('id').primary();
        instant(t, 'moment').notNullable();
        // The fixture that was put back last, and what the clock last did.
        t.string('fixture', 60);
        json(t, 'outcome');
        t.string('seed', 64).notNullable().defaultTo('');
        t.integer('starts').notNullable().defaultTo(0);
      })
      // The pairs that integrators keep with objects: triggers of their tables write them (metadata-index.ts).
      .raw(
        `create table metadata_pairs (
      object varchar(20) not null,
      key varchar(40) not null,
      value varchar(500) not null,
      object_id integer not null,
      primary key (object, key, value, object_id)
    ) ${isPostgres(knex) ? '' : 'without rowid'}`,
      )
      .raw('create index metadata_pairs_object_id_index on metadata_pairs (object, object_id)')
  );
}
