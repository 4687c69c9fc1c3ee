// The operations on webhooks: subscriptions and their secrets.
import type { Writer } from '../../db/engine/session/database.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import * as webhooks from '../../db/announcements/webhooks.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import { refuseIfAny, type ProblemDetail } from '../../domain/values/problem.ts';
import {
  findAddressProblems,
  findSubscriptionCountProblems,
  SECRET_BYTES,
  secretOf,
  type SubscriptionCounts,
} from '../../domain/announcements/webhook.ts';
import { createNoSecretsKeyProblem } from '../../domain/values/secret.ts';
import { keyRightsOf } from '../key-rights.ts';
import { declarePrepared, type Caller, type Context, type Handler } from '../handler.ts';
import type { Services } from '../services.ts';
import { get, list, remove } from '../resource.ts';
import { DAY } from '../../domain/values/time-units.ts';

export const listWebhooks: Handler<'listWebhooks'> = list(webhooks.select, webhooks.read);
export const getWebhook: Handler<'getWebhook'> = get(webhooks.read);
export const deleteWebhook: Handler<'deleteWebhook'> = remove(webhooks.readStored, webhooks.remove);

export const createWebhook = declarePrepared<'createWebhook', PreparedWebhooks>(
  ({ body }, _caller, services) => prepareWebhooks(services, [body], () => 'url'),
  async ({ body }, context, { wrong, secrets: [secret = ''] }) => {
    const { db, now, caller, keys } = context;
    refuseIfAny([...wrong, ...findKeyProblems(keys)]);
    await requireQuota(context, countsOf([body]));
    const [id = 0] = await webhooks.insertMany(db, [{ ...body, secret }], keys, { ...creatorOf(caller), now });
    return { ...(await readOne(webhooks.read, db, id)), secret };
  },
);

export const createWebhooks = declarePrepared<'createWebhooks', PreparedWebhooks>(
  ({ body }, _caller, services) => prepareWebhooks(services, body, (at) => `[${String(at)}].url`),
  async ({ body }, context, { wrong, secrets }) => {
    const { db, now, caller, keys } = context;
    refuseIfAny([...wrong, ...findKeyProblems(keys)]);
    await requireQuota(context, countsOf(body));
    const all = body.map((each, at) => ({ ...each, secret: secrets[at] ?? '' }));
    await webhooks.insertMany(db, all, keys, { ...creatorOf(caller), now });
    return [];
  },
);

export const updateWebhook = declarePrepared<'updateWebhook', PreparedWebhooks>(
  ({ body }, _caller, services) => prepareWebhooks(services, [body], () => 'url'),
  async ({ path, body }, context, { wrong }) => {
    const { db, now, caller } = context;
    const before = await readOne(webhooks.readStored, db, path.id);
    // An unchanged address is accepted, even if it no longer would be.
    if (body.url !== before.url) refuseIfAny(wrong);
    if (body.active === true && !before.active) await requireQuota(context, { active: 1, ofCreator: 0 });
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

interface PreparedWebhooks {
  /** The problems of the addresses. */
  readonly wrong: readonly ProblemDetail[];
  readonly secrets: readonly string[];
}

function prepareWebhooks(
  services: Services,
  bodies: readonly { readonly url?: string }[],
  fieldOf: (at: number) => string,
): Promise<PreparedWebhooks> {
  const refusals = bodies.map(({ url }) => (url === undefined ? null : services.findUrlRefusal(url)));
  return Promise.resolve({
    wrong: findAddressProblems(refusals, fieldOf),
    secrets: bodies.map(() => createSecret(services)),
  });
}

type QuotaContext = Pick<Context<Writer>, 'db' | 'caller' | 'settings'>;

/** Throws ERR_TOO_MANY for more subscriptions than allowed. */
async function requireQuota({ db, caller, settings }: QuotaContext, addedCounts: SubscriptionCounts): Promise<void> {
  refuseIfAny(
    findSubscriptionCountProblems(await webhooks.countUnderLock(db, caller.userId), addedCounts, settings.webhookLimit),
  );
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
