// Database connections below the session: reads cannot write whatever is sent, and a broken connection is not lent again.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import { backUp } from '../../db/backup.ts';
import type { StatementResult, Pool } from '../../db/engine/session/connection.ts';
import type { Pools } from '../../db/engine/session/pooled.ts';
import { openPools } from '../../db/engine/session/pools.ts';
import { runTransaction } from '../../db/engine/session/transaction.ts';
import { cableTo } from '../support/cable.ts';
import { createEmptyDatabase } from '../support/index.ts';
import { scaleWait } from '../support/patience.ts';
import { isSharable } from '../support/database-url.ts';

let url: string;
let pools: Pools;
let flushing: string;
before(async () => {
  url = await createEmptyDatabase('connections');
  flushing = isSharable(url) ? 'show synchronous_commit' : 'pragma synchronous';
  pools = await openPools(url, { acquireTimeoutMs: scaleWait(1_000) });
  await runWrite('create table notes (naam text)');
});
after(() => pools.close());

describe('a connection that reads', () => {
  it('is refused a write by the database', async () => {
    await runWrite("insert into notes values ('kept')");
    for (const pool of [pools.reader, pools.statistics])
      for (const text of [
        "insert into notes values ('sly')",
        "update notes set naam = 'sly'",
        'delete from notes',
        'drop table notes',
        'create table others (naam text)',
      ])
        expect(await describeRefusal(runRead(pool, text)), text).to.match(/read-?only/);

    expect((await runRead(pools.reader, 'select naam from notes')).rows).to.deep.equal([{ naam: 'kept' }]);
  });
});

describe('a connection that writes', () => {
  it('waits for the disk at each commit, except in a sandbox', async () => {
    for (const [isForTests, expected] of [
      [false, ['on', 2]],
      [true, ['off', 1]],
    ] as const) {
      const flushingPools = await openPools(await createEmptyDatabase('flushing'), { isForTests });
      const result = await runTransaction(flushingPools.writer, 'read', (run) => run({ text: flushing, values: [] }));
      await flushingPools.close();
      expect(expected).to.include(Object.values(result.rows[0] ?? {})[0]);
    }
  });
});

describe('a broken connection', () => {
  it('fails the transaction that uses it, and is not lent again', async () => {
    // SQLite has no server that could end a connection.
    if (!isSharable(url)) return;
    for (const mode of ['read', 'write'] as const) {
      let pidRows: unknown;
      const failed = runTransaction(pools.writer, mode, async (run) => {
        pidRows = (await run({ text: OWN_PID_QUERY, values: [] })).rows;
        await runRead(pools.statistics, TERMINATE_QUERY, pidOf(pidRows));
        await run({ text: 'select 1', values: [] });
      });
      expect(await describeRefusal(failed), mode).to.match(/terminat|connection error/i);
      expect(await pidsOf(pools.writer), mode).to.not.include(pidOf(pidRows));
    }

    expect(pools.writer.use().inUse).to.equal(0);
  });

  it('is replaced when no transaction uses it', async () => {
    if (!isSharable(url)) return;
    const idle = await pidsOf(pools.writer);
    for (const pid of idle) await runRead(pools.statistics, TERMINATE_QUERY, pid);
    await waitUntilGone(idle);
    for (const pid of await pidsOf(pools.writer)) expect(idle).to.not.include(pid);
  });
});

describe('a connection whose statement failed', () => {
  it('reports the next failure by its own error, also without a transaction', async () => {
    await describeRefusal(runRead(pools.beside, 'select * from missing_first'));
    const connection = await pools.beside.connect();
    try {
      for (const table of ['missing_second', 'missing_third']) {
        const failed = connection.run({ text: `select * from ${table}`, values: [] });
        expect(await describeRefusal(failed)).to.include(table);
      }
    } finally {
      pools.beside.release(connection);
    }
  });
});

describe('a backup', () => {
  it('whose connection is lost fails, and leaves no file', async () => {
    if (!isSharable(url)) return;
    const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-lost-'));
    const cable = await cableTo(Number(new URL(url).port));
    const through = new URL(url);
    through.port = String(cable.port);

    let outcome: Promise<string> | undefined;

    await runTransaction(pools.writer, 'write', async (run) => {
      await run({ text: 'lock table notes in access exclusive mode', values: [] });
      outcome = describeRefusal(backUp(through.href, join(folder, 'lost.backup')));
      while ((await runRead(pools.statistics, WAITING_BACKUPS)).rows.length === 0) await setImmediate();
      await cable.close();
    });

    expect(await outcome).to.match(/terminated/);
    expect(readdirSync(folder)).to.deep.equal([]);

    rmSync(folder, { recursive: true });
  });
});

const WAITING_BACKUPS = `select 1 from pg_stat_activity
  where application_name = 'boekstaaf backup' and datname = current_database() and wait_event_type = 'Lock'`;
const OWN_PID_QUERY = 'select pg_backend_pid() as pid';
const TERMINATE_QUERY = 'select pg_terminate_backend($1)';

function runWrite(text: string): Promise<StatementResult> {
  return runTransaction(pools.writer, 'write', (run) => run({ text, values: [] }));
}

function runRead(pool: Pool, text: string, ...values: readonly unknown[]): Promise<StatementResult> {
  return runTransaction(pool, 'read', (run) => run({ text, values }));
}

function pidOf(rows: unknown): number {
  return (rows as [{ readonly pid: number }])[0].pid;
}

/** Waits until the server has ended these processes, and this process has noticed. */
async function waitUntilGone(pids: readonly number[]): Promise<void> {
  const text = `select 1 from pg_stat_activity where pid in (${pids.join()})`;
  while ((await runRead(pools.statistics, text)).rows.length > 0) await setImmediate();
  for (let tick = 0; tick < 10; tick++) await setImmediate();
}

/** Returns the processes behind three transactions at once. */
async function pidsOf(pool: Pool): Promise<number[]> {
  const results = await Promise.all(Array.from({ length: 3 }, () => runRead(pool, OWN_PID_QUERY)));
  return results.map(({ rows }) => pidOf(rows));
}

async function describeRefusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'It was not refused.',
    (error: unknown) => String(error),
  );
}
