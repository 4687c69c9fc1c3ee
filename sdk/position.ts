// The position of a client's last change, which its reads send: no replica that lags behind it serves them.
import type { ClientRequest } from './request.ts';

/** The greatest position of all responses so far; a service without replicas sends none. */
export class ChangePosition {
  #latest = '';

  /** Returns the request with the position, if it is a read. */
  addTo(ask: ClientRequest): ClientRequest {
    if (this.#latest === '' || ask.method.toUpperCase() !== 'GET') return ask;
    return { ...ask, headers: { 'X-Boekstaaf-After': this.#latest, ...ask.headers } };
  }

  recordPosition(headers: Headers): void {
    const position = headers.get('x-boekstaaf-position') ?? '';
    if (/^[0-9A-F]{16}$/.test(position) && position > this.#latest) this.#latest = position;
  }
}
