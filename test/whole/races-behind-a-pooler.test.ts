// The races of separate servers, behind PgBouncer: each transaction gets any session.
import { expect } from 'chai';
import { runRaceBehindPooler } from '../support/arena.ts';
import { createDatabase } from '../support/index.ts';
import { hasPooler, startPooler, type Pooler } from '../support/pooler.ts';
import { races } from '../support/races.ts';
import { SEED } from '../support/random.ts';
import { isSharable } from '../support/database-url.ts';
import { readWork } from '../support/work.ts';
import '../support/nightly-only.ts';

describe('concurrent changes, behind PgBouncer', () => {
  // .ci/run reports the tests that were left out.
  if (!hasPooler) return;
  let pooler: Pooler | undefined;

  before(async () => {
    const url = await createDatabase('races');
    if (isSharable(url)) pooler = await startPooler(url, readWork().folder, { sessions: 12 });
  });

  after(() => pooler?.stop());

  for (const [name, { run, course }] of Object.entries(races))
    it(`${name}: have exact results (seed ${String(SEED)})`, async () => {
      if (pooler === undefined) return;
      expect(await runRaceBehindPooler(pooler, run, course)).to.deep.equal([]);
    });
});
