// Tokens of API keys and the rights of keys: tables of cases.
import { expect } from 'chai';
import {
  assertNotExpired,
  findExpiryProblems,
  findOwnerChangeProblems,
  isToken,
  MAX_KEYS_PER_ACCOUNT,
  createKeyToken,
  findKeyOwnerProblems,
  rightsOf,
  tokenPrefixOf,
  isWiderPower,
} from '../../../domain/access/api-key.ts';

const createBytes = (seed: number): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, index) => (index * 37 + seed) % 256);

describe('tokens', () => {
  it('are bks_, 30 random characters and 6 that encode their CRC-32', () => {
    const token = createKeyToken(createBytes(1));
    expect(token).to.match(/^bks_[0-9A-Za-z]{36}$/);
    expect(isToken(token)).to.equal(true);
    expect(tokenPrefixOf(token)).to.equal(token.slice(0, 10));
  });

  it('always have the same length, also when the number is small', () => {
    expect(createKeyToken(new Uint8Array(32))).to.equal('bks_' + '0'.repeat(30) + '2C8GjS'); // The checksum is that of zlib.
    expect(createKeyToken(Uint8Array.from({ length: 32 }, () => 255))).to.have.length(40);
  });

  it('differ for different random bytes', () => {
    const tokens = new Set(Array.from({ length: 200 }, (_, seed) => createKeyToken(createBytes(seed))));
    expect(tokens.size).to.equal(200);
  });

  const token = createKeyToken(createBytes(9));
  const other = token.charAt(12) === 'x' ? 'y' : 'x';
  const garbage: [string, string][] = [
    ['nothing', ''],
    ['another kind of token', 'ghp_' + token.slice(4)],
    ['one character changed', token.slice(0, 12) + other + token.slice(13)],
    ['one character short', token.slice(0, -1)],
    ['one character long', token + '0'],
    ['a line break after it', token + '\n'],
    ['a character outside base62', token.slice(0, 12) + '-' + token.slice(13)],
  ];

  for (const [name, text] of garbage) it(`are not ${name}`, () => expect(isToken(text)).to.equal(false));
});

describe('the rights of a key', () => {
  it('are all rights of the user without scopes, none with empty ones, and otherwise the rights of both', () => {
    expect(rightsOf(['a', 'b'], null)).to.deep.equal(['a', 'b']);
    expect(rightsOf(['a', 'b'], [])).to.deep.equal([]);
    expect(rightsOf(['a', 'b'], ['b', 'c'])).to.deep.equal(['b']);
  });

  const early = '2026-01-01T00:00:00.000Z';
  const late = '2027-01-01T00:00:00.000Z';
  const cases: [string, string[] | null, string | null, string[] | null, string | null, boolean][] = [
    ['the same', ['a'], early, ['a'], early, false],
    ['a scope more', ['a'], null, ['a', 'b'], null, true],
    ['a scope more that the user lacks', ['a'], null, ['a', 'c'], null, false],
    ['a scope fewer', ['a', 'b'], null, ['a'], null, false],
    ['all instead of some', ['a'], null, null, null, true],
    ['some instead of all', null, null, ['a'], null, false],
    ['all instead of all by name', ['a', 'b'], null, null, null, false],
    ['for longer', ['a'], early, ['a'], late, true],
    ['for ever', ['a'], early, ['a'], null, true],
    ['for shorter', ['a'], late, ['a'], early, false],
    ['an end where there was none', ['a'], null, ['a'], late, false],
  ];

  for (const [name, scopes, expires_at, scopesAfter, expiresAfter, expected] of cases) {
    it(`${expected ? 'grow' : 'do not grow'}: ${name}`, () => {
      const after = { scopes: scopesAfter, expires_at: expiresAfter };
      expect(isWiderPower(['a', 'b'], { scopes, expires_at }, after)).to.equal(expected);
    });
  }
});

describe('a key', () => {
  const [past, now, future] = [
    '2026-03-09T10:00:00.000Z',
    '2026-03-10T10:00:00.000Z',
    '2026-03-11T10:00:00.000Z',
  ] as const;
  const listCodes = (problems: readonly { code: string }[]): string[] => problems.map(({ code }) => code);

  it('is for an account below the limit', () => {
    expect(listCodes(findKeyOwnerProblems(7, 0))).to.deep.equal([]);
    expect(listCodes(findKeyOwnerProblems(7, MAX_KEYS_PER_ACCOUNT - 1))).to.deep.equal([]);
    expect(listCodes(findKeyOwnerProblems(7, MAX_KEYS_PER_ACCOUNT))).to.deep.equal(['ERR_TOO_MANY']);
    expect(listCodes(findKeyOwnerProblems(7, null))).to.deep.equal(['ERR_UNKNOWN_REFERENCE']);
  });

  it('stays with its account', () => {
    expect(findOwnerChangeProblems(7, 7)).to.deep.equal([]);
    expect(listCodes(findOwnerChangeProblems(7, 8))).to.deep.equal(['ERR_NOT_CHANGEABLE']);
  });

  const ends = [
    { wanted: null, stored: past, refused: false },
    { wanted: future, stored: null, refused: false },
    { wanted: now, stored: null, refused: true },
    { wanted: past, stored: future, refused: true },
    { wanted: past, stored: past, refused: false },
  ];

  for (const { wanted, stored, refused } of ends)
    it(`that ended ${String(stored)} may${refused ? ' not' : ''} end ${String(wanted)}`, () => {
      expect(listCodes(findExpiryProblems(wanted, now, stored))).to.deep.equal(refused ? ['ERR_EXPIRY_IN_PAST'] : []);
    });

  it('gets a new token only until it ends', () => {
    expect(() => assertNotExpired({ expires_at: null }, now)).not.to.throw();
    expect(() => assertNotExpired({ expires_at: future }, now)).not.to.throw();
    expect(() => assertNotExpired({ expires_at: now }, now)).to.throw('ERR_EXPIRY_IN_PAST');
  });
});
