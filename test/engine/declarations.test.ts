// The declarations of tables match the contract: every root has a table, and every soft deletion an advisory lock.
import { expect } from 'chai';
import { roots } from '../../generated/operations.ts';
import { resolveRootTable, lockOrderOf } from '../../db/engine/changes/declaration.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import { getDatabase } from '../support/index.ts';

describe('the declarations of tables', () => {
  it('cover every root of the contract', () => {
    const tables = roots.map((root) => resolveRootTable(root).table);
    expect(tables).to.include.members(['bookings', 'contacts']);
    expect(new Set(tables).size).to.be.lessThan(roots.length);
  });

  it('narrow the roots that are some of the rows of a table', () => {
    expect(resolveRootTable('customers')).to.deep.equal({ table: 'contacts', where: { 'contacts.type': 'klant' } });
    expect(resolveRootTable('settings')).to.deep.equal({ table: 'settings', where: {}, by: 'slug' });
  });

  it('name the remedy where a root has no table', () => {
    expect(() => resolveRootTable('unicorns' as 'bookings')).to.throw(/write defineTable\('unicorns'\) in db\//);
  });

  it('give each table with soft deletion its own advisory lock', () => {
    const locks = [...new Set(roots.map((root) => resolveRootTable(root).table))].flatMap(
      (table) => lockOrderOf(table) ?? [],
    );
    expect(locks.length).to.be.greaterThan(3);
    expect(new Set(locks).size).to.equal(locks.length);
  });

  it('prevent locking a root within another one without locking that one', async () => {
    const failed = await getDatabase()
      .write((db) => lockRoots(db, 'invoices', [1]))
      .then(
        () => 'locked',
        (error: unknown) => String(error),
      );
    expect(failed).to.include('invoices lie within bookings');
  });
});
