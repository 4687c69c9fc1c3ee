// The operations on cancellation terms: what customers owe who cancel.
import * as terms from '../../db/catalogue/cancellation-terms.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { planCancellationTermsChange, planNewCancellationTerms } from '../../domain/catalogue/cancellation-terms.ts';
import { refuseInUse } from '../../domain/values/in-use.ts';
import type { Handler } from '../handler.ts';
import { get, list } from '../resource.ts';

export const listCancellationTerms: Handler<'listCancellationTerms'> = list(terms.select, terms.read);
export const getCancellationTerms: Handler<'getCancellationTerms'> = get(terms.read);

export const createCancellationTerms: Handler<'createCancellationTerms'> = async ({ body }, { db }) =>
  readOne(terms.read, db, await terms.insert(db, planNewCancellationTerms(body)));

export const updateCancellationTerms: Handler<'updateCancellationTerms'> = async ({ path, body }, { db }) => {
  const before = await readOne(terms.read, db, path.id);
  await terms.update(db, before, planCancellationTermsChange(before, body));
  return readOne(terms.read, db, path.id);
};

export const deleteCancellationTerms: Handler<'deleteCancellationTerms'> = async ({ path }, { db }) => {
  const before = await readOne(terms.read, db, path.id);
  refuseInUse(await terms.findUses(db, path.id));
  await terms.remove(db, before);
};
