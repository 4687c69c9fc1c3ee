// Attacks the built server while another client keeps working, by command: `npx tsx test/attack.ts --only bodies --database sqlite`.
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from './support/postgres.ts';

execFileSync(process.execPath, ['build/setup.mjs', 'build'], {
  stdio: 'inherit',
  cwd: resolve(import.meta.dirname, '..'),
});
// Imported after the build, which it needs.
const { attacks } = await import('./support/attack/attacks.ts');
const { runAttack: attacked, formatDamage: table } = await import('./support/attack/attacked.ts');
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, database: { type: 'string', default: 'sqlite,postgres' } },
});
const chosen = attacks.filter(({ name }) => name.includes(values.only));
const folder = await mkdtemp(join(tmpdir(), 'boekstaaf-attack-'));
await chmod(folder, 0o755);
const postgres = values.database.includes('postgres') ? await startPostgres(folder) : undefined;

try {
  for (const [index, attack] of chosen.entries()) {
    const databaseUrls = [
      ...(values.database.includes('sqlite') ? [`sqlite:${join(folder, `attack-${String(index)}.db`)}`] : []),
      ...(postgres === undefined ? [] : [await emptyDatabase(postgres.urlOf('postgres'))]),
    ];
    for (const databaseUrl of databaseUrls)
      console.log(table(attack, databaseUrl, await attacked(attack, databaseUrl)));
  }
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Drops all objects of a database; returns its address. */
async function emptyDatabase(url: string): Promise<string> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.end();
  return url;
}
