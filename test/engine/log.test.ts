// The log in a separate process: lines are written during its life and at its end, and no write happens without a line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';

const ROOT = join(import.meta.dirname, '../..');

/** Runs this code in a process with a log. */
function runLogging(code: string) {
  const preamble = `import { openLog } from './http/log.ts'; const log = openLog({ logLevel: 'info' });`;
  const nodeArguments = ['--import', 'tsx', '--input-type=module', '--eval', `${preamble} ${code}`];
  const child = spawn(process.execPath, nodeArguments, { cwd: ROOT, stdio: ['pipe', 'pipe', 'pipe'] });
  return { child, closed: once(child, 'close') as Promise<[number | null]>, complaints: text(child.stderr) };
}

describe('the log', () => {
  it('writes a line while the process runs', async () => {
    const { child, closed } = runLogging(`log.info('a line'); process.stdin.resume();`);
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    expect(JSON.parse(line)).to.include({ msg: 'a line' });
    expect(child.exitCode).to.equal(null);
    child.stdin.end();
    expect(await closed).to.include(0);
  });

  it('writes once for lines that arrive together, and never without one', async () => {
    const { child, closed, complaints } = runLogging(`
      import fs from 'node:fs';
      const { write } = fs;
      let count = 0;
      fs.write = (...given) => { count += 1; write(...given); };
      for (const nth of [1, 2, 3]) log.info(String(nth));
      setTimeout(() => fs.writeSync(2, String(count)), 500);
    `);
    const lines = text(child.stdout);
    expect(await closed).to.include(0);
    expect(await complaints).to.equal('1');
    expect((await lines).trim().split('\n')).to.have.lengthOf(3);
  });

  it('writes its last line at the end of the process', async () => {
    const { child, closed, complaints } = runLogging(`log.info('the last'); process.exit();`);
    const lines = text(child.stdout);
    expect(await closed).to.include(0);
    expect(await complaints).to.equal('');
    expect(JSON.parse(await lines)).to.include({ msg: 'the last' });
  });
});
