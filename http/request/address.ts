// The address a request comes from, seen through the proxies that the operator trusts.
import type { IncomingHttpHeaders } from 'node:http';
import { isIP, type BlockList } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** The parts of a request that determine its address. */
interface AddressedRequest {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

// A client sends many requests from one address, and normalising it takes a hundredth of the time of the door.
const normalisedAddresses = new LRUCache<string, string>({ max: 1_000 });

/**
 * Returns the nearest address that is no trusted proxy. X-Forwarded-For counts only as far as trusted hops wrote it, and
 * so does Forwarded (RFC 7239) where there is no X-Forwarded-For.
 */
export function addressOf({ socket, headers }: AddressedRequest, trusted: BlockList): string {
  const direct = normaliseDirect(socket.remoteAddress ?? '');
  const { 'x-forwarded-for': list = '', forwarded = '' } = headers;
  const isForwarded = list.length > 0 || forwarded !== '';
  if (!isForwarded || !isTrusted(direct, trusted)) return direct;
  const hops = list.length > 0 ? [list].flat().join(',').split(',').map(removePort) : forwarded.split(',').map(forOf);
  let nearest = direct;
  for (const hop of hops.reverse()) {
    if (isIP(hop) === 0) break;
    nearest = hop;
    if (!isTrusted(hop, trusted)) break;
  }
  return nearest;
}

const PAIR = String.raw`[\w-]+=(?:[^\s",;=]+|"[^\s",;\\]*")`;
const ELEMENT = new RegExp(String.raw`^\s*${PAIR}(?:\s*;\s*${PAIR})*\s*$`);

/** Returns the address of an element of Forwarded; an empty text for an element with quoted commas, which a client may have chosen. */
function forOf(element: string): string {
  const [, node = ''] = (ELEMENT.test(element) && /(?:^|[\s;])for=([^\s;]+)/i.exec(element)) || [];
  return removePort(node);
}

/** Returns the address of a hop, without a port: `203.0.113.7:51234`, `"[2001:db8::1]:443"`. */
function removePort(hop: string): string {
  const unquotedHop = hop.trim().replace(/^"(.*)"$/, '$1');
  const [, version6, version4] = /^(?:\[(.+)\]|([\d.]+))(?::[\w.-]+)?$/.exec(unquotedHop) ?? [];
  return normaliseAddress(version6 ?? version4 ?? unquotedHop);
}

/**
 * Returns the subject that an address counts for in limits: itself, or for version 6 its network of 64 bits. One
 * customer of a provider may use all of that network.
 */
export function networkOf(address: string): string {
  const [ip = ''] = address.split('%');
  if (!ipaddr.IPv6.isValid(ip)) return address;
  const groups = ipaddr.IPv6.parse(ip).parts.slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

function normaliseDirect(remoteAddress: string): string {
  const cachedAddress = normalisedAddresses.get(remoteAddress);
  if (cachedAddress !== undefined) return cachedAddress;
  const address = normaliseAddress(remoteAddress);
  normalisedAddresses.set(remoteAddress, address);
  return address;
}

// A zone (`fe80::1%eth0`) says by which cable, to this machine alone, and can be any text where a proxy passes it on.
function normaliseAddress(address: string): string {
  const [ip = ''] = address.toLowerCase().split('%');
  return isIP(ip) === 6 ? ipaddr.process(ip).toString() : ip;
}

/** Returns the address at the other end of a connection; null for a trusted proxy. */
export function strangerAt(remoteAddress: string, trusted: BlockList): string | null {
  const direct = normaliseAddress(remoteAddress);
  return isTrusted(direct, trusted) ? null : direct;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
