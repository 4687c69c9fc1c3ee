// The return value of every operation: a promise of its result that also gives the response, or iterates over the pages of a list.
import type { CallOptions } from './options.ts';
import type { Ask } from './request.ts';
import type { Answer, Send } from './transport.ts';

/** What was answered, and how. `requestId` is what the service's log knows the request by. */
export interface WithResponse<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
}

/** A promise of what an operation answers. It is sent once, at the end of the current turn if not awaited before. */
export class Call<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = 'Call';
  #answer: Promise<WithResponse<T>> | undefined;
  #sent = false;
  readonly #door: { readonly send: Send };
  readonly #ask: () => Promise<Ask>;
  readonly #options: CallOptions | undefined;

  constructor(door: { readonly send: Send }, ask: () => Promise<Ask>, options?: CallOptions) {
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
    return (this.#answer ??= this.#ask().then((ask) => this.send(ask)));
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

  /** Takes over the sending, so that nothing is sent on its own at the end of the turn. */
  protected takeOver(): () => Promise<Ask> {
    this.#sent = true;
    return this.#ask;
  }

  // The one place where an answer gets its type: the contract promises it, and the service checks its answers.
  protected async send(ask: Ask): Promise<WithResponse<T>> {
    const answer: Answer = await this.#door.send(ask, this.#options ?? {});
    return { ...answer, data: answer.data as T };
  }
}

/** An operation that answers a file, such as a PDF: its bytes and media type as a Blob. */
export class FileCall extends Call<Blob> {
  protected override send(ask: Ask): Promise<WithResponse<Blob>> {
    return super.send({ ...ask, headers: { ...ask.headers, Accept: '*/*' } });
  }
}

/** One item of a page: a plain array, or an envelope with its items under `_embedded`. */
export type ItemOf<Page> = Page extends readonly (infer Item)[]
  ? Item
  : Page extends { _embedded: infer Embedded }
    ? Embedded[keyof Embedded] extends readonly (infer Item)[]
      ? Item
      : never
    : never;

/** A list: await it for one answer, or walk it, page by page (100 at a time, unless `page_size` says otherwise). */
export class ListCall<Page> extends Call<Page> implements AsyncIterable<ItemOf<Page>> {
  /** Every item of every page: `for await (const booking of client.bookings.listBookings())`. */
  async *#items(pages: AsyncIterable<Page>): AsyncGenerator<ItemOf<Page>, void, undefined> {
    for await (const page of pages) yield* itemsOf(page);
  }

  [Symbol.asyncIterator](): AsyncGenerator<ItemOf<Page>, void, undefined> {
    return this.#items(this.pages());
  }

  /** Every page, from the one asked for to the last; what follows is what the Link header of each answer says. */
  pages(): AsyncGenerator<Page, void, undefined> {
    return this.#pages(this.takeOver());
  }

  async *#pages(first: () => Promise<Ask>): AsyncGenerator<Page, void, undefined> {
    const ask = await first();
    let query: Ask['query'] | undefined = { page_size: 100, ...ask.query };
    while (query) {
      const { data, headers } = await this.send({ ...ask, query });
      if (itemsOf(data).length === 0) return;
      yield data;
      query = nextQuery(headers.get('link'));
    }
  }
}

function itemsOf<Page>(page: Page): ItemOf<Page>[] {
  if (Array.isArray(page)) return page as ItemOf<Page>[];
  const { _embedded } = page as { _embedded: Record<string, ItemOf<Page>[]> };
  return Object.values(_embedded)[0] ?? [];
}

// Only the query of the link is followed, never its host: a credential goes nowhere but to baseUrl.
function nextQuery(link: string | null): Ask['query'] | undefined {
  const [, target] = /<([^>]*)>\s*;[^,<]*\brel="?next"?/i.exec(link ?? '') ?? [];
  if (target === undefined) return undefined;
  return Object.fromEntries(new URLSearchParams(target.split('?')[1] ?? ''));
}
