// `boekstaaf conform` against the built server: every operation is reached, and no rule is broken.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import type { Report } from 'boekstaaf/conform';
import { conform, rules } from 'boekstaaf/conform';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { startTamperingServer, type TamperingHooks } from '../support/conformance/tampering.ts';
import { startChildServer, type ChildServer } from '../support/child-server.ts';
import '../support/only-with-all.ts';
import { scaleWait } from '../support/patience.ts';
import { SECRETS_KEY } from '../support/secrets-key.ts';

const CLI = resolve(import.meta.dirname, '../../sdk/dist/cli.js');
const CONSENT_FLAG = '--yes-this-is-a-test-system';
let folder = '';
let server: ChildServer;

async function serve(name: string, more: Readonly<Record<string, string>> = {}): Promise<ChildServer> {
  return startChildServer({
    DATABASE_URL: `sqlite:${join(folder, `${name}.db`)}`,
    BOOTSTRAP_USERNAME: ADMINISTRATOR.username,
    BOOTSTRAP_PASSWORD: ADMINISTRATOR.password,
    SECRETS_KEY,
    ...more,
  });
}

/** Runs the command as a user would; returns its exit code and output. */
function runCommand(...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  const env = { BOEKSTAAF_USERNAME: ADMINISTRATOR.username, BOEKSTAAF_PASSWORD: ADMINISTRATOR.password };
  return new Promise((finish) => {
    execFile(process.execPath, [CLI, 'conform', ...args], { env }, (error, stdout, stderr) => {
      finish({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });
}

describe('the conformance of a server', function () {
  this.timeout(scaleWait(300_000));

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'conform-'));
    server = await serve('plain');
  });

  after(async () => {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });

  it('is complete for the built server: every operation is reached, and no rule is broken', async () => {
    const json = join(folder, 'report.json');
    const junit = join(folder, 'report.xml');
    const { code, output } = await runCommand(server.baseUrl, CONSENT_FLAG, '--json', json, '--junit', junit);
    expect(code, output).to.equal(0);

    const report = JSON.parse(readFileSync(json, 'utf8')) as Report;
    expect(report.unreached).to.deep.equal([]);
    expect(report).to.include({ faults: 0, reached: report.operations });

    const others = report.results.filter(({ outcome }) => outcome !== 'held');
    expect(others.map(({ rule, message }) => `${rule}: ${String(message)}`)).to.deep.equal([
      'examples: The server is no sandbox, so it has no fixtures.',
    ]);
    expect(new Set(report.results.map(({ rule }) => rule))).to.have.all.keys(...rules.map(({ name }) => name));
    expect(report.refusals.seen).to.be.greaterThan(2000);
    expect(report.refusals.own).to.be.at.least(190);
    expect(report.refusals.unseen).to.have.length(report.refusals.declaredOwn - report.refusals.own);
    expect(output).to.include(`${String(report.operations)} of ${String(report.operations)} operations reached`);

    const xml = readFileSync(junit, 'utf8');
    expect(xml.match(/<testcase /g)).to.have.lengthOf(report.results.length);
  });

  it('needs consent where the server is no sandbox, and writes nothing without it', async () => {
    const refusal = await runCommand(server.baseUrl, '--rule', 'methods');
    expect(refusal.code).to.equal(2);
    expect(refusal.output).to.include('does not say that it is a sandbox');
    const sandbox = await serve('sandbox', { SANDBOX: 'yes' });
    try {
      const result = await runCommand(sandbox.baseUrl, '--rule', 'methods');
      expect(result.code, result.output).to.equal(0);
      expect(result.output).to.include('0 faults');
    } finally {
      await sandbox.end('SIGTERM');
    }
  });

  it('includes the examples of the fixture on a sandbox, which a reset restores', async () => {
    const sandbox = await serve('examples', { SANDBOX: 'yes' });
    try {
      const json = join(folder, 'sandbox.json');
      const { code, output } = await runCommand(sandbox.baseUrl, '--rule', 'examples', '--json', json);
      expect(code, output).to.equal(0);
      const report = JSON.parse(readFileSync(json, 'utf8')) as Report;
      const exampleResults = report.results.filter(({ rule }) => rule === 'examples');
      expect(exampleResults.length).to.be.at.least(300);
      const before = await startTamperingServer(sandbox.baseUrl, { response: renameCode('ERR_NOT_FOUND') });
      const tamperedReport = await conform({
        ...ADMINISTRATOR,
        url: before.url,
        rules: ['examples'],
        operations: ['getLocation'],
      });
      await before.close();
      const broken = tamperedReport.results.filter(({ outcome }) => outcome === 'broken');
      expect(broken.map(({ rule, subject }) => `${rule} ${subject}`)).to.deep.equal(['examples getLocation']);
    } finally {
      await sandbox.end('SIGTERM');
    }
  });

  it('is not broken by a list that grew while it was read', async () => {
    const state = { asked: 0 };
    const before = await startTamperingServer(server.baseUrl, {
      response: (returning, { url }) => {
        if (!/^\/api2\/locaties\?.*page_size=1000/.test(url)) return;
        state.asked += 1;
        if (state.asked > 1) return;
        const all = JSON.parse(returning.body.toString()) as object[];
        returning.body = Buffer.from(JSON.stringify(all.slice(0, -1)));
        returning.headers['x-total-count'] = String(all.length - 1);
      },
    });

    const { results } = await conform({
      ...ADMINISTRATOR,
      url: before.url,
      rules: ['paging'],
      operations: ['listLocations'],
    });

    await before.close();
    expect(results.map(({ outcome }) => outcome)).to.deep.equal(['held']);
    expect(state.asked).to.equal(2);
  });

  it('is reported also where no key can be made or revoked', async () => {
    const before = await startTamperingServer(server.baseUrl, {
      response: (returning, { method, url }) => {
        if (method !== 'GET' && url.startsWith('/api2/apikeys')) returning.status = 418;
      },
    });

    const { results } = await conform({
      ...ADMINISTRATOR,
      url: before.url,
      rules: ['permissions'],
      operations: ['listLocations', 'getRevenue'],
    });

    await before.close();
    expect(results.map(({ rule, outcome }) => `${rule} ${outcome}`)).to.include('answers broken');
  });

  it('is explained by a guide that has every rule', () => {
    const guide = readFileSync(resolve(import.meta.dirname, '../../docs/guides/conformance.md'), 'utf8');
    const ruleNames = [...guide.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
    expect(ruleNames).to.have.members(rules.map(({ name }) => name));
  });

  it('does not count a refused operation as reached', async () => {
    const report = await conform({
      ...ADMINISTRATOR,
      url: server.baseUrl,
      rules: ['logins'],
      operations: ['deleteCustomer'],
    });
    expect(report.unreached.map(({ operation }) => operation)).to.include('deleteCustomer');
  });

  it('works without a user, and reports what it could not try', async () => {
    const user = await conform({ ...ADMINISTRATOR, url: server.baseUrl, rules: ['feed'] });
    expect(user.faults).to.equal(0);
    const wrong = await runCommand(server.baseUrl, CONSENT_FLAG, '--key', 'bks_wrong');
    expect(wrong.code).to.equal(1);
    expect(wrong.output).to.include('does not accept');
  });
});

/** Returns a tampering with responses: each refusal gets another code. */
function renameCode(code: string): NonNullable<TamperingHooks['response']> {
  return (returning) => {
    returning.body = Buffer.from(returning.body.toString().replaceAll(code, 'ERR_CURSOR'));
  };
}
