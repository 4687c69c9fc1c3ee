// The lists that are generated, because the build bundles and no folder is read at run time: npm run generate makes them.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { operations } from '../../generated/operations.ts';
import { handlers } from '../../handlers/index.ts';
import { migrations } from '../../db/migrations/index.ts';
import { generateLists } from '../../spec/generator/lists.ts';

const ROOT = resolve(import.meta.dirname, '../..');

describe('a list of files', () => {
  for (const [path, text] of generateLists(ROOT, new Set(Object.keys(operations))))
    it(`is what npm run generate makes of the files: ${path}`, () => {
      expect(readFileSync(join(ROOT, path), 'utf8') === text, `${path}: run npm run generate`).to.equal(true);
      expect(text).to.match(/^import \* as /m);
    });

  it('of handlers has a function for every operation', () => {
    const missing = Object.entries(operations).filter(([id]) => !(id in handlers));
    expect(missing.map(([id, { tag }]) => `export const ${id} from the file of ${tag} in handlers/`)).to.deep.equal([]);
  });

  it('of migrations has them in the order of their numbers, each name once, since a database stores it', () => {
    const names = migrations.map(({ name }) => name);
    expect(names).to.deep.equal([...new Set(names)].sort());
    // The numbers begin at 121, that of the first release.
    expect(names.map((name) => name.slice(0, 4))).to.deep.equal(
      names.map((_name, at) => String(at + 121).padStart(4, '0')),
    );
  });
});
