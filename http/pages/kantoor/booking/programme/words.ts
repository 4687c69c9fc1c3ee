// The words of the programme.
import type { Table } from '../../../browser/words.ts';
import { CONFLICTS } from '../../frame/codes.ts';

const en = {
  none: 'There is no programme yet.',
  changeLine: 'Change {line}',
  remove: 'Remove',
  removeLine: 'Remove {line}',
  removeNow: 'Take it off the programme',
  add: 'Add to the programme',
  addNow: 'Add it',
  product: 'Product',
  choose: 'choose one',
  to: 'Until',
  place: 'Place',
  usualPlace: 'the usual place',
  note: 'Note for the crew',
  endMoves: 'The end moves along, unless you change it too.',
  leftEmpty: 'End, number and place follow from the product where you leave them empty.',
  conflicts: {
    ...CONFLICTS.en,
    STAFF_UNAVAILABLE: 'Staff not available',
    VAT_RATE_DIFFERS: 'Another VAT rate applies',
  },
};

const nl: typeof en = {
  none: 'Er is nog geen programma.',
  changeLine: '{line} wijzigen',
  remove: 'Verwijderen',
  removeLine: '{line} verwijderen',
  removeNow: 'Van het programma halen',
  add: 'Aan het programma toevoegen',
  addNow: 'Toevoegen',
  product: 'Product',
  choose: 'kies er een',
  to: 'Tot',
  place: 'Plek',
  usualPlace: 'de gewone plek',
  note: 'Opmerking voor het personeel',
  endMoves: 'Het einde schuift mee, tenzij u dat ook verandert.',
  leftEmpty: 'Einde, aantal en plek volgen uit het product waar u ze leeg laat.',
  conflicts: {
    ...CONFLICTS.nl,
    STAFF_UNAVAILABLE: 'Personeel niet beschikbaar',
    VAT_RATE_DIFFERS: 'Ander btw-tarief geldt',
  },
};

export const WORDS: Table<typeof en> = { en, nl };
