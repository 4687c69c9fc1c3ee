// The client without its groups: what every group of operations sends through, and untyped requests.
import { BASE_PATH } from '../generated/client/runtime.ts';
import { Call } from './call.ts';
import { type CallOptions, type ClientOptions, merged } from './options.ts';
import { type Send, transport } from './transport.ts';

/** What a request of your own may carry. */
export interface RequestOptions extends CallOptions {
  readonly query?: Readonly<Record<string, string | number | boolean | readonly (string | number)[] | undefined>>;
  readonly body?: unknown;
}

/** A connection to one service with one credential. */
export class Client {
  /** @internal */
  readonly send: Send;
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.send = transport(options);
  }

  /** Any request below baseUrl, with the same credential, tries and errors: `client.request('GET', '/api2/omzet')`. */
  request(method: string, path: string, { query, body, ...options }: RequestOptions = {}): Call<unknown> {
    return new Call(this, () => Promise.resolve({ method, path, body, ...(query && { query }) }), options);
  }

  /** The same client with other settings for all its calls. */
  withOptions(options: CallOptions): this {
    const Class = this.constructor as new (options: ClientOptions) => this;
    return new Class(merged(this.#options, options));
  }
}

/** The operations of one tag. Takes a client, or what one is made from. */
export class Group {
  /** @internal */
  readonly send: Send;

  constructor(client: Client | ClientOptions) {
    const send = client instanceof Client ? client.send : transport(client);
    this.send = (ask, options) => send({ ...ask, path: BASE_PATH + ask.path }, options);
  }
}
