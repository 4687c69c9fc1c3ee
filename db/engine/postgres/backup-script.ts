// The text of a PostgreSQL backup, as psql reads it: a statement on each line, and rows up to a line that ends them.

/** The line after the rows of a table; no row equals it. */
export const ROWS_END = '\\.\n';
/** The last line: without it a backup is incomplete. */
export const SCRIPT_END = '-- end\n';

const NEWLINE_BYTE = 10;

/** Reads the text sequentially, in chunks. */
export class BackupScript {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Returns the next line; undefined after the last one. */
  async readLine(): Promise<string | undefined> {
    for (;;) {
      const at = this.#rest.indexOf(NEWLINE_BYTE);
      if (at >= 0) {
        const line = this.#rest.toString('utf8', 0, at);
        this.#rest = this.#rest.subarray(at + 1);
        return line;
      }
      if (!(await this.#more())) return undefined;
    }
  }

  /** Yields the rows after the current line, in chunks of whole lines. Throws when the text ends before the rows do. */
  async *readRows(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.#rest.subarray(0, ROWS_END.length).toString() === ROWS_END) {
        this.#rest = this.#rest.subarray(ROWS_END.length);
        return;
      }
      const end = this.#rest.indexOf(`\n${ROWS_END}`);
      // An incomplete line may become the last one.
      const completeBytes = (end >= 0 ? end : this.#rest.lastIndexOf(NEWLINE_BYTE)) + 1;
      if (completeBytes > 0) {
        yield this.#rest.subarray(0, completeBytes);
        this.#rest = this.#rest.subarray(completeBytes);
      } else if (!(await this.#more())) {
        throw new Error('The backup ends among the rows of a table.');
      }
    }
  }

  /** Skips the rows after the current line. */
  async skip(): Promise<void> {
    const rows = this.readRows();
    while ((await rows.next()).done !== true);
  }

  /** Reads to the end. Throws when the last line is not `SCRIPT_END`. */
  async end(): Promise<void> {
    let last = '';
    do {
      last = (last + this.#rest.toString('latin1')).slice(-SCRIPT_END.length);
      this.#rest = Buffer.alloc(0);
    } while (await this.#more());
    if (last !== SCRIPT_END) throw new Error('The backup has no end.');
  }

  async #more(): Promise<boolean> {
    const next = await this.#chunks.next();
    if (next.done === true) return false;
    this.#rest = this.#rest.length === 0 ? next.value : Buffer.concat([this.#rest, next.value]);
    return true;
  }
}
