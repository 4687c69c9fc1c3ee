// Network addresses: whether one is public, and whether it belongs to a given network.
import ipaddr from 'ipaddr.js';

type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/** Addresses that share their first bits. */
export interface Network {
  readonly address: IpAddress;
  /** The number of shared bits. */
  readonly length: number;
}

const ADDRESS_BITS = { ipv4: 32, ipv6: 128 } as const;

/**
 * Returns an address as a network of one, or null for another text. An address that carries an IPv4 address is read as
 * that.
 */
export function parseAddress(text: string): Network | null {
  // Only the plain spelling: 127.1 and 0x7f.1 are not read.
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return createNetwork(ipaddr.IPv4.parse(text));
  const [address = ''] = text.split('%');
  return ipaddr.IPv6.isValid(address) ? createNetwork(unwrapIpv4(ipaddr.IPv6.parse(address))) : null;
}

/** A network such as 10.0.0.0/8, or a single address; null for what is neither. */
export function parseNetwork(text: string): Network | null {
  const [address = '', bits, ...rest] = text.split('/');
  const network = parseAddress(address);
  if (network === null || rest.length > 0) return null;
  if (bits === undefined) return network;
  const length = /^\d{1,3}$/.test(bits) ? Number(bits) : NaN;
  return length <= ADDRESS_BITS[network.address.kind()] ? { ...network, length } : null;
}

/** Whether an address is part of a network. */
export function isInNetwork({ address }: Network, network: Network): boolean {
  return address.kind() === network.address.kind() && address.match(network.address, network.length);
}

// Only one eighth of IPv6 is allocated; the library counts the rest as public.
const ALLOCATED_RANGE = ipaddr.IPv6.parseCIDR('2000::/3');
// For documents, by RFC 9637.
const DOCUMENTATION_RANGE = ipaddr.IPv6.parseCIDR('3fff::/20');

/** Whether an address belongs to the public internet: not to this machine, a private network, or anything special. */
export function isPublic({ address }: Network): boolean {
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || (address.match(...ALLOCATED_RANGE) && !address.match(...DOCUMENTATION_RANGE));
}

function createNetwork(address: IpAddress): Network {
  return { address, length: ADDRESS_BITS[address.kind()] };
}

// ::ffff:a.b.c.d and the addresses of NAT64 carry an IPv4 address.
function unwrapIpv4(six: ipaddr.IPv6): IpAddress {
  if (six.isIPv4MappedAddress()) return six.toIPv4Address();
  return six.range() === 'rfc6052' ? new ipaddr.IPv4(six.toByteArray().slice(12)) : six;
}
