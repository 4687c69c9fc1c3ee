// Requests about capacity, shifts and their hours, start times and calendars.
import { idOf, textOf, type JsonObject } from '../json.ts';
import type { OperationRequest } from '../service.ts';
import type { Bodies, Requests, ConformWorld } from '../world.ts';

const createPeriod = (world: ConformWorld): JsonObject => ({
  begin: `${world.formatDay(30)}T09:00:00`,
  eind: `${world.formatDay(30)}T17:00:00`,
});
const createCapacity = (world: ConformWorld): JsonObject => ({
  begin: `${world.formatDay(30)}T10:00:00`,
  end: `${world.formatDay(30)}T12:00:00`,
  amount: 12,
});

/** Every minute from 08:00 to 17:59. */
const STARTS_PER_DAY = 600;

/** Returns a start time that is used once. */
function createStartTime(world: ConformWorld): string {
  const number = world.createNumber();
  const day = world.formatDay(40 + Math.floor(number / STARTS_PER_DAY));
  const minuteOfDay = 8 * 60 + (number % STARTS_PER_DAY);
  const hour = Math.floor(minuteOfDay / 60);
  const minute = minuteOfDay % 60;
  return `${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

const createDateRange = (world: ConformWorld): JsonObject => ({
  datum_begin: world.formatDay(30),
  datum_eind: world.formatDay(32),
});

export const bodies: Bodies = {
  NewCapacityEntry: createCapacity,
  CapacityEntryPut: createCapacity,
  NewShift: (world) => ({ ...createPeriod(world), personeel_id: () => world.createThing('staff') }),
  NewStaffAvailability: createPeriod,
  StaffAvailabilityPut: createPeriod,
  NewStartTime: (world) => ({ datetime: createStartTime(world) }),
  StartTimePut: (world) => ({ datetime: createStartTime(world) }),
  StartTimeBatch: (world) => ({
    ...createDateRange(world),
    tijdbegin: `${world.formatDay(30)} 09:00`,
    tijdeind: `${world.formatDay(30)} 17:00`,
  }),
  StartTimeBatchDeletion: createDateRange,
};

/** Returns a request that records the hours of a member of staff on a shift of theirs. */
async function createHoursRequest(world: ConformWorld): Promise<{ path: { staff_id: number }; body: object }> {
  const shift = await world.askForBody('createShift');
  const personeel_id = Number(shift['personeel_id']);
  const body = { personeel_id, dienst_id: idOf(shift), begin: textOf(shift, 'begin'), eind: textOf(shift, 'eind') };
  return { path: { staff_id: personeel_id }, body: { ...body, pauze_minuten: 0 } };
}

/** Records hours; returns their path. */
async function createHoursPath(world: ConformWorld): Promise<{ path: { staff_id: number; id: number } }> {
  const { path, body } = await createHoursRequest(world);
  return { path: { ...path, id: idOf(await world.askForBody('createRecordedHours', { path, body })) } };
}

/** Creates a capacity entry with a reference; returns the path of its series. */
async function createSeriesPath(
  world: ConformWorld,
): Promise<{ path: { material_id: number; internal_reference: string } }> {
  const material_id = await world.createThing('materials');
  const internal_reference = 'conform';
  await world.askForBody('createCapacityEntry', { path: { material_id }, body: { internal_reference } });
  return { path: { material_id, internal_reference } };
}

const createPeriodQuery = (world: ConformWorld): Promise<OperationRequest> =>
  Promise.resolve({ query: { begin: `${world.formatDay(1)}T00:00`, eind: `${world.formatDay(20)}T00:00` } });

export const requests: Requests = {
  createRecordedHours: createHoursRequest,
  getRecordedHours: createHoursPath,
  updateRecordedHours: createHoursPath,
  deleteRecordedHours: createHoursPath,
  listCapacitySeries: createSeriesPath,
  deleteCapacitySeries: createSeriesPath,
  deleteCapacitySeriesFrom: async (world) => ({
    ...(await createSeriesPath(world)),
    query: { begin: `${world.formatDay(1)}T04:00:00` },
  }),
  updateCapacityEntries: async (world) => ({
    path: { material_id: await world.createThing('materials') },
    body: [createCapacity(world)],
  }),
  getPlanningConflicts: createPeriodQuery,
  getPlanning: createPeriodQuery,
};
