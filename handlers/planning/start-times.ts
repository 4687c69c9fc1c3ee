// The operations on start times, one by one and in batches.
import type { Writer } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { createListing } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import * as startTimeGroups from '../../db/planning/start-time-groups.ts';
import * as startTimes from '../../db/planning/start-times.ts';
import {
  findBatchProblems,
  findStartTimeCountProblems,
  findDeletionProblems,
  createDeletionCheck,
  normaliseStartTime,
  findSecondsProblems,
  startTimesOf,
  findStartTimeTakenProblems,
} from '../../domain/planning/start-times.ts';
import { nextDateOf, type Zone } from '../../domain/values/calendar.ts';
import type { Interval } from '../../domain/values/interval.ts';
import { assertPeriod } from '../../domain/values/period.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import type { Instant } from '../../generated/types.ts';
import { addEmbeds, type Embed, type Embeds } from '../embed.ts';
import type { Handler } from '../handler.ts';
import { remove } from '../resource.ts';

type StartTime = startTimes.StartTime;

const embeds: Embeds<'listStartTimes' | 'getStartTime', StartTime> = {
  TaribaseArrangement: embedByGroup(startTimes.packagesOf, (TaribaseArrangement) => ({ TaribaseArrangement })),
  Producten: embedByGroup(startTimes.productsOf, (Producten) => ({ Producten })),
};

/** Embeds the facts of start times that belong to their group, read once for each group. */
function embedByGroup<Thing>(
  load: (db: Reader, groups: readonly number[]) => Promise<Map<number, Thing[]>>,
  member: (things: Thing[]) => Partial<StartTime>,
): Embed<StartTime> {
  return async (db, list) => {
    const groups = await load(db, [...new Set(list.map(({ startmomentgroep_id }) => startmomentgroep_id))]);
    return new Map(list.map(({ id, startmomentgroep_id }) => [id, member(groups.get(startmomentgroep_id) ?? [])]));
  };
}

export const listStartTimes: Handler<'listStartTimes'> = ({ query }, { zone }) => {
  const { startmomentgroep_id, begin, eind, embed } = query;
  if (begin !== undefined && eind !== undefined) assertPeriod({ begin, eind });
  const filter = {
    startmomentgroep_id,
    begin: begin === undefined ? undefined : zone.startOfLocalDay(begin),
    end: eind === undefined ? undefined : zone.startOfLocalDay(nextDateOf(eind)),
  };
  return Promise.resolve(createListing(startTimes.select(filter), addEmbeds(startTimes.read, embeds, embed)));
};

export const getStartTime: Handler<'getStartTime'> = ({ path, query }, { db }) =>
  readOne(addEmbeds(startTimes.read, embeds, query.embed), db, path.id);

export const createStartTime: Handler<'createStartTime'> = async ({ body }, { db, zone }) => {
  const startTime = { ...body, datetime: startOf(body.datetime, zone) };
  await assertFree(db, startTime);
  return readOne(startTimes.read, db, await startTimes.insert(db, startTime));
};

export const updateStartTime: Handler<'updateStartTime'> = async ({ path, body }, { db, zone }) => {
  const before = await readOne(startTimes.read, db, path.id);
  const startTime = { ...body, datetime: startOf(body.datetime, zone) };
  await assertFree(db, startTime, before);
  await startTimes.update(db, before, startTime);
  return readOne(startTimes.read, db, path.id);
};

export const deleteStartTime: Handler<'deleteStartTime'> = remove(startTimes.read, startTimes.remove);

export const createStartTimes: Handler<'createStartTimes'> = async ({ body }, { db, zone, skippedTimes }) => {
  const { startmomentgroep_id: group, percentage_materiaal_online_boeking = null } = body;
  refuseIfAny(findBatchProblems(body, zone));
  await startTimeGroups.lockGroup(db, group);

  const { times, skipped } = startTimesOf(body, zone);
  const existing = await startTimes.findByGroup(db, group, daysOf(body, zone));

  const knownTimes = new Set(existing.map(({ datetime }) => datetime));
  const addedTimes = times.filter((datetime) => !knownTimes.has(datetime));
  const rows = addedTimes.map((datetime) => ({
    startmomentgroep_id: group,
    datetime,
    percentage_materiaal_online_boeking,
  }));
  const ids = await startTimes.insertMany(db, rows);

  skipped.forEach((time) => skippedTimes.add(time));
  return [...(await startTimes.read(db, ids)).values()];
};

export const deleteStartTimes: Handler<'deleteStartTimes'> = async ({ body }, { db, zone }) => {
  const { startmomentgroep_id: group } = body;
  refuseIfAny(findDeletionProblems(body, zone));
  await startTimeGroups.lockGroup(db, group);
  const existing = await startTimes.findByGroup(db, group, daysOf(body, zone));

  const isDeleted = createDeletionCheck(body, zone);
  const deletedRows = existing.filter(({ datetime }) => isDeleted(datetime));
  refuseIfAny(findStartTimeCountProblems(deletedRows.length));
  await startTimes.removeMany(db, deletedRows);
};

/** Throws ERR_TAKEN. */
async function assertFree(
  db: Writer,
  startTime: startTimes.GroupMoment,
  before?: startTimes.StartTimeRow,
): Promise<void> {
  refuseIfAny(findStartTimeTakenProblems(await startTimes.isTaken(db, startTime, before)));
}

function startOf(moment: Instant, zone: Zone): Instant {
  refuseIfAny(findSecondsProblems(moment, 'datetime'));
  return normaliseStartTime(moment, zone);
}

function daysOf(body: { readonly datum_begin: string; readonly datum_eind: string }, zone: Zone): Interval {
  return {
    begin: zone.startOfLocalDay(body.datum_begin),
    end: zone.startOfLocalDay(nextDateOf(body.datum_eind)),
  };
}
