// The words of a booking's customer, facts and history, which new bookings share.
import { tableOf } from '../../browser/words.ts';
import type { FrameWords } from '../frame/words.ts';

export const WORDS = tableOf({
  title: ['Booking {name}', 'Boeking {name}'],
  planning: ['Planning of that day', 'Planning van die dag'],
  copy: ['Copy', 'Kopiëren'],
  contact: ['Contact', 'Contactpersoon'],
  unknown: ['not known', 'onbekend'],
  facts: ['When and how many', 'Wanneer en met hoeveel'],
  madeBy: ['Made by', 'Gemaakt door'],
  online: ['the customer, online', 'de klant, online'],
  changeFacts: ['Change date, people and remark', 'Datum, personen en bijzonderheden wijzigen'],
  movesLines: ['The programme moves along.', 'Het programma schuift mee.'],
  copyTitle: ['Copy of a booking', 'Kopie van een boeking'],
  mayNot: ['Your account may not make bookings.', 'Uw account mag geen boekingen maken.'],
  newCustomer: ['Or somebody new', 'Of iemand nieuws'],
  firstName: ['First name', 'Voornaam'],
  lastName: ['Last name', 'Achternaam'],
  namesake: [
    'There is a customer with this name. Choose them from the list, or press “Make the booking” again for somebody else.',
    'Er is al een klant met deze naam. Kies die uit de lijst, of druk nog eens op “Boeking maken” voor iemand anders.',
  ],
  copied: [
    'The programme and the prices of booking {name} are copied.',
    'Het programma en de prijzen van boeking {name} worden gekopieerd.',
  ],
  make: ['Make the booking', 'Boeking maken'],
  isPast: ['This day has passed. Is that meant?', 'Deze dag is voorbij. Is dat de bedoeling?'],
  history: ['Who changed what', 'Wie veranderde wat'],
  madeIt: ['made the booking', 'maakte de boeking'],
  service: ['the service itself', 'de dienst zelf'],
  visitor: ['a visitor', 'een bezoeker'],
  fromTo: ['{from} → {to}', '{from} → {to}'],
  price: ['Price', 'Prijs'],
  sameTotal: ['other lines, the same total', 'andere regels, hetzelfde totaal'],
  added: ['added {line}', '{line} toegevoegd'],
  removed: ['removed {line}', '{line} verwijderd'],
});

/** The words of a booking. */
export type BookingWords = FrameWords & (typeof WORDS)['en'];
