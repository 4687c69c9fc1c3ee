// The same package from a CommonJS file: this file is compiled where the packed SDK is installed, never run.
import { Boekstaaf, type Booking, NotFound } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';

export async function read(apiKey: string): Promise<Booking | undefined> {
  const { bookings } = new Boekstaaf({ baseUrl: 'https://bookings.example', apiKey });
  try {
    return await bookings.get(1);
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

export const later = import('boekstaaf').then(
  (sdk) => new BookingsApi(new sdk.Client({ baseUrl: 'https://x.example' })),
);
