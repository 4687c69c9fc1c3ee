// Dumps the schema of both databases into files next to the migrations: npx tsx test/schema.ts. test/engine/schema.test.ts compares them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './support/postgres.ts';
import { schemaFileOf, dumpEmptySchema } from './support/schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-schema-'));
await chmod(folder, 0o755);
const postgres = await startPostgres(folder);
try {
  for (const url of [`sqlite:${join(folder, 'empty.db')}`, postgres.urlOf('postgres')]) {
    const { dialect, text } = await dumpEmptySchema(url);
    writeFileSync(schemaFileOf(dialect), text);
    console.log(`written  ${schemaFileOf(dialect)}`);
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
