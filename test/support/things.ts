// A small schema for cases that the tables of the API do not show: a root with parts, and every kind of column.
import type { Knex } from 'knex';
import { eventObjectOf, type EventObject } from '../../db/engine/changes/changes.ts';
import type { ReadByIds } from '../../db/engine/session/reader.ts';
import { boolean, date, id, instant, isPostgres, json, money, version } from '../../db/migrations/columns.ts';
import { events } from '../../db/migrations/first-release/events.ts';
import { makeTables } from '../../db/migrations/first-release/make.ts';
import type { Migration } from '../../db/engine/migrate.ts';
import { defineTable } from '../../db/engine/changes/table.ts';
import type { Instant } from '../../generated/types.ts';

export interface ThingRow {
  readonly id: number;
  readonly naam: string;
  readonly aantal: number | null;
  readonly bedrag: number | null;
  readonly actief: boolean;
  readonly extra: unknown;
  readonly dag: string | null;
  readonly wanneer: Instant | null;
  readonly archived_at: Instant | null;
}

export interface ThingPartRow {
  readonly id: number;
  readonly thing_id: number;
  readonly naam: string;
  readonly geheim: string | null;
}

export interface SeatRow {
  readonly id: number;
  readonly rij: number;
  readonly plaats: number;
  readonly eerste: boolean;
}

/** A thing as its events contain it: its row and the names of its parts, not their secrets. */
export interface ThingValues {
  readonly id: number;
  readonly naam: string;
  readonly aantal: number | null;
  readonly archived_at: Instant | null;
  readonly parts: readonly string[];
}

export const things = defineTable<ThingRow>('things', { unique: { things_naam_unique: { field: 'naam' } } });
export const parts = defineTable<ThingPartRow>('things_parts', {
  rootOf: ({ thing_id }) => ({ root: 'things', id: thing_id }),
  references: { thing_id: 'ding' },
});
/** Seats: unique by two columns, and one index that nothing may violate (`never`). */
export const seats = defineTable<SeatRow>('seats', {
  unique: {
    seats_rij_plaats_unique: { field: 'plaats', code: 'ERR_DUPLICATE', message: 'This seat is there: name another.' },
    seats_first: 'never',
  },
  checks: { seats_plaats_check: { field: 'plaats', code: 'ERR_RANGE' } },
});

export const readThings: ReadByIds<ThingValues> = async (db, ids) => {
  const rows = await things.read(db, ids);
  const owned = await parts.readByParent(db, 'thing_id', ids);
  return new Map(
    [...rows].map(([key, { naam, aantal, archived_at }]) => {
      const names = (owned.get(key) ?? []).map((part) => part.naam);
      return [key, { id: key, naam, aantal, archived_at, parts: names }];
    }),
  );
};

export const thingObjects: Readonly<Record<string, EventObject>> = {
  Ding: eventObjectOf<ThingValues>({
    table: 'things',
    read: readThings,
    toText: (thing) => JSON.stringify(thing),
    isPresent: ({ archived_at }) => archived_at === null,
    reaches: { DingVol: ({ aantal }) => aantal === 100 },
  }),
  // The same rows as another kind of thing, as contacts are customers or suppliers.
  GrootDing: eventObjectOf<ThingValues>({
    table: 'things',
    read: readThings,
    toText: (thing) => JSON.stringify(thing),
    isOfKind: ({ aantal }) => (aantal ?? 0) >= 50,
  }),
  Deel: eventObjectOf<ThingPartRow>({
    table: 'things_parts',
    read: parts.read,
    toText: (part) => {
      const { id: partId, naam } = part as ThingPartRow;
      return JSON.stringify({ id: partId, naam });
    },
  }),
};

async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('things', (t) => {
    id(t);
    version(t);
    t.string('naam').notNullable().unique();
    t.integer('aantal');
    money(t, 'bedrag');
    boolean(t, 'actief');
    json(t, 'extra');
    date(t, 'dag');
    instant(t, 'wanneer');
    instant(t, 'archived_at');
  });

  // Deferred, so that only the commit fails; Knex omits that on SQLite.
  const key = isPostgres(knex) ? 'serial primary key' : 'integer primary key autoincrement';
  await knex.raw(`create table things_parts (
    id ${key},
    thing_id integer not null constraint things_parts_thing_id_foreign references things (id) deferrable initially deferred,
    naam varchar(255) not null,
    geheim varchar(255)
  )`);

  await knex.schema.createTable('seats', (t) => {
    id(t);
    version(t);
    t.integer('rij').notNullable();
    t.integer('plaats').notNullable();
    boolean(t, 'eerste');
    t.unique(['rij', 'plaats']);
    t.check('plaats > 0', {}, 'seats_plaats_check');
  });
  await knex.raw('create unique index seats_first on seats (rij) where eerste');
}

export const thingMigrations: readonly Migration[] = [
  { name: '001-things', up },
  { name: '002-events', up: (knex) => makeTables(knex, [events]) },
];
