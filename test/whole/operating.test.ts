// The page for operators: what it names is there, and the backup that it tells to make can be restored.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { SETTINGS } from '../../config.ts';
import started from '../../start.json' with { type: 'json' };
import { patience } from '../support/patience.ts';
import { childServer, type ChildServer } from '../support/child-server.ts';
import { send } from '../support/raw.ts';

const ROOT = resolve(import.meta.dirname, '../..');

describe('docs/operating.md', () => {
  const page = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-operating-'));
  const file = join(folder, 'boekstaaf.db');
  const auth = { username: 'admin', password: 'een wachtwoord voor de proef' };
  let server: ChildServer;

  before(async function () {
    this.timeout(patience(60_000));
    server = await childServer({ DATABASE_URL: `sqlite:${file}`, BOOTSTRAP_PASSWORD: auth.password });
  });

  after(async () => {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true });
  });

  it('names numbers that /metrics has', async () => {
    const { text } = await send(server.baseUrl, 'GET', '/metrics', {});
    const named = [...new Set(page.match(/\b(?:boekstaaf|nodejs|process)_[a-z0-9_]+/g))];
    expect(named.length).to.be.greaterThan(5);
    expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).to.deep.equal([]);
  });

  it('names settings that there are', () => {
    const named = new Set(page.match(/\b[A-Z]+_[A-Z_]+\b/g));
    const known = [...Object.keys(SETTINGS), ...Object.keys(started.environment)];
    expect([...named].filter((name) => !known.includes(name))).to.deep.equal([]);
    expect(named.size).to.be.greaterThan(3);
  });

  it('tells how to copy a running SQLite database, so that the copy can take its place', async function () {
    this.timeout(patience(60_000));
    const made = await send(server.baseUrl, 'POST', '/api2/locaties', { auth, body: { naam: 'Baan 1' } });
    expect(made.status).to.equal(201);
    const copy = join(folder, 'copy.db');
    const [command = ''] = /^ {4}(node -e .*backup.*)$/m.exec(page)?.slice(1) ?? [];
    const here = command.replace('data/boekstaaf.db', file).replace('copy.db', copy);
    execFileSync('sh', ['-c', here], { cwd: ROOT });
    const restored = await childServer({ DATABASE_URL: `sqlite:${copy}` });
    const { body } = await send(restored.baseUrl, 'GET', '/api2/locaties', { auth });
    expect((body as { naam: string }[]).map(({ naam }) => naam)).to.deep.equal(['Baan 1']);
    await restored.end('SIGTERM');
  });
});
