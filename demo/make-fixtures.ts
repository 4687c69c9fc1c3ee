// Makes the fixtures of sandboxes: npx tsx demo/make-fixtures.ts [--outdated]. They are committed; npm run generate makes them after a migration.
import { join } from 'node:path';
import { storeFixture, readFixture } from '../db/house/sandbox-fixtures.ts';
import { migrations } from '../db/migrations/index.ts';
import { BUILT_IN_FIXTURES } from '../domain/house/sandbox.ts';
import { makeFixture } from './fixture.ts';

const FOLDER = join(import.meta.dirname, 'fixtures');

/** Returns whether the fixtures have the tables of all migrations. */
async function areCurrent(): Promise<boolean> {
  const { migrations: fixtureMigrations } = await readFixture('empty', FOLDER);
  return fixtureMigrations.join() === migrations.map(({ name }) => name).join();
}

async function makeFixtures(): Promise<void> {
  for (const name of BUILT_IN_FIXTURES) {
    const fixture = await makeFixture(name);
    const size = await storeFixture(name, fixture, FOLDER);
    console.log(`${name}: ${String(Object.keys(fixture.tables).length)} tables, ${String(size)} bytes`);
  }
}

if (!process.argv.includes('--outdated')) await makeFixtures();
else if (!(await areCurrent()))
  await makeFixtures().catch((error: unknown) => {
    // The handlers of a new operation may not be written yet.
    console.log(
      `The fixtures of sandboxes are older than the last migration: run npm run generate once the service starts.`,
    );
    console.log(String(error));
  });
