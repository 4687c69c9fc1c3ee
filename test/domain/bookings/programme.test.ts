// The programme of a booking: local times, order, days, ends after midnight, and its tags.
import { expect } from 'chai';
import type { Instant } from '../../../generated/types.ts';
import {
  daysOf,
  formatProgrammeFilename,
  programmeOf,
  fillProgrammeTags,
  timesOf,
} from '../../../domain/bookings/programme.ts';
import { zoneOf } from '../../../domain/values/calendar.ts';
import { createFormats } from '../../../domain/values/formats.ts';
import { BOOKING, PARTIES, createLine } from '../../support/programmes.ts';

const AMSTERDAM = zoneOf('Europe/Amsterdam');
const DUTCH_FORMATS = createFormats('nl_NL');
const LOCATIONS = new Map([[4, 'Grote zaal']]);

describe('the programme of a booking', () => {
  it('has local times, sorted by begin, and the names of locations', () => {
    const lines = [
      createLine('Borrel', '2026-10-25T14:00:00.000Z', '2026-10-25T15:00:00.000Z'),
      createLine('Bowlen', '2026-10-24T12:00:00.000Z', '2026-10-24T13:30:00.000Z', 4),
    ];
    const programme = programmeOf({ ...BOOKING, lines }, PARTIES, LOCATIONS, AMSTERDAM);
    expect([programme.date, programme.begin, programme.package, programme.people]).to.deep.equal([
      '2026-10-24',
      '14:00',
      'Dagje uit',
      16,
    ]);

    expect(programme.lines).to.deep.equal([
      {
        date: '2026-10-24',
        begin: '14:00',
        end: { date: '2026-10-24', time: '15:30' },
        description: 'Bowlen',
        location: 'Grote zaal',
        amount: 2,
      },
      // The clock was set back between the two.
      {
        date: '2026-10-25',
        begin: '15:00',
        end: { date: '2026-10-25', time: '16:00' },
        description: 'Borrel',
        location: null,
        amount: 2,
      },
    ]);

    expect(daysOf(programme).map(([day, of]) => [day, of.length])).to.deep.equal([
      ['2026-10-24', 1],
      ['2026-10-25', 1],
    ]);
  });

  it('omits a blank remark', () => {
    const remarkOf = (kosten_opmerking: string | null): string | null =>
      programmeOf({ ...BOOKING, kosten_opmerking }, PARTIES, LOCATIONS, AMSTERDAM).remark;
    expect([null, ' \n', 'Neem zwemkleding mee.'].map(remarkOf)).to.deep.equal([null, null, 'Neem zwemkleding mee.']);
  });

  for (const [label, end, times] of [
    ['has no end without a length', null, '20:00'],
    ['ends on its day', { date: '2026-03-28', time: '21:30' }, '20:00 – 21:30'],
    ['ends in the night without a date', { date: '2026-03-29', time: '03:00' }, '20:00 – 03:00'],
    ['ends another day with its date', { date: '2026-03-29', time: '14:00' }, '20:00 – 29 maart 2026 14:00'],
    ['ends much later with its date', { date: '2026-03-31', time: '09:00' }, '20:00 – 31 maart 2026 09:00'],
  ] as const)
    it(label, () => {
      const line = { date: '2026-03-28', begin: '20:00', end, description: '', location: null, amount: 1 };
      expect(timesOf(line, DUTCH_FORMATS)).to.equal(times);
    });

  it('has no end for a line without length', () => {
    const at = '2026-03-28T19:00:00.000Z' as Instant;
    const programme = programmeOf(
      { ...BOOKING, lines: [createLine('Ontvangst', at, at)] },
      PARTIES,
      LOCATIONS,
      AMSTERDAM,
    );
    expect(programme.lines[0]?.end).to.equal(null);
  });

  it('fills tags with the values that it prints', () => {
    const programme = programmeOf(BOOKING, PARTIES, LOCATIONS, AMSTERDAM);
    expect(fillProgrammeTags(programme, DUTCH_FORMATS)).to.include({
      bedrijf_naam: 'Buitengoed',
      contact_naam: 'Basisschool De Eik',
      contactpersoon_naam: 'Sanne de Vries',
      uitje_nummer: '30-4',
      uitje_datum: '24 oktober 2026',
      uitje_begin: '14:00',
      uitje_personen: '16',
      arrangement_naam: 'Dagje uit',
    });
    expect(formatProgrammeFilename(programme)).to.equal('programma-30-4.pdf');
  });
});
