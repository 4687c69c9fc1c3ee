// The words of a new booking.
import type { Table } from '../../../browser/words.ts';

const en = {
  title: 'New booking',
  copyTitle: 'Copy of a booking',
  mayNot: 'Your account may not make bookings.',
  newCustomer: 'Or somebody new',
  phone: 'Phone',
  mail: 'E-mail',
  date: 'Date',
  time: 'Begins at',
  people: 'People',
  package: 'Package',
  noPackage: 'none',
  copied: 'The programme and the prices of booking {name} are copied.',
  status: 'Status',
  until: 'Held until',
  remark: 'Remark',
  make: 'Make the booking',
};

const nl: typeof en = {
  title: 'Nieuwe boeking',
  copyTitle: 'Kopie van een boeking',
  mayNot: 'Uw account mag geen boekingen maken.',
  newCustomer: 'Of iemand nieuws',
  phone: 'Telefoon',
  mail: 'E-mail',
  date: 'Datum',
  time: 'Begint om',
  people: 'Personen',
  package: 'Arrangement',
  noPackage: 'geen',
  copied: 'Het programma en de prijzen van boeking {name} worden gekopieerd.',
  status: 'Status',
  until: 'Geldt tot en met',
  remark: 'Bijzonderheden',
  make: 'Boeking maken',
};

export const WORDS: Table<typeof en> = { en, nl };
