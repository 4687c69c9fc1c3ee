// The operations on integrations: other services that this one uses, whose secrets are written and never read.
import * as integrations from '../../db/house/integrations.ts';
import { listing } from '../../db/engine/listing.ts';
import { referrers } from '../../db/engine/changes/references.ts';
import { one } from '../../db/engine/changes/table.ts';
import {
  assertNothingAwaited,
  changedSettings,
  integrationProblems,
  secretProblems,
} from '../../domain/house/integration.ts';
import { refuseInUse } from '../../domain/values/in-use.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import { prepared, type Handler } from '../handler.ts';

export const listIntegrations: Handler<'listIntegrations'> = (_input, { db, settings }) =>
  Promise.resolve(listing(integrations.select(db), integrations.readWithAddress(settings.publicUrl)));
export const getIntegration: Handler<'getIntegration'> = ({ path }, { db, settings }) =>
  one(integrations.readWithAddress(settings.publicUrl), db, path.id);
export const deleteIntegration: Handler<'deleteIntegration'> = async ({ path }, { db, now }) => {
  const before = await one(integrations.read, db, path.id);
  refuseInUse(await referrers(db, 'integrations', before.id));
  assertNothingAwaited(
    await integrations.awaitsPayments(db, before, now),
    await integrations.awaitsSendings(db, before),
  );
  await integrations.remove(db, before);
};

export const createIntegration = prepared<'createIntegration', string | null>(
  ({ body }, _caller, { refusedHost }) =>
    Promise.resolve(body.settings?.host === undefined ? null : refusedHost(body.settings.host)),
  async ({ body }, { db, now, keys, settings: { publicUrl } }, refused) => {
    const { name, kind, secrets } = body;
    const settings = changedSettings(kind, null, body.settings);
    const wanted = { kind, settings, secrets };
    refuseIfAny(integrationProblems(wanted, { canEncrypt: keys.canEncrypt, refused }));
    const id = await integrations.insert(db, { name, ...wanted }, keys, now);
    return one(integrations.readWithAddress(publicUrl), db, id);
  },
);

export const updateIntegration = prepared<'updateIntegration', string | null>(
  ({ body }, _caller, { refusedHost }) => {
    const host = body.settings?.host;
    return Promise.resolve(host === undefined ? null : refusedHost(host));
  },
  async ({ path, body }, { db, now, keys, settings: { publicUrl } }, refused) => {
    const before = await one(integrations.read, db, path.id);
    const { kind } = before;
    const settings = changedSettings(kind, before.settings, body.settings);
    const wanted = { kind, settings, secrets: body.secrets };
    const isStored = before.secrets_set.includes('password');
    refuseIfAny([
      ...integrationProblems(wanted, { canEncrypt: keys.canEncrypt, refused }),
      ...secretProblems(before.settings, wanted, isStored),
    ]);
    await integrations.update(db, path.id, { name: body.name ?? before.name, ...wanted }, keys, now);
    return one(integrations.readWithAddress(publicUrl), db, path.id);
  },
);
