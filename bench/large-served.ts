// A large database with the server that has it open, and a write to it.
import type { Child } from './children.ts';
import type { Filled } from './growth-databases.ts';
import type { Known } from './growth-venue.ts';
import type { Dialect } from './world.ts';

export interface Served {
  readonly filled: Filled;
  readonly child: Child;
  readonly known: Known;
  readonly dialect: Dialect;
}

/** One write; answers how long it took, in milliseconds. Throws when it was refused. */
export async function makeCustomer(url: string, token: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${url}/api2/klanten`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ naam: 'Bezoeker', contactpersonen: [{ achternaam: 'Jansen', hoofdcontact: true }] }),
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${String(response.status)} ${text}`);
  return performance.now() - began;
}
