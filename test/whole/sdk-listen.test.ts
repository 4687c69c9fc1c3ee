// boekstaaf listen as a developer runs it: a process between the service and a receiver, any of which may be absent.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { webhooks } from 'boekstaaf';
import { expect } from 'chai';
import { ADMINISTRATOR, api, apiKey, baseUrl, given, getService, createTokenWith } from '../support/index.ts';
import { findPayloadProblem } from '../support/payloads.ts';
import { freePort } from '../support/postgres.ts';

const CLI = resolve(import.meta.dirname, '../../sdk/dist/cli.js');
const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;

interface ReceivedEvent {
  readonly name: string | undefined;
  readonly id: string;
  readonly data: object;
}

/** A receiver that verifies what arrives, on a port that it can reopen. */
class CheckingReceiver {
  readonly events: ReceivedEvent[] = [];
  status = 204;
  port = 0;
  #server: Server | undefined;
  #arrived: () => void = () => undefined;

  async open(): Promise<void> {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        void this.#take(Buffer.concat(chunks), request.headers).then(() => {
          response.writeHead(this.status, { connection: 'close' }).end();
          this.#arrived();
        });
      });
    });
    this.#server.listen(this.port, '127.0.0.1');

    await once(this.#server, 'listening');
    this.port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((finish) => this.#server?.close(finish));
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.port)}/hooks`;
  }

  /** Resolves when the received events satisfy this condition. */
  async waitUntil(holds: (events: readonly ReceivedEvent[]) => boolean): Promise<void> {
    while (!holds(this.events))
      await new Promise<void>((next) => {
        this.#arrived = next;
      });
  }

  async #take(body: Buffer, headers: NodeJS.Dict<string | string[]>): Promise<void> {
    const { name, data, meta } = await webhooks.verify(body, headers, SECRET);
    expect(findPayloadProblem(JSON.parse(body.toString()))).to.equal(null);
    expect(headers).to.include({ 'webhook-id': meta.event_id, 'webhook-event': meta.event });
    this.events.push({ name, id: meta.event_id, data });
  }
}

/** The command as a process, with its output. */
class ListenCommand {
  readonly child: ChildProcess;
  output = '';
  #said: () => void = () => undefined;

  constructor(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const env = { PATH: process.env['PATH'], BOEKSTAAF_BASE_URL: baseUrl, BOEKSTAAF_API_KEY: apiKey, ...environment };
    this.child = spawn(process.execPath, [CLI, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
        this.#said();
      });
  }

  async waitForOutput(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.output))
      await new Promise<void>((next) => {
        this.#said = next;
      });
  }

  async end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const closed = once(this.child, 'close') as Promise<[number | null]>;
    if (signal !== undefined) this.child.kill(signal);
    return (await closed)[0];
  }
}

describe('boekstaaf listen', () => {
  const receiver = new CheckingReceiver();
  const running = new Set<ListenCommand>();
  let folder = '';

  /** Starts a listener, and waits until it runs. */
  async function startListener(
    args: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): Promise<ListenCommand> {
    const listener = new ListenCommand(['listen', '--url', receiver.url, '--secret', SECRET, ...args], environment);
    running.add(listener);
    await listener.waitForOutput(/Listening to/);
    return listener;
  }

  const state = (name: string): string[] => ['--state', join(folder, name)];
  const listNames = (): (string | undefined)[] => receiver.events.map(({ name }) => name);

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'boekstaaf-listen-'));
    await receiver.open();
  });

  afterEach(() => {
    for (const { child } of running) child.kill('SIGKILL');
    running.clear();
    receiver.events.length = 0;
    receiver.status = 204;
  });

  after(async () => {
    await receiver.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('forwards events from now on, signed, with a line for each', async () => {
    await given.location({ naam: 'Eerder' });
    const listener = await startListener(state('now'));
    const { id } = await given.location({ naam: 'Baan 1' });
    await receiver.waitUntil((events) => events.length === 2);

    expect(listNames()).to.deep.equal(['Locatie::postInsert', 'Locatie::postSave']);
    expect(receiver.events[0]?.data).to.include({ id, naam: 'Baan 1' });
    await listener.waitForOutput(new RegExp(`^Locatie::postSave ${String(id)} \\S+ 204 \\d+ ms$`, 'm'));
    expect(listener.output).to.include(`The secret is ${SECRET}`);
    expect(await listener.end('SIGTERM')).to.equal(0);
    expect(statSync(join(folder, 'now')).mode & 0o777).to.equal(0o600);
  });

  it('begins with the oldest event on request, and forwards only the selected ones', async () => {
    await given.location({ naam: 'Oudste' });
    await given.productGroup();
    await startListener([...state('start'), '--from-start', '--events', 'Locatie::postI*,ProductGroep::postSave']);
    await receiver.waitUntil((events) => events.some(({ name }) => name === 'ProductGroep::postSave'));

    expect(new Set(listNames())).to.deep.equal(new Set(['Locatie::postInsert', 'ProductGroep::postSave']));
  });

  it('loses no event when the receiver fails or the listener is killed, and repeats by the same id', async () => {
    const first = await startListener(state('kept'));
    await receiver.close();

    const { id } = await given.location({ naam: 'a' });
    await first.waitForOutput(/Locatie::postInsert .* ECONNREFUSED; retrying until the receiver accepts it/);
    await first.end('SIGKILL');
    await api.locations.updateLocation({ id, body: { naam: 'b' } });
    receiver.status = 500;
    await receiver.open();

    const second = await startListener(state('kept'));
    await second.waitForOutput(/Locatie::postInsert .* 500; retrying until the receiver accepts it/);
    receiver.status = 204;
    await receiver.waitUntil((events) => events.some(({ name }) => name === 'Locatie::postUpdate'));
    await second.end('SIGKILL');
    await api.locations.deleteLocation({ id });
    await startListener(state('kept'));
    await receiver.waitUntil((events) => events.some(({ name }) => name === 'Locatie::postDelete'));

    const firsts = receiver.events.filter(
      ({ id: event }, at, all) => all.findIndex((each) => each.id === event) === at,
    );
    const kinds = ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postDelete'];
    expect(firsts.map(({ name }) => name)).to.deep.equal(kinds.map((kind) => `Locatie::${kind}`));
  });

  it('waits for a service that has not started', async () => {
    const port = await freePort();
    const there = { BOEKSTAAF_BASE_URL: `http://127.0.0.1:${String(port)}` };
    const listener = new ListenCommand(['listen', '--url', receiver.url, '--secret', SECRET, ...state('late')], there);
    running.add(listener);
    await listener.waitForOutput(/The service does not respond; waiting for it/);

    const late = createServer((request, response) => {
      getService().app.handle(request, response);
    });

    late.listen(port, '127.0.0.1');
    try {
      await listener.waitForOutput(/Listening to/);
      await given.location({ naam: 'Laat' });
      await receiver.waitUntil((events) => events.length > 0);
    } finally {
      await listener.end('SIGKILL');
      late.closeAllConnections();
      await new Promise((finish) => late.close(finish));
    }
  });

  it('makes a secret and stores it', async () => {
    const secrets: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const listener = new ListenCommand(['listen', '--url', receiver.url, ...state('secret')]);
      running.add(listener);
      await listener.waitForOutput(/The secret is whsec_\S+\n/);
      secrets.push(/whsec_\S+/.exec(listener.output)?.[0] ?? '');
      expect(await listener.end('SIGTERM')).to.equal(0);
    }
    expect(secrets[0]).to.equal(secrets[1]);
    expect(readFileSync(join(folder, 'secret'), 'utf8')).to.include(secrets[0]);
  });

  it('accepts a user name and a password instead of a key', async () => {
    const { username, password } = ADMINISTRATOR;
    const login = { BOEKSTAAF_API_KEY: '', BOEKSTAAF_USERNAME: username, BOEKSTAAF_PASSWORD: password };
    const byEnvironment = await startListener(state('login'), login);

    await given.location();
    await byEnvironment.waitForOutput(/Locatie::postInsert/);
    expect(await byEnvironment.end('SIGTERM')).to.equal(0);

    // An option on the command line is preferred to a key in the environment.
    const byOptions = await startListener([...state('login'), '--username', username, '--password', password], {
      BOEKSTAAF_API_KEY: 'bks_nobody',
    });

    await given.location();
    await byOptions.waitForOutput(/Locatie::postInsert/);
    expect(await byOptions.end('SIGTERM')).to.equal(0);
    expect(`${byEnvironment.output}${byOptions.output}`).to.not.include(password);
  });

  it('leaves a file alone that is not its state, and says what to do', async () => {
    const saved = { baseUrl, secret: SECRET, position: null };
    const otherState = { ...saved, baseUrl: 'http://127.0.0.1:1', position: '42' };
    const isNoState = /is not a state file of the listener: choose another file with --state, or remove this one/;
    const cases: [contents: unknown, message: RegExp][] = [
      [{ name: 'receiver', version: '1.0.0' }, isNoState],
      [null, isNoState],
      ['state', isNoState],
      [{ ...saved, secret: undefined }, isNoState],
      [{ ...saved, position: 42 }, isNoState],
      [
        otherState,
        /belongs to a listener to http:\/\/127\.0\.0\.1:1: choose another file with --state, or remove this one/,
      ],
    ];

    const file = join(folder, 'not-mine');
    for (const [contents, message] of cases)
      for (const args of [[], ['--from-start']]) {
        const text = JSON.stringify(contents);
        writeFileSync(file, text);
        const listener = new ListenCommand(['listen', '--url', receiver.url, '--state', file, ...args]);
        running.add(listener);
        expect(await listener.end(), text).to.equal(1);
        expect(listener.output).to.match(message);
        expect(readFileSync(file, 'utf8')).to.equal(text);
      }
  });

  it('names the cause where its state cannot be read', async () => {
    mkdirSync(join(folder, 'directory'));
    const listener = new ListenCommand(['listen', '--url', receiver.url, ...state('directory')]);
    running.add(listener);
    expect(await listener.end()).to.equal(1);
    expect(listener.output).to.match(/directory cannot be read \(EISDIR.*\): choose another file with --state/);
  });

  it('names the mistake and ends: a wrong key, a missing permission, a wrong state file, wrong options', async () => {
    const runToEnd = async (args: readonly string[], environment = {}): Promise<[number | null, string]> => {
      const listener = new ListenCommand(args, environment);
      const code = await listener.end();
      expect(listener.output).to.not.include(apiKey);
      return [code, listener.output];
    };

    const url = ['listen', '--url', receiver.url, ...state('wrong')];
    const cases: [string[], Record<string, string>, number, RegExp][] = [
      [url, { BOEKSTAAF_API_KEY: 'bks_nobody' }, 1, /API key is unknown, revoked or expired/],
      [url, { BOEKSTAAF_API_KEY: await createTokenWith(['viewContact']) }, 1, /needs the permission viewWebhooks/],
      [[...url, '--username', 'nobody', '--password', 'wrong'], {}, 1, /user name or password is wrong/],
      [[...url, '--username', 'nobody'], {}, 2, /password of this user in BOEKSTAAF_PASSWORD/],
      [[...url, '--username', 'nobody', '--api-key', 'bks_nobody'], {}, 2, /not both/],
      [[...url, '--secret', 'geheim'], {}, 1, /whsec_ and base64/],
      [['listen', '--url', receiver.url, '--state', CLI], {}, 1, /is not a state file of the listener/],
      [url, { BOEKSTAAF_API_KEY: '' }, 2, /Pass an API key/],
      [url, { BOEKSTAAF_BASE_URL: 'localhost' }, 2, /--base-url or BOEKSTAAF_BASE_URL/],
      [['listen'], {}, 2, /with --url/],
      [['luister'], {}, 2, /boekstaaf listen --url ADDRESS/],
      [['listen', '--what'], {}, 2, /--what/],
      [['mock', '--what'], {}, 2, /--what/],
      [['mock', '--port', 'many'], {}, 2, /--port is a number/],
    ];

    for (const [args, environment, code, message] of cases) {
      const [exit, output] = await runToEnd(args, environment);
      expect(output).to.match(message);
      expect(exit, output).to.equal(code);
    }
  });
});
