// A client that follows the change feed at all servers alternately, and records each event by its position.
import { setTimeout as pause } from 'node:timers/promises';

const PAGE_ROWS = 500;
const RETRY_DELAY_MS = 200;

export class Follower {
  readonly #urls: readonly string[];
  readonly #apiKey: string;
  readonly positions: string[] = [];
  #isStopping = false;
  #following: Promise<void> | undefined;

  constructor(urls: readonly string[], apiKey: string) {
    this.#urls = urls;
    this.#apiKey = apiKey;
  }

  start(): void {
    this.#following = this.#follow();
  }

  /** Ends when there is nothing more to read. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#following;
  }

  async #follow(): Promise<void> {
    for (let iteration = 0; ; iteration++) {
      const page = await this.#page(this.#urls[iteration % this.#urls.length] ?? '');
      if (page?.length === 0 && this.#isStopping) return;
      this.positions.push(...(page ?? []));
      if (page === undefined || page.length === 0) await pause(RETRY_DELAY_MS);
    }
  }

  /** The next positions; undefined while the server cannot say. */
  async #page(url: string): Promise<readonly string[] | undefined> {
    const after = this.positions.at(-1);
    const query = `page_size=${String(PAGE_ROWS)}${after === undefined ? '' : `&after=${after}`}`;

    try {
      const headers = { authorization: `Bearer ${this.#apiKey}` };
      const response = await fetch(`${url}/api2/events?${query}`, { headers });
      const body: unknown = await response.json();
      if (response.status === 503) return undefined;
      if (response.status !== 200 || !Array.isArray(body)) throw new Error(`The feed answered ${JSON.stringify(body)}`);
      return (body as { meta: { position: string } }[]).map(({ meta }) => meta.position);
    } catch (error) {
      // So does fetch say that nobody is there.
      if (error instanceof TypeError) return undefined;
      throw error;
    }
  }
}
