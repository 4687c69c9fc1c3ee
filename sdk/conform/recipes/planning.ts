// Capacity, shifts and their hours, start times and calendars.
import { idOf, textOf, type JsonObject } from '../json.ts';
import type { OperationRequest } from '../service.ts';
import type { Bodies, Requests, Things, ConformWorld } from '../world.ts';

export const things: Things = {};

const lasting = (world: ConformWorld): JsonObject => ({
  begin: `${world.day(30)}T09:00:00`,
  eind: `${world.day(30)}T17:00:00`,
});
const capacity = (world: ConformWorld): JsonObject => ({
  begin: `${world.day(30)}T10:00:00`,
  end: `${world.day(30)}T12:00:00`,
  amount: 12,
});

/** A start time that no other one has. */
function moment(world: ConformWorld): string {
  const number = world.number();
  const [day, hour, minute] = [world.day(40 + Math.floor(number / 600)), Math.floor(number / 60) % 10, number % 60];
  return `${day} ${String(8 + hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

const days = (world: ConformWorld): JsonObject => ({ datum_begin: world.day(30), datum_eind: world.day(32) });

export const bodies: Bodies = {
  NewCapacityEntry: capacity,
  CapacityEntryPut: capacity,
  NewShift: (world) => ({ ...lasting(world), personeel_id: () => world.fresh('staff') }),
  NewStaffAvailability: lasting,
  StaffAvailabilityPut: lasting,
  NewStartTime: (world) => ({ datetime: moment(world) }),
  StartTimePut: (world) => ({ datetime: moment(world) }),
  StartTimeBatch: (world) => ({
    ...days(world),
    tijdbegin: `${world.day(30)} 09:00`,
    tijdeind: `${world.day(30)} 17:00`,
  }),
  StartTimeBatchDeletion: days,
};

/** Hours that somebody worked on a shift of theirs. */
async function working(world: ConformWorld): Promise<{ path: { staff_id: number }; body: object }> {
  const shift = await world.call('createShift');
  const personeel_id = Number(shift['personeel_id']);
  const body = { personeel_id, dienst_id: idOf(shift), begin: textOf(shift, 'begin'), eind: textOf(shift, 'eind') };
  return { path: { staff_id: personeel_id }, body: { ...body, pauze_minuten: 0 } };
}

async function worked(world: ConformWorld): Promise<{ path: { staff_id: number; id: number } }> {
  const { path, body } = await working(world);
  return { path: { ...path, id: idOf(await world.call('createRecordedHours', { path, body })) } };
}

/** A series of capacity. */
async function series(world: ConformWorld): Promise<{ path: { material_id: number; internal_reference: string } }> {
  const material_id = await world.fresh('materials');
  const internal_reference = 'conform';
  await world.call('createCapacityEntry', { path: { material_id }, body: { internal_reference } });
  return { path: { material_id, internal_reference } };
}

const month = (world: ConformWorld): Promise<OperationRequest> =>
  Promise.resolve({ query: { begin: `${world.day(1)}T00:00`, eind: `${world.day(20)}T00:00` } });

export const requests: Requests = {
  createRecordedHours: working,
  getRecordedHours: worked,
  updateRecordedHours: worked,
  deleteRecordedHours: worked,
  listCapacitySeries: series,
  deleteCapacitySeries: series,
  deleteCapacitySeriesFrom: async (world) => ({
    ...(await series(world)),
    query: { begin: `${world.day(1)}T04:00:00` },
  }),
  updateCapacityEntries: async (world) => ({
    path: { material_id: await world.fresh('materials') },
    body: [capacity(world)],
  }),
  getPlanningConflicts: month,
  getPlanning: month,
};
