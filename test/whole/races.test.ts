// Many at once on the same thing: exact results under the locks, and proof that each race goes wrong without them.
import { expect } from 'chai';
import { runRace, runUnlockedRace } from '../support/arena.ts';
import { races } from '../support/races.ts';
import { SEED } from '../support/random.ts';

describe('many at once', () => {
  for (const [name, { run, course }] of Object.entries(races)) {
    it(`${name}: come out exactly (seed ${String(SEED)})`, async () => {
      expect(await runRace(run, course)).to.deep.equal([]);
    });

    it(`${name}: go wrong without the lock`, async () => {
      expect(await runUnlockedRace(run, course)).to.not.deep.equal([]);
    });
  }
});
