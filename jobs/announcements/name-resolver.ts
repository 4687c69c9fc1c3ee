// Looks up the names of hosts, so that a silent name server delays no look-up of another host.
import { lookup, promises, type LookupAddress } from 'node:dns';
import { networkInterfaces } from 'node:os';
import type { AllowedHosts } from '../../domain/announcements/webhook.ts';
import { createFairQueue } from '../../handlers/fair-queue.ts';

/** Returns all addresses of a host name. Rejects with a `code` when there is none. */
export type HostResolver = (host: string) => Promise<readonly LookupAddress[]>;

export interface NameResolver {
  readonly resolve: HostResolver;
  /** Ends look-ups that are under way. */
  close(): void;
}

export interface NameOptions {
  /**
   * The system resolver looks up names that the operator has listed, by its file of hosts and any other means.
   */
  readonly allowed: Pick<AllowedHosts, 'names'>;
  /** How long a look-up may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Name servers in place of those of the machine, each `address:port`. */
  readonly servers?: readonly string[] | undefined;
}

const ATTEMPT_TIMEOUT_MS = 2_000;
const MAX_ATTEMPTS = 2;
// A look-up of the system occupies one of the process's four threads, which passwords are hashed in too.
const SYSTEM_QUEUE_LIMITS = { working: 2, waiting: Infinity, share: Infinity };

/**
 * Opens a resolver. Callers for one host share one look-up. Each look-up has its own sockets and time-out, so a silent name
 * server delays no thread and no other look-up.
 */
export function openNameResolver({ allowed, timeoutMs, servers }: NameOptions): NameResolver {
  const underWay = new Map<string, Promise<readonly LookupAddress[]>>();
  const resolvers = new Set<promises.Resolver>();
  const takeTurns = createFairQueue(SYSTEM_QUEUE_LIMITS, createUnresolvedError);

  const askNameServers: HostResolver = async (host) => {
    const resolver = new promises.Resolver({ timeout: ATTEMPT_TIMEOUT_MS, tries: MAX_ATTEMPTS });
    if (servers !== undefined) resolver.setServers(servers);
    resolvers.add(resolver);

    const giveUp = setTimeout(() => {
      resolver.cancel();
    }, timeoutMs);

    try {
      return collectAddresses(
        await Promise.allSettled(listFamilies().map((family) => askFamily(resolver, host, family))),
      );
    } finally {
      clearTimeout(giveUp);
      resolvers.delete(resolver);
    }
  };

  const lookUp: HostResolver = (host) => {
    const isListed = allowed.names.has(host.replace(/\.+$/, '').toLowerCase());
    return isListed ? takeTurns(host, () => askSystem(host)) : askNameServers(host);
  };

  return {
    resolve(host) {
      const pendingLookUp = underWay.get(host);
      if (pendingLookUp !== undefined) return pendingLookUp;
      const newLookUp = lookUp(host).finally(() => underWay.delete(host));
      underWay.set(host, newLookUp);
      return newLookUp;
    },
    close() {
      for (const resolver of resolvers) resolver.cancel();
    },
  };
}

/** Returns the kinds of addresses. The first one is reachable for certain: some callers use only one address. */
function listFamilies(): readonly (4 | 6)[] {
  const outward = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const hasFour = outward.some(({ family, internal }) => family === 'IPv4' && !internal);
  const hasSix = outward.some(({ family, internal, scopeid }) => family === 'IPv6' && !internal && scopeid === 0);
  return hasSix && !hasFour ? [6, 4] : [4, 6];
}

async function askFamily(resolver: promises.Resolver, host: string, family: 4 | 6): Promise<LookupAddress[]> {
  const addresses = await (family === 4 ? resolver.resolve4(host) : resolver.resolve6(host));
  return addresses.map((address) => ({ address, family }));
}

/**
 * The addresses found; each family may be missing. Throws when both are: ENOTFOUND where the name server says so
 * itself.
 */
function collectAddresses(results: readonly PromiseSettledResult<LookupAddress[]>[]): LookupAddress[] {
  const addresses = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  if (addresses.length > 0) return addresses;
  const codes = results.map((result) =>
    result.status === 'rejected' ? (result.reason as { code?: string }).code : '',
  );
  throw codes.every((code) => MISSING_CODES.has(code ?? '')) ? createUnknownError() : createUnresolvedError();
}

const MISSING_CODES: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME', '']);

function createUnknownError(): Error {
  return Object.assign(new Error('The name has no address'), { code: 'ENOTFOUND' });
}

function createUnresolvedError(): Error {
  return Object.assign(new Error('The name servers gave no answer'), { code: 'EAI_AGAIN' });
}

function askSystem(host: string): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, addresses) => {
      if (error === null) resolve(addresses);
      else reject(error);
    });
  });
}
