// Sets of linked ids, such as the roles of a user: a table of pairs, read and written as sets.
import type { Writer } from '../session/database.ts';
import type { Reader } from '../session/reader.ts';
import { defineTable } from './table.ts';

export interface LinkedIds {
  /** Returns the linked ids of each owner, in ascending order; every owner has a list. One statement. */
  readByOwner(db: Reader, owners: readonly number[]): Promise<Map<number, number[]>>;
  /**
   * Links an owner to exactly these ids. Existing links are not written; a difference is recorded as a change of the
   * owner.
   */
  replace(db: Writer, owner: number, otherIds: Iterable<number>): Promise<void>;
  /** Returns the owners that are linked to an id, in ascending order. */
  ownersOf(db: Reader, id: number): Promise<number[]>;
  /** Removes the links of all owners to an id, with a change of each. Lock the owners first. */
  unlink(db: Writer, id: number): Promise<void>;
}

/** A table of links, unique by its two columns. */
export interface Links {
  /** The table of the owners, and the column that names one. */
  readonly root: string;
  readonly owner: string;
  /** The column with the linked id. */
  readonly other: string;
  /** The member of the body that lists the ids. */
  readonly field: string;
}

type IdLinkRow = Readonly<Record<string, number>> & { readonly id: number };

/** Declares a table of links. */
export function declareLinkedIds(name: string, { root, owner, other, field }: Links): LinkedIds {
  const links = defineTable<IdLinkRow>(name, {
    rootOf: (row) => ({ root, id: Number(row[owner]) }),
    unique: { [`${name}_${owner}_${other}_unique`]: { field, code: 'ERR_DUPLICATE' } },
    references: { [other]: field },
  });
  const linkedTo = async (db: Reader, id: number): Promise<IdLinkRow[]> =>
    (await links.readByParent(db, other, [id], owner)).get(id) ?? [];

  return {
    async ownersOf(db, id) {
      return (await linkedTo(db, id)).map((row) => Number(row[owner]));
    },
    async unlink(db, id) {
      await links.removeMany(db, await linkedTo(db, id));
    },
    async readByOwner(db, owners) {
      const linksByOwner = await links.readByParent(db, owner, owners, other);
      return new Map([...linksByOwner].map(([id, rows]) => [id, rows.map((row) => Number(row[other]))]));
    },
    async replace(db, id, otherIds) {
      const storedLinks = (await links.readByParent(db, owner, [id])).get(id) ?? [];
      const wantedIds = new Set(otherIds);
      const storedIds = new Set(storedLinks.map((row) => row[other]));
      await links.removeMany(
        db,
        storedLinks.filter((row) => !wantedIds.has(Number(row[other]))),
      );
      const fresh = [...wantedIds].filter((each) => !storedIds.has(each));
      await links.insertMany(
        db,
        fresh.map((each) => ({ [owner]: id, [other]: each })),
      );
    },
  };
}
