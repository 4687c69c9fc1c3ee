// Use of deprecated parts in a sandbox: the audit trail has it at the sandbox's time, and a reset deletes it.
import { expect } from 'chai';
import type { AuditEntry } from 'boekstaaf';
import { type TestSandbox, startSandbox } from '../support/sandbox.ts';

const START = '2027-01-04T09:00:00+01:00';
const FILTER = { event: ['deprecated' as const] };

describe('the use of deprecated parts in a sandbox', () => {
  let sandbox: TestSandbox;

  const use = async (): Promise<void> => {
    const [supplier] = await sandbox.api.suppliers.list();
    const body = { leverancier_id: supplier?.id, naam: 'Kano', inkoop: 0, minimum_aantal: 1, verkoop: 12.5 };
    const { text, headers } = await sandbox.sendRaw('POST', '/api2/producten', { body });
    expect(headers, text).to.have.property('deprecation');
  };

  /** Restarts the server, which writes what it collected when it stops; returns the audit trail. */
  const restart = async (): Promise<AuditEntry[]> => {
    await sandbox.close();
    sandbox = await startSandbox({}, sandbox.databaseUrl);
    return sandbox.api.audit.listAuditEntries(FILTER);
  };

  before(async () => {
    sandbox = await startSandbox();
  });

  after(() => sandbox.close());

  it("is recorded at the sandbox's time, without what was before a reset", async () => {
    await sandbox.api.sandbox.reset('venue');
    await use();
    await sandbox.api.sandbox.reset('venue');
    expect(await restart()).to.deep.equal([]);
    await use();
    const [entry, ...others] = await restart();
    expect(others).to.deep.equal([]);
    expect(entry).to.deep.include({ occurred_at: START, object: 'frameworkGuardUser', object_id: 1 });
    expect(entry?.after).to.deep.equal({ operation: 'createProduct', part: 'verkoop' });
  });
});
