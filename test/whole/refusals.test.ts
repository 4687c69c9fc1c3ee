// Requests are refused by domain/ alone; the refusals that are still elsewhere are in two lists, which only shrink.
import { expect } from 'chai';
import { product, type SourceFile } from '../support/sources.ts';

/** Files of db/ that refuse. Remove a file that no longer does; add none. */
const REFUSING_DB_FILES: readonly string[] = [];

/** Files of handlers/ that word a refusal. */
const REFUSING_HANDLER_FILES: readonly string[] = [];

/** The entry of a constraint with its field and its code. */
const CONSTRAINT_ENTRY = /\bfield: [^,{}]+,\s*code: 'ERR_\w+'/g;

function codeOf({ text }: SourceFile): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(CONSTRAINT_ENTRY, '');
}

function listRefusing(folder: RegExp, refusal: RegExp): string[] {
  const refusingFiles = product.filter((source) => folder.test(source.path) && refusal.test(codeOf(source)));
  return refusingFiles.map(({ path }) => path).sort();
}

describe('requests are refused by domain/', () => {
  it('and by no query: db/ reads, returns facts and saves', () => {
    const paths = listRefusing(/^db\/(?!engine\/|migrations\/|queue\/)[^/]+\//, /'ERR_|\bproblem\(|\brefuseIfAny\(/);
    expect(paths).to.deep.equal(REFUSING_DB_FILES);
  });

  it('and by no handler: handlers/ load, call one decision, and save', () => {
    const paths = listRefusing(/^handlers\//, /\bproblem\(|\bcode: 'ERR_/);
    expect(paths).to.deep.equal(REFUSING_HANDLER_FILES);
  });

  it('even those of a database constraint', () => {
    const constraint: SourceFile = { path: '', text: "{ field: 'slug', code: 'ERR_TAKEN' }", imports: [], uses: [] };
    expect(codeOf(constraint)).to.equal('{  }');
  });
});
