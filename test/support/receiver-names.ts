// Names of hosts for receivers of webhooks, with the addresses that a test sets: the service asks no other name server.
import type { LookupAddress } from 'node:dns';
import type { AllowedHosts } from '../../domain/announcements/webhook.ts';

/**
 * The receivers that the operator of the service under test allows: those of this machine by this name, and by no
 * other.
 */
export const RECEIVER_HOSTS = 'receiver.test';
export const RECEIVERS: AllowedHosts = { names: new Set([RECEIVER_HOSTS]), networks: [] };

const answers = new Map<string, string[][]>();
const asked: string[] = [];

/** The addresses of a name: those of each look-up in order, the last for all that follow. */
export function pointName(name: string, ...lookups: string[][]): void {
  answers.set(name, lookups);
}

/** The names that were looked up, in order. */
export function readLookups(): readonly string[] {
  return asked;
}

/** The name server of the tests. */
export function resolve(name: string): Promise<LookupAddress[]> {
  asked.push(name);
  const lookups = answers.get(name);
  const addresses = name === RECEIVER_HOSTS ? ['127.0.0.1'] : (lookups?.[0] ?? []);
  if (lookups !== undefined && lookups.length > 1) lookups.shift();
  if (addresses.length === 0) return Promise.reject(Object.assign(new Error(`No ${name}`), { code: 'ENOTFOUND' }));
  return Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
}
