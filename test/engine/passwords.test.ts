// How long a wrong password takes: no different for somebody who is not there.
import { expect } from 'chai';
import { createPasswords, hashPassword } from '../../http/request/passwords.ts';
import '../support/only-with-all.ts';

const PAIRS = 100;
const GUESS = {
  may: (): Promise<void> => Promise.resolve(),
  failed: (): Promise<void> => Promise.resolve(),
};

describe('a wrong password', () => {
  it(`takes as long for an unknown user as for a known one, over ${String(2 * PAIRS)} tries`, async () => {
    const passwords = createPasswords();
    const stored = await hashPassword('het echte wachtwoord');
    const timed = async (hash: string | undefined): Promise<number> => {
      const begin = process.hrtime.bigint();
      await passwords.verify('iemand', 'een gok van de aanvaller', hash, GUESS);
      return Number(process.hrtime.bigint() - begin);
    };
    let slower = 0;
    for (let pair = 0; pair < PAIRS; pair++) {
      // Each goes first as often as the other.
      const first = await timed(pair % 2 === 0 ? undefined : stored);
      const second = await timed(pair % 2 === 0 ? stored : undefined);
      if (pair % 2 === 0 ? first > second : second > first) slower += 1;
    }
    // By chance alone it is outside of this once in twenty thousand runs; without a hash it is 0.
    expect(slower).to.be.within(PAIRS / 2 - 20, PAIRS / 2 + 20);
  });
});
