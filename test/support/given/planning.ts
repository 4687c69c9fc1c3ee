// Shifts, and what else planners write.
import type { NewShift, Shift } from 'boekstaaf';
import { api } from '../index.ts';
import { staffMember } from './staff.ts';

/** A shift of somebody of his own on the afternoon on which bookings are, unless it says otherwise. */
export async function shift(body: Partial<NewShift> = {}): Promise<Shift> {
  const personeel_id = body.personeel_id ?? (await staffMember()).id;
  return api.shifts.createShift({
    body: { begin: '2026-06-13T13:00:00+02:00', eind: '2026-06-13T17:00:00+02:00', ...body, personeel_id },
  });
}
