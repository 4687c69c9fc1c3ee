// The guides, run unchanged against the service: they work, and print what they show.
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import '../support/either-database.ts';
import { ADMINISTRATOR, apiKey, basic, baseUrl, clock, given, jobs } from '../support/index.ts';
import { freePort } from '../support/postgres.ts';
import { RECEIVER_HOSTS } from '../support/receiver-names.ts';

const root = resolve(import.meta.dirname, '../..');
const guides = join(root, 'docs/guides');
// Below the project, so that Node resolves the client as after an installation.
const folder = join(root, '.cache', `guides-${String(process.pid)}`);

/** Returns the code blocks of a guide, with the credentials of the test in place of the shown ones. */
function blocksOf(text: string, language: string): string {
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))];
  return blocks.map(([, block = '']) => block).join('');
}

/** Runs the program of a guide in a separate folder; returns its output. */
async function run(name: string, replaced: Readonly<Record<string, string>> = {}): Promise<string> {
  const text = readFileSync(join(guides, `${name}.md`), 'utf8');
  const values = {
    'http://127.0.0.1:8080': baseUrl,
    "'admin'": JSON.stringify(ADMINISTRATOR.username),
    "'the one that was printed'": JSON.stringify(ADMINISTRATOR.password),
    'bks_...': apiKey,
    ...replaced,
  };

  const program = Object.entries(values).reduce(
    (from, [shownText, here]) => from.replaceAll(shownText, here),
    blocksOf(text, 'ts'),
  );

  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.mjs`), program);

  const { stdout } = await promisify(execFile)(process.execPath, [`${name}.mjs`], { cwd: folder });
  return stdout;
}

/** Returns the output that the guide shows. */
function readPrinted(name: string): string {
  return blocksOf(readFileSync(join(guides, `${name}.md`), 'utf8'), 'text');
}

describe('the guides', () => {
  after(() => rmSync(folder, { recursive: true, force: true }));

  // Each guide continues with the data of the one before.
  for (const name of [
    'first-invoice',
    'permissions-and-keys',
    'advances-and-credits',
    'payment-links',
    'cancelling-and-refunds',
    'refusals',
    'lists',
    'dates-and-time-zones',
    'files',
    'import-customers',
    'versions-and-deprecation',
  ])
    it(`${name} works as described`, async () => {
      expect(await run(name)).to.equal(readPrinted(name));
    });

  it('invoices-over-peppol works as described', async () => {
    expect(await run('invoices-over-peppol')).to.equal(readPrinted('invoices-over-peppol'));
  });

  it('nightly-export continues where it ended', async () => {
    const first = await run('nightly-export');
    const second = await run('nightly-export');
    expect(first + second).to.equal(readPrinted('nightly-export'));
    const invoices = await basic.invoices.listInvoices();
    const lines = readFileSync(join(folder, 'invoices.ndjson'), 'utf8').trim().split('\n');
    const exported = lines.map((line) => (JSON.parse(line) as { id: number }).id);
    expect(new Set(exported)).to.deep.equal(new Set(invoices.map(({ id }) => id)));
  });

  it('online-booking books with the key of a website', async () => {
    await given.onlinePackage(['2026-06-13 14:00'], { mag_api: true });
    const [user] = await basic.users.listUsers();
    const body = { user_id: user?.id ?? 0, description: 'Website', scopes: ['public' as const] };
    const { token } = await basic.apiKeys.createApiKey({ body });
    expect(await run('online-booking', { 'bks_...': token })).to.equal(readPrinted('online-booking'));
  });

  it('webhooks receives the events that it subscribed to', async () => {
    clock.set(new Date().toISOString());
    const port = String(await freePort());
    const here = { 'localhost:3000': `${RECEIVER_HOSTS}:${port}`, 'listen(3000)': `listen(${port})` };
    const running = { now: true };
    const printed = run('webhooks', here).finally(() => {
      running.now = false;
    });
    while (running.now) await jobs.runAllDue();
    expect(await printed).to.equal(readPrinted('webhooks'));
  });

  it('are all run here', () => {
    const guideNames = [
      'advances-and-credits',
      'cancelling-and-refunds',
      // test/whole/conform.test.ts compares it with the rules.
      'conformance',
      'dates-and-time-zones',
      'files',
      'first-invoice',
      'import-customers',
      'invoices-over-peppol',
      'lists',
      'nightly-export',
      'online-booking',
      // test/recipes.ts and test/generators.ts run its commands.
      'other-tools',
      'payment-links',
      'permissions-and-keys',
      // This guide has no program.
      'personal-data',
      // test/sdk-php.ts and test/sdk-python.ts run these.
      'php',
      'python',
      // test/access/shared-limits.test.ts tests what it says.
      'rate-limits',
      'refusals',
      // test/recipes.ts runs it.
      'test-another-system',
      // test/whole/sandbox-guide.test.ts runs it.
      'test-your-integration',
      'versions-and-deprecation',
      'webhooks',
    ];
    expect(readdirSync(guides).sort()).to.deep.equal(guideNames.map((name) => `${name}.md`));
  });
});
