// The operations on settings: how this installation works.
import { createListing } from '../../db/engine/listing.ts';
import * as cancellationTerms from '../../db/catalogue/cancellation-terms.ts';
import { find } from '../../db/engine/changes/table.ts';
import * as settings from '../../db/house/settings.ts';
import { assertCanRequire } from '../../domain/access/second-factor.ts';
import { assertManagesUsers } from '../../domain/access/user.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import { assertKnownTerms, assertSameSlug, assertSettingValue, PUBLIC_SETTINGS } from '../../domain/house/setting.ts';
import { assertOutranked } from '../access/reach.ts';
import type { Handler } from '../handler.ts';

export const listSettings: Handler<'listSettings'> = (_input, { db, caller }) =>
  Promise.resolve(createListing(settings.select(db, { onlyPublic: caller.isVisitor }), settings.read));

export const getSetting: Handler<'getSetting'> = async ({ path }, { db, caller }) => {
  const setting = await settings.findBySlug(db, path.slug);
  if (setting === undefined) throw createNotFoundProblem();
  if (caller.isVisitor && !PUBLIC_SETTINGS.has(setting.slug)) throw createNotFoundProblem();
  return setting;
};

export const updateSetting: Handler<'updateSetting'> = async ({ path, body }, context) => {
  const { db, caller, keys } = context;
  const before = await settings.findBySlug(db, path.slug);
  if (before === undefined) throw createNotFoundProblem();

  assertSameSlug(before.slug, body.slug);
  assertSettingValue(before.slug, body.waarde);
  if (before.slug === 'tweede_factor_verplicht') {
    assertManagesUsers(caller.permissions);
    if (body.waarde === 'yes') assertCanRequire(keys.canEncrypt);
    else if (before.waarde === 'yes') await assertOutranked(context);
  }

  if (before.slug === 'annuleringsvoorwaarden_id' && body.waarde !== '')
    assertKnownTerms((await find(cancellationTerms.read, db, Number(body.waarde))) !== undefined);
  await settings.update(db, before, body.waarde);

  return { ...before, waarde: body.waarde };
};
