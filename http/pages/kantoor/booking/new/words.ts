// The words of a new booking.
import type { Table } from '../../../browser/words.ts';

const en = {
  copyTitle: 'Copy of a booking',
  mayNot: 'Your account may not make bookings.',
  newCustomer: 'Or somebody new',
  copied: 'The programme and the prices of booking {name} are copied.',
  make: 'Make the booking',
};

const nl: typeof en = {
  copyTitle: 'Kopie van een boeking',
  mayNot: 'Uw account mag geen boekingen maken.',
  newCustomer: 'Of iemand nieuws',
  copied: 'Het programma en de prijzen van boeking {name} worden gekopieerd.',
  make: 'Boeking maken',
};

export const WORDS: Table<typeof en> = { en, nl };
