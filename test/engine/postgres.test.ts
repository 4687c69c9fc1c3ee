// The PostgreSQL of a test run ends with the run, even when that is killed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const SUPPORT = resolve(import.meta.dirname, '../support/postgres.ts');

describe('the PostgreSQL of a test run', () => {
  it('is gone when the run was killed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'boekstaaf-guard-'));
    await chmod(folder, 0o755);

    const start = `import { startPostgres } from ${JSON.stringify(SUPPORT)};
      const { urlOf } = await startPostgres(process.argv[1]);
      console.log(new URL(urlOf('postgres')).port);`;
    const run = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', start, folder]);
    const [port] = (await once(createInterface(run.stdout), 'line')) as [string];
    const client = connect(Number(port), '127.0.0.1').resume();
    await once(client, 'connect');

    const closing = once(client, 'close');
    run.kill('SIGKILL');
    await closing;
    await rm(folder, { recursive: true, force: true });
  });
});
