// Every export is imported: code that only its own file uses needs no export, and unused code is deleted.
import { expect } from 'chai';
import { analyzeTsConfig } from 'ts-unused-exports';
import { ROOT } from '../support/sources.ts';
import '../support/only-with-all.ts';

// Loaded in ways that import lines do not show; each line says how. This list only shrinks.
const OTHERWISE_LOADED: Readonly<Record<string, readonly string[]>> = {
  'db/engine/postgres/pools.ts': ['openPostgresPools'], // by import() where PostgreSQL is used
  'db/engine/sqlite/sqlite.ts': ['openSqlite'], // by import() where SQLite is used, as the next
  'db/engine/sqlite/worker.ts': ['openWorkers'], // by import() where SQLite is used
  'domain/house/file-signature.ts': ['detectExtension'], // by import() with the first file
  'http/request/password-guesses.ts': ['guessesOf'], // by import() with the first new password
  'jobs/announcements/logo-image.ts': ['encodeImage'], // by import() with the first large logo
  'jobs/announcements/mail-transport.ts': ['createTransport'], // by import() when the first mail is sent
  'jobs/index.ts': ['createServiceJobs'], // the library does not follow imports of an index
  'server.ts': ['readConfig', 'run'], // by programs that run the build, and by build/server.mjs
  'spec/generator/client-calls.ts': ['sampleOf'], // by sdk/build, which is not part of this configuration
  'test/support/attack/attacked.ts': ['runAttack', 'formatDamage'], // by import() in test/attack.ts, as the next
  'test/support/attack/attacks.ts': ['attacks'],
  'test/support/endurance/endure.ts': ['endure'], // by import() in test/endurance.ts, as the next
  'test/support/endurance/report.ts': ['formatReport'],
  'test/support/several/failover.ts': ['runFailover'], // by import() in test/failover.ts
  'test/support/coverage.ts': ['findUnseen'], // by import() at the end of a run
  'test/support/service.ts': ['rootHooks', 'stop'], // by import() in a worker of the tests
};

// Migrations and handlers are collected by their namespaces; files of integrators import the packed SDK.
const COLLECTED_PATHS = 'db/migrations/;handlers/;generated/;sdk/;sdk-consumer;test/support/index.ts;/dist/';

describe('an export', () => {
  it('is imported somewhere', () => {
    const { unusedExports } = analyzeTsConfig('tsconfig.json', [
      '--allowUnusedTypes',
      `--excludePathsFromReport=${COLLECTED_PATHS}`,
    ]);
    const unused = Object.entries(unusedExports).flatMap(([path, names]) => {
      const file = path.replace(`${ROOT}/`, '');
      return names
        .map(({ exportName }) => exportName)
        .filter((name) => OTHERWISE_LOADED[file]?.includes(name) !== true)
        .map((name) => `${file}: ${name}: take the export away, or all of it`);
    });
    expect(unused).to.deep.equal([]);
  });
});
