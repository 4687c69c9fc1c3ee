// Runs the long form of crash.test.ts: `npx tsx test/crash.ts --times 200`, on both databases one after the other, or on one by `--database`.
// With `--behind-pooler` two servers write behind PgBouncer; the status is 69 where PgBouncer is missing.
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hasPooler, startPooler } from './support/pooler.ts';
import { startPostgres } from './support/postgres.ts';
import { closeReceivers } from './support/receiver.ts';
import { SEED } from './support/random.ts';
import { UNAVAILABLE } from './support/unavailable.ts';

execFileSync(process.execPath, ['build/setup.mjs', 'build'], {
  stdio: 'inherit',
  cwd: resolve(import.meta.dirname, '..'),
});
// Imported after the build, since it uses the SDK.
const { crashRounds } = await import('./support/crash-rounds.ts');
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '200' },
    database: { type: 'string', default: 'sqlite,postgres' },
    'behind-pooler': { type: 'boolean', default: false },
  },
});
if (values['behind-pooler'] && !hasPooler) {
  console.log('crash: left out, for want of PgBouncer: apt-get install pgbouncer');
  process.exit(UNAVAILABLE);
}
const times = Number(values.times);
const folder = await mkdtemp(join(tmpdir(), 'boekstaaf-crash-'));
await chmod(folder, 0o755);
const postgres = await startPostgres(folder);

try {
  if (values['behind-pooler']) {
    const pooler = await startPooler(postgres.urlOf('postgres'), folder);
    await crash('two servers behind PgBouncer', pooler.urlOf('postgres'), 2);
    await pooler.stop();
  } else {
    if (values.database.includes('sqlite')) await crash('sqlite', `sqlite:${join(folder, 'crash.db')}`);
    if (values.database.includes('postgres')) await crash('postgres', postgres.urlOf('postgres'));
  }
} finally {
  await closeReceivers();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function crash(label: string, databaseUrl: string, servers = 1): Promise<void> {
  console.log(`${label}: ${String(times)} kills, seed ${String(SEED)}`);
  const onRound = (round: number, count: number): void => {
    if (round % 10 === 0)
      console.log(`${label}: killed ${String(round)} times, ${String(count)} writes acknowledged, none lost`);
  };
  const { ends } = await crashRounds({ databaseUrl, times, seed: SEED, folder, servers, onRound });
  console.log(`${label}: online payments, none lost or doubled: ${JSON.stringify(ends)}`);
}
