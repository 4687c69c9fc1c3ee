// Backups as operators make them: by the built program during writes, and restored to a database on which a server starts.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import { ADMINISTRATOR, createEmptyDatabase, open } from '../support/index.ts';
import { startChildServer, awaitFailedStart, type ChildServer } from '../support/child-server.ts';
import { createFirstInvoice } from '../support/first-invoice.ts';
import { assertInvariants } from '../support/invariants.ts';

const CLI = [process.execPath, 'dist/cli.js'] as const;
const SECRETS_KEY = 'the key of the evening, long enough for all';

/** Runs a command for operators to its end. */
function operate(DATABASE_URL: string, ...args: readonly string[]): ReturnType<typeof awaitFailedStart> {
  return awaitFailedStart({ DATABASE_URL }, { command: [...CLI, ...args] });
}

describe('npm run backup and npm run restore', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-backup-'));
  const backup = join(folder, 'evening.backup');
  const acknowledged: string[] = [];
  let knownCount = 0;
  let url: string;
  let server: ChildServer;
  let client: Boekstaaf;

  const clientOf = ({ baseUrl }: ChildServer): Boekstaaf => new Boekstaaf({ baseUrl, ...ADMINISTRATOR, retries: 0 });
  const readNames = async (from: Boekstaaf): Promise<string[]> =>
    (await from.locations.listLocations()).map(({ naam }) => naam);

  before(async () => {
    // The rows of the template are older than the retention of a server with today's clock, which would purge them.
    url = await createEmptyDatabase('backup');
    const { username, password } = ADMINISTRATOR;
    const login = { BOOTSTRAP_USERNAME: username, BOOTSTRAP_PASSWORD: password };
    server = await startChildServer({ DATABASE_URL: url, WEBHOOK_ALLOWED_HOSTS: 'localhost', SECRETS_KEY, ...login });
    client = clientOf(server);
    // Nothing listens at that address, and there is no mail server: both wait.
    await client.webhooks.createWebhook({ body: { name: 'Factuur::postInsert', url: 'http://localhost:9/' } });
    await createFirstInvoice(client);
  });

  after(async () => {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true });
  });

  it('copy all acknowledged changes, while others continue to write', async () => {
    let isWriting = true;

    const write = async (writer: number): Promise<void> => {
      for (let number = 1; isWriting; number++) {
        const naam = `Baan ${String(writer)}-${String(number)}`;
        await client.locations.createLocation({ body: { naam } });
        acknowledged.push(naam);
      }
    };

    const writers = [1, 2, 3].map(write);
    while (acknowledged.length < 10) await client.locations.listLocations();
    knownCount = acknowledged.length;

    const { code, output } = await operate(url, 'backup', backup);
    isWriting = false;
    await Promise.all(writers);

    expect(code, output).to.equal(0);
    expect(output)
      .to.include(backup)
      .and.to.match(/Keep (SECRETS_KEY|\S+\.key) too/);
    expect(acknowledged.length, 'written meanwhile').to.be.greaterThan(knownCount);
    expect((statSync(backup).mode & 0o777).toString(8)).to.equal('600');
  });

  it('refuse an existing file, a database in use, a file of another kind, and a missing --waiting', async () => {
    const refusals: readonly (readonly [RegExp, Promise<{ code: number | null; output: string }>])[] = [
      [/evening\.backup exists: /, operate(url, 'backup', backup)],
      [/^The backup \S+ cannot be written \(ENOENT\): /, operate(url, 'backup', join(folder, 'none', 'x.backup'))],
      [
        /^Another server is using|^A backup is restored into an empty database, and this one is not/,
        operate(url, 'restore', backup, '--replace', '--waiting=drop'),
      ],
      [
        /^The file README\.md is no .+: .+\.\n$/,
        operate(await createEmptyDatabase('none'), 'restore', 'README.md', '--waiting=drop'),
      ],
      [
        /^Say what becomes of mails and webhooks that wait: --waiting=send, or --waiting=drop/,
        operate(await createEmptyDatabase('unsaid'), 'restore', backup),
      ],
    ];

    for (const [says, run] of refusals) {
      const { code, output } = await run;
      expect(output).to.match(says);
      expect(code).to.equal(1);
    }

    expect(await readNames(client), 'the server goes on').to.have.lengthOf(acknowledged.length);
  });

  it('restore all rows: in order, with ids that continue, and no mail or webhook sent again', async () => {
    const databaseUrl = await createEmptyDatabase('restored');
    const { code, output } = await operate(databaseUrl, 'restore', backup, '--waiting=drop');
    expect(code, output).to.equal(0);
    expect(output).to.match(/^1 mail\(s\) and 1 webhook\(s\) that waited will not be sent\.\n/);
    expect(output).to.match(
      /^The key [0-9a-f]{8}, under which this database keeps its secrets, is not .+ SECRETS_KEY/m,
    );

    const database = await open(databaseUrl);
    await assertInvariants(database);

    const jobs = await database.read(({ build, query }) =>
      query<{ kind: string }>(build('jobs').whereNot('kind', 'clock').select('kind')),
    );

    await database.close();
    // The cancelled mail causes an event, but the subscription is to another one, so no job sends anything.
    expect(jobs.filter(({ kind }) => kind !== 'render-invoice')).to.deep.equal([]);

    const restored = await startChildServer({ DATABASE_URL: databaseUrl, SECRETS_KEY });
    const there = clientOf(restored);
    const names = await readNames(there);
    expect(names).to.include.members(acknowledged.slice(0, knownCount));
    expect(acknowledged).to.include.members(names);

    const [mail] = await there.mails.listMails();
    expect(mail?.status).to.equal('cancelled');

    const [hook] = await there.webhooks.listWebhooks();
    const deliveries = await there.webhooks.listWebhookDeliveries({ id: hook?.id ?? 0 });
    expect(deliveries.map(({ status }) => status)).to.deep.equal(['skipped']);

    const ids = (await there.locations.listLocations()).map(({ id }) => id);
    const { id } = await there.locations.createLocation({ body: { naam: 'Na de ramp' } });
    expect(id).to.be.greaterThan(Math.max(...ids));

    const [series] = await there.invoices.proveInvoices();
    expect(series).to.include({ count: 1, changed: null });

    await restored.end('SIGTERM');
  });

  it('refuse a backup with one changed bit, and one that was cut off', async () => {
    const bytes = readFileSync(backup);
    const changedBackup = join(folder, 'changed.backup');

    const flipBit = (at: number): Buffer => {
      const copy = Buffer.from(bytes);
      copy.writeUInt8(copy.readUInt8(at) ^ 4, at);
      return copy;
    };

    const name = bytes.indexOf('Baan 1-1');
    const last = bytes.length - 1;
    const offsets = [name < 0 ? Math.floor(last / 3) : name + 5, 100, Math.floor(last / 2), last - 80, last - 10, last];
    const wrong = [...offsets.map(flipBit), bytes.subarray(0, last), bytes.subarray(0, bytes.length / 2)];
    const databaseUrl = await createEmptyDatabase('changed');

    for (const [number, content] of wrong.entries()) {
      writeFileSync(changedBackup, content);
      const { code, output } = await operate(databaseUrl, 'restore', changedBackup, '--waiting=drop');
      expect(output, `change ${String(number)}`).to.match(
        /^The file \S+ is (damaged|no backup|no SQLite database)[^\n]+\n$/,
      );
      expect(code).to.equal(1);
    }
  });

  it('restore a backup of an older version without a checksum, with a warning', async () => {
    const bytes = readFileSync(backup);
    const older = bytes.toString('latin1').replace(/boekstaaf backup sha256 [0-9a-f]{64}\n$/, '');
    writeFileSync(backup, older, 'latin1');
    const { code, output } = await operate(await createEmptyDatabase('older'), 'restore', backup, '--waiting=drop');
    expect(code, output).to.equal(0);
    // A file packed by gzip has its own checksum.
    expect(output.startsWith('Warning: ')).to.equal(older.length < bytes.length);
    writeFileSync(backup, bytes);
  });

  it('send what waits when the operator asks for that', async () => {
    const databaseUrl = await createEmptyDatabase('sent');
    const { code, output } = await operate(databaseUrl, 'restore', backup, '--waiting=send');
    expect(code, output).to.equal(0);
    const database = await open(databaseUrl);
    await assertInvariants(database);
    const queuedMails = await database.read(({ build, query }) =>
      query<{ id: number }>(build('mails').where('status', 'queued').select('id')),
    );
    await database.close();
    expect(queuedMails).to.have.lengthOf(1);
  });
});
