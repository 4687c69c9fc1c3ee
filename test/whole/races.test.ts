// Concurrent changes of one object: exact results with the locks, and proof that each race fails without them.
import { expect } from 'chai';
import { runRace, runUnlockedRace } from '../support/arena.ts';
import { races } from '../support/races.ts';
import { SEED } from '../support/random.ts';

describe('concurrent changes', () => {
  for (const [name, { run, course }] of Object.entries(races)) {
    it(`${name}: have exact results (seed ${String(SEED)})`, async () => {
      expect(await runRace(run, course)).to.deep.equal([]);
    });

    it(`${name}: fail without the lock`, async () => {
      expect(await runUnlockedRace(run, course)).to.not.deep.equal([]);
    });
  }
});
