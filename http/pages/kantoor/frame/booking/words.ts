// The words of the price and the capacity of a booking that changes.
import { tableOf } from '../../../browser/words.ts';

export const WORDS = tableOf({
  costs: ['The price is {to}.', 'De prijs is {to}.'],
  becomes: ['The price goes from {from} to {to}.', 'De prijs gaat van {from} naar {to}.'],
  full: ['What is full', 'Wat er vol is'],
  kinds: {
    locatie: ['No place', 'Geen plek'],
    materiaal: ['Material', 'Materiaal'],
  },
  fullBecause: [
    '{time}: room for {all}, {used} taken, {needed} needed',
    '{time}: ruimte voor {all}, {used} bezet, {needed} nodig',
  ],
  noneListed: ['{time}: there is none for this', '{time}: die is er niet hiervoor'],
  overbook: ['Save all the same, with too little room', 'Toch opslaan, met te weinig ruimte'],
});
