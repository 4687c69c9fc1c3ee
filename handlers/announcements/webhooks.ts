// The operations on webhooks: subscriptions and their secrets.
import * as webhooks from '../../db/announcements/webhooks.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import {
  findAddressProblems,
  findSubscriptionCountProblems,
  SECRET_BYTES,
  secretOf,
  type SubscriptionCounts,
} from '../../domain/announcements/webhook.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import { refuseIfAny, type ProblemDetail } from '../../domain/values/problem.ts';
import { createNoSecretsKeyProblem } from '../../domain/values/secret.ts';
import { DAY } from '../../domain/values/time-units.ts';
import { declarePrepared, type Caller, type Context, type Handler, type Input } from '../handler.ts';
import { keyRightsOf } from '../key-rights.ts';
import { get, list, remove } from '../resource.ts';
import type { Services } from '../services.ts';

export const listWebhooks: Handler<'listWebhooks'> = list(webhooks.select, webhooks.read);
export const getWebhook: Handler<'getWebhook'> = get(webhooks.read);
export const deleteWebhook: Handler<'deleteWebhook'> = remove(webhooks.readStored, webhooks.remove);

export const createWebhook = declarePrepared<'createWebhook', PreparedWebhook>(
  ({ body }, _caller, services) => Promise.resolve(prepareWebhook(services, body, 'url')),
  async (_input, context, prepared) => {
    const [id = 0] = await addWebhooks(context, [prepared]);
    return { ...(await readOne(webhooks.read, context.db, id)), secret: prepared.webhook.secret };
  },
);

export const createWebhooks = declarePrepared<'createWebhooks', readonly PreparedWebhook[]>(
  ({ body }, _caller, services) =>
    Promise.resolve(body.map((each, index) => prepareWebhook(services, each, `[${String(index)}].url`))),
  async (_input, context, prepared) => {
    await addWebhooks(context, prepared);
    return [];
  },
);

export const updateWebhook = declarePrepared<'updateWebhook', readonly ProblemDetail[]>(
  ({ body }, _caller, services) => Promise.resolve(findUrlProblems(services, body.url, 'url')),
  async ({ path, body }, context, addressProblems) => {
    const { db, now, caller } = context;
    const before = await readOne(webhooks.readStored, db, path.id);
    // An unchanged address is accepted, even if it no longer would be.
    if (body.url !== before.url) refuseIfAny(addressProblems);
    if (body.active === true && !before.active) await assertQuota(context, { active: 1, ofCreator: 0 });

    await webhooks.update(db, before, body, { ...creatorOf(caller), now });
    return readOne(webhooks.read, db, path.id);
  },
);

export const rotateWebhookSecret = declarePrepared<'rotateWebhookSecret', string>(
  (_input, _caller, services) => Promise.resolve(createSecret(services)),
  async ({ path }, { db, now, keys }, secret) => {
    refuseIfAny(findKeyProblems(keys));
    const previous_until = instantAt(millisecondsOf(now) + DAY);
    const before = await readOne(webhooks.readStored, db, path.id);
    await webhooks.rotate(db, before, secret, keys, { now, previous_secret_until: previous_until });
    return { secret, previous_until };
  },
);

type NewWebhook = Input<'createWebhook'>['body'];

interface PreparedWebhook {
  readonly webhook: NewWebhook & { readonly secret: string };
  readonly addressProblems: readonly ProblemDetail[];
}

function prepareWebhook(services: Services, body: NewWebhook, field: string): PreparedWebhook {
  return {
    webhook: { ...body, secret: createSecret(services) },
    addressProblems: findUrlProblems(services, body.url, field),
  };
}

function findUrlProblems(services: Services, url: string | undefined, field: string): ProblemDetail[] {
  return url === undefined ? [] : findAddressProblems(services.findUrlRefusal(url), field);
}

/** Inserts webhooks; returns their ids. Throws the problems of all addresses, and ERR_TOO_MANY. */
async function addWebhooks(context: Context<Writer>, prepared: readonly PreparedWebhook[]): Promise<readonly number[]> {
  const { db, now, caller, keys } = context;
  refuseIfAny([...prepared.flatMap(({ addressProblems }) => addressProblems), ...findKeyProblems(keys)]);
  const newWebhooks = prepared.map(({ webhook }) => webhook);
  await assertQuota(context, countsOf(newWebhooks));

  return webhooks.insertMany(db, newWebhooks, keys, { ...creatorOf(caller), now });
}

type QuotaContext = Pick<Context<Writer>, 'db' | 'caller' | 'settings'>;

/** Throws ERR_TOO_MANY for more subscriptions than allowed. */
async function assertQuota({ db, caller, settings }: QuotaContext, addedCounts: SubscriptionCounts): Promise<void> {
  const storedCounts = await webhooks.countUnderLock(db, caller.userId);
  refuseIfAny(findSubscriptionCountProblems(storedCounts, addedCounts, settings.webhookLimit));
}

function countsOf(bodies: readonly { readonly active?: boolean }[]): SubscriptionCounts {
  return { active: bodies.filter(({ active }) => active !== false).length, ofCreator: bodies.length };
}

function findKeyProblems({ canEncrypt }: Context['keys']): ProblemDetail[] {
  return canEncrypt ? [] : [createNoSecretsKeyProblem()];
}

function createSecret({ chance }: Services): string {
  return secretOf(chance.drawBytes(SECRET_BYTES, 'webhook'));
}

function creatorOf(caller: Caller): Omit<webhooks.WebhookEditor, 'now'> {
  return { userId: caller.userId, rights: keyRightsOf(caller) };
}
