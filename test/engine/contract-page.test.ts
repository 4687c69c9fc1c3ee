// The page about writing the contract describes every keyword that the generator knows, and no other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { KEYWORDS } from '../../spec/generator/keywords.ts';
import { ROOT } from '../support/sources.ts';

describe('docs/contract.md', () => {
  it('describes the keywords of the contract', () => {
    const page = readFileSync(join(ROOT, 'docs/contract.md'), 'utf8');
    const described = new Set([...page.matchAll(/`(x-[a-z-]+)`/g)].map(([, name]) => name));
    expect([...described].sort()).to.deep.equal([...new Set(Object.values(KEYWORDS).flat())].sort());
  });
});
