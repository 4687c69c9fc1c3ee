// Writes without an answer: nobody knows whether they were done. Sent again by hand, they have the key of before.
const KEY_HEADER = 'Idempotency-Key';
const IN_PROGRESS_STATUS = 409;

/** Sends requests, and remembers the keys of those that the service did not answer: nothing is done twice. */
export class UnansweredWrites {
  readonly #keys = new Map<string, string>();

  async send(url: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const key = headers.get(KEY_HEADER);
    if (key === null || (init.body != null && typeof init.body !== 'string')) return fetch(url, init);
    const request = JSON.stringify([init.method, url, init.body ?? '']);
    const known = this.#keys.get(request) ?? key;
    this.#keys.set(request, known);
    headers.set(KEY_HEADER, known);
    const answer = await fetch(url, { ...init, headers });
    if (answer.status < 500 && answer.status !== IN_PROGRESS_STATUS) this.#keys.delete(request);
    return answer;
  }
}
