// Network addresses: whether one is public, and whether it belongs to a given network.
import ipaddr from 'ipaddr.js';

/** One address, of either kind. */
export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/** Addresses that share their first bits. */
export interface Network {
  readonly address: IpAddress;
  /** The number of shared bits. */
  readonly length: number;
}

const ADDRESS_BITS = { ipv4: 32, ipv6: 128 } as const;
// Where the IPv4 address begins in an IPv6 address that carries one.
const CARRIER_BITS = ADDRESS_BITS.ipv6 - ADDRESS_BITS.ipv4;

/** Returns an address, or null for another text. An address that carries an IPv4 address is read as that. */
export function parseAddress(text: string): IpAddress | null {
  // Only the plain spelling: 127.1 and 0x7f.1 are not read.
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  const [address = ''] = text.split('%');
  return ipaddr.IPv6.isValid(address) ? unwrapIpv4(ipaddr.IPv6.parse(address)) : null;
}

/** Returns a network such as 10.0.0.0/8, or the network of a single address; null for what is neither. */
export function parseNetwork(text: string): Network | null {
  const [addressText = '', bits, ...rest] = text.split('/');
  const address = parseAddress(addressText);
  if (address === null || rest.length > 0) return null;
  const maxLength = ADDRESS_BITS[address.kind()];
  if (bits === undefined) return { address, length: maxLength };

  // ::ffff:10.0.0.0/104 is 10.0.0.0/8: its length counts the bits of IPv6.
  const isCarried = address.kind() === 'ipv4' && addressText.includes(':');
  const bitCount = /^\d{1,3}$/.test(bits) ? Number(bits) : NaN;
  const length = isCarried ? bitCount - CARRIER_BITS : bitCount;
  return length >= 0 && length <= maxLength ? { address, length } : null;
}

/** Whether an address is part of a network. */
export function isInNetwork(address: IpAddress, network: Network): boolean {
  return address.kind() === network.address.kind() && address.match(network.address, network.length);
}

// Only one eighth of IPv6 is allocated; the library counts the rest as public.
const ALLOCATED_RANGE = ipaddr.IPv6.parseCIDR('2000::/3');
// For documents, by RFC 9637.
const DOCUMENTATION_RANGE = ipaddr.IPv6.parseCIDR('3fff::/20');

/** Whether an address belongs to the public internet: not to this machine, a private network, or anything special. */
export function isPublic(address: IpAddress): boolean {
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || (address.match(...ALLOCATED_RANGE) && !address.match(...DOCUMENTATION_RANGE));
}

// ::ffff:a.b.c.d and the addresses of NAT64 carry an IPv4 address.
function unwrapIpv4(address: ipaddr.IPv6): IpAddress {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  return address.range() === 'rfc6052' ? new ipaddr.IPv4(address.toByteArray().slice(CARRIER_BITS / 8)) : address;
}
