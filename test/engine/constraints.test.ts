// Every constraint of every table declares what its violation means: otherwise the contract would lack a refusal.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect } from 'chai';
import { listDeclaredConstraints } from '../../db/engine/changes/constraints.ts';
import { listCompanions, listParents } from '../../db/engine/changes/declaration.ts';
import { findReferringColumns } from '../../db/engine/changes/references.ts';
import { objects } from '../../db/objects.ts';
import { getDatabase } from '../support/index.ts';
import {
  findActingKeys,
  type ActingKey,
  readConstraints,
  type CatalogueConstraint,
  findUnindexedKeys,
  listNumberedTables,
} from '../support/schema-catalogue.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Tables of test/support/things.ts, which another test of this process may have declared. */
const TEST_TABLES = new Set(['things', 'things_parts', 'seats']);
const EXAMPLES = {
  unique: "{ field: '…', code: '…' }, or 'never' when no request can violate it",
  checks: "{ field: '…', code: '…' }, or 'never' when no request can violate it",
  references: "'the member that names it', or null when no request does",
};

describe('the constraints of the database', () => {
  let databaseConstraints: readonly CatalogueConstraint[];

  before(async () => {
    databaseConstraints = await getDatabase().read(readConstraints);
  });

  it('are each declared with their table', () => {
    const forgotten = databaseConstraints.filter((each) => !isDeclared(each));
    expect(forgotten.map(describeRemedy)).to.deep.equal([]);
    expect(databaseConstraints.filter(({ kind }) => kind === 'unique').length).to.be.greaterThan(20);
    expect(databaseConstraints.filter(({ kind }) => kind === 'checks').length).to.be.greaterThan(2);
    expect(databaseConstraints.filter(({ kind }) => kind === 'references').length).to.be.greaterThan(30);
  });

  it('include the references that tables declare, apart from those to their roots', async () => {
    const targets = [...new Set(listParents().map((words) => words.split(' refers to ')[1] ?? ''))];
    const references = await getDatabase().read(async (db) => {
      const each = await Promise.all(targets.map((target) => findReferringColumns(db, target)));
      return each.flatMap((columns, at) =>
        columns.map(([table, column]) => `${table}.${column} refers to ${targets[at]!}`),
      );
    });
    expect(listParents()).to.have.lengthOf.above(0);
    expect(references).to.include.members(listParents());
  });

  it('have an index for each reference: without one, deleting the row it refers to reads a whole table', async () => {
    expect(await getDatabase().read(findUnindexedKeys)).to.deep.equal([]);
  });

  it('include every declared constraint', () => {
    const constraintKeys = new Set(databaseConstraints.map(({ table, kind, name }) => `${table} ${kind} ${name}`));
    const declaredConstraints = [...listDeclaredConstraints()]
      .filter(([table]) => !TEST_TABLES.has(table))
      .flatMap(([table, constraints]) =>
        Object.keys(EXAMPLES).flatMap((kind) =>
          Object.keys(constraints[kind as keyof typeof EXAMPLES] ?? {}).map((name) => ({ table, kind, name })),
        ),
      );

    const invented = declaredConstraints.filter(
      ({ table, kind, name }) => !constraintKeys.has(`${table} ${kind} ${name}`),
    );
    expect(
      invented.map(({ table, kind, name }) => `${fileOf(table)}: take ${name} out of the ${kind} of '${table}'`),
    ).to.deep.equal([]);
  });
});

describe('rows that have events of their own', () => {
  const announced = new Set(Object.values(objects).map(({ table }) => table));
  let keys: readonly ActingKey[];

  before(async () => {
    keys = await getDatabase().read(findActingKeys);
  });

  it('are never changed by the database alone, which would announce no event', () => {
    expect(keys.filter(({ action }) => action !== 'CASCADE')).to.deep.equal([]);
    expect(keys.length).to.be.greaterThan(20);
  });

  it('declare the roots with which they are deleted', () => {
    const going = keys.filter(({ table }) => announced.has(table));
    const expectedCompanions = going.map(({ table, column, parent }) => `${table}.${column} goes with ${parent}`);
    expect(listCompanions().sort()).to.deep.equal(expectedCompanions.sort());
    const deletedTables = new Set(keys.map(({ table }) => table));
    expect(
      going.filter(({ parent }) => deletedTables.has(parent)),
      'go with what goes unseen itself',
    ).to.deep.equal([]);
  });

  it('have ids that are never used again, or versions that continue', async () => {
    const numbered = await getDatabase().read(listNumberedTables);
    expect([...announced].filter((table) => !numbered.includes(table))).to.deep.equal(['users']);
  });
});

function isDeclared({ table, kind, name }: CatalogueConstraint): boolean {
  return listDeclaredConstraints().get(table)?.[kind]?.[name] !== undefined;
}

function describeRemedy({ table, kind, name }: CatalogueConstraint): string {
  return `${fileOf(table)}: add ${kind}: { ${name}: ${EXAMPLES[kind]} } to table('${table}')`;
}

/** Returns the file that declares a table. */
function fileOf(table: string): string {
  const files = readdirSync(join(ROOT, 'db'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
  const declares = new RegExp(`(?:table(?:<\\w+>)?|declareConstraints)\\(\\s*'${table}'`);
  const file = files.find((each) => declares.test(readFileSync(each, 'utf8')));
  return file === undefined ? `db/ (declareConstraints('${table}', …) is missing)` : relative(ROOT, file);
}
