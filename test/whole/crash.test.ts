// kill -9 while writing: whatever was acknowledged is there afterwards, and the books are in order.
import { expect } from 'chai';
import { crashRounds } from '../support/crash-rounds.ts';
import { emptyDatabase } from '../support/index.ts';
import { SEED } from '../support/random.ts';
import { patience } from '../support/patience.ts';

const TIMES = 20;

describe('a server that is killed while it writes', () => {
  it(`keeps every write that it acknowledged, ${String(TIMES)} times (seed ${String(SEED)})`, async function () {
    this.timeout(patience(300_000));
    const databaseUrl = await emptyDatabase('crash');
    const acknowledged = await crashRounds({ databaseUrl, times: TIMES, seed: SEED });
    expect(acknowledged).to.be.greaterThan(TIMES);
  });
});
