// Reservations by a script, without a credential: from one address, and from many.
import { Boekstaaf } from 'boekstaaf';
import { sellOnline } from '../sold-online.ts';
import { runConcurrently, type Attack, type Statuses } from './attack.ts';

const TIME = '14:00';
const CAPACITY_PERSONS = 100;
const REQUEST_COUNT = 1_000;
const NETWORK_COUNT = 250;
const CONCURRENT_REQUESTS = 10;

export const reservationsByScript: Attack = {
  name: 'reservations by script',
  settings: { ONLINE_BOOKING_PUBLIC: 'yes', PAYMENT_SANDBOX_PUBLIC: 'yes', TRUSTED_PROXIES: '127.0.0.1' },
  async run(target) {
    const api = new Boekstaaf({ baseUrl: target.baseUrl, apiKey: target.key });
    const buildReservation = await sellOnline(api, { aantal: CAPACITY_PERSONS, times: [TIME] });

    const reserve = (visitor: number, address: string) => () =>
      target.ask('POST', '/api2/onlineboeking/reserveer', {
        auth: null,
        body: buildReservation(visitor, TIME, { betaalmethode: 'provider' }),
        headers: { 'x-forwarded-for': address },
      });

    const reserveFrom = (addressOf: (visitor: number) => string): Promise<Statuses> =>
      runConcurrently(
        Array.from({ length: REQUEST_COUNT }, (_, visitor) => reserve(visitor, addressOf(visitor))),
        CONCURRENT_REQUESTS,
      );

    const statuses = await reserveFrom(() => '203.0.113.9');
    const many = await reserveFrom((visitor) => `198.51.${String(visitor % NETWORK_COUNT)}.7`);
    return { statuses, observations: [`from ${String(NETWORK_COUNT)} networks      ${JSON.stringify([...many])}`] };
  },
};
