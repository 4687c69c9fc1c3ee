// The address a request comes from, seen through the proxies that the operator trusts.
import type { IncomingMessage } from 'node:http';
import { isIP, type BlockList } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

// A client sends many requests from one address, and telling what it is takes a hundredth of the time of the door.
const plainly = new LRUCache<string, string>({ max: 1_000 });

/** The nearest address that is no trusted proxy; X-Forwarded-For counts only as far as trusted hops wrote it. */
export function addressOf(request: IncomingMessage, trusted: BlockList): string {
  const direct = directAddress(request.socket.remoteAddress ?? '');
  const header = request.headers['x-forwarded-for'];
  if (header === undefined || !isTrusted(direct, trusted)) return direct;
  const hops = [header]
    .flat()
    .join(',')
    .split(',')
    .map((hop) => plain(hop.trim()));
  let nearest = direct;
  for (const hop of hops.reverse()) {
    if (isIP(hop) === 0) break;
    nearest = hop;
    if (!isTrusted(hop, trusted)) break;
  }
  return nearest;
}

/**
 * The client for which an address stands where many are counted: itself, or for version 6 its network of 64 bits. One
 * customer of a provider may use all of that.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!ipaddr.IPv6.isValid(bare)) return address;
  const groups = ipaddr.IPv6.parse(bare).parts.slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

function directAddress(remoteAddress: string): string {
  let known = plainly.get(remoteAddress);
  if (known === undefined) plainly.set(remoteAddress, (known = plain(remoteAddress)));
  return known;
}

// A zone (`fe80::1%eth0`) says by which cable, to this machine alone, and can be any text where a proxy passes it on.
function plain(address: string): string {
  const [bare = ''] = address.toLowerCase().split('%');
  return isIP(bare) === 6 ? ipaddr.process(bare).toString() : bare;
}

/** The address at the other end of a connection; null when it is a proxy that the operator trusts. */
export function strangerAt(remoteAddress: string, trusted: BlockList): string | null {
  const direct = plain(remoteAddress);
  return isTrusted(direct, trusted) ? null : direct;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
