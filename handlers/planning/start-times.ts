// The operations on start times, one by one and in batches.
import type { Writer } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { listing } from '../../db/engine/listing.ts';
import { one } from '../../db/engine/changes/table.ts';
import * as startTimeGroups from '../../db/planning/start-time-groups.ts';
import * as startTimes from '../../db/planning/start-times.ts';
import {
  batchProblems,
  countProblems,
  deletionProblems,
  isDeletedBy,
  onTheWall,
  secondsProblems,
  startTimesOf,
  takenProblems,
} from '../../domain/planning/start-times.ts';
import { nextDate, type Zone } from '../../domain/values/calendar.ts';
import type { Interval } from '../../domain/values/interval.ts';
import { assertPeriod } from '../../domain/values/period.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import type { Instant } from '../../generated/types.ts';
import { withEmbeds, type Embed, type Embeds } from '../embed.ts';
import type { Handler } from '../handler.ts';
import { remove } from '../resource.ts';

type StartTime = startTimes.StartTime;

const embeds: Embeds<'listStartTimes' | 'getStartTime', StartTime> = {
  TaribaseArrangement: ofGroup(startTimes.packagesOf, (TaribaseArrangement) => ({ TaribaseArrangement })),
  Producten: ofGroup(startTimes.productsOf, (Producten) => ({ Producten })),
};

/** Embeds what start times have by their group, read once for each group. */
function ofGroup<Thing>(
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
    end: eind === undefined ? undefined : zone.startOfLocalDay(nextDate(eind)),
  };
  return Promise.resolve(listing(startTimes.select(filter), withEmbeds(startTimes.read, embeds, embed)));
};

export const getStartTime: Handler<'getStartTime'> = ({ path, query }, { db }) =>
  one(withEmbeds(startTimes.read, embeds, query.embed), db, path.id);

export const createStartTime: Handler<'createStartTime'> = async ({ body }, { db, zone }) => {
  const wanted = { ...body, datetime: startOf(body.datetime, zone) };
  await assertPlace(db, wanted);
  return one(startTimes.read, db, await startTimes.insert(db, wanted));
};

export const updateStartTime: Handler<'updateStartTime'> = async ({ path, body }, { db, zone }) => {
  const before = await one(startTimes.read, db, path.id);
  const wanted = { ...body, datetime: startOf(body.datetime, zone) };
  await assertPlace(db, wanted, before);
  await startTimes.update(db, before, wanted);
  return one(startTimes.read, db, path.id);
};

export const deleteStartTime: Handler<'deleteStartTime'> = remove(startTimes.read, startTimes.remove);

export const createStartTimes: Handler<'createStartTimes'> = async ({ body }, { db, zone, skippedTimes }) => {
  const { startmomentgroep_id: group, percentage_materiaal_online_boeking = null } = body;
  refuseIfAny(batchProblems(body, zone));
  await startTimeGroups.lockGroup(db, group);

  const { times, skipped } = startTimesOf(body, zone);
  const existing = await startTimes.ofGroup(db, group, daysOf(body, zone));

  const known = new Set(existing.map(({ datetime }) => datetime));
  const added = times.filter((datetime) => !known.has(datetime));
  const rows = added.map((datetime) => ({
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
  refuseIfAny(deletionProblems(body, zone));
  await startTimeGroups.lockGroup(db, group);
  const existing = await startTimes.ofGroup(db, group, daysOf(body, zone));

  const isDeleted = isDeletedBy(body, zone);
  const chosen = existing.filter(({ datetime }) => isDeleted(datetime));
  refuseIfAny(countProblems(chosen.length));
  await startTimes.removeMany(db, chosen);
};

/** Throws ERR_TAKEN. */
async function assertPlace(
  db: Writer,
  wanted: startTimes.GroupMoment,
  before?: startTimes.StartTimeRow,
): Promise<void> {
  refuseIfAny(takenProblems(await startTimes.isTaken(db, wanted, before)));
}

function startOf(moment: Instant, zone: Zone): Instant {
  refuseIfAny(secondsProblems(moment, 'datetime'));
  return onTheWall(moment, zone);
}

function daysOf(body: { readonly datum_begin: string; readonly datum_eind: string }, zone: Zone): Interval {
  return {
    begin: zone.startOfLocalDay(body.datum_begin),
    end: zone.startOfLocalDay(nextDate(body.datum_eind)),
  };
}
