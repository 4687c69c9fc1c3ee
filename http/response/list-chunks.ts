// Writes lists in chunks, each read after the client received the one before: a list uses little memory, and never blocks for long.
import type { Reader } from '../../db/engine/session/reader.ts';
import type { Key, ListPage } from '../../db/engine/listing.ts';
import type { ListFormat } from './list-format.ts';

/**
 * The size of a chunk, in bytes. A larger item is its own chunk. Reading and writing a chunk blocks other requests for some ten
 * milliseconds.
 */
export const LIST_CHUNK_BYTES = 128_000;
/** How many items are read of a list whose sizes are not known yet. */
const DEFAULT_ITEMS = 20;
/** From how many items on other requests run between reading and writing. */
const MANY_ITEMS = 100;

/** The recent sizes of each operation's items, to read as many at once as fit in a chunk. */
export class ItemSizes {
  readonly #sizes = new Map<string, number>();

  /** Returns how many items to read at once. */
  countFitting(operation: string): number {
    const size = this.#sizes.get(operation);
    return size === undefined ? DEFAULT_ITEMS : Math.max(1, Math.floor(LIST_CHUNK_BYTES / size));
  }

  /** Records the size of `count` items. The average falls by a tenth at most each time, so that large items count for long. */
  note(operation: string, count: number, bytes: number): void {
    if (count === 0) return;
    this.#sizes.set(operation, Math.max(1, bytes / count, 0.9 * (this.#sizes.get(operation) ?? 0)));
  }
}

/** The source of a list's chunks. */
export interface ChunkSource {
  readonly operation: string;
  readonly sizes: ItemSizes;
  readonly format: ListFormat;
  /** Finds the items after a position; null where the list ends with the first page. */
  readonly after: ((db: Reader, key: Key) => Promise<ListPage<unknown>>) | null;
}

/** A list that is being sent: the page of items that were found, and those that were read. */
export class ListChunks {
  readonly #source: ChunkSource;
  #page: ListPage<unknown>;
  #at = 0;
  #items: readonly unknown[] = [];
  #hasRead = false;
  #hasBegun = false;
  #hasItems = false;

  constructor(firstPage: ListPage<unknown>, source: ChunkSource) {
    this.#page = firstPage;
    this.#source = source;
  }

  /** Reads the items of the next chunk. */
  async read(db: Reader): Promise<void> {
    const { after, operation, sizes } = this.#source;
    const { next, length } = this.#page;
    if (this.#hasRead && this.#at === length && after !== null && next !== null) {
      this.#page = await after(db, next);
      this.#at = 0;
    }
    this.#hasRead = true;
    const until = Math.min(this.#page.length, this.#at + sizes.countFitting(operation));
    if (until > this.#at) this.#items = await this.#page.readItems(db, this.#at, until);
  }

  /**
   * Returns the text of the items that fit in a chunk, one at least; drops the others, which are read again. The first chunk has
   * the begin of the list, even without items, so that a waiting client sees the response begin.
   */
  writeText(): string {
    const { format, operation, sizes } = this.#source;
    const texts: string[] = [];
    let count = 0;
    let bytes = 0;

    for (const item of this.#items) {
      const text = item === undefined ? null : format.writeItem(item);
      const size = text === null ? 0 : Buffer.byteLength(text);
      if (texts.length > 0 && bytes + size > LIST_CHUNK_BYTES) break;
      if (text !== null) texts.push(text);
      bytes += size;
      count += 1;
    }

    this.#items = [];
    this.#at += count;
    sizes.note(operation, texts.length, bytes);

    const begin = this.#hasBegun ? '' : format.begin;
    this.#hasBegun = true;
    if (texts.length === 0) return begin;

    const before = this.#hasItems ? format.between : '';
    this.#hasItems = true;
    return begin + before + texts.join(format.between);
  }

  /** Whether many items were read and not written yet. */
  get isLarge(): boolean {
    return this.#items.length > MANY_ITEMS;
  }

  /** Whether everything was written. */
  get isWhole(): boolean {
    return this.#at === this.#page.length && (this.#source.after === null || this.#page.next === null);
  }

  /** The text after the last item. */
  get end(): string {
    return this.#source.format.end;
  }
}
