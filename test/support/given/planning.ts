// The hours of those who worked a shift, and when they can work.
import type { NewRecordedHours, NewStaffAvailability, RecordedHours, StaffAvailability } from 'boekstaaf';
import { api, given } from '../index.ts';

/** Hours on a shift of the same person, from its begin to its end without a break, unless they say otherwise. */
export async function recordedHours(body: Partial<NewRecordedHours> = {}): Promise<RecordedHours> {
  const { dienst_id } = body;
  const shift = dienst_id === undefined ? await given.shift() : await api.shifts.getShift({ id: dienst_id });
  const { id, personeel_id, begin, eind } = shift;
  return api.recordedHours.createRecordedHours({
    staff_id: personeel_id,
    body: { begin, eind, pauze_minuten: 0, ...body, dienst_id: id, personeel_id },
  });
}

/**
 * Makes a member of staff, new unless one is named, unavailable on the day on which bookings are, unless it says
 * otherwise.
 */
export async function staffAvailability(
  body: Partial<NewStaffAvailability> = {},
  staff_id?: number,
): Promise<StaffAvailability> {
  return api.staffAvailability.createStaffAvailability({
    staff_id: staff_id ?? (await given.staffMember()).id,
    body: { begin: '2026-06-13T00:00:00+02:00', eind: '2026-06-14T00:00:00+02:00', beschikbaar: false, ...body },
  });
}
