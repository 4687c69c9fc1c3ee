// The words of the history.
import type { Table } from '../../../browser/words.ts';

const en = {
  title: 'Who changed what',
  madeIt: 'made the booking',
  service: 'the service itself',
  visitor: 'a visitor',
  fromTo: '{from} → {to}',
  nothing: 'nothing',
  price: 'Price',
  sameTotal: 'other lines, the same total',
  programme: 'Programme',
  added: 'added {line}',
  removed: 'removed {line}',
  members: {
    status: 'Status',
    begin: 'When',
    personen: 'People',
    bijzonderheden: 'Remark',
    status_vervaldatum: 'Held until',
    arrangement: 'Package',
  },
};

export type HistoryWords = typeof en;

const nl: HistoryWords = {
  title: 'Wie veranderde wat',
  madeIt: 'maakte de boeking',
  service: 'de dienst zelf',
  visitor: 'een bezoeker',
  fromTo: '{from} → {to}',
  nothing: 'niets',
  price: 'Prijs',
  sameTotal: 'andere regels, hetzelfde totaal',
  programme: 'Programma',
  added: '{line} toegevoegd',
  removed: '{line} verwijderd',
  members: {
    status: 'Status',
    begin: 'Wanneer',
    personen: 'Personen',
    bijzonderheden: 'Bijzonderheden',
    status_vervaldatum: 'Geldt tot en met',
    arrangement: 'Arrangement',
  },
};

export const WORDS: Table<HistoryWords> = { en, nl };
