// Writers that repeat a request under its Idempotency-Key until a server acknowledges it, and record all waits.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, Boekstaaf } from 'boekstaaf';
import { isGone } from '../crash-server.ts';
import { createPricedBooking } from '../world.ts';

/** Between two writes of one writer, in milliseconds: several servers share two cores with all else. */
const REST_MS = 40;
const RETRY_DELAY_MS = 100;
/** Each so manieth write of a writer is an invoice. */
const WRITES_PER_INVOICE = 5;

/** A write that was acknowledged. */
export interface AcknowledgedWrite {
  readonly server: number;
  readonly at: number;
}

export class FailoverLoad {
  readonly #clients: readonly Boekstaaf[];
  readonly #copied: number;
  readonly #customer: number;
  readonly acknowledged: AcknowledgedWrite[] = [];
  /** The names of locations, and the numbers of invoices, that somebody was told of. */
  readonly names: string[] = [];
  readonly numbers: string[] = [];
  /** How many attempts failed. */
  refused = 0;
  #isStopping = false;
  readonly #writers: Promise<void>[] = [];

  private constructor(clients: readonly Boekstaaf[], copied: number, customer: number) {
    this.#clients = clients;
    this.#copied = copied;
    this.#customer = customer;
  }

  static async createThrough(baseUrls: readonly string[], apiKey: string): Promise<FailoverLoad> {
    const clients = baseUrls.map((baseUrl) => new Boekstaaf({ baseUrl, apiKey, retries: 0 }));
    const [first] = clients;
    if (first === undefined) throw new Error('Nobody serves.');
    const copied = await createPricedBooking(first, 10);
    const { klant_id } = await first.bookings.getBooking({ id: copied });
    return new FailoverLoad(clients, copied, klant_id);
  }

  start(writersOfEach: number): void {
    for (const server of this.#clients.keys())
      for (let writer = 0; writer < writersOfEach; writer++) this.#writers.push(this.#write(server, writer));
    // It is told to those who wait for more.
    for (const writer of this.#writers) writer.catch(() => undefined);
  }

  /** Ends when each writer has its last write acknowledged. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#writers);
  }

  /** Waits until so many more writes are acknowledged, by this server or by any. */
  async waitForMore(count: number, server?: number): Promise<void> {
    const from = this.acknowledged.length;
    const countFound = (): number =>
      this.acknowledged.slice(from).filter((each) => server === undefined || each.server === server).length;
    while (countFound() < count) await Promise.race([pause(20), ...this.#writers]);
  }

  /** The longest time without an acknowledgement between two moments, in seconds; of one server, or of all together. */
  pauseBetween(from: number, to: number, server?: number): number {
    const acknowledgements = this.acknowledged.filter((each) => server === undefined || each.server === server);
    const at = [from, ...acknowledgements.map((each) => each.at).filter((moment) => moment > from && moment < to), to];
    return Math.max(...at.slice(1).map((moment, index) => moment - (at[index] ?? moment))) / 1000;
  }

  async #write(home: number, writer: number): Promise<void> {
    for (let iteration = 1; !this.#isStopping; iteration++) {
      const name = `${String(home)}.${String(writer)}.${String(iteration)}`;
      await (iteration % WRITES_PER_INVOICE === 0 ? this.#invoice(home) : this.#location(home, name));
      await pause(REST_MS);
    }
  }

  async #location(home: number, naam: string): Promise<void> {
    await this.#insistently(home, (api, options) => api.locations.createLocation({ body: { naam } }, options));
    this.names.push(naam);
  }

  async #invoice(home: number): Promise<void> {
    const body = {
      klant_id: this.#customer,
      begin: '2026-06-02T10:00:00+02:00',
      personen: 1,
      boeking_id: this.#copied,
    };
    const booking = await this.#insistently(home, (api, options) => api.bookings.createBooking({ body }, options));
    const finalised = { boeking_id: booking.id, status: 'definitief' as const };
    const invoice = await this.#insistently(home, (api, options) =>
      api.invoices.createInvoice({ body: finalised }, options),
    );
    this.numbers.push(String(invoice.factuur_nummer));
  }

  // Its own server first, the other one after a failure, alternately.
  async #insistently<T>(
    home: number,
    ask: (api: Boekstaaf, options: { readonly idempotencyKey: string }) => Promise<T>,
  ): Promise<T> {
    const idempotencyKey = randomUUID();
    for (let server = home; ; server = (server + 1) % this.#clients.length) {
      const api = this.#clients[server];
      if (api === undefined) throw new Error('There is no such server.');
      try {
        const result = await ask(api, { idempotencyKey });
        this.acknowledged.push({ server, at: performance.now() });
        return result;
      } catch (error) {
        if (!isGone(error) && !(error instanceof ApiError && error.status === 409)) throw error;
        this.refused += 1;
        await pause(RETRY_DELAY_MS);
      }
    }
  }
}
