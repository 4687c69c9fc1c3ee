// The login rules of a role: members that are not sent stay, and which changes make a role looser.
import { expect } from 'chai';
import { isLooser, mergeLoginRules } from '../../../domain/access/role.ts';

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
