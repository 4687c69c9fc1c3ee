// Runs a server under load for long, on PostgreSQL: `npx tsx test/endurance.ts --minutes 60 --kills 20 --restarts 20`.
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from './support/postgres.ts';
import { closeReceivers } from './support/receiver.ts';
import { SEED } from './support/random.ts';

const HELP = `Usage: npx tsx test/endurance.ts [--minutes 60] [--kills 20] [--restarts 20] [--rate 12]

The built server works on PostgreSQL: writers, visitors who pay, webhooks and mails. Meanwhile it is killed, and its database is
restarted. Afterwards no acknowledged write may be missing, none may be there twice, every webhook and mail must have arrived, and
the invariants must hold. --rate is the number of writes a second. SEED=... repeats the moments.`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    kills: { type: 'string', default: '20' },
    restarts: { type: 'string', default: '20' },
    rate: { type: 'string', default: '12' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(HELP);
else await main();

async function main(): Promise<void> {
  execFileSync(process.execPath, ['build/setup.mjs', 'build'], {
    stdio: 'inherit',
    cwd: resolve(import.meta.dirname, '..'),
  });

  // Imported after the build, which it needs.
  const { endure } = await import('./support/endurance/endure.ts');
  const { formatReport: endured } = await import('./support/endurance/report.ts');
  const folder = await mkdtemp(join(tmpdir(), 'boekstaaf-endurance-'));
  await chmod(folder, 0o755);

  // As operators have it: without vacuum, a database is slow after an hour.
  const postgres = await startPostgres(folder, { settings: { autovacuum: 'on' } });
  const [minutes, kills, restarts, rate] = [values.minutes, values.kills, values.restarts, values.rate].map(Number);
  if (minutes === undefined || kills === undefined || restarts === undefined || rate === undefined) return;

  console.log(
    `${String(minutes)} minutes, ${String(kills)} kills, ${String(restarts)} restarts of the database, SEED=${String(SEED)}`,
  );
  try {
    const databaseUrl = postgres.urlOf('postgres');
    const say = (line: string): void => {
      console.log(line);
    };
    const options = { postgres, databaseUrl, minutes, kills, restarts, rate, seed: SEED, folder, say };
    console.log(endured(await endure(options)));
  } finally {
    await closeReceivers();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
