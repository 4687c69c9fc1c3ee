// Writes lists in portions, each read when the one before was taken: so a list holds little of memory and of the thread that answers.
import type { Reader } from '../../db/engine/session/reader.ts';
import type { Key, ListPage } from '../../db/engine/listing.ts';
import type { ListFormat } from './list-format.ts';

/**
 * In bytes: what a portion has room for. An item that is larger is a portion of its own. Others wait while one is read and
 * written: some ten milliseconds.
 */
export const LIST_CHUNK_BYTES = 128_000;
/** How many items are read of a list whose items nobody knows yet. */
const DEFAULT_ITEMS = 20;
/** So many items take longer to write than others should wait for after they were read. */
const MANY_ITEMS = 100;

/** How large the items of each operation were of late: so many are read at once as a portion has room for. */
export class ItemSizes {
  readonly #sizes = new Map<string, number>();

  /** How many items to read at once. */
  countFitting(operation: string): number {
    const size = this.#sizes.get(operation);
    return size === undefined ? DEFAULT_ITEMS : Math.max(1, Math.floor(LIST_CHUNK_BYTES / size));
  }

  /** Notes what `count` items came to. Large ones are forgotten slowly. */
  note(operation: string, count: number, bytes: number): void {
    if (count === 0) return;
    this.#sizes.set(operation, Math.max(1, bytes / count, 0.9 * (this.#sizes.get(operation) ?? 0)));
  }
}

/** The parts of a list besides its items. */
export interface ChunkSource {
  readonly operation: string;
  readonly sizes: ItemSizes;
  readonly written: ListFormat;
  /** Finds what comes after a position; null where the list ends with what was found. */
  readonly after: ((db: Reader, key: Key) => Promise<ListPage<unknown>>) | null;
}

/** A list on its way out: what was found of it, read, and written so far. */
export class ListChunks {
  readonly #source: ChunkSource;
  #found: ListPage<unknown>;
  #at = 0;
  #items: readonly unknown[] = [];
  #hasRead = false;
  #hasBegun = false;
  #hasItems = false;

  constructor(found: ListPage<unknown>, source: ChunkSource) {
    this.#found = found;
    this.#source = source;
  }

  /** Reads the items of the next portion. */
  async read(db: Reader): Promise<void> {
    const { after, operation, sizes } = this.#source;
    const { next, length } = this.#found;
    if (this.#hasRead && this.#at === length && after !== null && next !== null) {
      this.#found = await after(db, next);
      this.#at = 0;
    }
    this.#hasRead = true;
    const until = Math.min(this.#found.length, this.#at + sizes.countFitting(operation));
    if (until > this.#at) this.#items = await this.#found.readItems(db, this.#at, until);
  }

  /**
   * The text of as many of the items that were read as there is room for, one at least; the others are let go. The first has
   * the begin of the list, whatever was read: whoever waits for it sees that it is coming.
   */
  writeText(): string {
    const { written, operation, sizes } = this.#source;
    const texts: string[] = [];
    let [count, bytes] = [0, 0];

    for (const item of this.#items) {
      const text = item === undefined ? null : written.writeItem(item);
      const size = text === null ? 0 : Buffer.byteLength(text);
      if (texts.length > 0 && bytes + size > LIST_CHUNK_BYTES) break;
      if (text !== null) texts.push(text);
      bytes += size;
      count += 1;
    }

    this.#items = [];
    this.#at += count;
    sizes.note(operation, texts.length, bytes);

    const begin = this.#hasBegun ? '' : written.begin;
    this.#hasBegun = true;
    if (texts.length === 0) return begin;

    const before = this.#hasItems ? written.between : '';
    this.#hasItems = true;
    return begin + before + texts.join(written.between);
  }

  /** Whether many items were read that are to be written. */
  get isLarge(): boolean {
    return this.#items.length > MANY_ITEMS;
  }

  /** Whether everything was written. */
  get isWhole(): boolean {
    return this.#at === this.#found.length && (this.#source.after === null || this.#found.next === null);
  }

  /** The text after the last item. */
  get end(): string {
    return this.#source.written.end;
  }
}
