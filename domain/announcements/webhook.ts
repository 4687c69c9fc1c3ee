// Rules of webhooks: where events may be sent, how they are signed, and how many subscriptions there may be.
import { createHmac } from 'node:crypto';
import type { Instant } from '../../generated/types.ts';
import { millisecondsOf } from '../values/calendar.ts';
import { createProblem, type ProblemDetail } from '../values/problem.ts';
import { parseAddress, isPublic, isInNetwork, type IpAddress, type Network } from './network.ts';

/** Hosts that events may be sent to although they are not public: names, and networks. */
export interface AllowedHosts {
  readonly names: ReadonlySet<string>;
  readonly networks: readonly Network[];
}

const REMEDY = 'use a public server, or ask the operator to add this one to WEBHOOK_ALLOWED_HOSTS.';

/**
 * Returns why no events are sent to this address, as a sentence with its remedy, or null. Host names are looked up at
 * each connection, not here.
 */
export function findUrlRefusal(text: string, allowed: AllowedHosts): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) return 'This is not a URL: write one such as https://example.com/hooks.';
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return 'Events are sent over HTTP: write a URL that begins with https:// or http://.';
  if (url.username !== '' || url.password !== '')
    return 'Everybody who may read the URL would see its user name and password: leave them out, and verify the signature instead.';
  return findHostRefusal(hostOf(url), allowed);
}

/**
 * Returns why nothing is sent to this host, as a sentence with its remedy, or null; a name is looked up at each
 * connection.
 */
export function findHostRefusal(host: string, allowed: AllowedHosts): string | null {
  const name = host.replace(/\.+$/, '').toLowerCase();
  if (allowed.names.has(name)) return null;
  const address = parseAddress(name);
  if (address !== null) return isAllowed(address, allowed) ? null : `This address is not public: ${REMEDY}`;
  return /^(.*\.)?localhost$/.test(name) ? `This is the server itself: ${REMEDY}` : null;
}

/** The host of an address, without brackets and trailing dots, in lower case. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
}

/** Whether a connection to this address is allowed for a host whose name is not in the list. */
export function isAllowed(address: IpAddress, { networks }: AllowedHosts): boolean {
  return isPublic(address) || networks.some((network) => isInNetwork(address, network));
}

export const SECRET_BYTES = 32;
const SECRET_PREFIX = 'whsec_';

/** A secret in the form of Standard Webhooks. */
export function secretOf(random: Buffer): string {
  return SECRET_PREFIX + random.toString('base64');
}

/** The value of `webhook-signature`, by Standard Webhooks 1.0: a signature for each secret, the newest first. */
export function createSignatures(
  secrets: readonly string[],
  message: { readonly id: string; readonly timestamp: number; readonly body: Uint8Array },
): string {
  const before = `${message.id}.${String(message.timestamp)}.`;
  const sign = (secret: string): string =>
    createHmac('sha256', Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'))
      .update(before)
      .update(message.body)
      .digest('base64');
  return secrets.map((secret) => `v1,${sign(secret)}`).join(' ');
}

/** The headers of an attempt, by Standard Webhooks 1.0; all attempts share one id. */
export function headersOf(
  { event_id, event }: { readonly event_id: string; readonly event: string },
  { number, at }: { readonly number: number; readonly at: Instant },
  signature: string,
): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'boekstaaf',
    'webhook-id': event_id,
    'webhook-timestamp': String(timestampOf(at)),
    'webhook-signature': signature,
    'webhook-event': event,
    'webhook-attempt': String(number),
  };
}

/** A moment in whole seconds since 1970, rounded down. */
export function timestampOf(at: Instant): number {
  return Math.floor(millisecondsOf(at) / 1_000);
}

/** The secrets that sign at this moment, the newest first. */
export function secretsAt(
  secrets: {
    readonly secret: string;
    readonly previous_secret: string | null;
    readonly previous_secret_until: Instant | null;
  },
  now: Instant,
): string[] {
  const { secret, previous_secret: previous, previous_secret_until: until } = secrets;
  return previous !== null && until !== null && now < until ? [secret, previous] : [secret];
}

/** Numbers of subscriptions. */
export interface SubscriptionCounts {
  /** Active ones of all accounts. */
  readonly active: number;
  /** Those that one account has created, active or not. */
  readonly ofCreator: number;
}

/** The subscriptions that an account may have for each one that may be active. Inactive ones count too. */
const MAX_OWN_PER_ACTIVE = 5;

/**
 * ERR_TOO_MANY for more active subscriptions than `limit`, or more of one account than MAX_OWN_PER_ACTIVE times that.
 */
export function findSubscriptionCountProblems(
  storedCounts: SubscriptionCounts,
  addedCounts: SubscriptionCounts,
  limit: number,
): ProblemDetail[] {
  if (addedCounts.active > 0 && storedCounts.active + addedCounts.active > limit) {
    const many = `${String(storedCounts.active)} subscriptions are active, and this installation allows ${String(limit)}`;
    const message = `${many}: deactivate some, or ask the operator to raise WEBHOOK_LIMIT.`;
    return [{ code: 'ERR_TOO_MANY', message, params: { limit } }];
  }
  const most = limit * MAX_OWN_PER_ACTIVE;
  if (addedCounts.ofCreator === 0 || storedCounts.ofCreator + addedCounts.ofCreator <= most) return [];
  const message = `Your account has ${String(storedCounts.ofCreator)} subscriptions, and may have ${String(most)}: delete some that are inactive.`;
  return [{ code: 'ERR_TOO_MANY', message, params: { limit: most } }];
}

/** ERR_WEBHOOK_ADDRESS for an address that events cannot be sent to; `refusal` says why, null where they can. */
export function findAddressProblems(refusal: string | null, field: string): ProblemDetail[] {
  return refusal === null ? [] : [{ code: 'ERR_WEBHOOK_ADDRESS', message: refusal, field }];
}

/** Throws ERR_WEBHOOK_INACTIVE for an inactive subscription. */
export function assertActive({ active }: { readonly active: boolean }): void {
  if (!active)
    throw createProblem('ERR_WEBHOOK_INACTIVE', 'The subscription is inactive: activate it first (`active: true`).');
}
