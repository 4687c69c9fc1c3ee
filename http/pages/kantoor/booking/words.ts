// The words of who booked, when, how many, and what changes these.
import type { Table } from '../../browser/words.ts';

const en = {
  title: 'Booking {name}',
  planning: 'Planning of that day',
  copy: 'Copy',
  contact: 'Contact',
  unknown: 'not known',
  facts: 'When and how many',
  madeBy: 'Made by',
  online: 'the customer, online',
  changeFacts: 'Change date, people and remark',
  movesLines: 'The programme moves along.',
  costs: 'The price is {to}.',
  becomes: 'The price goes from {from} to {to}.',
  full: 'What is full',
  kinds: { locatie: 'No place', materiaal: 'Material' },
  fullBecause: '{time}: room for {all}, {used} taken, {needed} needed',
  noneListed: '{time}: there is none for this',
  overbook: 'Save all the same, with too little room',
};

const nl: typeof en = {
  title: 'Boeking {name}',
  planning: 'Planning van die dag',
  copy: 'Kopiëren',
  contact: 'Contactpersoon',
  unknown: 'onbekend',
  facts: 'Wanneer en met hoeveel',
  madeBy: 'Gemaakt door',
  online: 'de klant, online',
  changeFacts: 'Datum, personen en bijzonderheden wijzigen',
  movesLines: 'Het programma schuift mee.',
  costs: 'De prijs is {to}.',
  becomes: 'De prijs gaat van {from} naar {to}.',
  full: 'Wat er vol is',
  kinds: { locatie: 'Geen plek', materiaal: 'Materiaal' },
  fullBecause: '{time}: ruimte voor {all}, {used} bezet, {needed} nodig',
  noneListed: '{time}: die is er niet hiervoor',
  overbook: 'Toch opslaan, met te weinig ruimte',
};

export const WORDS: Table<typeof en> = { en, nl };
