// Makes the fixtures of sandboxes: npx tsx demo/make-fixtures.ts. They are committed; make them again after each migration.
import { join } from 'node:path';
import { keepFixture } from '../db/house/sandbox-fixtures.ts';
import { BUILT_IN } from '../domain/house/sandbox.ts';
import { makeFixture } from './fixture.ts';

const FOLDER = join(import.meta.dirname, 'fixtures');

for (const name of BUILT_IN) {
  const fixture = await makeFixture(name);
  const size = await keepFixture(name, fixture, FOLDER);
  console.log(`${name}: ${String(Object.keys(fixture.tables).length)} tables, ${String(size)} bytes`);
}
