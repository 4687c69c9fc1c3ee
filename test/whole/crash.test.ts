// kill -9 during writes and payments: acknowledged changes are stored, the books are consistent, each payment counts once.
import { expect } from 'chai';
import { crashRounds } from '../support/crash-rounds.ts';
import { createEmptyDatabase } from '../support/index.ts';
import { casesOf } from '../support/level.ts';
import { SEED } from '../support/random.ts';
import { scaleWait } from '../support/patience.ts';
import { closeReceivers } from '../support/receiver.ts';
import { readWork } from '../support/work.ts';

const CRASH_COUNT = casesOf(20);

describe('a server that is killed while it writes', () => {
  after(closeReceivers);

  it(`loses no acknowledged write or payment, in ${String(CRASH_COUNT)} rounds (seed ${String(SEED)})`, async function () {
    this.timeout(scaleWait(300_000));
    const databaseUrl = await createEmptyDatabase('crash');
    const { folder } = readWork();
    const { acknowledged, ends, sentCount } = await crashRounds({
      databaseUrl,
      times: CRASH_COUNT,
      seed: SEED,
      folder,
    });
    expect(acknowledged).to.be.greaterThan(CRASH_COUNT);

    // The sum of the visitors in all rounds.
    expect(ends.confirmed + ends.announced + ends.sold, JSON.stringify(ends)).to.be.greaterThan(0);
    expect(ends.released).to.be.greaterThan(0);
    expect(sentCount).to.be.greaterThan(0);
  });
});
