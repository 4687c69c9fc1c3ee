// The words of the history.
import type { Table } from '../../../browser/words.ts';
import type { FrameWords } from '../../frame/words.ts';

const en = {
  title: 'Who changed what',
  madeIt: 'made the booking',
  service: 'the service itself',
  visitor: 'a visitor',
  fromTo: '{from} → {to}',
  price: 'Price',
  sameTotal: 'other lines, the same total',
  added: 'added {line}',
  removed: 'removed {line}',
};

export type HistoryWords = FrameWords & typeof en;

const nl: typeof en = {
  title: 'Wie veranderde wat',
  madeIt: 'maakte de boeking',
  service: 'de dienst zelf',
  visitor: 'een bezoeker',
  fromTo: '{from} → {to}',
  price: 'Prijs',
  sameTotal: 'andere regels, hetzelfde totaal',
  added: '{line} toegevoegd',
  removed: '{line} verwijderd',
};

export const WORDS: Table<typeof en> = { en, nl };
