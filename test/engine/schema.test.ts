// The dumped schema next to the migrations is what they make, so that a review shows the effect of a migration.
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { createEmptyDatabase } from '../support/index.ts';
import { schemaFileOf, dumpEmptySchema } from '../support/schema.ts';

describe('the dumped schema', () => {
  it('is what the migrations make', async () => {
    const { dialect, text } = await dumpEmptySchema(await createEmptyDatabase('schema'));
    const storedLines = readFileSync(schemaFileOf(dialect), 'utf8').split('\n');
    const dumpedLines = text.split('\n');
    const differs = dumpedLines.findIndex((line, at) => line !== storedLines[at]);
    expect(dumpedLines[differs], `line ${String(differs + 1)}: run npx tsx test/schema.ts`).to.equal(
      storedLines[differs],
    );
    expect(dumpedLines).to.have.length(storedLines.length);
  });
});
