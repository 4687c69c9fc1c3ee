// The operations on start time groups.
import { createListing } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import * as startTimeGroups from '../../db/planning/start-time-groups.ts';
import type { Handler } from '../handler.ts';
import { removeUnused } from '../resource.ts';

export const listStartTimeGroups: Handler<'listStartTimeGroups'> = (_input, { db, now }) =>
  Promise.resolve(createListing(startTimeGroups.select(db), startTimeGroups.readAt(now)));

export const getStartTimeGroup: Handler<'getStartTimeGroup'> = ({ path }, { db, now }) =>
  readOne(startTimeGroups.readAt(now), db, path.id);

export const createStartTimeGroup: Handler<'createStartTimeGroup'> = async ({ body }, { db, now }) =>
  readOne(startTimeGroups.readAt(now), db, await startTimeGroups.insert(db, body));

export const updateStartTimeGroup: Handler<'updateStartTimeGroup'> = async ({ path, body }, { db, now }) => {
  await startTimeGroups.update(db, await readOne(startTimeGroups.read, db, path.id), body);
  return readOne(startTimeGroups.readAt(now), db, path.id);
};

export const deleteStartTimeGroup: Handler<'deleteStartTimeGroup'> = removeUnused(
  'start_time_groups',
  startTimeGroups.read,
  startTimeGroups.remove,
);
