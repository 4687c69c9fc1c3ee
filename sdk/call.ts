// The return value of every operation: a promise of its result that also gives the response as it came.
import { BoekstaafError } from './errors.ts';
import type { CallOptions } from './options.ts';
import { Page } from './page.ts';
import type { ClientRequest } from './request.ts';
import type { SendRequest } from './transport.ts';
import { save } from './saving.ts';

/** The result of an operation and its response. `requestId` finds the request in the log of the service. */
export interface WithResponse<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
}

/** A promise of the result of an operation. The request is sent once: when awaited, or else in the next microtask. */
export class Call<T> implements Promise<T> {
  readonly [Symbol.toStringTag]: string = 'Call';
  #response: Promise<WithResponse<T>> | undefined;
  #sent = false;
  readonly #transport: { readonly send: SendRequest };
  readonly #buildRequest: () => Promise<ClientRequest>;
  readonly #options: CallOptions;

  constructor(
    transport: { readonly send: SendRequest },
    buildRequest: () => Promise<ClientRequest>,
    options: CallOptions = {},
  ) {
    this.#transport = transport;
    this.#buildRequest = buildRequest;
    this.#options = options;
    queueMicrotask(() => {
      if (!this.#sent) void this.withResponse();
    });
  }

  /** Returns the result together with status, headers and request id of its response. */
  withResponse(): Promise<WithResponse<T>> {
    this.#sent = true;
    return (this.#response ??= this.#buildRequest().then((request) => this.send(this.shape(request))));
  }

  /**
   * Returns the response of `fetch` as soon as its headers have arrived, its body unread. `timeout` covers only the
   * headers; a `signal` also aborts the body. Throws refusals like any call. One call returns either its response or
   * its result.
   */
  async asResponse(): Promise<Response> {
    const { data } = await this.#transport.send({ ...this.shape(await this.takeOver()()), raw: true }, this.#options);
    return data as Response;
  }

  then<A = T, B = never>(
    onResult?: ((data: T) => A | PromiseLike<A>) | null,
    onError?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.withResponse()
      .then(({ data }) => data)
      .then(onResult, onError);
  }

  catch<B = never>(onError?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(null, onError);
  }

  finally(onEnd?: (() => void) | null): Promise<T> {
    return this.then().finally(onEnd);
  }

  /** Returns a function that makes the request, which is then sent neither automatically nor a second time. */
  protected takeOver(): () => Promise<ClientRequest> {
    if (this.#response)
      throw new BoekstaafError('This call was sent already: make another one to read it in another way');
    this.#sent = true;
    this.#response = Promise.reject(new BoekstaafError('This call is being read in another way: make another one'));
    // Every reader of the call gets the error; a call that nothing reads must not end the process.
    this.#response.catch(() => undefined);
    return this.#buildRequest;
  }

  /** Returns the request with what this kind of call adds. */
  protected shape(request: ClientRequest): ClientRequest {
    return request;
  }

  // Only here does a response get its type: the contract promises it, and the service checks its responses.
  protected async send(request: ClientRequest): Promise<WithResponse<T>> {
    const response = await this.#transport.send(request, this.#options);
    return { ...response, data: response.data as T };
  }
}

/** A call that returns a file, such as a PDF: awaited, its bytes and media type as a Blob. */
export class FileCall extends Call<Blob> {
  /** Returns the bytes as they arrive, for a file too large for memory. */
  async stream(): Promise<ReadableStream<Uint8Array>> {
    const { body } = await this.asResponse();
    return body ?? new Blob([]).stream();
  }

  /** Writes the file to disk atomically (Node only). Resolves when it is complete. */
  async saveTo(path: string): Promise<void> {
    await save(await this.stream(), path);
  }

  protected override shape(request: ClientRequest): ClientRequest {
    return { ...request, headers: { ...request.headers, Accept: '*/*' } };
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

/** A list: await it for one response, or iterate over all items, page by page (100 items each unless `page_size` is set). */
export class ListCall<Got, Item = ItemOf<Got>> extends Call<Got> implements AsyncIterable<Item> {
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    return this.#items(this.pages());
  }

  /** Iterates over the pages, from the requested one to the last, by the Link header of each response. */
  pages(): AsyncGenerator<Got, void, undefined> {
    return this.#pages(this.takeOver(), 100);
  }

  /** Returns all items of all pages in one array, or the first `limit` of them. */
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
    const request = await first();
    let query: ClientRequest['query'] | undefined = { page_size: size, ...request.query };
    while (query) {
      const { data, headers } = await this.send({ ...request, query });
      if (itemsOf(data).length === 0) return;
      yield data;
      query = findNextQuery(headers);
    }
  }
}

/** A list whose awaited call returns the first page, also for operations that return whole lists by default. */
export class PagedCall<Item> extends ListCall<Page<Item>, Item> {
  protected override shape(request: ClientRequest): ClientRequest {
    return { ...request, query: { page_size: 100, ...request.query } };
  }

  protected override async send(request: ClientRequest): Promise<WithResponse<Page<Item>>> {
    const response = await super.send(request);
    const query = findNextQuery(response.headers);
    const next = query && (async () => (await this.send({ ...request, query })).data);
    const total = response.headers.get('x-total-count');
    return {
      ...response,
      data: new Page<Item>(itemsOf(response.data), total === null ? undefined : Number(total), next),
    };
  }
}

function itemsOf<Item>(data: unknown): Item[] {
  if (Array.isArray(data)) return data as Item[];
  const { _embedded } = data as { _embedded: Record<string, Item[]> };
  return Object.values(_embedded)[0] ?? [];
}

// Only the query of the link is used, never its host: a credential is sent to baseUrl alone.
function findNextQuery(headers: Headers): ClientRequest['query'] | undefined {
  const [, target] = /<([^>]*)>\s*;[^,<]*\brel="?next"?/i.exec(headers.get('link') ?? '') ?? [];
  if (target === undefined) return undefined;
  return Object.fromEntries(new URLSearchParams(target.split('?')[1] ?? ''));
}
