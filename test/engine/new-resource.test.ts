// Beginning a new resource: the files that are written, the lists they are added to, and blanks that nobody can leave.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { BLANK } from '../../spec/generator/resource-files.ts';
import { filesOf, Misuse, namesOf, type ReadFile } from '../../spec/generator/new-resource.ts';
import { Nouns } from '../../spec/generator/nouns.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const AREAS = ['people', 'catalogue'];
const GIVEN = ['loyalty policy', 'people', '/spaarregelingen', '--event', 'Spaarregeling'];

const read: ReadFile = (path) => {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return undefined;
  }
};

describe('a new resource', () => {
  const names = namesOf(GIVEN, AREAS, ['009-invoices.ts', '101-last.ts', '0161-odd.ts', 'index.ts']);
  const files = filesOf(names, read);

  it('has one name in every layer', () => {
    expect(names).to.deep.include({ schema: 'LoyaltyPolicy', one: 'loyaltyPolicy', many: 'loyaltyPolicies' });
    expect(names).to.deep.include({ table: 'loyalty_policies', file: 'loyalty-policies' });
    expect(names.migration).to.equal('102-loyalty-policies');
  });

  it('takes six files, of at most 250 lines together', () => {
    const fresh = [...files].filter(([path]) => read(path) === undefined);
    expect(fresh.map(([path]) => path)).to.deep.equal([
      'spec/paths/people/loyalty-policies.yaml',
      'spec/schemas/people/loyalty-policies.yaml',
      'db/migrations/102-loyalty-policies.ts',
      'db/people/loyalty-policies.ts',
      'handlers/people/loyalty-policies.ts',
      'test/people/loyalty-policies.test.ts',
    ]);
    expect(fresh.reduce((sum, [, text]) => sum + text.split('\n').length, 0)).to.be.lessThan(250);
  });

  it('has no name left open in its files', () => {
    for (const [path, text] of files) if (read(path) === undefined) expect(text, path).to.not.match(/\{\{|undefined/);
    const silent = [...filesOf(namesOf(GIVEN.slice(0, 3), AREAS, []), read)];
    expect(silent.filter(([path, text]) => /loyalty/.test(path) && /announced|eventObject/.test(text))).to.deep.equal(
      [],
    );
    expect(files.get('db/people/loyalty-policies.ts')).to.include('Spaarregeling: eventObject(');
  });

  it('is added to every list, which keeps all else', () => {
    const changed = [...files].filter(([path]) => read(path) !== undefined);
    expect(changed.map(([path]) => path)).to.deep.equal([
      'spec/openapi.yaml',
      'handlers/index.ts',
      'db/migrations/index.ts',
      'db/objects.ts',
      'test/support/roots.ts',
    ]);
    for (const [path, text] of changed) {
      const before = (read(path) ?? '').split('\n');
      const added = text.split('\n').filter((line) => !before.includes(line));
      expect(added.join('\n'), path).to.match(/loyalty/i);
      expect(
        text.split('\n').filter((line) => !added.includes(line)),
        path,
      ).to.deep.equal(before);
    }
  });

  it('has blanks in every file in which something must be decided', () => {
    const filled = [...files].filter(([, text]) => !text.includes(BLANK)).map(([path]) => path);
    expect(filled).to.deep.equal([
      'handlers/people/loyalty-policies.ts',
      'handlers/index.ts',
      'db/migrations/index.ts',
      'db/objects.ts',
    ]);
  });

  for (const [given, why] of [
    [['newsletter', 'nowhere', '/x'], /no area nowhere: choose one of people, catalogue/],
    [['Newsletter', 'people', '/x'], /lower-case English words/],
    [['newsletter', 'people', 'x/{id}'], /write the path of the list/],
    [['newsletter', 'people'], /npm run new/],
  ] as const) {
    it(`is refused with the remedy: ${given.join(' ')}`, () => {
      expect(() => namesOf(given, AREAS, [])).to.throw(Misuse, why);
    });
  }

  it('is refused where it exists', () => {
    const existing = namesOf(['qualification', 'people', '/kwalificaties'], AREAS, []);
    expect(() => filesOf(existing, read)).to.throw(Misuse, /qualifications\.yaml exists/);
  });

  it('may begin with New', () => {
    const nouns = new Nouns({});
    const derived = ['NewsletterPut', 'NewNewsletter', 'NewLocation', 'Newsletter'].map((name) =>
      nouns.derivedFrom(name),
    );
    expect(derived).to.deep.equal(['Newsletter', 'Newsletter', 'Location', undefined]);
  });
});
