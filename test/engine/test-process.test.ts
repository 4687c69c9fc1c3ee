// A process that runs test files and ends before its time.
import { once } from 'node:events';
import { mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { startTestProcess } from '../support/test-process.ts';

/** A module that closes the channel of its process, and exits with 3 as soon as the file is removed. */
function writeDisconnecting(file: string): string {
  const text = JSON.stringify(file);
  const code = `
    import { existsSync, writeFileSync } from 'node:fs';
    process.disconnect();
    writeFileSync(${text}, '');
    setInterval(() => existsSync(${text}) || process.exit(3), 10);`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

describe('a process of tests whose channel is closed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-test-process-'));
  const watcher = watch(folder);

  after(() => {
    watcher.close();
    rmSync(folder, { recursive: true });
  });

  it('returns no counts, and its exit code', async () => {
    const file = join(folder, 'disconnected');
    const disconnected = once(watcher, 'change');
    const child = startTestProcess({ label: 'closed', folder }, ['--import', writeDisconnecting(file)]);
    await disconnected;

    const counts = child.run('none.test.ts');
    const code = child.end();
    rmSync(file);
    expect(await counts).to.equal(undefined);
    expect(await code).to.equal(3);
  });
});
