// The contract and the declarations of tables belong together: every root has a table, every soft deletion a turn.
import { expect } from 'chai';
import { roots } from '../../generated/operations.ts';
import { resolveRootTable, lockOrderOf } from '../../db/engine/changes/declaration.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import { getDatabase } from '../support/index.ts';

describe('what tables declare', () => {
  it('covers every root of the contract', () => {
    const tables = roots.map((root) => resolveRootTable(root).table);
    expect(tables).to.include.members(['bookings', 'contacts']);
    expect(new Set(tables).size).to.be.lessThan(roots.length);
  });

  it('narrows the roots that are some of the rows of a table', () => {
    expect(resolveRootTable('customers')).to.deep.equal({ table: 'contacts', where: { 'contacts.type': 'klant' } });
    expect(resolveRootTable('settings')).to.deep.equal({ table: 'settings', where: {}, by: 'slug' });
  });

  it('names the remedy where a root has no table', () => {
    expect(() => resolveRootTable('unicorns' as 'bookings')).to.throw(/write table\('unicorns'\) in db\//);
  });

  it('gives each table whose rows remain an advisory lock of its own', () => {
    const locks = [...new Set(roots.map((root) => resolveRootTable(root).table))].flatMap(
      (table) => lockOrderOf(table) ?? [],
    );
    expect(locks.length).to.be.greaterThan(3);
    expect(new Set(locks).size).to.equal(locks.length);
  });

  it('keeps roots that lie within others from being locked without those', async () => {
    const failed = await getDatabase()
      .write((db) => lockRoots(db, 'invoices', [1]))
      .then(
        () => 'locked',
        (error: unknown) => String(error),
      );
    expect(failed).to.include('invoices lie within bookings');
  });
});
