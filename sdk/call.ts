// The return value of every operation: a promise of its result that also gives the response as it came.
import { BoekstaafError } from './errors.ts';
import type { CallOptions } from './options.ts';
import { Page } from './page.ts';
import type { ClientRequest } from './request.ts';
import type { SendRequest } from './transport.ts';
import { save } from './saving.ts';

/** An answer, and how it came. The service's log knows the request by `requestId`. */
export interface WithResponse<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
}

/** A promise of what an operation answers. It is sent once, at the end of the current turn if not awaited before. */
export class Call<T> implements Promise<T> {
  readonly [Symbol.toStringTag]: string = 'Call';
  #answer: Promise<WithResponse<T>> | undefined;
  #sent = false;
  readonly #door: { readonly send: SendRequest };
  readonly #ask: () => Promise<ClientRequest>;
  readonly #options: CallOptions;

  constructor(door: { readonly send: SendRequest }, ask: () => Promise<ClientRequest>, options: CallOptions = {}) {
    this.#door = door;
    this.#ask = ask;
    this.#options = options;
    queueMicrotask(() => {
      if (!this.#sent) void this.withResponse();
    });
  }

  /** The answer together with its status, headers and request id. */
  withResponse(): Promise<WithResponse<T>> {
    this.#sent = true;
    return (this.#answer ??= this.#ask().then((ask) => this.send(this.shaped(ask))));
  }

  /**
   * The response of `fetch` as soon as its head is there, with a body that nobody has read. `timeout` ends there; a `signal`
   * still ends the reading. Refusals are thrown as ever. A call gives either its response or its result.
   */
  async asResponse(): Promise<Response> {
    const { data } = await this.#door.send({ ...this.shaped(await this.takeOver()()), raw: true }, this.#options);
    return data as Response;
  }

  then<A = T, B = never>(
    onAnswer?: ((data: T) => A | PromiseLike<A>) | null,
    onError?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.withResponse()
      .then(({ data }) => data)
      .then(onAnswer, onError);
  }

  catch<B = never>(onError?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(null, onError);
  }

  finally(onEnd?: (() => void) | null): Promise<T> {
    return this.then().finally(onEnd);
  }

  /** Takes over the sending, so that nothing is sent on its own at the end of the turn, nor a second time. */
  protected takeOver(): () => Promise<ClientRequest> {
    if (this.#answer)
      throw new BoekstaafError('This call was sent already: make another one to read it in another way');
    this.#sent = true;
    this.#answer = Promise.reject(new BoekstaafError('This call is being read in another way: make another one'));
    // Each way of reading it throws it.
    this.#answer.catch(() => undefined);
    return this.#ask;
  }

  /** The request as a kind of call changes it. */
  protected shaped(ask: ClientRequest): ClientRequest {
    return ask;
  }

  // The one place where an answer gets its type: the contract promises it, and the service checks its answers.
  protected async send(ask: ClientRequest): Promise<WithResponse<T>> {
    const answer = await this.#door.send(ask, this.#options);
    return { ...answer, data: answer.data as T };
  }
}

/** An operation that answers a file, such as a PDF: awaited, its bytes and media type as a Blob. */
export class FileCall extends Call<Blob> {
  /** The bytes as they come, for a file that is not to be held in memory. */
  async stream(): Promise<ReadableStream<Uint8Array>> {
    const { body } = await this.asResponse();
    return body ?? new Blob([]).stream();
  }

  /** Writes it to a file (Node), which is there whole or not at all. Resolves when it is. */
  async saveTo(path: string): Promise<void> {
    await save(await this.stream(), path);
  }

  protected override shaped(ask: ClientRequest): ClientRequest {
    return { ...ask, headers: { ...ask.headers, Accept: '*/*' } };
  }
}

/** One item of a page: a plain array, or an envelope with its items under `_embedded`. */
export type ItemOf<Got> = Got extends readonly (infer Item)[]
  ? Item
  : Got extends { _embedded: infer Embedded }
    ? Embedded[keyof Embedded] extends readonly (infer Item)[]
      ? Item
      : never
    : never;

/** A list: await it for one answer, or walk it, page by page (100 at a time, unless `page_size` says otherwise). */
export class ListCall<Got, Item = ItemOf<Got>> extends Call<Got> implements AsyncIterable<Item> {
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    return this.#items(this.pages());
  }

  /** Every page, from the one asked for to the last; what follows is what the Link header of each answer says. */
  pages(): AsyncGenerator<Got, void, undefined> {
    return this.#pages(this.takeOver(), 100);
  }

  /** All items of all pages in one array, or the first `limit` of them. */
  async toArray({ limit = Infinity }: { readonly limit?: number | undefined } = {}): Promise<Item[]> {
    if (!(limit >= 1)) throw new BoekstaafError('limit must be 1 or more');
    const all: Item[] = [];
    for await (const item of this.#items(this.#pages(this.takeOver(), Math.min(100, limit)))) {
      all.push(item);
      if (all.length >= limit) break;
    }
    return all;
  }

  async *#items(pages: AsyncIterable<Got>): AsyncGenerator<Item, void, undefined> {
    for await (const page of pages) yield* itemsOf<Item>(page);
  }

  async *#pages(first: () => Promise<ClientRequest>, size: number): AsyncGenerator<Got, void, undefined> {
    const ask = await first();
    let query: ClientRequest['query'] | undefined = { page_size: size, ...ask.query };
    while (query) {
      const { data, headers } = await this.send({ ...ask, query });
      if (itemsOf(data).length === 0) return;
      yield data;
      query = findNextQuery(headers);
    }
  }
}

/** A list of which an awaited call gives the first page, whatever the operation does when nobody asks for pages. */
export class PagedCall<Item> extends ListCall<Page<Item>, Item> {
  protected override shaped(ask: ClientRequest): ClientRequest {
    return { ...ask, query: { page_size: 100, ...ask.query } };
  }

  protected override async send(ask: ClientRequest): Promise<WithResponse<Page<Item>>> {
    const answer = await super.send(ask);
    const query = findNextQuery(answer.headers);
    const next = query && (async () => (await this.send({ ...ask, query })).data);
    const total = answer.headers.get('x-total-count');
    return { ...answer, data: new Page<Item>(itemsOf(answer.data), total === null ? undefined : Number(total), next) };
  }
}

function itemsOf<Item>(got: unknown): Item[] {
  if (Array.isArray(got)) return got as Item[];
  const { _embedded } = got as { _embedded: Record<string, Item[]> };
  return Object.values(_embedded)[0] ?? [];
}

// Only the query of the link is followed, never its host: a credential goes nowhere but to baseUrl.
function findNextQuery(headers: Headers): ClientRequest['query'] | undefined {
  const [, target] = /<([^>]*)>\s*;[^,<]*\brel="?next"?/i.exec(headers.get('link') ?? '') ?? [];
  if (target === undefined) return undefined;
  return Object.fromEntries(new URLSearchParams(target.split('?')[1] ?? ''));
}
