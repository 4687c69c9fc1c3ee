// Shifts: transitions of their status, the effect of a change, replies of staff, and tasks.
import { expect } from 'chai';
import { assertAnswer, planShiftChange, tasksOf, type StoredShift } from '../../../domain/planning/shift.ts';
import { findShiftMoveProblems, type ShiftStatus } from '../../../domain/planning/shift-status.ts';
import { zoneOf } from '../../../domain/values/calendar.ts';
import { Problem } from '../../../domain/values/problem.ts';

const instantAt = (time: string) => zoneOf('Europe/Amsterdam').toInstant(`2026-06-13T${time}:00`);

const STATUSES: readonly ShiftStatus[] = ['concept', 'gevraagd', 'bevestigd', 'geweigerd', 'geannuleerd'];

// As in the decision on shifts: = stays, y yes, - no.
const ALLOWED_MOVES: Readonly<Record<ShiftStatus, string>> = {
  concept: '= y y - y',
  gevraagd: 'y = y y y',
  bevestigd: '- y = - y',
  geweigerd: 'y y - = y',
  geannuleerd: 'y - - - =',
};

const stored: StoredShift = {
  id: 51,
  begin: instantAt('13:00'),
  eind: instantAt('17:00'),
  noot: '',
  opmerking: '',
  personeel_id: 8,
  boeking_id: 301,
  locatie_id: 12,
  kwalificatie_id: null,
  created_by: 1,
  status: 'bevestigd',
};

const collectCodes = (work: () => unknown): readonly string[] => {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return error.problems.map(({ code }) => code);
    throw error;
  }
  return [];
};

describe('the status of a shift', () => {
  for (const from of STATUSES)
    ALLOWED_MOVES[from].split(' ').forEach((cell, index) => {
      const to = STATUSES[index] ?? from;
      it(`moves from ${from} to ${to}: ${cell}`, () => {
        expect(findShiftMoveProblems(from, to).length === 0).to.equal(cell !== '-');
      });
    });

  it('lists the allowed transitions in a refusal', () => {
    expect(findShiftMoveProblems('bevestigd', 'concept')).to.deep.equal([
      {
        code: 'ERR_SHIFT_STATUS_TRANSITION',
        message: 'A shift cannot move from bevestigd to concept: choose one of gevraagd, geannuleerd.',
        field: 'status',
        params: { van: 'bevestigd', naar: 'concept', toegestaan: ['gevraagd', 'geannuleerd'] },
      },
    ]);
  });

  for (const [change, status] of [
    [{ begin: instantAt('12:00') }, 'gevraagd'],
    [{ eind: instantAt('18:00') }, 'gevraagd'],
    [{ personeel_id: 9 }, 'gevraagd'],
    [{ begin: instantAt('13:00'), eind: instantAt('17:00'), personeel_id: 8 }, 'bevestigd'],
    [{ noot: 'Anders', locatie_id: null }, 'bevestigd'],
    [{ begin: instantAt('12:00'), status: 'bevestigd' }, 'bevestigd'],
    [{ begin: instantAt('12:00'), status: 'geannuleerd' }, 'geannuleerd'],
  ] as const)
    it(`of a confirmed shift is ${status} after ${JSON.stringify(change)}`, () => {
      expect(planShiftChange(stored, change).status).to.equal(status);
    });

  for (const status of ['concept', 'gevraagd', 'geweigerd', 'geannuleerd'] as const)
    it(`stays ${status} when the shift is moved`, () => {
      expect(planShiftChange({ ...stored, status }, { begin: instantAt('12:00') }).status).to.equal(status);
    });

  it('is refused together with an end that is not after the begin', () => {
    const change = { eind: instantAt('13:00'), status: 'concept' } as const;
    expect(collectCodes(() => planShiftChange(stored, change))).to.deep.equal([
      'ERR_SHIFT_STATUS_TRANSITION',
      'ERR_PERIOD_ORDER',
    ]);
  });
});

describe('the reply to a request', () => {
  const requested = { ...stored, status: 'gevraagd' } as const;
  for (const [status, change, allowed] of [
    ['gevraagd', { status: 'bevestigd' }, true],
    ['gevraagd', { status: 'geweigerd' }, true],
    ['gevraagd', { ...requested, status: 'bevestigd' }, true],
    ['gevraagd', {}, true],
    ['gevraagd', requested, true],
    ['gevraagd', { status: 'concept' }, false],
    ['gevraagd', { status: 'geannuleerd' }, false],
    ['gevraagd', { status: 'bevestigd', noot: 'Nieuw' }, false],
    ['gevraagd', { status: 'bevestigd', eind: instantAt('16:00') }, false],
    ['gevraagd', { opmerking: 'Nieuw' }, false],
    ['gevraagd', { boeking_id: null }, false],
    ['bevestigd', { status: 'bevestigd' }, true],
    ['bevestigd', { status: 'geweigerd' }, false],
    ['geweigerd', { status: 'bevestigd' }, false],
    ['concept', { status: 'bevestigd' }, false],
  ] as const)
    it(`of a shift that is ${status} is ${allowed ? '' : 'not '}${JSON.stringify(change)}`, () => {
      const answer = (): void => {
        assertAnswer({ ...stored, status }, change);
      };
      expect(collectCodes(answer)).to.deep.equal(allowed ? [] : ['ERR_PERMISSION']);
    });
});

describe('the tasks of a shift', () => {
  const createLine = (begin: string, eind: string, locatie_id: number | null = 12) => ({
    id: 1,
    product_id: 7,
    naam: 'Kanovaren',
    aantal: 16,
    begin: instantAt(begin),
    eind: instantAt(eind),
    locatie_id,
  });

  for (const [begin, eind, locatie_id, is] of [
    ['13:00', '17:00', 12, true],
    ['16:59', '18:00', 12, true],
    ['12:00', '13:01', 12, true],
    ['12:00', '13:00', 12, false],
    ['17:00', '18:00', 12, false],
    ['13:00', '13:00', 12, true],
    ['16:00', '16:00', 12, true],
    ['17:00', '17:00', 12, false],
    ['13:00', '17:00', 13, false],
    ['13:00', '17:00', null, false],
  ] as const)
    it(`${is ? 'contain' : 'leave out'} a line from ${begin} to ${eind} at ${String(locatie_id)}`, () => {
      expect(tasksOf(stored, [createLine(begin, eind, locatie_id)])).to.have.length(is ? 1 : 0);
    });

  it('are at every location when the shift has none', () => {
    const anywhere = { ...stored, locatie_id: null };
    expect(tasksOf(anywhere, [createLine('14:00', '15:00'), createLine('14:00', '15:00', null)])).to.have.length(2);
  });
});
