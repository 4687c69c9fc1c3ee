// A customer who comes back from paying, to the site where they ordered.
import { expect } from 'chai';

/** Where a customer is led who was sent to an address of this installation after paying. */
export async function followReturnLink(location: string | null): Promise<string> {
  const back = await fetch(location ?? '', { redirect: 'manual' });
  expect(back.status).to.equal(302);
  expect(back.headers.get('referrer-policy')).to.equal('no-referrer');
  return back.headers.get('location') ?? '';
}

/** Presses the button of the page that leads to a payment; returns where it leads. */
export async function payAgain(retry_url: string | undefined): Promise<Response> {
  return fetch(retry_url ?? '', { method: 'POST', redirect: 'manual' });
}
