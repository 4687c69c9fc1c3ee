// Pages for visitors, opened and sent as a browser without scripts does it.
import { createAddress } from './visitors.ts';

export interface PageResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** Opens a page from an unused address, or sends its form; the service must have the settings PROXY. */
export async function openPage(
  url: string,
  form?: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<PageResponse> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': createAddress(), ...headers },
    ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}
