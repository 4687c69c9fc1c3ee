// The operations of a sandbox: its clock, and its fixtures.
import { findLastAdvance, stateOfSandbox, type ClockAdvance } from '../../db/house/sandbox.ts';
import { listFixtureNames, isForTables, readFixture } from '../../db/house/sandbox-fixtures.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { enqueueNow } from '../../db/queue/jobs.ts';
import { requireAhead, assertFixtureFits, assertFixture, calculateMomentAfter } from '../../domain/house/sandbox.ts';
import type { components, Instant } from '../../generated/types.ts';
import { declareCompleted, type Handler } from '../handler.ts';

type SandboxAdvanced = components['schemas']['SandboxAdvanced'];

export const getSandboxClock: Handler<'getSandboxClock'> = (_input, { now }) => Promise.resolve({ now });

export const setSandboxClock = declareCompleted<'setSandboxClock'>(
  ({ body }, { db, now, zone }) => queueMove(db, now, requireAhead(now, body.now, zone, 'now')),
  readAdvanced,
);

export const advanceSandbox = declareCompleted<'advanceSandbox'>(
  ({ body }, { db, now, zone }) => queueMove(db, now, calculateMomentAfter(now, body, zone)),
  readAdvanced,
);

/** The reset follows right after the commit, and removes the rows of this request too. */
export const resetSandbox = declareCompleted<'resetSandbox'>(
  async ({ body: { fixture } }, { db, now, settings: { sandboxFixtures } }) => {
    assertFixture(fixture, await listFixtureNames(sandboxFixtures));
    assertFixtureFits(await isForTables(db, await readFixture(fixture, sandboxFixtures)));
    await enqueueNow(db, { kind: 'reset-sandbox', payload: { fixture } }, now);
    return { fixture, now };
  },
  async (output, db) => {
    const { fixture, now } = (await stateOfSandbox(db)) ?? output;
    return { fixture: fixture ?? output.fixture, now };
  },
);

/** The clock advances right after the commit: due jobs have transactions of their own. */
async function queueMove(db: Writer, now: Instant, until: Instant): Promise<SandboxAdvanced> {
  await enqueueNow(db, { kind: 'move-clock', payload: { until } }, now);
  return { from: now, now, fired: [], fired_count: 0 };
}

async function readAdvanced(output: SandboxAdvanced, db: Reader): Promise<SandboxAdvanced> {
  const advance: ClockAdvance = (await findLastAdvance(db)) ?? output;
  return { ...advance, fired: [...advance.fired] };
}
