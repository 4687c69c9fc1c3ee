// Writes without a response, whose outcome is unknown. A retry by hand repeats their Idempotency-Key.
const KEY_HEADER = 'Idempotency-Key';
const IN_PROGRESS_STATUS = 409;

/** Sends requests, and stores the keys of those without a response, so that a retry performs nothing twice. */
export class UnansweredWrites {
  readonly #keys = new Map<string, string>();

  async send(url: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const key = headers.get(KEY_HEADER);
    if (key === null || (init.body != null && typeof init.body !== 'string')) return fetch(url, init);
    const request = JSON.stringify([init.method, url, init.body ?? '']);
    const requestKey = this.#keys.get(request) ?? key;
    this.#keys.set(request, requestKey);
    headers.set(KEY_HEADER, requestKey);
    const response = await fetch(url, { ...init, headers });
    if (response.status < 500 && response.status !== IN_PROGRESS_STATUS) this.#keys.delete(request);
    return response;
  }
}
