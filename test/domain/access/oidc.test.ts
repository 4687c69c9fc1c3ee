// Logins over an issuer: the secrets of an attempt, return paths, accepted claims, and the account that is chosen.
import { expect } from 'chai';
import {
  deriveAttemptSecrets,
  entranceOf,
  isSameAddress,
  personOf,
  selectReturnPath,
  findAdmissionRefusal,
  type Admission,
  type OidcClaims,
  type EntranceFacts,
  type JoinableAccount,
} from '../../../domain/access/oidc.ts';

const ISSUER = 'https://login.example';
const ISSUER_SETTINGS = { issuer: ISSUER, rolesClaim: null };

describe('the decisions of a login over an issuer', () => {
  it('derive all secrets of an attempt from its token, each one different', () => {
    const one = deriveAttemptSecrets('one');
    const again = deriveAttemptSecrets('one');
    const other = deriveAttemptSecrets('other');
    expect(one).to.deep.equal(again);
    const values = [one, other].flatMap(({ hash, state, nonce, verifier }) => [hash, state, nonce, verifier]);
    expect(new Set(values).size).to.equal(8);
    expect(one.verifier).to.match(/^[\w-]{43}$/);
    expect(one.hash).to.match(/^[0-9a-f]{64}$/);
  });

  const returnPaths = ['/planning', '/account', '/kantoor', '/kantoor/boekingen/12', '/planning?dag=2026-03-10&x=%20'];
  for (const path of returnPaths)
    it(`return to ${path}`, () => {
      expect(selectReturnPath(path)).to.equal(path);
    });

  const hostile = [
    '',
    '/',
    'planning',
    '//planning',
    '/\\planning',
    'https://login.example/planning',
    '/planning@evil.example',
    '/planningx',
    '/planning/..//evil',
    '/planning#x',
    '/planning\n',
    '/planning?x="',
    '/api2/sessies',
    '/docs',
    '/kantoor/inloggen/oidc',
    '/kantoor/inloggen',
    'javascript:alert(1)',
    `/planning?${'x'.repeat(500)}`,
  ];

  for (const path of hostile)
    it(`return to the office instead of ${JSON.stringify(path).slice(0, 40)}`, () => {
      expect(selectReturnPath(path)).to.equal('/kantoor');
    });

  describe('read claims', () => {
    it('of a subject only if it can be stored', () => {
      for (const sub of [undefined, 7, '', 'a\0b', 'é', 'x'.repeat(256)])
        expect(personOf({ sub }, ISSUER_SETTINGS)).to.equal(null);
      expect(personOf({ sub: 'abc' }, ISSUER_SETTINGS)).to.deep.equal({
        issuer: ISSUER,
        subject: 'abc',
        email: null,
        name: null,
        roles: null,
      });
    });

    it('of a name, cut to a length after a whole character', () => {
      const name = `${'x'.repeat(254)}\u{1f3b3}`;
      expect(personOf({ sub: '1', name }, ISSUER_SETTINGS)?.name).to.equal('x'.repeat(254));
    });

    it('of an address only if it is verified', () => {
      const email = 'sanne@buitengoed.example';
      const addressOf = (claims: object): string | null | undefined =>
        personOf({ sub: '1', ...claims }, ISSUER_SETTINGS)?.email;
      for (const email_verified of [true, 'true']) expect(addressOf({ email, email_verified })).to.equal(email);
      for (const email_verified of [undefined, false, 'false', 1, 'yes'])
        expect(addressOf({ email, email_verified })).to.equal(null);
      for (const wrong of ['x', 'a b@c.nl', ['a@b.nl'], null])
        expect(addressOf({ email: wrong, email_verified: true })).to.equal(null);
    });

    const rolesOf = (claims: object, rolesClaim: string): readonly string[] | null | undefined =>
      personOf({ sub: '1', ...claims }, { issuer: ISSUER, rolesClaim })?.roles;
    const CASES: readonly (readonly [object, string, readonly string[]])[] = [
      [{ groups: ['Het  Kantoor', 'balie', 'BALIE'] }, 'groups', ['het kantoor', 'balie']],
      [{ groups: 'balie' }, 'groups', ['balie']],
      [{ groups: ['/Balie', '/Venue/Balie'] }, 'groups', ['/balie', 'balie', '/venue/balie', 'venue/balie']],
      [
        { 'urn:zitadel:iam:org:project:roles': { Balie: { 1: 'venue.example' }, kantoor: {} } },
        'urn:zitadel:iam:org:project:roles',
        ['balie', 'kantoor'],
      ],
      [{ groups: [1, null, '', { a: 1 }, 'a\0'] }, 'groups', ['a']],
      [{ realm_access: { roles: ['balie'] } }, 'realm_access.roles', ['balie']],
      [{ 'https://x.example/roles': ['balie'] }, 'https://x.example/roles', ['balie']],
      [{}, 'groups', []],
      [{ realm_access: null }, 'realm_access.roles', []],
      [{ a: 'text' }, 'a.length', []],
      [{}, 'constructor.name', []],
    ];

    for (const [claims, name, roles] of CASES)
      it(`of roles in ${name}: ${JSON.stringify(claims)}`, () => {
        expect(rolesOf(claims, name)).to.deep.equal(roles);
      });
  });

  describe('about admission', () => {
    const CASES: readonly (readonly [object, string | null, Partial<Admission>, string | null])[] = [
      [{}, null, {}, null],
      [{}, 'a@venue.example', { allowedDomains: ['b.example', 'venue.example'] }, null],
      [{}, 'a@VENUE.example', { allowedDomains: ['venue.example'] }, null],
      [{}, 'a@desk.venue.example', { allowedDomains: ['venue.example'] }, 'foreign'],
      [{}, 'a@evilvenue.example', { allowedDomains: ['venue.example'] }, 'foreign'],
      [{}, '"venue.example"@evil.example', { allowedDomains: ['venue.example'] }, 'foreign'],
      [{}, null, { allowedDomains: ['venue.example'] }, 'unverified'],
      [{ hd: 'venue.example' }, null, { requiredClaim: { name: 'hd', value: 'venue.example' } }, null],
      [{ hd: 'Venue.example' }, null, { requiredClaim: { name: 'hd', value: 'venue.example' } }, 'foreign'],
      [{}, null, { requiredClaim: { name: 'hd', value: 'venue.example' } }, 'foreign'],
      [{ groups: ['a', '/staff'] }, null, { requiredClaim: { name: 'groups', value: '/staff' } }, null],
      [{ r: { staff: {} } }, null, { requiredClaim: { name: 'r', value: 'staff' } }, null],
      [{ r: { staff: true } }, null, { requiredClaim: { name: 'r.staff', value: 'true' } }, null],
      [{}, null, { requiredClaim: { name: 'constructor.name', value: 'Object' } }, 'foreign'],
      [
        { hd: 'venue.example' },
        'a@evil.example',
        { allowedDomains: ['venue.example'], requiredClaim: { name: 'hd', value: 'venue.example' } },
        'foreign',
      ],
    ];
    for (const [claims, email, admission, why] of CASES)
      it(`${why === null ? 'accept' : 'refuse'} a person with ${JSON.stringify([claims, email, admission])}`, () => {
        const all = { allowedDomains: [], requiredClaim: null, ...admission };
        expect(findAdmissionRefusal({ email }, claims as OidcClaims, all)).to.equal(why);
      });
  });

  it('compare addresses by their letters, ignoring only the capitals of A to Z', () => {
    expect(isSameAddress('Sanne@Buitengoed.example', 'sanne@buitengoed.EXAMPLE')).to.equal(true);
    // A Kelvin sign, a long s, and a fullwidth a.
    for (const [one, other] of [
      ['\u212Aim@x.nl', 'kim@x.nl'],
      ['\u017Fanne@x.nl', 'sanne@x.nl'],
      ['\uFF41nne@x.nl', 'anne@x.nl'],
    ] as const)
      expect(isSameAddress(one, other), one).to.equal(false);
  });

  describe('choose', () => {
    const account: JoinableAccount = {
      id: 8,
      actief: true,
      email_address: 'a@b.nl',
      oidc_issuer: null,
      oidc_subject: null,
    };
    const person = { issuer: ISSUER, email: 'a@b.nl' };
    const nothing: EntranceFacts = {
      joined: undefined,
      sameAddress: [],
      isNameTaken: false,
      looksTaken: false,
      mayCreate: false,
    };
    const joined: JoinableAccount = { ...account, oidc_issuer: ISSUER, oidc_subject: 'x' };
    const elsewhere: JoinableAccount = { ...joined, oidc_issuer: 'https://before.example' };
    const createRefusal = (why: string): object => ({ kind: 'refused', why });
    const CASES: readonly (readonly [
      string,
      Partial<EntranceFacts>,
      object,
      (typeof person | { issuer: string; email: null })?,
    ])[] = [
      ['the account of the subject', { joined }, { kind: 'known', id: 8 }],
      ['it without an address', { joined }, { kind: 'known', id: 8 }, { ...person, email: null }],
      ['no inactive one', { joined: { ...joined, actief: false } }, createRefusal('inactive')],
      ['the one with the address', { sameAddress: [account] }, { kind: 'joins', id: 8 }],
      ['one that an earlier issuer knew', { sameAddress: [elsewhere] }, { kind: 'joins', id: 8 }],
      ['none of somebody else', { sameAddress: [joined] }, createRefusal('taken')],
      ['none of two', { sameAddress: [account, { ...account, id: 9, actief: false }] }, createRefusal('ambiguous')],
      ['none without an address', { sameAddress: [account] }, createRefusal('unverified'), { ...person, email: null }],
      ['no inactive one by its address', { sameAddress: [{ ...account, actief: false }] }, createRefusal('inactive')],
      ['nothing where nobody knows them', {}, createRefusal('unknown')],
      ['a new one where that may be', { mayCreate: true }, { kind: 'new', email: 'a@b.nl' }],
      ['no new one without an address', { mayCreate: true }, createRefusal('unverified'), { ...person, email: null }],
      ['no new one under a name that is taken', { mayCreate: true, isNameTaken: true }, createRefusal('ambiguous')],
      ['no new one that looks like another', { mayCreate: true, looksTaken: true }, createRefusal('lookalike')],
      [
        'the one with the address, whatever it looks like',
        { sameAddress: [account], looksTaken: true },
        { kind: 'joins', id: 8 },
      ],
      ['no new one beside one that is there', { mayCreate: true, sameAddress: [account] }, { kind: 'joins', id: 8 }],
    ];

    for (const [label, facts, entrance, entrant = person] of CASES)
      it(label, () => {
        expect(entranceOf(entrant, { ...nothing, ...facts })).to.deep.equal(entrance);
      });
  });
});
