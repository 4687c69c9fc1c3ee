// The lists that cannot be made from files at run time, because the build bundles: nothing that belongs in them is forgotten.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect } from 'chai';
import { operations } from '../../generated/operations.ts';
import { handlers } from '../../handlers/index.ts';
import { migrations } from '../../db/migrations/index.ts';

const ROOT = resolve(import.meta.dirname, '../..');

function filesBelow(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
}

/** points-of-sale.ts -> pointsOfSale */
function camelCase(path: string): string {
  return basename(path, '.ts').replace(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}

describe('a list of files', () => {
  it('of handlers has every file that answers an operation', () => {
    const index = readFileSync(join(ROOT, 'handlers/index.ts'), 'utf8');
    const answering = filesBelow('handlers').filter((path) => {
      const names = [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^export const (\w+)/gm)].map(
        ([, name]) => name,
      );
      return path !== 'handlers/index.ts' && names.some((name) => name !== undefined && name in operations);
    });
    const forgotten = answering.flatMap((path) => {
      const name = camelCase(path);
      const from = `./${path.slice('handlers/'.length)}`;
      const listed = index.includes(`import * as ${name} from '${from}';`) && index.includes(`  ...${name},`);
      return listed ? [] : [`handlers/index.ts: add import * as ${name} from '${from}'; and ...${name}, to all`];
    });
    expect(forgotten).to.deep.equal([]);
    expect(answering.length).to.be.greaterThan(20);
  });

  it('of handlers has a function for every operation', () => {
    const missing = Object.entries(operations).filter(([id]) => !(id in handlers));
    expect(missing.map(([id, { tag }]) => `export const ${id} from the file of ${tag} in handlers/`)).to.deep.equal([]);
  });

  it('of migrations has every file, by its own name', () => {
    const index = readFileSync(join(ROOT, 'db/migrations/index.ts'), 'utf8');
    const files = filesBelow('db/migrations').filter((path) => /\/\d+-[\w-]+\.ts$/.test(path));
    const forgotten = files.flatMap((path) => {
      const file = basename(path, '.ts');
      const imported = new RegExp(`import \\* as (\\w+) from './${file}\\.ts';`).exec(index)?.[1];
      if (imported !== undefined && index.includes(`{ name: '${file}', ...${imported} },`)) return [];
      const name = camelCase(file.replace(/^\d+-/, ''));
      return [
        `db/migrations/index.ts: add import * as ${name} from './${file}.ts'; and { name: '${file}', ...${name} } at the end of migrations`,
      ];
    });
    expect(forgotten).to.deep.equal([]);
    expect(files.length).to.be.greaterThan(30);
  });

  it('of migrations names each one once: a database remembers it by its name', () => {
    const names = migrations.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).to.deep.equal([]);
  });
});
