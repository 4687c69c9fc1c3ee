// The changes of a transaction, noted by db/engine/changes/table.ts: each object before its first change, and after the last one.
import type { Zone } from '../../../generated/wire.ts';
import { payloads } from '../../../generated/writers.ts';
import { EVERYTHING_VIEWER } from '../../../domain/values/view.ts';
import type { Reader, ReadByIds } from '../session/reader.ts';
import { groupBy } from '../group-by.ts';
import { OwnRows } from './own-rows.ts';
import { isInList, quoteName } from '../session/sql.ts';

/** A thing at one moment, as an event tells of it. */
export interface Snapshot {
  /** It is an object of its kind now: neither archived nor, for a contact, of another type. */
  readonly present: boolean;
  /** Names of the custom events whose state it has reached, such as InvoiceDefinitive. */
  readonly reached: readonly string[];
  /** The answer of GET as JSON. */
  toText(zone: Zone): string;
}

/** An object of the events, such as Klant: the table that it lives in and how to read it. Made by `createEventObject`. */
export interface EventObject {
  readonly table: string;
  /** Objects of one table with the same reader are read together. */
  readonly read: ReadByIds<unknown>;
  /** The event's values of a thing as read; undefined for a thing of another kind. */
  readonly createSnapshot: (thing: unknown) => Snapshot | undefined;
  readSnapshots(db: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, Snapshot>>;
}

interface EventObjectOptions<Thing> {
  readonly table: string;
  readonly read: ReadByIds<Thing>;
  /** For one of several kinds in a table: whether the thing is of this kind. */
  readonly isOfKind?: (thing: Thing) => boolean;
  /** The test of presence, for things that stay when they are archived; all others do without it. */
  readonly isPresent?: (thing: Thing) => boolean;
  /** The event's values of a thing; all of it without this. */
  readonly toEventValues?: (thing: Thing) => unknown;
  /** The states in which it makes events of their own names. */
  readonly reaches?: Readonly<Record<string, (thing: Thing) => boolean>>;
}

/** An object that a noun of the contract tells of. */
export interface NounObject<Noun extends string> extends EventObject {
  readonly schema: Noun;
}

/** Describes an object of the events that is a noun of the contract. */
export function createEventObject<Thing, const Noun extends keyof typeof payloads>({
  schema,
  ...described
}: EventObjectOptions<Thing> & { readonly schema: Noun }): NounObject<Noun> {
  const write = payloads[schema];
  const toText = (thing: unknown, zone: Zone): string => write(thing, { zone, viewer: EVERYTHING_VIEWER });
  return { ...eventObjectOf({ ...described, toText }), schema };
}

/** Describes an object of the events by a text of its own. */
export function eventObjectOf<Thing>(
  described: EventObjectOptions<Thing> & { readonly toText: (thing: unknown, zone: Zone) => string },
): EventObject {
  const {
    table,
    read,
    toText: text,
    isOfKind: of = () => true,
    isPresent: when = () => true,
    toEventValues: shown = (thing) => thing,
    reaches = {},
  } = described;
  const toSnapshot = (thing: Thing): Snapshot => ({
    present: when(thing),
    reached: Object.keys(reaches).filter((event) => reaches[event]?.(thing)),
    toText: (zone) => text(shown(thing), zone),
  });
  const createSnapshot: EventObject['createSnapshot'] = (thing) =>
    of(thing as Thing) ? toSnapshot(thing as Thing) : undefined;
  const readSnapshots: EventObject['readSnapshots'] = async (db, ids) =>
    snapshotsOf(createSnapshot, await read(db, ids));
  return { table, read, createSnapshot, readSnapshots };
}

function snapshotsOf(
  snapshot: EventObject['createSnapshot'],
  things: ReadonlyMap<number, unknown>,
): ReadonlyMap<number, Snapshot> {
  const found = new Map<number, Snapshot>();
  for (const [id, thing] of things) {
    const taken = snapshot(thing);
    if (taken !== undefined) found.set(id, taken);
  }
  return found;
}

export interface RootRef {
  readonly root: string;
  readonly id: number;
}

/** A row as the notes know it. */
export interface NotedRow {
  readonly id: number;
  readonly root: RootRef;
}

/** Things of one table at one moment: by the object's name, then by id. */
export type Snapshots = ReadonlyMap<string, ReadonlyMap<number, Snapshot>>;

export interface NotedChange {
  readonly table: string;
  readonly id: number;
  /** The aggregate that a part belongs to; the thing itself when it is a root. */
  readonly root: RootRef;
  readonly before: Promise<Snapshots>;
  kind: 'insert' | 'update' | 'remove';
  /** The version of a root before it was inserted or removed. */
  version?: number;
}

/** Rows as one reader has just read them. */
export interface KnownRows {
  readonly read: ReadByIds<unknown>;
  readonly rows: ReadonlyMap<number, unknown>;
}

/** Objects by the table they live in: several for contacts. */
export type ObjectsByTable = ReadonlyMap<string, readonly (readonly [name: string, object: EventObject])[]>;

/** Sorts the objects of the events by their table. */
export function groupByTable(objects: Readonly<Record<string, EventObject>>): ObjectsByTable {
  return groupBy(Object.entries(objects), ([, { table }]) => table);
}

const NO_SNAPSHOTS: Promise<Snapshots> = Promise.resolve(new Map());

/** The notes of one transaction: one for each row, however often it is changed. */
export class Changes {
  readonly objects: ObjectsByTable;
  readonly own = new OwnRows();
  readonly #notes = new Map<string, NotedChange>();
  readonly #versions = new Map<string, number>();
  /** The rows that the caller of a save holds, by table. */
  readonly #held = new Map<string, KnownRows>();

  constructor(objects: ObjectsByTable) {
    this.objects = objects;
  }

  /** The version of a root that this transaction changed, once its events were recorded. */
  versionOf({ root, id }: RootRef): number | undefined {
    return this.#versions.get(`${root} ${String(id)}`);
  }

  setVersion({ root, id }: RootRef, version: number): void {
    this.#versions.set(`${root} ${String(id)}`, version);
  }

  /** Every change that is left after collapsing, in the order in which rows were first changed. */
  get all(): readonly NotedChange[] {
    return [...this.#notes.values()];
  }

  /** Notes a new row, and its version where that is not the first. */
  noteInsert(table: string, id: number, root: RootRef, version = 1): void {
    this.#notes.set(`${table} ${String(id)}`, {
      table,
      id,
      root,
      kind: 'insert',
      before: NO_SNAPSHOTS,
      version: version - 1,
    });
  }

  /** Keeps locked rows as one reader found them: if a save changes one of them, this is what it was. */
  noteLocked(table: string, known: KnownRows): void {
    this.#held.set(table, known);
  }

  /**
   * Notes rows that are about to change, and reads what they are now. `known` spares that where `read` has just read the
   * rows and is how the events read them too; so does what the caller holds.
   */
  async noteUpdate(db: Reader, table: string, rows: readonly NotedRow[], known?: KnownRows): Promise<void> {
    const keyed = new Map(rows.map((row) => [`${table} ${String(row.id)}`, row]));
    const fresh = [...keyed].filter(([key]) => !this.#notes.has(key));

    // Noted before anything is awaited: another change of the same row must wait for this reading, not repeat it.
    const before = this.read(
      db,
      table,
      fresh.map(([, { id }]) => id),
      [known, this.#held.get(table)],
    );

    for (const [key, { id, root }] of fresh) this.#notes.set(key, { table, id, root, kind: 'update', before });
    const readings = new Set([...keyed.keys()].flatMap((key) => this.#notes.get(key)?.before ?? []));

    // Together: one that fails while another is waited for would be a rejection that nobody handles.
    await Promise.all(readings);
  }

  /** Notes rows that are about to be deleted. A row that this transaction inserted causes no event when it goes. */
  async noteRemoval(db: Reader, table: string, rows: readonly NotedRow[]): Promise<void> {
    const roots = rows.filter(({ id, root }) => root.root === table && root.id === id);
    const versions = await versionsOf(db, table, roots);
    for (const { id } of rows) {
      Object.assign(this.#notes.get(`${table} ${String(id)}`) ?? {}, { kind: 'remove', version: versions.get(id) });
    }
  }

  /** The objects of a table as they are now. One reading for objects that are read alike. */
  async read(
    db: Reader,
    table: string,
    ids: readonly number[],
    known: readonly (KnownRows | undefined)[] = [],
  ): Promise<Snapshots> {
    const found = new Map<string, ReadonlyMap<number, Snapshot>>();
    if (ids.length === 0) return found;
    for (const [read, alike] of groupBy(this.objects.get(table) ?? [], ([, object]) => object.read)) {
      const same = known.find((each) => each?.read === read && ids.every((id) => each.rows.has(id)));
      const things = same === undefined ? await read(db, ids) : same.rows;
      for (const [name, { createSnapshot: snapshot }] of alike) found.set(name, snapshotsOf(snapshot, things));
    }
    return found;
  }
}

async function versionsOf(
  db: Reader,
  table: string,
  rows: readonly { readonly id: number }[],
): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const sql = `select id, version from ${quoteName(table)} where ${isInList(db.dialect, '"id"')}`;
  const found = await db.query<{ id: number; version: number }>(sql, [ids]);
  return new Map(found.map(({ id, version }) => [id, version]));
}
