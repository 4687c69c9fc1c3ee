// How each kind of variable is read: its value, or what to write instead.
import { BlockList, isIP } from 'node:net';
import { networkOf, type Network } from './domain/announcements/network.ts';
import type { AllowedHosts } from './domain/announcements/webhook.ts';

/** Reads the text of a variable. Throws with what to write instead. */
export type Reading<T> = (text: string) => T;

export function wholeNumber(least: number, most: number): Reading<number> {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (!(value >= least && value <= most))
      throw new Error(`write a whole number from ${String(least)} to ${String(most)}`);
    return value;
  };
}

export function hostName(text: string): string {
  if (isIP(text) === 0 && !/^[a-zA-Z0-9.-]+$/.test(text))
    throw new Error('write an address or a host name to listen on');
  return text;
}

// PostgreSQL on this machine may be named without a host.
function isServer(text: string): boolean {
  return /^postgres(ql)?:\/\/.+/.test(text) && URL.canParse(text.replace('@/', '@localhost/'));
}

export function serverUrl(text: string): string {
  if (isServer(text)) return text;
  throw new Error('write postgres://user:password@host:5432/name; percent-encode what is special');
}

export function databaseUrl(text: string): string {
  if (/^sqlite:.+/.test(text) || isServer(text)) return text;
  throw new Error(
    'write sqlite:path/to/file.db or postgres://user:password@host:5432/name; percent-encode what is special',
  );
}

export function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error('write an address that begins with http:// or https://');
  return text.replace(/\/+$/, '');
}

const MAIL_OPTIONS = ['name', 'ignoreTLS', 'requireTLS', 'tls.servername', 'tls.rejectUnauthorized'];

export function mailServer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || !isDecodable(url))
    throw new Error(
      'write smtp://user:password@host:587, or smtps:// for TLS from the start; percent-encode special characters',
    );
  const unknown = [...url.searchParams.keys()].find((name) => !MAIL_OPTIONS.includes(name));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is not an option: write ${MAIL_OPTIONS.join(', ')}, or none`);
  return text;
}

function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

export function origin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Error(`"${text}" is not an origin: write scheme and host only, such as https://app.example.com`);
}

export function timeZone(text: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    throw new Error('write the name of a time zone, such as Europe/Amsterdam');
  }
}

export function userName(text: string): string {
  if (!/^[^:\s]{1,100}$/.test(text)) throw new Error('write 1 to 100 characters without spaces or colons');
  return text;
}

export function password(text: string): string {
  if (text.length < 12 || text.length > 256) throw new Error('write 12 to 256 characters');
  return text;
}

export function secretsKey(text: string): string {
  if (text.length < 32 || text.length > 1_000)
    throw new Error('write at least 32 characters, 1,000 at most: `openssl rand -base64 32` makes a good one');
  return text;
}

export function yesOrNo(text: string): boolean {
  if (text !== 'yes' && text !== 'no') throw new Error('write yes or no');
  return text === 'yes';
}

export function oneOf(values: readonly string[]): Reading<string> {
  return (text) => {
    if (!values.includes(text)) throw new Error(`write one of ${values.join(', ')}`);
    return text;
  };
}

export function list<T>(reading: Reading<T>): Reading<T[]> {
  return (text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(reading);
}

export function networks(text: string): BlockList {
  const known = new BlockList();
  for (const part of list(String)(text)) {
    const [address = '', bits] = part.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0)
      throw new Error(`"${part}" is not an address: write addresses or networks such as 10.0.0.0/8`);
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, wholeNumber(0, family === 'ipv6' ? 128 : 32)(bits), family);
  }
  return known;
}

export function allowedHosts(text: string): AllowedHosts {
  const names = new Set<string>();
  const found: Network[] = [];
  for (const part of list(String)(text)) {
    const network = networkOf(part);
    if (network !== null) found.push(network);
    else if (/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i.test(part)) names.add(part.toLowerCase());
    else
      throw new Error(
        `"${part}" is not a host or network: write host names, addresses, or networks such as 10.0.0.0/8`,
      );
  }
  return { names, networks: found };
}
