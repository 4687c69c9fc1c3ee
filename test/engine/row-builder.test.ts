// Rows made from the values of a driver: all of a statement have one shape, and none is a dictionary of V8.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { createRowBuilder } from '../../db/engine/session/row-builder.ts';
import { defineRowsStatement, defineStatement } from '../../db/engine/session/sql.ts';
import { getDatabase } from '../support/index.ts';

/** Returns a test of whether V8 stores an object by its shape. */
function shapeTest(): (row: unknown) => boolean {
  setFlagsFromString('--allow-natives-syntax');
  try {
    const hasShape = runInNewContext('(row) => %HasFastProperties(row)') as (row: unknown) => boolean;
    // V8 parses the function on its first call, which needs the flag.
    hasShape({});
    return hasShape;
  } finally {
    setFlagsFromString('--no-allow-natives-syntax');
  }
}

describe('rows', () => {
  it('have the values of their columns by name, the last one where two have one name', () => {
    const toRow = createRowBuilder(['id', 'naam', 'naam', '"']);
    expect(toRow([1, 'a', 'b', null])).to.deep.equal({ id: 1, naam: 'b', '"': null });
    expect(toRow([2, null, 'c', 4])).to.deep.equal({ id: 2, naam: 'c', '"': 4 });
    expect(toRow([3, 'a', null, 4])).to.deep.equal({ id: 3, naam: null, '"': 4 });
  });

  it('have every byte of a binary column', async () => {
    const bytes = Buffer.from([0, 0xff, 0x22, 0xc3]);
    await getDatabase().write((db) =>
      db.write('insert into images (sha256, media_type, bytes) values (?, ?, ?)', ['0', 'image/png', bytes]),
    );
    const selectImages = defineRowsStatement<{ bytes: Buffer }>(() => 'select * from images');
    expect((await getDatabase().read((db) => selectImages(db))).map((row) => row.bytes)).to.deep.equal([bytes]);
  });

  it('are no dictionaries, for any number of columns', async () => {
    const hasShape = shapeTest();
    const names = Array.from({ length: 40 }, (_, at) => `column_${String(at)}`);
    const wide = defineStatement<object>(() => `select ${names.map((name, at) => `${String(at)} as ${name}`).join()}`);
    const [row] = await getDatabase().read((db) => wide(db));
    expect(row).to.deep.equal(Object.fromEntries(names.map((name, at) => [name, at])));
    expect(hasShape(row), 'a row of forty columns').to.equal(true);
  });
});
