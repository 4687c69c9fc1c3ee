// Saved states of a sandbox: a command saves one while the sandbox runs, and a reset restores it by its name.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { storeFixture, readFixture } from '../../db/house/sandbox-fixtures.ts';
import { createEmptyDatabase } from '../support/index.ts';
import { type TestSandbox, startSandbox, startServerOn } from '../support/sandbox.ts';
import { createSandboxWorld } from '../support/sandbox-world.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('a saved state of a sandbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-states-'));
  let sandbox: TestSandbox;

  before(async () => {
    sandbox = await startSandbox({ SANDBOX_FIXTURES: folder });
  });

  after(async () => {
    await sandbox.close();
    rmSync(folder, { recursive: true });
  });

  /** Runs npm run sandbox; returns its output and its exit code. */
  async function runCommand(
    words: readonly string[],
    databaseUrl = sandbox.databaseUrl,
  ): Promise<{ code: number; text: string }> {
    const { PATH } = process.env;
    const env = { PATH, DATABASE_URL: databaseUrl, SANDBOX_FIXTURES: folder };
    const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'cli.ts', 'sandbox', ...words], {
      cwd: ROOT,
      env,
    });

    return run.then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      (error: unknown) => {
        const { code, stderr } = error as { code: number; stderr: string };
        return { code, text: stderr };
      },
    );
  }

  /** Returns all events, mails and bookings. */
  async function readEverything(): Promise<object> {
    const events = (await sandbox.api.events.listEvents({ page_size: 1000 })).map((event) => ({
      ...event,
      meta: { ...event.meta, position: null },
    }));
    return { events, mails: await sandbox.api.mails.list(), bookings: await sandbox.api.bookings.list() };
  }

  it('is restored at its own time, with the same rows, ids and queued jobs', async () => {
    const world = await createSandboxWorld(sandbox.api);
    const booking = await world.bookConfirmed('2027-01-12T13:00:00+01:00');
    await sandbox.api.sandbox.setClock({ now: '2027-01-10T10:00:00+01:00' });

    const { code, text } = await runCommand(['save', 'voor-de-dag']);
    expect([code, text]).to.deep.equal([0, text]);
    expect(text).to.match(/^voor-de-dag is saved at 2027-01-10T09:00:00.000Z, in \d+ bytes/);

    const before = await readEverything();
    await sandbox.api.sandbox.advance('P7D');

    const after = await readEverything();
    expect(after).to.not.deep.equal(before);

    const state = { fixture: 'voor-de-dag', now: '2027-01-10T10:00:00+01:00' };
    expect(await sandbox.api.sandbox.reset('voor-de-dag')).to.deep.equal(state);
    expect(await readEverything()).to.deep.equal(before);

    await sandbox.api.sandbox.advance('P7D');
    const once = await readEverything();
    await sandbox.api.sandbox.reset('voor-de-dag');
    await sandbox.api.sandbox.advance('P7D');

    expect(await readEverything()).to.deep.equal(once);
    expect((await sandbox.api.bookings.get(booking)).status).to.equal('voltooid');
  });

  it('is listed in a refusal, and refused when another version saved it', async () => {
    const readRefusal = async (fixture: string): Promise<unknown> => {
      const { status, body } = await sandbox.sendRaw('POST', '/api2/sandbox/reset', { body: { fixture } });
      return [status, ...(body as { field: string; message: string }[]).map(({ field, message }) => [field, message])];
    };
    const names = 'There is no such fixture: send empty, venue, year or voor-de-dag.';
    expect(await readRefusal('zomer')).to.deep.equal([406, ['fixture', names]]);
    const state = await readFixture('voor-de-dag', folder);
    await storeFixture('oud', { ...state, migrations: state.migrations.slice(1) }, folder);
    expect(await readRefusal('oud')).to.deep.equal([
      406,
      ['fixture', 'Another version saved this fixture, and its tables are others: save it again.'],
    ]);
  });

  it('requires a valid name that is not built in, and a sandbox', async () => {
    writeFileSync(join(folder, 'venue.json.br'), '');
    const files = readdirSync(folder);
    for (const name of ['../uit', 'Zomer', 'a'.repeat(41)])
      expect(await runCommand(['save', name]))
        .to.deep.include({ code: 1 })
        .and.property('text')
        .to.match(/lower-case letters/);

    expect((await runCommand(['save', 'venue'])).text).to.match(/comes with the service/);
    expect((await runCommand(['store', 'zomer'])).text).to.match(/^A sandbox is saved: npm run sandbox -- save <name>/);

    const usedUrl = await createEmptyDatabase('used');
    await (await startServerOn(usedUrl, {})).close();
    expect((await runCommand(['save', 'zomer'], usedUrl)).text).to.match(/^This database is no sandbox/);
    expect(readdirSync(folder)).to.deep.equal(files);
  });
});
