// The time that passwords take: wrong ones equally long for unknown users, and hostile ones not much longer to estimate.
import { expect } from 'chai';
import { guessesOf } from '../../http/request/password-guesses.ts';
import { createPasswords, hashPassword } from '../../http/request/passwords.ts';
import '../support/only-with-all.ts';
import { SEED, createRandom } from '../support/random.ts';

const PAIRS = 100;
const GUESS = {
  assertAllowed: (): Promise<void> => Promise.resolve(),
  countFailure: (): Promise<void> => Promise.resolve(),
};

describe('a wrong password', () => {
  it(`takes as long for an unknown user as for a known one, over ${String(2 * PAIRS)} attempts`, async () => {
    const passwords = createPasswords();
    const storedHash = await hashPassword('het echte wachtwoord');

    const timeVerify = async (hash: string | undefined): Promise<number> => {
      const begin = process.hrtime.bigint();
      await passwords.verify('iemand', 'een gok van de aanvaller', hash, GUESS);
      return Number(process.hrtime.bigint() - begin);
    };

    let slower = 0;
    for (let pair = 0; pair < PAIRS; pair++) {
      // Each of the two is first in half of the pairs.
      const first = await timeVerify(pair % 2 === 0 ? undefined : storedHash);
      const second = await timeVerify(pair % 2 === 0 ? storedHash : undefined);
      if (pair % 2 === 0 ? first > second : second > first) slower += 1;
    }

    // By chance the count is outside this range once in twenty thousand runs; without a hash it is 0.
    expect(slower).to.be.within(PAIRS / 2 - 20, PAIRS / 2 + 20);
  });
});

describe('the estimate of a new password', () => {
  it('blocks no other request, even for characters that stand for letters in many ways', () => {
    const random = createRandom(SEED);
    const measureGuessing = (letters: string): number => {
      const before = process.cpuUsage();
      for (let time = 0; time < 20; time++)
        guessesOf(Array.from({ length: 64 }, () => letters.charAt(random(letters.length))).join(''), ['admin']);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const letters = 'abcdefghijklmnopqrstuvwxyz ';
    const signs = String.raw`4@8({[<3690#!1|0$5+7%2aeioslt/\_-)(`;
    for (const each of [letters, signs]) measureGuessing(each);
    expect(measureGuessing(signs)).to.be.below(4 * measureGuessing(letters));
  });
});
