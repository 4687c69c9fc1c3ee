// Transactions for code: a Reader reads, a Writer writes, and a built query alone never runs.
import { expect } from 'chai';
import { insertRows } from '../../db/engine/session/insert.ts';
import { defineCommand, defineCountedCommand, defineStatement } from '../../db/engine/session/sql.ts';
import { isReadOnly } from '../../db/engine/session/read-only.ts';
import type { Database } from '../../db/engine/session/database.ts';
import type { Dialect, Reader } from '../../db/engine/session/reader.ts';
import { openThings } from '../support/open-things.ts';
import { things } from '../support/things.ts';

describe('a session', () => {
  let database: Database;

  before(async () => {
    database = await openThings('sessions', { strict: false });
  });

  after(() => database.close());

  it('of a Reader has no method to write: that does not compile', () => {
    const rename = defineCommand(() => 'update things set naam = ?');
    const countedCommand = defineCountedCommand(() => 'delete from things');

    // @ts-expect-error A Reader has no `write`.
    const method: keyof Reader = 'write';
    const sly = [
      // @ts-expect-error A command takes a Writer.
      (db: Reader) => rename(db, 'sly'),
      // @ts-expect-error A command that returns a count takes a Writer too.
      (db: Reader) => countedCommand(db),
      // @ts-expect-error Inserting rows takes a Writer too.
      (db: Reader) => insertRows(db, 'things', [{ naam: 'sly' }]),
    ];
    expect([method, ...sly]).to.have.length(4);
  });

  it('refuses a query that does more than read, written or built, also of a Writer', async () => {
    const texts = [
      "insert into things (naam) values ('sly')",
      " update things set naam = 'sly'",
      'delete from things',
      'drop table things',
      'with gone as (delete from things returning id) select id from gone',
      "with new as (select 1) insert into things (naam) select 'sly' from new",
    ];

    for (const text of texts) {
      expect(await describeRefusal(database.read((db) => db.query(text)))).to.match(/no way to write/);
      expect(await describeRefusal(database.write((db) => db.query(text)))).to.match(/no way to write/);
      expect(() => defineStatement(() => text), text).to.throw(/no statement/);
    }

    const deletion = database.write((db) => db.query(db.build('things').delete()));
    expect(await describeRefusal(deletion)).to.match(/no way to write/);
  });

  it('refuses a text of the wrong kind when it is declared, also in the dialect of the other database', () => {
    const chooseText = (dialect: Dialect) => (text: string, other: string) => (requestedDialect: Dialect) =>
      requestedDialect === dialect ? text : other;
    for (const dialect of ['sqlite', 'postgres'] as const) {
      const textByDialect = chooseText(dialect)('delete from things', 'select 1');
      expect(() => defineStatement(textByDialect), dialect).to.throw(/is a command and no statement: delete/);
      expect(() => defineCommand(textByDialect), dialect).to.throw(/is a statement and no command: select/);
      expect(() => defineCountedCommand(textByDialect), dialect).to.throw(/is a statement and no command: select/);
    }
  });

  it('lets a query lock, and begin with common table expressions', () => {
    for (const text of [
      'select id from things for update skip locked',
      'select id from things for no key update',
      'with due as (select id from things for update) select id from due',
      '(select 1) union (select 2)',
    ])
      expect(isReadOnly(text), text).to.equal(true);
  });

  it('runs a built query only when it is called', async () => {
    await database.write((db) => things.insert(db, { naam: 'here' }));
    const awaited = database.read(async (db): Promise<unknown> => db.build('things').select('naam'));
    expect(await describeRefusal(awaited)).to.match(/acquire a connection/);
    const rows = await database.read((db) => db.query(db.build('things').where({ naam: 'here' }).select('naam')));
    expect(rows).to.deep.equal([{ naam: 'here' }]);
  });

  it('returns how many rows a command changed', async () => {
    await database.write((db) => insertRows(db, 'things', [{ naam: 'one' }, { naam: 'two' }]));
    const grow = defineCountedCommand(() => "update things set aantal = ? where naam in ('one', 'two', 'three')");
    expect(await database.write((db) => grow(db, 7))).to.equal(2);
  });
});

async function describeRefusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'It was not refused.',
    (error: unknown) => String(error),
  );
}
