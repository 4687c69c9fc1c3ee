// The operations on qualifications: the skills of members of staff.
import * as qualifications from '../../db/people/qualifications.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { Handler } from '../handler.ts';
import { get, list, removeUnused } from '../resource.ts';

export const listQualifications: Handler<'listQualifications'> = list(qualifications.select, qualifications.read);
export const getQualification: Handler<'getQualification'> = get(qualifications.read);
export const deleteQualification: Handler<'deleteQualification'> = removeUnused(
  'qualifications',
  qualifications.read,
  qualifications.remove,
);

export const createQualification: Handler<'createQualification'> = async ({ body }, { db, now }) =>
  readOne(qualifications.read, db, await qualifications.insert(db, body, now));

export const updateQualification: Handler<'updateQualification'> = async ({ path, body }, { db, now }) => {
  await qualifications.update(db, await readOne(qualifications.read, db, path.id), body, now);
  return readOne(qualifications.read, db, path.id);
};
