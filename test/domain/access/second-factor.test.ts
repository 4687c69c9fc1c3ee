// Second factors: codes of phones, recovery codes, and the rules of accounts, as tables of cases.
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
import type { Instant } from '../../../generated/types.ts';

/** The secret of the test vectors in RFC 6238, appendix B: 12345678901234567890. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
/** The moment of one of these vectors, in seconds since 1970, its code and its step. */
const VECTOR_SECONDS = 1111111109;
const VECTOR_CODE = '081804';
const VECTOR_STEP = 37037036;

const instantAt = (seconds: number): Instant => new Date(seconds * 1000).toISOString() as Instant;
const createByteSource = (seed: number) => (bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, at) => (at * 7 + seed) % 256);

describe('codes of a phone', () => {
  // The RFC has eight digits; these are the last six.
  const vectors: [seconds: number, code: string, step: number][] = [
    [59, '287082', 1],
    [VECTOR_SECONDS, VECTOR_CODE, VECTOR_STEP],
    [1111111111, '050471', 37037037],
    [1234567890, '005924', 41152263],
    [2000000000, '279037', 66666666],
  ];

  for (const [seconds, code, step] of vectors)
    it(`are those of RFC 6238 at ${String(seconds)}`, () => {
      expect(stepOf(SECRET, code, instantAt(seconds))).to.equal(step);
    });

  const drifts: [driftSeconds: number, step: number | null][] = [
    [-90, null],
    [-30, VECTOR_STEP],
    [30, VECTOR_STEP],
    [32, null],
    [90, null],
  ];

  for (const [driftSeconds, step] of drifts)
    it(`count one step early and late, and no more: ${String(driftSeconds)} seconds`, () => {
      expect(stepOf(SECRET, VECTOR_CODE, instantAt(VECTOR_SECONDS + driftSeconds))).to.equal(step);
    });

  for (const code of ['081 804', ' 081804 ', '081-804'])
    it(`may be written as "${code}"`, () => {
      expect(stepOf(SECRET, code, instantAt(VECTOR_SECONDS))).to.equal(VECTOR_STEP);
    });

  for (const code of ['', '0', '08180', '0818040', '81804', 'abcdef', '٠٨١٨٠٤', '0x1234'])
    it(`are not "${code}"`, () => {
      expect(stepOf(SECRET, code, instantAt(VECTOR_SECONDS))).to.equal(null);
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

  for (const [isActive, isRequired, isBasicAllowed, must, basic] of cases) {
    const rules = { isActive, isRequired, isBasicAllowed };
    const outcome = `${must ? 'must' : 'need not'} set up, ${basic ? 'may' : 'may not'} use Basic`;
    it(`with ${JSON.stringify(rules)} ${outcome}`, () => {
      expect([mustSetUp(rules), mayUseBasic(rules)]).to.deep.equal([must, basic]);
    });
  }
});
