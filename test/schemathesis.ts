// Tests the built server with Schemathesis, which reads the contract on its own: `npx tsx test/schemathesis.ts --database sqlite`.
import { execFileSync, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DatabasePlaces } from './support/places.ts';
import { installSchemathesis } from './support/schemathesis/installed.ts';
import type { SchemathesisStart } from './support/schemathesis/serving.ts';
import { UNAVAILABLE } from './support/unavailable.ts';
import type { TestAssignment } from './support/work.ts';

const ROOT = resolve(import.meta.dirname, '..');
const KIT = join(ROOT, 'test/support/schemathesis');
const HELP = `Usage: npx tsx test/schemathesis.ts [--database sqlite] [--short] [-- options of "schemathesis run"]

Schemathesis reads the contract and asks the built server, with all its checks and phases, on both databases one after the other.
--short is the run of continuous integration: always the same requests. It needs Python 3.10 or later, and pip.`;
/** Few and fixed requests, so that continuous integration never fails by chance. */
const SHORT_RUN_OPTIONS = ['--phases=examples', '--seed=1', '--generation-deterministic'];

const { values, positionals } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite,postgres' },
    short: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.help) console.log(HELP);
else await main();

async function main(): Promise<void> {
  process.chdir(ROOT);
  const program = installSchemathesis(KIT, join(ROOT, 'node_modules/.cache/schemathesis'));
  if (program === null) {
    console.log('Schemathesis could not be had: the contract was tried by the tests of the project only.');
    process.exitCode = UNAVAILABLE;
    return;
  }

  execFileSync(process.execPath, ['build/setup.mjs', 'build'], { stdio: 'inherit' });
  const databasePlaces = new DatabasePlaces();
  try {
    for (const label of values.database.split(',')) {
      const { template } = label === 'sqlite' ? databasePlaces.openSqlite() : await databasePlaces.openPostgres();
      const work: TestAssignment = { label, folder: databasePlaces.folder, template };
      if (!(await runSchemathesis(program, work))) process.exitCode = 1;
    }
  } finally {
    await databasePlaces.close();
  }
}

/** Serves a world and runs Schemathesis on it; returns false where the program or the service fails. */
async function runSchemathesis(program: string, work: TestAssignment): Promise<boolean> {
  const child = fork(join(KIT, 'serving.ts'), [JSON.stringify(work)], {
    execArgv: ['--import', 'tsx', '--enable-source-maps'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const [served] = (await Promise.race([once(child, 'message'), exit])) as [SchemathesisStart | number | null];
  if (served === null || typeof served === 'number') throw new Error('The world could not be made.');

  const { baseUrl, world, token, username, password } = served;
  // The files that every user can download from the server.
  for (const name of ['schemathesis.toml', 'hooks.py'])
    writeFileSync(join(work.folder, name), await (await fetch(`${baseUrl}/conformance/${name}`)).text());

  const command = ['--config-file', 'schemathesis.toml', 'run', `${baseUrl}/openapi.json`];
  const { status } = spawnSync(program, [...command, ...(values.short ? SHORT_RUN_OPTIONS : []), ...positionals], {
    stdio: 'inherit',
    // The program writes a folder of its own into the current one.
    cwd: work.folder,
    env: {
      ...process.env,
      PYTHONDONTWRITEBYTECODE: '1',
      TOKEN: token,
      USERNAME: username,
      PASSWORD: password,
      WORLD: world,
    },
  });

  child.send('end');
  const [code] = await exit;
  return status === 0 && code === 0;
}
