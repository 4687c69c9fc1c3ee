// The client without its groups: what every group of operations sends through, and untyped requests.
import { Call } from './call.ts';
import { checkAddress, type CallOptions, type ClientOptions, readEnvironmentOptions, mergeOptions } from './options.ts';
import { ChangePosition } from './position.ts';
import type { ClientRequest } from './request.ts';
import { type ClientResponse, type SendRequest, createTransport } from './transport.ts';

/** Makes Node print an object as its name and its address, without its members. */
export function printAs(target: object, client: Client): void {
  const formatClient = (): string => {
    const { baseUrl, credential } = client.toJSON();
    return `${target.constructor.name} { baseUrl: '${baseUrl}', credential: '${credential}' }`;
  };
  Object.defineProperty(target, Symbol.for('nodejs.util.inspect.custom'), { value: formatClient });
}

/** The options of a request of your own. */
export interface RequestOptions extends CallOptions {
  readonly query?: Readonly<Record<string, string | number | boolean | readonly (string | number)[] | undefined>>;
  readonly body?: unknown;
}

/** A connection to one service with one credential; without options, those of the environment. */
export class Client {
  /** The address of the service, without `/api2`. */
  readonly baseUrl: string;
  readonly #send: SendRequest;
  readonly #options: ClientOptions;
  #position = new ChangePosition();

  constructor(options: ClientOptions = {}) {
    const settings = readEnvironmentOptions(options);
    this.#options = settings;
    this.baseUrl = checkAddress(settings.baseUrl);
    this.#send = createTransport(settings);
    printAs(this, this);
  }

  /** @internal */
  async send(ask: ClientRequest, options: CallOptions): Promise<ClientResponse> {
    const response = await this.#send(this.#position.addTo(ask), options);
    this.#position.recordPosition(response.headers);
    return response;
  }

  /**
   * Sends any request below baseUrl, with the client's credential, retries and errors: `client.request('GET',
   * '/api2/omzet')`.
   */
  request(method: string, path: string, { query, body, ...options }: RequestOptions = {}): Call<unknown> {
    return new Call(this, () => Promise.resolve({ method, path, body, ...(query && { query }) }), options);
  }

  /** Returns a copy of the client with other settings for all its calls. */
  withOptions(options: CallOptions): this {
    const Class = this.constructor as new (options: ClientOptions) => this;
    const copy = new Class(mergeOptions(this.#options, options));
    copy.#position = this.#position;
    return copy;
  }

  /** Returns the address and the kind of credential, never the credential, for JSON. */
  toJSON(): { readonly baseUrl: string; readonly credential: 'API key' | 'user name and password' | 'none' } {
    const { apiKey, username } = this.#options;
    const credential = apiKey !== undefined ? 'API key' : username !== undefined ? 'user name and password' : 'none';
    return { baseUrl: this.baseUrl, credential };
  }
}
