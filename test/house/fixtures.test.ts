// The fixture `venue` as its program makes it today has the bytes that were committed.
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import { readFixture } from '../../db/house/sandbox-fixtures.ts';
import { makeFixture } from '../../demo/fixture.ts';
import '../support/only-with-all.ts';

describe('the fixture of a venue', () => {
  it('is made with the same bytes each time', async () => {
    const made = await makeFixture('venue');
    const committed = await readFixture('venue', '');
    // The first table that differs: the whole of both would be too long to read.
    for (const [name, table] of Object.entries(made.tables))
      if (!isDeepStrictEqual(table, committed.tables[name])) expect(table, name).to.deep.equal(committed.tables[name]);
    expect(JSON.stringify(made)).to.equal(JSON.stringify(committed));
  });
});
