// An import of 2,000 customers as the guide writes it, and the same again: nothing is stored twice.
import { Boekstaaf } from 'boekstaaf';
import { start } from './children.ts';
import type { Row, Section } from './report.ts';
import type { Dialect, World } from './world.ts';

const CUSTOMERS = 2_000;

/** Imports them into each database, twice. */
export async function measureImporting(world: World): Promise<Section> {
  return {
    title: 'An import of 2,000 customers',
    sides: ['the built product, `client.customers.create` of docs/guides/import-customers.md, one after the other'],
    rows: [...(await measure(world, 'sqlite')), ...(await measure(world, 'postgres'))],
  };
}

async function measure(world: World, dialect: Dialect): Promise<Row[]> {
  const copy = await world.copy(dialect);
  const child = await start({ name: 'product', environment: { DATABASE_URL: copy.url } });
  const client = new Boekstaaf({ baseUrl: child.url, apiKey: copy.token });
  const first = await imported(client);
  const again = await imported(client);
  await child.stop();
  return [
    { what: `the first time, ${dialect}`, ...first },
    { what: `again, ${dialect}`, ...again },
  ].map(({ what, created, seconds }) => ({
    what,
    measured: `${seconds.toFixed(1)} s`,
    aim: '',
    met: null,
    note: `${String(created)} created, ${String(CUSTOMERS - created)} known; ${(CUSTOMERS / seconds).toFixed(0)} per second`,
  }));
}

async function imported(client: Boekstaaf): Promise<{ readonly created: number; readonly seconds: number }> {
  const began = performance.now();
  let created = 0;
  for (let number = 1; number <= CUSTOMERS; number++) {
    const contactpersonen = [
      { voornaam: 'Anna', achternaam: `de Boer ${String(number)}`, email1: `anna${String(number)}@veerhuis.example` },
    ];
    const body = {
      naam: `Stichting Het Veerhuis ${String(number)}`,
      contactpersonen,
      metadata: { oud_nummer: String(10_000 + number) },
    };
    const { status } = await client.customers.create(body).withResponse();
    if (status === 201) created += 1;
  }
  return { created, seconds: (performance.now() - began) / 1000 };
}
