// Second factors: codes of phones, recovery codes, and the rules of accounts and roles, as tables of cases.
import { createHash } from 'node:crypto';
import { expect } from 'chai';
import {
  mayUseBasic,
  mustSetUp,
  generateRecoveryCodes,
  createFactorSecret,
  formatOtpauthUri,
  hashRecoveryCode,
  stepOf,
} from '../../../domain/access/second-factor.ts';
import { isLooser, mergeLoginRules } from '../../../domain/access/role.ts';
import type { Instant } from '../../../generated/types.ts';

/** The secret of the test vectors in RFC 6238, appendix B: 12345678901234567890. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const instantAt = (seconds: number): Instant => new Date(seconds * 1000).toISOString() as Instant;
const createByteSource = (seed: number) => (bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, at) => (at * 7 + seed) % 256);

describe('codes of a phone', () => {
  // The RFC has eight digits; these are the last six.
  const vectors: [seconds: number, code: string, step: number][] = [
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1111111111, '050471', 37037037],
    [1234567890, '005924', 41152263],
    [2000000000, '279037', 66666666],
  ];

  for (const [seconds, code, step] of vectors)
    it(`are those of RFC 6238 at ${String(seconds)}`, () => {
      expect(stepOf(SECRET, code, instantAt(seconds))).to.equal(step);
    });

  const drifts: [seconds: number, step: number | null][] = [
    [1111111109 - 90, null],
    [1111111109 - 30, 37037036],
    [1111111109 + 30, 37037036],
    [1111111109 + 32, null],
    [1111111109 + 90, null],
  ];

  for (const [seconds, step] of drifts)
    it(`count one step early and late, and no more: ${String(seconds - 1111111109)} seconds`, () => {
      expect(stepOf(SECRET, '081804', instantAt(seconds))).to.equal(step);
    });

  for (const code of ['081 804', ' 081804 ', '081-804'])
    it(`may be written as "${code}"`, () => {
      expect(stepOf(SECRET, code, instantAt(1111111109))).to.equal(37037036);
    });

  for (const code of ['', '0', '08180', '0818040', '81804', 'abcdef', '٠٨١٨٠٤', '0x1234'])
    it(`are not "${code}"`, () => {
      expect(stepOf(SECRET, code, instantAt(1111111109))).to.equal(null);
    });

  it('come from a secret of 160 bits, which a QR code shows with the name and the host', () => {
    const secret = createFactorSecret(createByteSource(3));
    expect(secret).to.match(/^[A-Z2-7]{32}$/);

    const uri = new URL(formatOtpauthUri(secret, { gebruikersnaam: 'sanne & co', host: 'venue.example:8080' }));
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).to.deep.equal([
      'otpauth:',
      'totp',
      '/boekstaaf venue.example 8080:sanne & co',
    ]);

    expect(Object.fromEntries(uri.searchParams)).to.deep.equal({
      issuer: 'boekstaaf venue.example 8080',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

describe('recovery codes', () => {
  it('are ten different ones of 80 bits, without characters that look alike', () => {
    let seed = 0;
    const codes = generateRecoveryCodes((bytes) => {
      seed += 31;
      return createByteSource(seed)(bytes);
    });
    expect(new Set(codes).size).to.equal(10);
    for (const code of codes) expect(code).to.match(/^[a-hj-km-np-z1-9]{4}(-[a-hj-km-np-z1-9]{4}){3}$/);
  });

  it('are recognised with any capitals, spaces and hyphens', () => {
    const hash = createHash('sha256').update('k7mn4tqx3hrpwcad').digest('hex');
    for (const typed of ['k7mn-4tqx-3hrp-wcad', 'K7MN4TQX3HRPWCAD', ' k7mn 4tqx 3hrp wcad '])
      expect(hashRecoveryCode(typed)).to.equal(hash);
  });
});

describe('an account', () => {
  const cases: [isActive: boolean, isRequired: boolean, isBasicAllowed: boolean, mustSetUp: boolean, basic: boolean][] =
    [
      [false, false, true, false, true],
      [false, false, false, false, false],
      [false, true, true, true, false],
      [false, true, false, true, false],
      [true, false, true, false, false],
      [true, true, true, false, false],
      [true, true, false, false, false],
    ];
  for (const [isActive, isRequired, isBasicAllowed, must, basic] of cases)
    it(`with ${JSON.stringify({ isActive, isRequired, isBasicAllowed })} may or must do what its rules say`, () => {
      const rules = { isActive, isRequired, isBasicAllowed };
      expect([mustSetUp(rules), mayUseBasic(rules)]).to.deep.equal([must, basic]);
    });
});

describe('a role', () => {
  const strict = { tweede_factor_verplicht: true, basic_toegestaan: false };
  const loose = { tweede_factor_verplicht: false, basic_toegestaan: true };

  it('keeps members that are not sent', () => {
    expect(mergeLoginRules(strict, {})).to.deep.equal(strict);
    expect(mergeLoginRules(strict, { basic_toegestaan: true })).to.deep.equal({ ...strict, basic_toegestaan: true });
  });

  const changes: [before: typeof strict, sent: Partial<typeof strict>, isLooser: boolean][] = [
    [strict, {}, false],
    [strict, { tweede_factor_verplicht: false }, true],
    [strict, { basic_toegestaan: true }, true],
    [loose, { tweede_factor_verplicht: true }, false],
    [loose, { basic_toegestaan: false }, false],
    [strict, { tweede_factor_verplicht: true, basic_toegestaan: false }, false],
  ];

  for (const [before, input, expected] of changes)
    it(`with ${JSON.stringify(before)} that gets ${JSON.stringify(input)} is ${expected ? 'looser' : 'no looser'}`, () => {
      expect(isLooser(before, mergeLoginRules(before, input))).to.equal(expected);
    });
});
