// Servers with planted faults: `boekstaaf conform` reports each of them, by the rule that it breaks.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { conform } from 'boekstaaf/conform';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { listRequestFaults } from '../support/conformance/request-faults.ts';
import { listRuleFaults } from '../support/conformance/rule-faults.ts';
import { startTamperingServer } from '../support/conformance/tampering.ts';
import { startChildServer, type ChildServer } from '../support/child-server.ts';
import { scaleWait } from '../support/patience.ts';
import { SECRETS_KEY } from '../support/secrets-key.ts';
// Only in the nightly run.
import '../support/nightly-only.ts';

/** Each fault, with the rule that reports it. */
const PLANTED_FAULTS = [...listRequestFaults(), ...listRuleFaults()];

describe('a planted fault', function () {
  this.timeout(scaleWait(300_000));
  let folder: string;
  let server: ChildServer;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'conform-'));
    server = await startChildServer({
      DATABASE_URL: `sqlite:${join(folder, 'plain.db')}`,
      BOOTSTRAP_USERNAME: ADMINISTRATOR.username,
      BOOTSTRAP_PASSWORD: ADMINISTRATOR.password,
      SECRETS_KEY,
    });
  });

  after(async () => {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });

  it('is one of at least twenty', () => {
    expect(PLANTED_FAULTS.length).to.be.at.least(20);
  });

  it('has a name of its own', () => {
    expect(new Set(PLANTED_FAULTS.map(({ name }) => name)).size).to.equal(PLANTED_FAULTS.length);
  });

  for (const { name, rule, askedRule, reportedNames, operations, ...fault } of PLANTED_FAULTS)
    it(`is reported where ${name}`, async () => {
      const tamperingServer = await startTamperingServer(server.baseUrl, fault);
      try {
        const report = await conform({
          ...ADMINISTRATOR,
          url: tamperingServer.url,
          rules: [askedRule ?? rule],
          operations: operations ?? reportedNames,
        });
        const broken = report.results.filter(({ outcome }) => outcome === 'broken');
        const subjects = broken.filter((each) => each.rule === rule).map(({ subject }) => subject);
        expect(subjects, JSON.stringify(report.results)).to.include.members([...reportedNames]);
      } finally {
        await tamperingServer.close();
      }
    });
});
