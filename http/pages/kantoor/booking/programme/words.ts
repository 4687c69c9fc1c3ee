// The words of the programme.
import { tableOf } from '../../../browser/words.ts';
import { CONFLICTS } from '../../frame/codes.ts';

export const WORDS = tableOf({
  none: ['There is no programme yet.', 'Er is nog geen programma.'],
  changeLine: ['Change {line}', '{line} wijzigen'],
  remove: ['Remove', 'Verwijderen'],
  removeLine: ['Remove {line}', '{line} verwijderen'],
  removeNow: ['Take it off the programme', 'Van het programma halen'],
  add: ['Add to the programme', 'Aan het programma toevoegen'],
  addNow: ['Add it', 'Toevoegen'],
  product: ['Product', 'Product'],
  choose: ['choose one', 'kies er een'],
  to: ['Until', 'Tot'],
  place: ['Place', 'Plek'],
  usualPlace: ['the usual place', 'de gewone plek'],
  note: ['Note for the crew', 'Opmerking voor het personeel'],
  endMoves: ['The end moves along, unless you change it too.', 'Het einde schuift mee, tenzij u dat ook verandert.'],
  leftEmpty: [
    'End, number and place follow from the product where you leave them empty.',
    'Einde, aantal en plek volgen uit het product waar u ze leeg laat.',
  ],
  conflicts: {
    ...CONFLICTS,
    STAFF_UNAVAILABLE: ['Staff not available', 'Personeel niet beschikbaar'],
    VAT_RATE_DIFFERS: ['Another VAT rate applies', 'Ander btw-tarief geldt'],
  },
});
