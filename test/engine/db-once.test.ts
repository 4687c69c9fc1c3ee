// Readers that read once: what was found counts until the transaction writes or locks, and never for somebody else.
import { expect } from 'chai';
import { once } from '../../db/engine/changes/once.ts';
import { lockRoot, lockRoots } from '../../db/engine/changes/roots.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { Read } from '../../db/engine/session/reader.ts';
import { table } from '../../db/engine/changes/table.ts';
import { freshDatabase, open } from '../support/index.ts';

describe('a reader that reads once', () => {
  const groups = table<{ readonly id: number; readonly naam: string }>('product_groups');
  const letters = table<{ readonly id: number; readonly naam: string }>('newsletters');
  let readings = 0;
  const counted: Read<{ readonly naam: string }> = (db, ids) => {
    readings += 1;
    return groups.read(db, ids);
  };
  const read = once(counted);
  const nameOf = async (db: Writer, id: number): Promise<string | undefined> => (await read(db, [id])).get(id)?.naam;
  const takes = async (work: () => Promise<unknown>): Promise<number> => {
    readings = 0;
    await work();
    return readings;
  };

  it('keeps what it found until the transaction writes or locks something, and for the same ids only', async () => {
    const database = await open(await freshDatabase('once'));
    await database.write(async (db) => {
      const id = await groups.insert(db, { naam: 'Klimmen' });
      expect(await nameOf(db, id)).to.equal('Klimmen');
      expect(await takes(() => Promise.all([nameOf(db, id), nameOf(db, id)]))).to.equal(0);
      expect(await takes(() => read(db, [id, id + 1]))).to.equal(1);

      await nameOf(db, id);
      await groups.update(db, { id, naam: 'Klimmen' }, { naam: 'Varen' });
      expect(await nameOf(db, id)).to.equal('Varen');
      expect(await takes(() => lockRoot(db, 'product_groups', id).then(() => nameOf(db, id)))).to.equal(1);
      expect(await takes(() => lockRoots(db, 'product_groups', [id]).then(() => nameOf(db, id)))).to.equal(1);

      const writing = groups.update(db, { id, naam: 'Varen' }, { naam: 'Zwemmen' });
      await Promise.all([writing, nameOf(db, id)]);
      expect(await nameOf(db, id)).to.equal('Zwemmen');
    });
    await database.close();
  });

  it('keeps what it found of some tables while others are written and locked, until something is deleted anywhere', async () => {
    const database = await open(await freshDatabase('once-tables'));
    const ofGroups = once(counted, ['product_groups']);
    await database.write(async (db) => {
      const [id, note] = [await groups.insert(db, { naam: 'Klimmen' }), await letters.insert(db, { naam: 'Zomer' })];
      const row = { id: note, naam: 'Zomer' };
      const reading = (): Promise<unknown> => ofGroups(db, [id]);
      await reading();
      expect(await takes(() => letters.insert(db, { naam: 'Winter' }).then(reading))).to.equal(0);
      expect(await takes(() => lockRoot(db, 'newsletters', note).then(reading))).to.equal(0);
      expect(await takes(() => lockRoots(db, 'newsletters', [note]).then(reading))).to.equal(0);
      expect(await takes(() => letters.update(db, row, { naam: 'Lente' }).then(reading))).to.equal(0);
      expect(await takes(() => groups.insert(db, { naam: 'Varen' }).then(reading))).to.equal(1);
      expect(await takes(() => lockRoot(db, 'product_groups', id).then(reading))).to.equal(1);
      expect(await takes(() => lockRoots(db, 'product_groups', [id]).then(reading))).to.equal(1);
      expect(await takes(() => letters.remove(db, row).then(reading))).to.equal(1);
    });
    await database.close();
  });

  it('gives each caller a map of his own', async () => {
    const database = await open(await freshDatabase('once-each'));
    await database.write(async (db) => {
      const id = await groups.insert(db, { naam: 'Klimmen' });
      (await read(db, [id])).clear();
      expect(await nameOf(db, id)).to.equal('Klimmen');
    });
    await database.close();
  });

  it('reads anew in every transaction that only reads', async () => {
    const database = await open(await freshDatabase('once-reading'));
    const twice = (): Promise<unknown> => database.read(async (db) => [await read(db, [1]), await read(db, [1])]);
    expect(await takes(twice)).to.equal(2);
    await database.close();
  });
});
