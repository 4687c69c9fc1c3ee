// How each kind of variable is read: its value, or what to write instead.
import { BlockList, isIP } from 'node:net';
import { parseNetwork, type Network } from '../domain/announcements/network.ts';
import type { AllowedHosts } from '../domain/announcements/webhook.ts';

/** Reads the text of a variable. Throws with what to write instead. */
export type SettingParser<T> = (text: string) => T;

export function createWholeNumberParser(least: number, most: number): SettingParser<number> {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (!(value >= least && value <= most))
      throw new Error(`write a whole number from ${String(least)} to ${String(most)}`);
    return value;
  };
}

export function parseHostName(text: string): string {
  if (isIP(text) === 0 && !/^[a-zA-Z0-9.-]+$/.test(text))
    throw new Error('write an address or a host name to listen on');
  return text;
}

// PostgreSQL on this machine may be named without a host.
function isServer(text: string): boolean {
  return /^postgres(ql)?:\/\/.+/.test(text) && URL.canParse(text.replace('@/', '@localhost/'));
}

export function parseServerUrl(text: string): string {
  if (isServer(text)) return text;
  throw new Error('write postgres://user:password@host:5432/name; percent-encode what is special');
}

export function parseDatabaseUrl(text: string): string {
  if (/^sqlite:.+/.test(text) || isServer(text)) return text;
  throw new Error(
    'write sqlite:path/to/file.db or postgres://user:password@host:5432/name; percent-encode what is special',
  );
}

export function parseFolder(text: string): string {
  if (text.includes('\0')) throw new Error('write the path of a folder');
  return text;
}

/** Returns an address that other addresses begin with, without a slash at its end. */
export function parseWebAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error('write an address that begins with http:// or https://');
  if (/[?#]/.test(text) || url.username !== '' || url.password !== '')
    throw new Error('write an address without a query, a fragment and a password');
  return text.replace(/\/+$/, '');
}

/** Returns the address of an issuer of OpenID Connect; a final slash counts. Throws for http to another machine. */
export function parseIssuer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe =
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname));
  if (url === null || !isSafe || url.search !== '' || url.hash !== '' || url.username !== '' || text.length > 255)
    throw new Error('write the address of the issuer, which begins with https://, as its documentation names it');
  return text;
}

/** Returns a line of text, such as that of a button. */
export function parseLine(text: string): string {
  if (text.length > 255 || /\p{Cc}/u.test(text)) throw new Error('write one line of at most 255 characters');
  return text;
}

/** Returns a domain as addresses have it, in small letters. */
export function parseDomainName(text: string): string {
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text))
    throw new Error(`"${text}" is not a domain: write it as in venue.example`);
  return text.toLowerCase();
}

/** A claim and the value that it must have. */
export function parseClaimValue(text: string): { readonly name: string; readonly value: string } {
  const [, name, value] = /^([^=]+)=(.+)$/.exec(parseLine(text)) ?? [];
  if (name === undefined || value === undefined)
    throw new Error('write a claim and its value, such as hd=venue.example');
  return { name, value };
}

const MAIL_OPTIONS = ['name', 'ignoreTLS', 'requireTLS', 'tls.servername', 'tls.rejectUnauthorized'];

export function parseMailServer(text: string): string {
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
    // A malformed percent-escape.
    return false;
  }
}

export function parseOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Error(`"${text}" is not an origin: write scheme and host only, such as https://app.example.com`);
}

export function parseTimeZone(text: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    throw new Error('write the name of a time zone, such as Europe/Amsterdam');
  }
}

export function parseUserName(text: string): string {
  if (!/^[^:\s]{1,100}$/.test(text)) throw new Error('write 1 to 100 characters without spaces or colons');
  return text;
}

export function parsePassword(text: string): string {
  if (text.length < 12 || text.length > 256) throw new Error('write 12 to 256 characters');
  return text;
}

export function parseSecretsKey(text: string): string {
  if (text.length < 32 || text.length > 1_000)
    throw new Error('write at least 32 characters, 1,000 at most: `openssl rand -base64 32` makes a good one');
  return text;
}

export function parseYesOrNo(text: string): boolean {
  if (text !== 'yes' && text !== 'no') throw new Error('write yes or no');
  return text === 'yes';
}

export function createChoiceParser(values: readonly string[]): SettingParser<string> {
  return (text) => {
    if (!values.includes(text)) throw new Error(`write one of ${values.join(', ')}`);
    return text;
  };
}

export function createListParser<T>(reading: SettingParser<T>): SettingParser<T[]> {
  return (text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(reading);
}

export function parseNetworks(text: string): BlockList {
  const networks = new BlockList();
  for (const part of createListParser(String)(text)) {
    const [address = '', bits] = part.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0)
      throw new Error(`"${part}" is not an address: write addresses or networks such as 10.0.0.0/8`);
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, createWholeNumberParser(0, family === 'ipv6' ? 128 : 32)(bits), family);
  }
  return networks;
}

export function parseAllowedHosts(text: string): AllowedHosts {
  const names = new Set<string>();
  const networks: Network[] = [];
  for (const part of createListParser(String)(text)) {
    const network = parseNetwork(part);
    if (network !== null) networks.push(network);
    else if (/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i.test(part)) names.add(part.toLowerCase());
    else
      throw new Error(
        `"${part}" is not a host or network: write host names, addresses, or networks such as 10.0.0.0/8`,
      );
  }
  return { names, networks };
}

/** Returns a line for each setting that contradicts another one. */
export function findContradictions({
  workers,
  sandbox,
  databaseUrl,
  databaseReadUrl,
  oidcNames,
  oidcCreateAccounts,
  oidcAllowedDomains,
  oidcRequiredClaim,
}: {
  readonly workers: number;
  readonly sandbox: boolean;
  /** Null where it could not be read. */
  readonly databaseUrl: string | null;
  readonly databaseReadUrl: string | null;
  /** The settings of OpenID Connect that are set. */
  readonly oidcNames: readonly string[];
  readonly oidcCreateAccounts: boolean;
  /** Null where they could not be read. */
  readonly oidcAllowedDomains: readonly string[] | null;
  readonly oidcRequiredClaim: object | null;
}): string[] {
  const isFile = databaseUrl?.startsWith('sqlite:') === true;
  const mistakes: string[] = [];
  if (workers > 1 && isFile)
    mistakes.push(
      `WORKERS=${String(workers)}: an SQLite file is for one process: set it to 1, or name PostgreSQL in DATABASE_URL`,
    );

  if (workers > 1 && sandbox)
    mistakes.push(
      `WORKERS=${String(workers)}: one process holds the clock of a sandbox: set it to 1, or leave out SANDBOX`,
    );

  if (databaseReadUrl !== null && isFile)
    mistakes.push('DATABASE_READ_URL: an SQLite file has no replica: leave it out, or name PostgreSQL in DATABASE_URL');

  const [oidcName] = oidcNames;
  if (oidcName !== undefined && !oidcNames.includes('OIDC_ISSUER'))
    mistakes.push(`${oidcName}: it needs the issuer too: set OIDC_ISSUER, or leave it out`);
  if (oidcNames.includes('OIDC_ISSUER') && !oidcNames.includes('OIDC_CLIENT_ID'))
    mistakes.push('OIDC_ISSUER: it knows this service by a name: set OIDC_CLIENT_ID, or leave it out');
  if (oidcCreateAccounts && oidcAllowedDomains?.length === 0 && oidcRequiredClaim === null)
    mistakes.push(
      'OIDC_CREATE_ACCOUNTS=yes: everybody whom the issuer knows would get an account: set OIDC_ALLOWED_DOMAINS or OIDC_REQUIRED_CLAIM',
    );

  if (sandbox && oidcNames.includes('OIDC_ISSUER'))
    mistakes.push('OIDC_ISSUER: a sandbox calls nobody: leave it out, or leave out SANDBOX');
  return mistakes;
}

/** The address that links in mails begin with, without a slash at its end: PUBLIC_URL, else where the server listens. */
export function publicUrlOf({
  publicUrl,
  host,
  port,
}: {
  readonly publicUrl: string | null;
  readonly host: string;
  readonly port: number;
}): string {
  if (publicUrl !== null) return publicUrl;
  const urlHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${urlHost}:${String(port)}`;
}
