// Several processes on one port: they share the work, one that dies is replaced, and all leave together.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { expect } from 'chai';
import { apiKey, freshDatabase } from '../support/index.ts';
import { childServer, failedStart, type ChildServer } from '../support/child-server.ts';
import { dropDatabase, sharable } from '../support/stranger.ts';
import '../support/nightly-only.ts';

const WORKERS = '2';
const LOCATIONS = '/api2/locaties';

/** Asks on a connection of its own: any process may get it. */
async function asked(
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

/** Asks until this many processes have answered, by the log; answers their numbers. */
async function processesOf(
  server: ChildServer,
  count: number,
  beside: ReadonlySet<number> = new Set(),
): Promise<number[]> {
  for (;;) {
    expect((await asked(server, LOCATIONS)).status).to.equal(200);
    const lines = [...server.output().matchAll(/"pid":(\d+).*"operation":"listLocations"/g)];
    const found = new Set(lines.map(([, pid]) => Number(pid)).filter((pid) => !beside.has(pid)));
    if (found.size >= count) return [...found];
  }
}

function runs(pid: number): boolean {
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
    url = await freshDatabase('workers');
  });

  const start = (): Promise<ChildServer> => childServer({ DATABASE_URL: url, WORKERS, LOG_LEVEL: 'info' });

  it('are refused where the database is for one', async () => {
    if (sharable(url)) return;
    const { code, output } = await failedStart({ DATABASE_URL: url, WORKERS });
    expect(code).to.equal(1);
    expect(output).to.include('WORKERS=2: an SQLite file is for one process: set it to 1, or name PostgreSQL');
  });

  it('answer on one port, and /metrics of any of them counts the requests of all', async () => {
    if (!sharable(url)) return;
    const server = await start();
    const pids = await processesOf(server, 2);
    expect(pids).to.not.include(server.pid);

    const before = counted((await asked(server, '/metrics')).text);
    for (let each = 0; each < 20; each++) await asked(server, LOCATIONS);
    for (let each = 0; each < 4; each++) expect(counted((await asked(server, '/metrics')).text)).to.equal(before + 20);

    const { text } = await asked(server, '/metrics');
    expect(text).to.match(/^boekstaaf_database_connections_max\{pool="statistics"\} 4$/m);
    expect(text).to.match(/^boekstaaf_build_info\{.*\} 1$/m);
    expect(text).to.match(/^boekstaaf_jobs\{kind="clock",state="open"\} (?!0$)/m);
    expect(await server.end('SIGTERM')).to.deep.equal({ code: 0, signal: null });
    expect(pids.filter(runs)).to.deep.equal([]);
    expect(server.output().match(/serves http/g)).to.have.lengthOf(1);
  });

  it('count failed logins together: ten of an account, whichever of them is asked', async () => {
    if (!sharable(url)) return;
    const server = await start();
    await processesOf(server, 2);
    const guess = `Basic ${Buffer.from('iemand:een gok van de aanvaller').toString('base64')}`;
    const seen: number[] = [];
    for (let each = 0; each < 14; each++) seen.push((await asked(server, LOCATIONS, guess)).status);
    expect(seen).to.deep.equal([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
    expect(await server.end('SIGTERM')).to.deep.equal({ code: 0, signal: null });
  });

  it('go on when one is killed, which another one replaces, and forget nothing that it has counted; all are gone when their first is killed', async () => {
    if (!sharable(url)) return;
    const server = await start();
    const [victim = 0, ...others] = await processesOf(server, 2);
    const before = counted((await asked(server, '/metrics')).text);

    process.kill(victim, 'SIGKILL');
    await server.printed(new RegExp(`Process ${String(victim)} ended \\(SIGKILL\\): another one starts`));
    for (let each = 1; each <= 10; each++) {
      expect((await asked(server, LOCATIONS)).status).to.equal(200);
      const { status, text } = await asked(server, '/metrics');
      expect([status, counted(text)]).to.deep.equal([200, before + each]);
    }

    const [replacement = 0] = await processesOf(server, 1, new Set([victim, ...others]));
    await server.end('SIGKILL');
    while ([...others, replacement].some(runs)) await new Promise((resolve) => setImmediate(resolve));
  });

  it('end when none can start any more', async () => {
    if (!sharable(url)) return;
    const server = await start();
    const pids = await processesOf(server, 2);
    await dropDatabase(url);
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    expect(await server.ended).to.deep.equal({ code: 1, signal: null });
    expect(server.output()).to.include('none can be started: the service ends.');
  });
});

/** The sum of the list's answers. */
function counted(metrics: string): number {
  return Number(
    /^boekstaaf_requests_total\{operation="listLocations",status="200",outcome="ok"\} (\d+)$/m.exec(metrics)?.[1],
  );
}
