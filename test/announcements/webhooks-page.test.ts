// The documentation page on receiving webhooks: its receiver and its calls run unchanged against the service.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { api, apiKey, baseUrl, clock, given, jobs } from '../support/index.ts';
import { freePort } from '../support/postgres.ts';
import { RECEIVER_HOSTS } from '../support/receiver-names.ts';

const root = resolve(import.meta.dirname, '../..');
// Inside the project, so that the client is found as after an installation.
const folder = join(root, '.cache', `webhooks-page-${String(process.pid)}`);

describe('the page on receiving webhooks', () => {
  const page = readFileSync(join(root, 'docs/webhooks.md'), 'utf8');
  const blocks = [...page.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);
  const [receiver = '', subscribing = '', missing = ''] = blocks;
  let running: ChildProcess | undefined;

  before(() => mkdirSync(folder, { recursive: true }));

  after(() => {
    running?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts the receiver of the page; returns a function that returns its output so far. */
  async function startReceiver(port: number, secret: string): Promise<{ readonly readOutput: () => string }> {
    writeFileSync(join(folder, 'receiver.mjs'), `${receiver}\nconsole.log('listening');\n`);
    const env = { PATH: process.env['PATH'], PORT: String(port), WEBHOOK_SECRET: secret };
    const child = spawn(process.execPath, [join(folder, 'receiver.mjs')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });

    running = child;
    let text = '';
    await new Promise<void>((listening) => {
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('listening')) listening();
      });
    });

    return { readOutput: () => text };
  }

  it('shows how to subscribe, to receive, to see what is missing and to have it sent again', async () => {
    clock.set(new Date().toISOString());
    const since = new Date(Date.parse(clock.now()) - 60_000).toISOString();
    const port = await freePort();

    const fillAddresses = (code: string): string =>
      code
        .replace('http://127.0.0.1:8080', baseUrl)
        .replace('bks_...', apiKey)
        .replace('https://you.example/hooks', `http://${RECEIVER_HOSTS}:${String(port)}/hooks`)
        .replace('2027-03-01T00:00:00+01:00', since);

    const run = async (name: string, code: string): Promise<string> => {
      writeFileSync(join(folder, name), fillAddresses(code));
      const { stdout } = await promisify(execFile)(process.execPath, [join(folder, name)]);
      return stdout;
    };

    const secret = (await run('subscribing.mjs', subscribing)).trim();
    expect(secret).to.match(/^whsec_/);

    const [webhook] = await api.webhooks.listWebhooks();
    const id = webhook?.id ?? 0;
    await jobs.runAllDue();
    expect((await api.webhooks.listWebhookDeliveries({ id })).map(({ status }) => status)).to.deep.equal(['failed']);

    const { readOutput: printed } = await startReceiver(port, secret);
    const [client = ''] = subscribing.split('\n\n');
    const output = await run('missing.mjs', `${client}\nconst id = ${String(id)};\n${missing}`);
    expect(output).to.include('WebhookTest').and.include('The connection was refused.');

    const booking = await given.booking();
    await jobs.runAllDue();

    const statuses = (await api.webhooks.listWebhookDeliveries({ id })).map(({ status }) => status);
    expect(statuses).to.deep.equal(['delivered', 'delivered']);
    expect(printed().trim().split('\n')).to.deep.equal(['listening', `made ${String(booking.id)} ${booking.status}`]);

    // An event that arrives twice is printed once.
    await api.webhooks.replayWebhook({ id, body: { since } });
    await jobs.runAllDue();
    expect(printed().trim().split('\n')).to.have.length(2);
  });

  it('is linked from the README', () => {
    expect(readFileSync(join(root, 'README.md'), 'utf8')).to.include('(docs/webhooks.md)');
    expect(blocks).to.have.length(3);
  });
});
