// Every name of code on the pages of decisions exists: paths, identifiers, members, operations, settings, codes; the index is complete.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import { expect } from 'chai';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGES = join(ROOT, 'docs', 'decisions');
/** Files that are not written by hand, or that this test would find itself in. */
const FOREIGN_FILES = [
  'decisions.test.ts',
  'node_modules',
  'dist',
  'data',
  '.git',
  '.cache',
  'docs',
  'client',
  'openapi.json',
  'types.ts',
];

const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
const CHAIN = /[\p{L}_$][\p{L}\p{N}_$]*(?:\??\.[\p{L}_$][\p{L}\p{N}_$]*)+/gu;

/** Words of other projects: of npm, Node, databases, browsers and operating systems. */
const FOREIGN_WORDS = new Set(
  (
    'btree_gist COLLATE SQLITE_IOERR pg_dump VACUUM INTO tcp_wmem tcp_orphan_retries Sec Fetch Site dns.promises dns.lookup ' +
    'handleRequest UV_THREADPOOL_SIZE request.text vis timeline core'
  ).split(' '),
);
/** Prefixes of several names: `contains_...` of filters, `contact_…` of tags. */
const BEGINNINGS = ['contains_', 'contact_', 'contactpersoon_'];

const files = walk(ROOT).map((path) => ({ path, text: stripComments(path, readFileSync(join(ROOT, path), 'utf8')) }));
const words = new Set(files.flatMap(({ path, text }) => `${path} ${text}`.match(WORD) ?? []));
/** Pairs of names joined by a dot anywhere: `rows.update`. */
const pairs = new Set(files.flatMap(({ path, text }) => (`${path} ${text}`.match(CHAIN) ?? []).flatMap(pairsOf)));

const pages = readdirSync(PAGES)
  .filter((name) => /^\d{3}-[a-z0-9-]+\.md$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(PAGES, name), 'utf8') }));

describe('pages of decisions', () => {
  it('name no code that no longer exists', () => {
    const mentions = pages.flatMap(({ name, text }) =>
      codeOf(text).flatMap((code) => listNames(code).map((one) => ({ name, one }))),
    );
    expect([
      ...new Set(mentions.filter(({ one }) => !isKnownName(one)).map(({ name, one }) => `${name}: ${one}`)),
    ]).to.deep.equal([]);
    expect(mentions.length).to.be.greaterThan(1_000);
  });

  it('are all in the index, once, each on its own line', () => {
    const index = readFileSync(join(PAGES, 'README.md'), 'utf8');
    const entries = [...index.matchAll(/^- \[(\d{3})\]\((.+?)\) .+\.$/gm)].map(([, number = '', file = '']) => ({
      number,
      file,
    }));
    expect(entries.filter(({ number, file }) => !file.startsWith(`${number}-`))).to.deep.equal([]);
    expect(entries.map(({ file }) => file).sort()).to.deep.equal(pages.map(({ name }) => name).sort());
  });
});

/**
 * Returns the code spans, codes, settings and code blocks of a page, without discouraged examples, whose names need not
 * exist.
 */
function codeOf(text: string): string[] {
  const parts = text.split(/\n(?=\*\*)/).filter((part) => !part.startsWith('**Discouraged'));
  return parts.flatMap((part) => [
    ...[...part.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
    ...(part.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []),
    ...[...part.matchAll(/^ {4}(?! *[-*] )(.+)$/gm)].map(([, code = '']) => code.replace(/\/\/.*|\s# .*/, '')),
  ]);
}

/** Returns the identifiers of a piece of code, and pairs joined by a dot; quoted texts are no names. */
function listNames(code: string): string[] {
  const plainCode = code.replace(/'[^']*'/g, ' ').replace(/<[^>]*>/g, ' ');
  return [...(plainCode.match(WORD) ?? []), ...(plainCode.match(CHAIN) ?? []).flatMap(pairsOf)];
}

function pairsOf(chain: string): string[] {
  const parts = chain.split(/\??\./);
  return parts.slice(1).map((part, at) => `${parts[at] ?? ''}.${part}`);
}

function isKnownName(name: string): boolean {
  if (FOREIGN_WORDS.has(name) || BEGINNINGS.includes(name) || words.has(name) || pairs.has(name)) return true;
  const [owner = '', member = ''] = name.split('.');
  return words.has(owner) && words.has(member) && isMember(owner, member);
}

/** Whether the file that declares `Changes`, or a migration that names the table `jobs`, has the member. */
function isMember(owner: string, member: string): boolean {
  const declares = new RegExp(`\\b(?:class|interface|type) ${owner}\\b|^ *${owner}:`, 'm');
  const has = new RegExp(`\\b${member}\\b`);
  return files.some(
    ({ path, text }) =>
      has.test(text) && (declares.test(text) || (path.startsWith('db/migrations/') && text.includes(`'${owner}'`))),
  );
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (FOREIGN_FILES.includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return walk(path);
    return /\.(tsx?|mjs|py|ya?ml|json|toml|conf|sql|txt|service)$|file$|^api\.md$/.test(entry.name) &&
      !entry.name.includes('lock.json')
      ? [relative(ROOT, path)]
      : [];
  });
}

/** Returns code without its comments: a name that only comments mention no longer exists. */
function stripComments(path: string, text: string): string {
  return /\.(tsx?|mjs)$/.test(extname(path)) ? text.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '') : text;
}
