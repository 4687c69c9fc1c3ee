// The use of deprecated parts in a sandbox: the audit trail has it at the sandbox's own moment, and a reset forgets it.
import { expect } from 'chai';
import type { AuditEntry } from 'boekstaaf';
import { type TestSandbox, startSandbox } from '../support/sandbox.ts';

const START = '2027-01-04T09:00:00+01:00';
const FILTER = { event: ['deprecated' as const] };

describe('what a sandbox tells of deprecated parts', () => {
  let sandbox: TestSandbox;

  const use = async (): Promise<void> => {
    const [supplier] = await sandbox.api.suppliers.list();
    const body = { leverancier_id: supplier?.id, naam: 'Kano', inkoop: 0, minimum_aantal: 1, verkoop: 12.5 };
    const { text, headers } = await sandbox.sendRaw('POST', '/api2/producten', { body });
    expect(headers, text).to.have.property('deprecation');
  };

  /** A server writes what it collected when it ends. */
  const restart = async (): Promise<AuditEntry[]> => {
    await sandbox.close();
    sandbox = await startSandbox({}, sandbox.databaseUrl);
    return sandbox.api.audit.listAuditEntries(FILTER);
  };

  before(async () => {
    sandbox = await startSandbox();
  });

  after(() => sandbox.close());

  it('has the moment of its clock, and nothing of what was before a reset', async () => {
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
