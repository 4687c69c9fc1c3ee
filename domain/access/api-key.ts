// API keys: the format of their tokens, and whether a caller may grant the rights of a key.

import { createProblem, type ProblemDetail } from '../values/problem.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const TOKEN_MARK = 'bks_';
const RANDOM_LENGTH = 30;
const CHECK_LENGTH = 6;
const PREFIX_LENGTH = 10;
const TOKEN_PATTERN = /^bks_[0-9A-Za-z]{36}$/;

/** Bytes of randomness that `createKeyToken` asks for: enough to make the bias of the remainder by 62^30 negligible. */
export const TOKEN_RANDOM_BYTES = 32;

/**
 * Returns a token made of 32 random bytes: `bks_`, 30 base62 characters and 6 of their CRC-32. With the checksum a
 * malformed token is refused before any query, and secret scanners recognise tokens.
 */
export function createKeyToken(random: Uint8Array): string {
  let number = 0n;
  for (const byte of random) number = number * 256n + BigInt(byte);
  const secret = encodeBase62(number, RANDOM_LENGTH);
  return TOKEN_MARK + secret + checkOf(secret);
}

/** Whether a text is written as one of our tokens, its checksum included. Says nothing about whether the key exists. */
export function isToken(text: string): boolean {
  if (!TOKEN_PATTERN.test(text)) return false;
  const secret = text.slice(TOKEN_MARK.length, TOKEN_MARK.length + RANDOM_LENGTH);
  return text.slice(-CHECK_LENGTH) === checkOf(secret);
}

/** The beginning of a token, by which a person recognises a key without knowing it. */
export function tokenPrefixOf(token: string): string {
  return token.slice(0, PREFIX_LENGTH);
}

/**
 * The rights of a key: those of its user that are also in its scopes. Scopes of null stand for all rights of the user.
 */
export function rightsOf<Right extends string>(rights: Iterable<Right>, scopes: readonly string[] | null): Right[] {
  return [...rights].filter((right) => scopes === null || scopes.includes(right));
}

/** The scope of keys for websites: they may do what visitors may do, and nothing else. */
const PUBLIC_SCOPE = 'public';

/** Whether a key with these scopes is for a website. */
export function isForWebsite(scopes: readonly string[] | null): boolean {
  return scopes?.includes(PUBLIC_SCOPE) === true;
}

/** Problems of scopes that name `public` together with others: ERR_NOT_ALLOWED, since a visitor has no rights. */
export function findScopeProblems(scopes: readonly string[] | null): ProblemDetail[] {
  if (scopes === null || scopes.length === 1 || !isForWebsite(scopes)) return [];
  return [{ code: 'ERR_NOT_ALLOWED', message: 'public stands alone: leave the other scopes out.', field: 'scopes' }];
}

/** The power of a key: its scopes (null: all rights of the user) and the moment it ends (null: never). */
export interface KeyPower {
  readonly scopes: readonly string[] | null;
  readonly expires_at: string | null;
}

/** Whether `after` gives a key of a user with these rights more rights, or a longer life, than `before` did. */
export function isWiderPower(rights: Iterable<string>, before: KeyPower, after: KeyPower): boolean {
  const earlier = rightsOf(rights, before.scopes);
  const more = rightsOf(rights, after.scopes).some((permission) => !earlier.includes(permission));
  return more || isLaterEnd(after.expires_at, before.expires_at);
}

function isLaterEnd(after: string | null, before: string | null): boolean {
  if (before === null) return false;
  return after === null || after > before;
}

function checkOf(secret: string): string {
  return encodeBase62(BigInt(calculateCrc32(secret)), CHECK_LENGTH);
}

/** The lowest `length` base62 digits of a number, highest digit first. */
function encodeBase62(number: bigint, length: number): string {
  let digits = '';
  for (let rest = number; digits.length < length; rest /= 62n) digits = ALPHABET.charAt(Number(rest % 62n)) + digits;
  return digits;
}

/** CRC-32 (IEEE 802.3) of a text of ASCII characters, as an unsigned 32-bit number. */
function calculateCrc32(text: string): number {
  let crc = 0xffffffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** The most keys of one account, expired ones included. */
export const MAX_KEYS_PER_ACCOUNT = 1_000;

/** ERR_TOO_MANY for an account that already has MAX_KEYS_PER_ACCOUNT keys. */
function findKeyCountProblems(count: number): ProblemDetail[] {
  if (count < MAX_KEYS_PER_ACCOUNT) return [];
  const message = `This account has ${String(count)} API keys, and may have no more: delete some that are not used any more.`;
  return [{ code: 'ERR_TOO_MANY', message, field: 'user_id', params: { limit: MAX_KEYS_PER_ACCOUNT } }];
}

/**
 * ERR_UNKNOWN_REFERENCE for an owner who does not exist (`count` is null), ERR_TOO_MANY for one who already has the
 * most keys.
 */
export function findKeyOwnerProblems(user_id: number, count: number | null): ProblemDetail[] {
  if (count !== null) return findKeyCountProblems(count);
  const message = `User ${String(user_id)} does not exist: send an existing id.`;
  return [{ code: 'ERR_UNKNOWN_REFERENCE', message, field: 'user_id' }];
}

/** ERR_NOT_CHANGEABLE for a sent account that is not the account of the key. */
export function findOwnerChangeProblems(userId: number, sentUserId: number): ProblemDetail[] {
  const message = 'The user of a key cannot change: create a key for the other user.';
  return sentUserId === userId ? [] : [{ code: 'ERR_NOT_CHANGEABLE', message, field: 'user_id' }];
}

/** ERR_EXPIRY_IN_PAST for an end in the past, unless that end is stored already. */
export function findExpiryProblems(
  expiry: string | null,
  now: string,
  storedExpiry: string | null = null,
): ProblemDetail[] {
  if (expiry === null || expiry === storedExpiry || expiry > now) return [];
  const message = 'This time is in the past: choose a later one.';
  return [{ code: 'ERR_EXPIRY_IN_PAST', message, field: 'expires_at' }];
}

/** Throws ERR_EXPIRY_IN_PAST for a key that has expired: a new token would be useless. */
export function assertNotExpired({ expires_at }: Pick<KeyPower, 'expires_at'>, now: string): void {
  if (expires_at !== null && expires_at <= now)
    throw createProblem('ERR_EXPIRY_IN_PAST', 'The key has expired: set a later expires_at first.');
}
