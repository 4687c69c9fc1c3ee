// The changes of a transaction, recorded by db/engine/changes/table.ts: each object before its first and after its last change.
import type { Zone } from '../../../generated/wire.ts';
import { payloads } from '../../../generated/writers.ts';
import { EVERYTHING_VIEWER } from '../../../domain/values/view.ts';
import type { Reader, ReadByIds } from '../session/reader.ts';
import { groupBy } from '../group-by.ts';
import { OwnRows } from './own-rows.ts';
import { isInList, quoteName } from '../session/sql.ts';

/** The state of an object at one moment, in the form of events. */
export interface Snapshot {
  /** Whether it is an object of its kind at that moment: neither archived nor, for a contact, of another type. */
  readonly present: boolean;
  /** Names of the custom events whose state it has reached, such as InvoiceDefinitive. */
  readonly reached: readonly string[];
  /** Returns the response of GET as JSON. */
  toText(zone: Zone): string;
}

/** A kind of object in events, such as Klant: its table and its reader. Created by `createEventObject`. */
export interface EventObject {
  readonly table: string;
  /** Reads the objects; kinds of one table with the same reader are read together. */
  readonly read: ReadByIds<unknown>;
  /** Returns the snapshot of an object that was read; undefined for one of another kind. */
  readonly createSnapshot: (thing: unknown) => Snapshot | undefined;
  readSnapshots(db: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, Snapshot>>;
}

interface EventObjectOptions<Thing> {
  readonly table: string;
  readonly read: ReadByIds<Thing>;
  /** For one of several kinds in a table: returns whether an object is of this kind. */
  readonly isOfKind?: (thing: Thing) => boolean;
  /** For objects that remain as rows when they are archived: returns whether one is present. */
  readonly isPresent?: (thing: Thing) => boolean;
  /** Returns the values of an object for events; the whole object without this. */
  readonly toEventValues?: (thing: Thing) => unknown;
  /** The states with custom events, by the name of the event. */
  readonly reaches?: Readonly<Record<string, (thing: Thing) => boolean>>;
}

/** A kind of object that is a noun of the contract. */
export interface NounObject<Noun extends string> extends EventObject {
  readonly schema: Noun;
}

/** Returns the description of a kind of object that is a noun of the contract. */
export function createEventObject<Thing, const Noun extends keyof typeof payloads>({
  schema,
  ...described
}: EventObjectOptions<Thing> & { readonly schema: Noun }): NounObject<Noun> {
  const write = payloads[schema];
  const toText = (thing: unknown, zone: Zone): string => write(thing, { zone, viewer: EVERYTHING_VIEWER });
  return { ...eventObjectOf({ ...described, toText }), schema };
}

/** Returns the description of a kind of object with its own serialisation. */
export function eventObjectOf<Thing>(
  options: EventObjectOptions<Thing> & { readonly toText: (thing: unknown, zone: Zone) => string },
): EventObject {
  const {
    table,
    read,
    toText,
    isOfKind = () => true,
    isPresent = () => true,
    toEventValues = (thing) => thing,
    reaches = {},
  } = options;

  const toSnapshot = (thing: Thing): Snapshot => ({
    present: isPresent(thing),
    reached: Object.keys(reaches).filter((event) => reaches[event]?.(thing)),
    toText: (zone) => toText(toEventValues(thing), zone),
  });

  const createSnapshot: EventObject['createSnapshot'] = (thing) =>
    isOfKind(thing as Thing) ? toSnapshot(thing as Thing) : undefined;
  const readSnapshots: EventObject['readSnapshots'] = async (db, ids) =>
    snapshotsOf(createSnapshot, await read(db, ids));

  return { table, read, createSnapshot, readSnapshots };
}

function snapshotsOf(
  snapshot: EventObject['createSnapshot'],
  things: ReadonlyMap<number, unknown>,
): ReadonlyMap<number, Snapshot> {
  const snapshotsById = new Map<number, Snapshot>();
  for (const [id, thing] of things) {
    const thingSnapshot = snapshot(thing);
    if (thingSnapshot !== undefined) snapshotsById.set(id, thingSnapshot);
  }
  return snapshotsById;
}

export interface RootRef {
  readonly root: string;
  readonly id: number;
}

/** A changed row and its root. */
export interface NotedRow {
  readonly id: number;
  readonly root: RootRef;
}

/** The objects of one table at one moment: by the name of their kind, then by id. */
export type Snapshots = ReadonlyMap<string, ReadonlyMap<number, Snapshot>>;

export interface NotedChange {
  readonly table: string;
  readonly id: number;
  /** The root of the aggregate that the row belongs to; the row itself when it is a root. */
  readonly root: RootRef;
  readonly before: Promise<Snapshots>;
  kind: 'insert' | 'update' | 'remove';
  /** The version of a root that was inserted or removed. */
  version?: number;
}

/** Rows and the reader that has just read them. */
export interface KnownRows {
  readonly read: ReadByIds<unknown>;
  readonly rows: ReadonlyMap<number, unknown>;
}

/** Kinds of objects by their table: several for contacts. */
export type ObjectsByTable = ReadonlyMap<string, readonly (readonly [name: string, object: EventObject])[]>;

/** Returns the kinds of objects by their table. */
export function groupByTable(objects: Readonly<Record<string, EventObject>>): ObjectsByTable {
  return groupBy(Object.entries(objects), ([, { table }]) => table);
}

const NO_SNAPSHOTS: Promise<Snapshots> = Promise.resolve(new Map());

/** The recorded changes of one transaction: one for each row, however often it changes. */
export class Changes {
  readonly objects: ObjectsByTable;
  readonly ownRows = new OwnRows();
  readonly #notes = new Map<string, NotedChange>();
  readonly #versions = new Map<string, number>();
  /** The locked rows that callers have read, by table. */
  readonly #lockedRows = new Map<string, KnownRows>();

  constructor(objects: ObjectsByTable) {
    this.objects = objects;
  }

  /** Returns the new version of a root that this transaction changed; undefined before its events are recorded. */
  versionOf({ root, id }: RootRef): number | undefined {
    return this.#versions.get(`${root} ${String(id)}`);
  }

  setVersion({ root, id }: RootRef, version: number): void {
    this.#versions.set(`${root} ${String(id)}`, version);
  }

  /** The net changes, in the order of the first change of each row. */
  get all(): readonly NotedChange[] {
    return [...this.#notes.values()];
  }

  /** Records a new row, and its version where that is not 1. */
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

  /** Stores locked rows as a reader found them: the state before a change, if one of them is changed. */
  noteLocked(table: string, knownRows: KnownRows): void {
    this.#lockedRows.set(table, knownRows);
  }

  /**
   * Records rows that are about to change, with their state. The state is read, unless `knownRows` has it from the reader
   * of the events, or `noteLocked` stored it.
   */
  async noteUpdate(db: Reader, table: string, rows: readonly NotedRow[], knownRows?: KnownRows): Promise<void> {
    const keyed = new Map(rows.map((row) => [`${table} ${String(row.id)}`, row]));
    const fresh = [...keyed].filter(([key]) => !this.#notes.has(key));

    // Recorded before anything is awaited: another change of the row must wait for this read, not repeat it.
    const before = this.read(
      db,
      table,
      fresh.map(([, { id }]) => id),
      [knownRows, this.#lockedRows.get(table)],
    );

    for (const [key, { id, root }] of fresh) this.#notes.set(key, { table, id, root, kind: 'update', before });
    const readings = new Set([...keyed.keys()].flatMap((key) => this.#notes.get(key)?.before ?? []));

    // Awaited together: a read that fails while another one is awaited would be an unhandled rejection.
    await Promise.all(readings);
  }

  /** Records rows that are about to be deleted. A row that this transaction inserted causes no event then. */
  async noteRemoval(db: Reader, table: string, rows: readonly NotedRow[]): Promise<void> {
    const roots = rows.filter(({ id, root }) => root.root === table && root.id === id);
    const versions = await versionsOf(db, table, roots);
    for (const { id } of rows) {
      Object.assign(this.#notes.get(`${table} ${String(id)}`) ?? {}, { kind: 'remove', version: versions.get(id) });
    }
  }

  /** Reads the current objects of a table; kinds with the same reader are read once. */
  async read(
    db: Reader,
    table: string,
    ids: readonly number[],
    knownRows: readonly (KnownRows | undefined)[] = [],
  ): Promise<Snapshots> {
    const snapshotsByName = new Map<string, ReadonlyMap<number, Snapshot>>();
    if (ids.length === 0) return snapshotsByName;
    for (const [read, alike] of groupBy(this.objects.get(table) ?? [], ([, object]) => object.read)) {
      const same = knownRows.find((each) => each?.read === read && ids.every((id) => each.rows.has(id)));
      const things = same === undefined ? await read(db, ids) : same.rows;
      for (const [name, { createSnapshot: snapshot }] of alike)
        snapshotsByName.set(name, snapshotsOf(snapshot, things));
    }
    return snapshotsByName;
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
  const versionRows = await db.query<{ id: number; version: number }>(sql, [ids]);
  return new Map(versionRows.map(({ id, version }) => [id, version]));
}
