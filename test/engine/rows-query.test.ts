// The rows of an answer of PostgreSQL, as `pg` hands its parts over.
import { expect } from 'chai';
import pg from 'pg';
import { RowsQuery, type Told } from '../../db/engine/postgres/rows-query.ts';

const { INT4, INT8, TEXT } = pg.types.builtins;

type Described = Parameters<RowsQuery['handleRowDescription']>[0]['fields'];

type Column = readonly [name: string, dataTypeID: Described[number]['dataTypeID']];

/** The answer to one statement with these columns and rows. */
function answered(columns: readonly Column[], rows: (string | null)[][]): [Error | null, Told] {
  let settled: [Error | null, Told] | undefined;
  const query = new RowsQuery('select * from things', { values: [], name: undefined }, (error, told) => {
    settled = [error, told];
  });
  query.handleRowDescription({ fields: columns.map(([name, dataTypeID]) => ({ name, dataTypeID })) });
  for (const fields of rows) query.handleDataRow({ fields });
  query.handleCommandComplete({ text: `SELECT ${String(rows.length)}` });
  query.handleReadyForQuery();
  if (settled === undefined) throw new Error('It was not settled.');
  return settled;
}

describe('the rows of PostgreSQL', () => {
  it('are made by the columns of their own answer, though its text had others before', () => {
    const before = answered(
      [
        ['naam', TEXT],
        ['aantal', INT4],
      ],
      [
        ['a', '1'],
        ['b', null],
      ],
    );
    expect(before[1].rows).to.deep.equal([
      { naam: 'a', aantal: 1 },
      { naam: 'b', aantal: null },
    ]);
    expect(before[1]).to.include({ count: 2, command: 'SELECT' });
    const after = answered(
      [
        ['aantal', TEXT],
        ['naam', TEXT],
        ['later', INT4],
      ],
      [['1', 'a', '2']],
    );
    expect(after[1].rows).to.deep.equal([{ aantal: '1', naam: 'a', later: 2 }]);
  });

  it('are an error where one cannot be read, whatever follows', () => {
    const [error] = answered([['som', INT8]], [['9007199254740993'], ['1']]);
    expect(error).to.be.instanceOf(RangeError);
  });
});
