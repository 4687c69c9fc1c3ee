// The words of the planning, and its current language.
import { fillWords, tableOf, type PageLanguage } from '../../browser/words.ts';
import { CONFLICTS, STATUSES } from '../frame/codes.ts';

const WORDS = tableOf({
  goTo: ['Go to a date', 'Naar een datum'],
  period: ['Period', 'Periode'],
  previous: ['Previous', 'Vorige'],
  next: ['Next', 'Volgende'],
  view: ['View', 'Weergave'],
  day: ['Day', 'Dag'],
  week: ['Week', 'Week'],
  weekOf: ['Week {number}, {dates}', 'Week {number}, {dates}'],
  find: ['Find', 'Zoeken'],
  findWhat: [
    'Find a booking, a customer, a person or a place',
    'Zoek een boeking, een klant, een medewerker of een plaats',
  ],
  hideEmpty: ['Hide empty rows', 'Lege rijen verbergen'],
  nothing: ['Nothing to show.', 'Er is niets te tonen.'],
  summary: ['Summary', 'Samenvatting'],
  statuses: ['Statuses', 'Statussen'],
  booking: { one: ['{count} booking', '{count} boeking'], many: ['{count} bookings', '{count} boekingen'] },
  line: { one: ['{count} line', '{count} regel'], many: ['{count} lines', '{count} regels'] },
  shift: { one: ['{count} shift', '{count} dienst'], many: ['{count} shifts', '{count} diensten'] },
  conflict: { one: ['{count} conflict', '{count} conflict'], many: ['{count} conflicts', '{count} conflicten'] },
  person: { one: ['{count} person', '{count} persoon'], many: ['{count} people', '{count} personen'] },
  noConflicts: ['no conflicts', 'geen conflicten'],
  conflicts: ['Conflicts', 'Conflicten'],
  conflictCodes: CONFLICTS,
  isConflict: ['Conflict: {sentences}', 'Conflict: {sentences}'],
  locations: ['Locations', 'Locaties'],
  staff: ['Staff', 'Medewerkers'],
  materials: ['Materials', 'Materialen'],
  nowhere: ['No location', 'Geen locatie'],
  aShift: ['Shift', 'Dienst'],
  again: ['{time} again', '{time} opnieuw'],
  goesBack: ['The clock goes back', 'De klok gaat terug'],
  showDay: ['Show this day', 'Deze dag tonen'],
  most: ['up to {use}', 'tot {use}'],
  usedOf: ['{used} of {most}', '{used} van {most}'],
  of: ['of {most}', 'van {most}'],
  inUse: ['{name}: in use', '{name}: in gebruik'],
  close: ['Close', 'Sluiten'],
  openBooking: ['Open the booking', 'Boeking openen'],
  moveLine: ['Move', 'Verplaatsen'],
  move: {
    title: ['Move {name}', '{name} verplaatsen'],
    date: ['Date', 'Datum'],
    time: ['Begins at', 'Begint om'],
    place: ['Place', 'Plek'],
    fromTo: ['From {from} to {to}.', 'Van {from} naar {to}.'],
    changedBefore: [
      'Somebody else has changed this booking. Press again to move the line all the same.',
      'Iemand anders heeft deze boeking intussen gewijzigd. Druk nog eens om de regel toch te verplaatsen.',
    ],
    save: ['Move it', 'Verplaats'],
  },
  giveShift: ['Give a shift', 'Dienst geven'],
  changeShift: ['Change the shift', 'Dienst wijzigen'],
  shiftForm: {
    give: ['A shift for {name}', 'Een dienst voor {name}'],
    change: ['The shift of {name}', 'De dienst van {name}'],
    person: ['Who works', 'Wie werkt er'],
    choose: ['choose somebody', 'kies iemand'],
    from: ['From', 'Van'],
    to: ['Until', 'Tot'],
    status: ['Status', 'Status'],
    changedBefore: [
      'Somebody else has changed this shift. Close this and look at it again.',
      'Iemand anders heeft deze dienst intussen gewijzigd. Sluit dit en kijk opnieuw.',
    ],
    save: ['Save', 'Opslaan'],
    remove: ['Take it away', 'Verwijderen'],
  },
  facts: {
    when: ['When', 'Wanneer'],
    who: ['Who', 'Wie'],
    where: ['Where', 'Waar'],
    booking: ['Booking', 'Boeking'],
    customer: ['Customer', 'Klant'],
    people: ['People', 'Personen'],
    quantity: ['Quantity', 'Aantal'],
    also: ['Also', 'Ook'],
    staff: ['Staff', 'Medewerkers'],
    programme: ['Programme', 'Programma'],
    remark: ['Remark', 'Opmerking'],
    phone: ['Phone', 'Telefoon'],
    note: ['Note', 'Bijzonderheden'],
    price: ['Price', 'Prijs'],
    stillToPay: ['Still to pay', 'Nog te betalen'],
  },
});

/** The words in the current language; English until `setLanguage` is called. */
export let words = WORDS.en;
/** The words for the statuses of bookings and shifts, in the current language. */
export let statuses = STATUSES.en;
/** The current locale of dates and amounts. */
export let locale = 'en-GB';

/** Sets the language of everything that is drawn afterwards. */
export function setLanguage(language: PageLanguage): void {
  words = WORDS[language];
  statuses = STATUSES[language];
  locale = language === 'nl' ? 'nl-NL' : 'en-GB';
}

/** Returns a count with its noun: `1 booking`, `2 bookings`. */
export function formatCount(count: number, noun: { readonly one: string; readonly many: string }): string {
  return fillWords(count === 1 ? noun.one : noun.many, { count });
}
