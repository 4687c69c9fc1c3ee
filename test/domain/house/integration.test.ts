// Integrations: when one can be deleted, and when a stored password must be sent again, as tables of cases.
import { expect } from 'chai';
import { assertNothingAwaited, findSecretProblems } from '../../../domain/house/integration.ts';

const server = {
  host: 'mail.example',
  port: 587,
  security: 'starttls',
  username: 'a',
  verify_certificate: true,
} as const;

describe('an integration', () => {
  it('cannot be deleted while payments may come in through it', () => {
    expect(() => assertNothingAwaited(false)).not.to.throw();
    expect(() => assertNothingAwaited(true)).to.throw('ERR_IN_USE');
  });

  const cases = [
    { what: 'the same server', settings: server, secrets: undefined, isStored: true, refused: false },
    { what: 'another server', settings: { ...server, host: 'b.example' }, secrets: undefined, isStored: true, refused: true }, // prettier-ignore
    { what: 'another server and a new one', settings: { ...server, port: 25 }, secrets: { password: 'x' }, isStored: true, refused: false }, // prettier-ignore
    { what: 'another server and none stored', settings: { ...server, port: 25 }, secrets: undefined, isStored: false, refused: false }, // prettier-ignore
  ];

  for (const { what, settings, secrets, isStored, refused } of cases)
    it(`with ${what} ${refused ? 'needs its password again' : 'keeps its password'}`, () => {
      const problems = findSecretProblems(server, { settings, secrets }, isStored);
      expect(problems.map(({ code }) => code)).to.deep.equal(refused ? ['ERR_SECRET_AGAIN'] : []);
    });
});
