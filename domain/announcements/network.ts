// Network addresses: whether one is public, and whether it belongs to a given network.

/** Addresses that begin with the same bits. */
export interface Network {
  readonly version: 4 | 6;
  readonly value: bigint;
  /** How many bits they share. */
  readonly length: number;
}

const BITS = { 4: 32, 6: 128 } as const;

/** An address as a network of its own; null for what is no address. One that carries an IPv4 address counts as that one. */
export function addressOf(text: string): Network | null {
  const four = fourOf(text);
  if (four !== null) return { version: 4, value: four, length: 32 };
  const six = sixOf(text.split('%')[0] ?? '');
  return six === null ? null : unwrapMapped(six);
}

/** A network such as 10.0.0.0/8, or a single address; null for what is neither. */
export function networkOf(text: string): Network | null {
  const [address = '', bits, ...rest] = text.split('/');
  const found = addressOf(address);
  if (found === null || rest.length > 0) return null;
  if (bits === undefined) return found;
  const length = /^\d{1,3}$/.test(bits) ? Number(bits) : NaN;
  return length <= BITS[found.version] ? { ...found, length } : null;
}

/** Whether an address lies in a network. */
export function lies(address: Network, network: Network): boolean {
  const rest = BigInt(BITS[network.version] - network.length);
  return address.version === network.version && address.value >> rest === network.value >> rest;
}

// What the registries of IANA call special, and nobody outside reaches.
const SPECIAL_FOUR = networks(
  '0.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 169.254.0.0/16, 172.16.0.0/12, 192.0.0.0/24, 192.0.2.0/24, 192.88.99.0/24, 192.168.0.0/16, 198.18.0.0/15, 198.51.100.0/24, 203.0.113.0/24, 224.0.0.0/4, 240.0.0.0/4',
);
// Of IPv6 one eighth is given out; in it lie tunnels, which can end anywhere, and addresses for documents and tests.
const GIVEN_OUT = networks('2000::/3');
const SPECIAL_SIX = networks('2001::/23, 2001:db8::/32, 2002::/16, 3fff::/20');

/** Whether an address belongs to the public internet: not to this machine, a private network, or anything special. */
export function isPublic(address: Network): boolean {
  const within = (all: readonly Network[]): boolean => all.some((network) => lies(address, network));
  return address.version === 4 ? !within(SPECIAL_FOUR) : within(GIVEN_OUT) && !within(SPECIAL_SIX);
}

function networks(list: string): Network[] {
  return list.split(', ').flatMap((each) => networkOf(each) ?? []);
}

function fourOf(text: string): bigint | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1).map(Number) ?? [];
  if (parts.length !== 4 || parts.some((part) => part > 255)) return null;
  return parts.reduce((so, part) => (so << 8n) | BigInt(part), 0n);
}

function sixOf(text: string): bigint | null {
  const dotted = /^(.*:)([\d.]+)$/.exec(text);
  if (dotted !== null && (dotted[2] ?? '').includes('.')) {
    const four = fourOf(dotted[2] ?? '');
    if (four === null) return null;
    return sixOf(`${dotted[1] ?? ''}${(four >> 16n).toString(16)}:${(four & 0xffffn).toString(16)}`);
  }
  const [head = '', tail, ...more] = text.split('::');
  const [before, after] = [groups(head), groups(tail ?? '')];
  const missing = 8 - before.length - after.length;
  if (more.length > 0 || (tail === undefined ? missing !== 0 : missing < 1)) return null;
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  if (!all.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  return all.reduce((so, group) => (so << 16n) | BigInt(`0x${group}`), 0n);
}

function groups(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

// ::ffff:a.b.c.d is an IPv4 address in other clothes, and so is what NAT64 makes of one.
function unwrapMapped(six: bigint): Network {
  const carries = six >> 32n === 0xffffn || six >> 32n === 0x64ff9bn << 64n;
  return carries ? { version: 4, value: six & 0xffffffffn, length: 32 } : { version: 6, value: six, length: 128 };
}
