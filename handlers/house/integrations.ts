// The operations on integrations: other services that this one uses, whose secrets can be written but not read.
import * as integrations from '../../db/house/integrations.ts';
import { createListing } from '../../db/engine/listing.ts';
import { findReferrers } from '../../db/engine/changes/references.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import {
  assertNothingAwaited,
  mergeSettings,
  findIntegrationProblems,
  findSecretProblems,
} from '../../domain/house/integration.ts';
import { refuseInUse } from '../../domain/values/in-use.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import { declarePrepared, type Handler } from '../handler.ts';
import type { Services } from '../services.ts';

export const listIntegrations: Handler<'listIntegrations'> = (_input, { db, settings }) =>
  Promise.resolve(createListing(integrations.select(db), integrations.readWithAddress(settings.publicUrl)));
export const getIntegration: Handler<'getIntegration'> = ({ path }, { db, settings }) =>
  readOne(integrations.readWithAddress(settings.publicUrl), db, path.id);
export const deleteIntegration: Handler<'deleteIntegration'> = async ({ path }, { db, now }) => {
  const before = await readOne(integrations.read, db, path.id);
  refuseInUse(await findReferrers(db, 'integrations', before.id));
  assertNothingAwaited(
    await integrations.isAwaitingPayments(db, before, now),
    await integrations.isAwaitingSendings(db, before),
  );
  await integrations.remove(db, before);
};

export const createIntegration = declarePrepared<'createIntegration', string | null>(
  ({ body }, _caller, services) => Promise.resolve(findServerRefusal(body.settings?.host, services)),
  async ({ body }, { db, now, keys, settings: { publicUrl } }, hostRefusal) => {
    const { name, kind, secrets } = body;
    const settings = mergeSettings(kind, null, body.settings);
    const integration = { kind, settings, secrets };
    refuseIfAny(findIntegrationProblems(integration, { canEncrypt: keys.canEncrypt, refused: hostRefusal }));
    const id = await integrations.insert(db, { name, ...integration }, keys, now);
    return readOne(integrations.readWithAddress(publicUrl), db, id);
  },
);

export const updateIntegration = declarePrepared<'updateIntegration', string | null>(
  ({ body }, _caller, services) => Promise.resolve(findServerRefusal(body.settings?.host, services)),
  async ({ path, body }, { db, now, keys, settings: { publicUrl } }, hostRefusal) => {
    const before = await readOne(integrations.read, db, path.id);
    const { kind } = before;
    const settings = mergeSettings(kind, before.settings, body.settings);
    const integration = { kind, settings, secrets: body.secrets };
    const isStored = before.secrets_set.includes('password');
    refuseIfAny([
      ...findIntegrationProblems(integration, { canEncrypt: keys.canEncrypt, refused: hostRefusal }),
      ...findSecretProblems(before.settings, integration, isStored),
    ]);
    await integrations.update(db, path.id, { name: body.name ?? before.name, ...integration }, keys, now);
    return readOne(integrations.readWithAddress(publicUrl), db, path.id);
  },
);

/** Returns why the mail server of a body is not used; null where it is, or the body names none. */
function findServerRefusal(host: string | undefined, { findHostRefusal }: Services): string | null {
  return host === undefined ? null : findHostRefusal(host);
}
