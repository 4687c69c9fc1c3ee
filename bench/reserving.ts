// Puts a package on sale online, and writes the measured reservations: ten known customers, each at their own start times.
import { Boekstaaf, type Reservation } from 'boekstaaf';
import { start } from './children.ts';
import type { VenueCopy } from './world.ts';

export const RESERVATION_PATH = '/api2/onlineboeking/reserveer';
/** Start times of a day, one per connection, and days: two reservations at one moment are rare. */
const STARTS = 10;
const DAYS = 90;
const FIRST_DAY_AT = Date.parse('2031-04-01T00:00:00Z');

/** Puts a package on sale through the SDK; returns the bodies of reservations, each to be sent once. */
export async function sell({ url, token }: Pick<VenueCopy, 'url' | 'token'>): Promise<string[]> {
  const child = await start({ name: 'product', environment: { DATABASE_URL: url } });
  const client = new Boekstaaf({ baseUrl: child.url, apiKey: token });
  const { id: materiaal_id } = await client.materials.createMaterial({ body: { naam: 'Kano', aantal: 1_000_000 } });
  const { id: locationId } = await client.locations.createLocation({ body: { naam: 'Steiger' } });
  const [example] = await client.products.listProducts();
  const regels = [];

  for (const nth of [0, 1]) {
    const body = { leverancier_id: example?.leverancier_id ?? 0, naam: `Onderdeel ${String(nth)}`, inkoop: 0 };
    const Materialen = [{ materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'boven' as const }];
    const members = { minimum_aantal: 0, duur: 'PT1H', Locaties: [{ id: locationId }], Materialen };
    const ProductPrice = [{ btw: 21, verkoop: 10 }];
    const { id: product_id } = await client.products.createProduct({ body: { ...body, ...members, ProductPrice } });
    regels.push({ product_id, begin: `2031-04-01T${String(8 + nth).padStart(2, '0')}:00:00` });
  }

  const { id: startmomentgroep_id } = await client.startTimeGroups.createStartTimeGroup({ body: { naam: 'Elk uur' } });
  const datum_begin = dateOf(0);
  const datum_eind = dateOf(DAYS - 1);
  const tijdbegin = '2031-04-01T08:00:00';
  const tijdeind = '2031-04-01T17:00:00';
  const days = { datum_begin, datum_eind, interval: '1:00', weekdagen: [0, 1, 2, 3, 4, 5, 6] };
  await client.startTimes.createStartTimes({ body: { startmomentgroep_id, ...days, tijdbegin, tijdeind } });

  const soldPackage = await client.packages.createPackage({
    body: { arrangement: 'Varen', mag_online_geboekt_worden_achteraf_betalen: true, startmomentgroep_id, regels },
  });
  const producten = soldPackage.regels.map(({ id }) => ({ arrangementsregel_id: id, aantal: 2 }));
  const wishes = Array.from({ length: STARTS * DAYS }, (_, nth): Reservation => {
    const customer = String(nth % STARTS);
    const begin = `${dateOf(Math.floor(nth / STARTS))}T${String(8 + (nth % STARTS)).padStart(2, '0')}:00:00+02:00`;
    const contactformulier = {
      'contactpersoon.achternaam': `Jansen ${customer}`,
      'contactpersoon.email1': `jansen${customer}@voorbeeld.example`,
    };
    return { arrangement_id: soldPackage.id, producten, begin, betaalmethode: 'factuur', contactformulier };
  });

  // The first reservations make the customers known on all sides.
  for (const body of wishes.slice(0, STARTS)) await client.onlineBooking.reservePackage({ body });
  await child.stop();
  return wishes.map((body) => JSON.stringify(body));
}

function dateOf(day: number): string {
  return new Date(FIRST_DAY_AT + day * 86_400_000).toISOString().slice(0, 10);
}
