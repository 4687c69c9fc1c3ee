// Several processes on one port: they share the work, a dead one is replaced, and all end together.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { expect } from 'chai';
import { apiKey, createDatabase } from '../support/index.ts';
import { startChildServer, awaitFailedStart, type ChildServer } from '../support/child-server.ts';
import { isSharable } from '../support/database-url.ts';
import { dropDatabase } from '../support/stranger.ts';
import '../support/nightly-only.ts';

const WORKERS = '2';
const LOCATIONS = '/api2/locaties';

/** Sends a request on a new connection, which any of the processes may accept. */
async function requestOnce(
  { baseUrl }: ChildServer,
  path: string,
  authorization = `Bearer ${apiKey}`,
): Promise<{ status: number; text: string }> {
  const agent = new Agent({ keepAlive: false });
  const outgoing = request(`${baseUrl}${path}`, { agent, headers: { authorization } });
  outgoing.end();
  const [incoming] = (await once(outgoing, 'response')) as [AsyncIterable<Buffer> & { statusCode?: number }];
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return { status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() };
}

/** Sends requests until this many processes have responded, by the log; returns their ids. */
async function processesOf(
  server: ChildServer,
  count: number,
  beside: ReadonlySet<number> = new Set(),
): Promise<number[]> {
  for (;;) {
    expect((await requestOnce(server, LOCATIONS)).status).to.equal(200);
    const lines = [...server.readOutput().matchAll(/"pid":(\d+).*"operation":"listLocations"/g)];
    const pids = new Set(lines.map(([, pid]) => Number(pid)).filter((pid) => !beside.has(pid)));
    if (pids.size >= count) return [...pids];
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('several processes', () => {
  let url: string;

  before(async () => {
    url = await createDatabase('workers');
  });

  const start = (): Promise<ChildServer> => startChildServer({ DATABASE_URL: url, WORKERS, LOG_LEVEL: 'info' });

  it('are refused on a database for one process', async () => {
    if (isSharable(url)) return;
    const { code, output } = await awaitFailedStart({ DATABASE_URL: url, WORKERS });
    expect(code).to.equal(1);
    expect(output).to.include('WORKERS=2: an SQLite file is for one process: set it to 1, or name PostgreSQL');
  });

  it('respond on one port, and /metrics of any of them counts the requests of all', async () => {
    if (!isSharable(url)) return;
    const server = await start();
    const pids = await processesOf(server, 2);
    expect(pids).to.not.include(server.pid);

    const before = readListCount((await requestOnce(server, '/metrics')).text);
    for (let each = 0; each < 20; each++) await requestOnce(server, LOCATIONS);
    for (let each = 0; each < 4; each++)
      expect(readListCount((await requestOnce(server, '/metrics')).text)).to.equal(before + 20);

    const { text } = await requestOnce(server, '/metrics');
    expect(text).to.match(/^boekstaaf_database_connections_max\{pool="statistics"\} 4$/m);
    expect(text).to.match(/^boekstaaf_build_info\{.*\} 1$/m);
    expect(text).to.match(/^boekstaaf_jobs\{kind="clock",state="open"\} (?!0$)/m);
    expect(await server.end('SIGTERM')).to.deep.equal({ code: 0, signal: null });
    expect(pids.filter(isRunning)).to.deep.equal([]);
    expect(server.readOutput().match(/serves http/g)).to.have.lengthOf(1);
  });

  it('count failed logins together: ten of an account, whichever process gets them', async () => {
    if (!isSharable(url)) return;
    const server = await start();
    await processesOf(server, 2);
    const guess = `Basic ${Buffer.from('iemand:een gok van de aanvaller').toString('base64')}`;
    const statuses: number[] = [];
    for (let each = 0; each < 14; each++) statuses.push((await requestOnce(server, LOCATIONS, guess)).status);
    expect(statuses).to.deep.equal([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
    expect(await server.end('SIGTERM')).to.deep.equal({ code: 0, signal: null });
  });

  it('replace one that is killed, and lose none of its counts; all end when the parent is killed', async () => {
    if (!isSharable(url)) return;
    const server = await start();
    const [victim = 0, ...others] = await processesOf(server, 2);
    const before = readListCount((await requestOnce(server, '/metrics')).text);

    process.kill(victim, 'SIGKILL');
    await server.waitForMatch(new RegExp(`Process ${String(victim)} ended \\(SIGKILL\\): another one starts`));
    for (let each = 1; each <= 10; each++) {
      expect((await requestOnce(server, LOCATIONS)).status).to.equal(200);
      const { status, text } = await requestOnce(server, '/metrics');
      expect([status, readListCount(text)]).to.deep.equal([200, before + each]);
    }

    const [replacement = 0] = await processesOf(server, 1, new Set([victim, ...others]));
    await server.end('SIGKILL');
    while ([...others, replacement].some(isRunning)) await new Promise((resolve) => setImmediate(resolve));
  });

  it('end when none can start any more', async () => {
    if (!isSharable(url)) return;
    const server = await start();
    const pids = await processesOf(server, 2);
    await dropDatabase(url);
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    expect(await server.programEnd).to.deep.equal({ code: 1, signal: null });
    expect(server.readOutput()).to.include('none can be started: the service ends.');
  });
});

/** Returns the number of responses to the list. */
function readListCount(metrics: string): number {
  return Number(
    /^boekstaaf_requests_total\{operation="listLocations",status="200",outcome="ok"\} (\d+)$/m.exec(metrics)?.[1],
  );
}
