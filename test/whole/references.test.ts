// Every path in documents, comments and the contract exists: a page, a heading on it, or a file of the code.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect } from 'chai';

const ROOT = resolve(import.meta.dirname, '../..');
const FOREIGN_FOLDERS = ['node_modules', 'dist', 'data', 'generated', '.git', '.cache'];

// A path below one of our folders, with `#` before the name of an export; `<area>` matches any area.
const CODE_PATH =
  /(?<![\w/.-])(?:build|config|spec|http|handlers|domain|db|jobs|print|test|bench|demo|deploy)\/(?![^\s`]*<)[\w./-]+(?:#\w+)?/g;

const files = walk(ROOT).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const pages = files.filter(({ path }) => path.endsWith('.md'));
const sources = files.filter(({ path }) => /\.(ts|mjs|yaml|mustache)$/.test(path));

describe('references', () => {
  it('lead from every markdown link to pages and headings that exist', () => {
    const links = pages.flatMap(({ path, text }) =>
      [...stripCode(text).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => ({ path, target })),
    );
    const local = links.filter(({ target }) => !/^[a-z]+:/.test(target));
    const broken = local.filter(({ path, target }) => {
      const [name = '', heading] = target.split('#');
      const page = name === '' ? path : join(dirname(path), name);
      return !existsSync(join(ROOT, page)) || (heading !== undefined && !headingsOf(page).includes(heading));
    });
    expect(broken).to.deep.equal([]);
    expect(local.length).to.be.greaterThan(20);
  });

  it('name pages in docs/ by a path that exists', () => {
    const references = files.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![\w/.])docs\/[\w/-]*\w(?:\.\w+)?/g)].map(([target]) => ({ path, target })),
    );
    expect(references.filter(({ target }) => !existsSync(join(ROOT, target)))).to.deep.equal([]);
    expect(references.length).to.be.greaterThan(40);
  });

  it('name a page of docs/decisions by its file, never by its title or number alone', () => {
    const bareReferences = [
      ...sources.flatMap(({ path, text }) => findLines(path, text, /\bdocs\/decisions(?!\/\d{3}-[\w-]+\.md)/i)),
      ...files.flatMap(({ path, text }) => findLines(path, text, /\bpages? \d{3}\b/)),
    ];
    expect(bareReferences.filter((line) => !line.startsWith('test/whole/references.test.ts'))).to.deep.equal([]);
  });

  it('name files and exports of the code that exist, from every page', () => {
    const references = pages.flatMap(({ path, text }) =>
      [...stripCode(text).matchAll(/`[^`]+`/g)].flatMap(([code]) =>
        [...code.matchAll(CODE_PATH)].map(([target]) => ({ path, target })),
      ),
    );
    const broken = references.filter(({ target }) => {
      const [name = '', word] = target.split('#');
      if (!existsSync(join(ROOT, name))) return true;
      return word !== undefined && !readFileSync(join(ROOT, name), 'utf8').includes(word);
    });
    expect(broken).to.deep.equal([]);
    expect(references.length).to.be.greaterThan(40);
  });
});

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (FOREIGN_FOLDERS.includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [relative(ROOT, path)];
  });
}

/** Returns the text without its code, in which brackets are no links. */
function stripCode(text: string): string {
  return text.replace(/^```[^]*?^```/gm, '').replace(/^ {4}.*/gm, '');
}

/** Returns the anchors of a page's headings, as GitHub makes them. */
function headingsOf(page: string): string[] {
  return [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replace(/ /g, '-'),
  );
}

function findLines(path: string, text: string, pattern: RegExp): string[] {
  return text
    .split('\n')
    .flatMap((line, at) => (pattern.test(line) ? [`${path}:${String(at + 1)}: ${line.trim()}`] : []));
}
