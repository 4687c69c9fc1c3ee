// The position of the last change that a client made, which its reads bring along: no copy of the database answers from before it.
import type { ClientRequest } from './request.ts';

/** The greatest position of all answers so far; a service that reads no copies gives none. */
export class ChangePosition {
  #latest = '';

  /** The request with it, where it reads. */
  addTo(ask: ClientRequest): ClientRequest {
    if (this.#latest === '' || ask.method.toUpperCase() !== 'GET') return ask;
    return { ...ask, headers: { 'X-Boekstaaf-After': this.#latest, ...ask.headers } };
  }

  recordPosition(headers: Headers): void {
    const position = headers.get('x-boekstaaf-position') ?? '';
    if (/^[0-9A-F]{16}$/.test(position) && position > this.#latest) this.#latest = position;
  }
}
