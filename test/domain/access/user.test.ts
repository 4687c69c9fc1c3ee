// User accounts: names, owners, and the rights that a change needs, as tables of cases.
import { expect } from 'chai';
import type { Permission } from '../../../generated/operations.ts';
import {
  assertNoneLost,
  normaliseLoginName,
  findLookalikeProblems,
  mergeUserNames,
  findAccountOwnerProblems,
  requireRights,
  listRightsForChange,
  listRightsForCredential,
  listGrantableRights,
  type WeighedAccount,
} from '../../../domain/access/user.ts';
import { buildRoleNames } from '../../../domain/access/role.ts';
import type { ContactType } from '../../../domain/people/contact.ts';

const createRights = (...names: Permission[]): ReadonlySet<Permission> => new Set(names);

describe('a user name', () => {
  it('is found whatever its capitals, and has no invisible characters', () => {
    expect(normaliseLoginName('\u00c9lodie')).to.equal(normaliseLoginName('e\u0301lodie'));
    expect(() => normaliseLoginName('an\u200bna')).to.throw('ERR_FORMAT');
    expect(() => normaliseLoginName('\ufdfa'.repeat(64))).to.throw('ERR_LENGTH');
  });

  const others = ['balie', 'Ian', 'Élodie', 'иван', 'kassa0'];
  for (const looks of [
    'b\u0430lie',
    'B\u0410LIE',
    '\u0412alie',
    'bal\u0456e',
    'balıe',
    '1an',
    'lan',
    '\u0399an',
    'kassao',
    'KASSAO',
    'bali\u0307e',
    'BAL\u0130E',
    '\u0415\u0301lodie',
  ])
    it(`${looks} looks like one of another account`, () => {
      expect(findLookalikeProblems(looks, others).map(({ code }) => code)).to.deep.equal(['ERR_LOOKS_TAKEN']);
    });

  for (const differs of ['Balie', 'ba1ies', 'lana', 'Elodie', 'анна', 'kassa1', 'balie2'])
    it(`${differs} looks like no other`, () => {
      expect(findLookalikeProblems(differs, others)).to.deep.equal([]);
    });

  const old = { gebruikersnaam: 'an\u200bna', login_name: 'an\u200bna' };

  it('that does not change is accepted, even where a new one would be refused', () => {
    expect(mergeUserNames(old)).to.deep.equal(old);
    expect(mergeUserNames(old, old.gebruikersnaam)).to.deep.equal(old);
    expect(mergeUserNames(old, 'Anna')).to.deep.equal({ gebruikersnaam: 'Anna', login_name: 'anna' });
    expect(() => mergeUserNames(old, 'bo\u200b')).to.throw('ERR_FORMAT');
  });
});

describe('the name of a role', () => {
  it('is compared without capitals and spaces', () => {
    expect(buildRoleNames(' De  Balie ')).to.deep.equal({ naam: ' De  Balie ', comparable_name: 'de balie' });
    expect(() => buildRoleNames('\u200b')).to.throw('ERR_LENGTH');
  });
});

describe('the owner of an account', () => {
  const cases: { type: ContactType; hasAccount: boolean; code: string | undefined }[] = [
    { type: 'personeel', hasAccount: false, code: undefined },
    { type: 'leverancier', hasAccount: false, code: undefined },
    { type: 'personeel', hasAccount: true, code: 'ERR_TAKEN' },
    { type: 'klant', hasAccount: false, code: 'ERR_NOT_ALLOWED' },
    { type: 'overig', hasAccount: true, code: 'ERR_NOT_ALLOWED' },
  ];
  for (const { type, hasAccount, code } of cases)
    it(`of type ${type} with${hasAccount ? '' : 'out'} an account: ${String(code)}`, () => {
      expect(findAccountOwnerProblems(type, hasAccount).map((each) => each.code)[0]).to.equal(code);
    });
});

describe('rights', () => {
  const active = { actief: true, rights: createRights('editUsers', 'editLocaties') };

  it('are assigned by active accounts that manage users', () => {
    expect(listGrantableRights(active)).to.equal(active.rights);
    expect(() => listGrantableRights(undefined)).to.throw('ERR_PERMISSION');
    expect(() => listGrantableRights({ ...active, actief: false })).to.throw('ERR_PERMISSION');
    expect(() => listGrantableRights({ actief: true, rights: createRights('editLocaties') })).to.throw(
      'ERR_PERMISSION',
    );
  });

  describe('that a change requires', () => {
    const factors = { isActive: true, isRequired: true, isBasicAllowed: false };
    const before: WeighedAccount = {
      ...active,
      factors,
      reach: createRights('editUsers', 'editLocaties', 'editContact'),
    };
    const weaker: WeighedAccount = { ...before, rights: createRights('editUsers') };
    const NOTHING = { isOwn: false, hasPassword: false, isOtherAddress: false };
    const CASES: readonly (readonly [string, WeighedAccount, WeighedAccount, Partial<typeof NOTHING>, number])[] = [
      ['are those that it adds', weaker, before, {}, 1],
      ['are none where it takes away', before, weaker, {}, 0],
      ['are none where nobody can log in', { ...before, actief: false }, { ...before, actief: false }, {}, 0],
      ['are all that the account can become where it wakes', { ...before, actief: false }, before, {}, 3],
      ['by a password', before, before, { hasPassword: true }, 3],
      ['by the own password are those of now', before, before, { hasPassword: true, isOwn: true }, 2],
      ['by another address, also of the own account', weaker, weaker, { isOtherAddress: true, isOwn: true }, 3],
      ['by no address any more', before, { ...before, reach: before.rights }, { isOtherAddress: true }, 3],
      ['by no second factor', before, { ...before, factors: { ...factors, isRequired: false } }, {}, 3],
      ['by Basic', before, { ...before, factors: { ...factors, isBasicAllowed: true } }, {}, 3],
    ];

    for (const [label, from, to, change, count] of CASES)
      it(label, () => {
        expect(new Set(listRightsForChange(from, to, { ...NOTHING, ...change }))).to.have.property('size', count);
      });

    it('of a key or password are the current ones for the own account', () => {
      expect(listRightsForCredential(before, { isOwn: true })).to.have.length(2);
      expect(listRightsForCredential(before, { isOwn: false })).to.have.length(3);
    });
  });

  it('are assigned by accounts that have them', () => {
    expect(() => requireRights(active.rights, ['editLocaties'], 'No.')).not.to.throw();
    expect(() => requireRights(active.rights, ['editContact'], 'No.')).to.throw('ERR_RIGHTS_EXCEEDED');
  });

  it('stay with at least one active account', () => {
    expect(() => assertNoneLost(createRights('editUsers'), active.rights)).not.to.throw();
    expect(() => assertNoneLost(active.rights, createRights('editUsers'))).to.throw('ERR_LAST_ADMINISTRATOR');
  });
});
