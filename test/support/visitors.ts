// Visitors of a website, who send its contact form without a credential, each from another address.
import type { ContactForm } from 'boekstaaf';
import { sendRaw } from './index.ts';
import type { RawResponse, RawOptions } from './raw.ts';

/** The settings of a service that trusts the test as a proxy, so that a request may have any address. */
export const PROXY = { TRUSTED_PROXIES: '127.0.0.1' };

type VisitOptions = RawOptions & { readonly baseUrl: string };

let visitors = 0;

/** Returns an unused address. */
export function createAddress(): string {
  visitors += 1;
  return `203.0.${String(Math.floor(visitors / 250))}.${String(visitors % 250)}`;
}

/** Posts a body from an unused address; the service must have the settings PROXY. */
export function visit(path: string, body: unknown, { headers = {}, ...options }: VisitOptions): Promise<RawResponse> {
  return sendRaw('POST', path, {
    auth: null,
    body,
    ...options,
    headers: { 'x-forwarded-for': createAddress(), ...headers },
  });
}

/** Posts a form as a new visitor. */
export function submit(form: Pick<ContactForm, 'id'>, body: unknown, options: VisitOptions): Promise<RawResponse> {
  return visit(`/api2/contactformulieren/${String(form.id)}/opslaan`, body, options);
}
