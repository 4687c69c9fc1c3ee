// The rules of the code that no compiler enforces: allowed imports, names of files, and their first lines.
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { expect } from 'chai';
import { files, ours, product, ROOT, sources } from '../support/sources.ts';

// The folders that each of our folders may import; an entry outside of all folders is a file at the top.
const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  // The converters and writers call functions that clean HTML, write JSON text and decide who sees a member.
  generated: ['generated', 'domain'],
  domain: ['domain', 'generated'],
  db: ['db', 'domain', 'generated'],
  handlers: ['handlers', 'domain', 'db', 'generated', 'config'],
  print: ['print', 'domain', 'generated'],
  // Scheduled work without a client calls the operations.
  jobs: ['jobs', 'handlers', 'print', 'domain', 'db', 'generated', 'config'],
  // The checks that the door, the linter of the contract and the mock of the SDK share.
  contract: ['contract', 'domain', 'generated'],
  http: ['http', 'contract', 'handlers', 'domain', 'db', 'generated', 'config'],
  spec: ['spec', 'contract', 'generated', 'domain'],
  // The mock reads bodies as the door does; the build names the groups of operations as the generator of the contract
  // does.
  sdk: ['sdk', 'contract', 'spec', 'generated', 'domain'],
  config: ['config', 'domain'],
  'workers.ts': ['http'],
  'server.ts': ['http', 'jobs', 'domain', 'db', 'generated', 'config', 'workers.ts'],
  'cli.ts': ['http', 'jobs', 'domain', 'db', 'generated', 'config', 'server.ts'],
};

// The folders that each folder of the door may import: a request is read, then performed, then gets its response.
const ALLOWED_DOOR_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  request: ['request'],
  response: ['response', 'request'],
  perform: ['perform', 'response', 'request'],
};

// Packages that one folder alone may import.
const PACKAGE_HOMES: Readonly<Record<string, string>> = {
  knex: 'db',
  pg: 'db',
  'better-sqlite3': 'db',
  koa: 'http',
  '@koa/router': 'http',
  'koa-bodyparser': 'http',
  'openapi-backend': 'contract',
  'find-my-way': 'contract',
  undici: 'jobs',
  'openid-client': 'jobs',
  pdfkit: 'print',
};

interface BrowserCode {
  readonly page: string;
  readonly packages: readonly string[];
  /** Files or folders outside of the page that it may import. */
  readonly borrows: readonly string[];
  /** The files and folders of http/pages that may import from the page. */
  readonly lends: readonly string[];
}

const BROWSER_CODE: readonly BrowserCode[] = [
  {
    page: 'http/pages/browser/',
    packages: [],
    borrows: ['domain/values/time-units.ts'],
    lends: ['kantoor'],
  },
  {
    page: 'http/pages/kantoor/',
    packages: ['boekstaaf', 'preact', 'uqr'],
    // The planning calculates days in the time zone of the installation, and pages mark wrong codes as the service
    // does.
    borrows: [
      'http/pages/browser/',
      ...['calendar', 'party-codes', 'person-name', 'time-units'].map((name) => `domain/values/${name}.ts`),
    ],
    // The server serves the office at the addresses of its pages.
    lends: ['staff-pages.ts'],
  },
  {
    page: 'http/pages/reference-page/',
    packages: ['minisearch'],
    // The build makes the index with the options of the search in browsers.
    borrows: ['contract/search-options.ts'],
    lends: [],
  },
];

/** Counts the lines that are neither blank nor a comment. */
function codeLinesOf(text: string): number {
  return text
    .replaceAll(/^\s*\/\*.*?\*\/$/gms, '')
    .split('\n')
    .filter((line) => !/^\s*(\/\/.*)?$/.test(line)).length;
}

describe('the architecture', () => {
  it('finds sources to check', () => {
    expect(product.length).to.be.greaterThan(30);
    expect(product.flatMap(({ imports }) => imports).length).to.be.greaterThan(100);
  });

  it('imports in one direction only', () => {
    const wrong = sources.flatMap(({ path, uses }) =>
      uses
        .filter((target) => !(ALLOWED_IMPORTS[homeOf(path)] ?? [homeOf(target)]).includes(homeOf(target)))
        .map((target) => `${path} imports ${target}`),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('lets request/ of the door import neither response/ nor perform/, and response/ not perform/', () => {
    const part = (path: string): string => /^http\/(request|response|perform)\//.exec(path)?.[1] ?? '';
    const wrong = product.flatMap(({ path, uses }) =>
      uses
        .filter((target) => part(path) !== '' && part(target) !== '')
        .filter((target) => !ALLOWED_DOOR_IMPORTS[part(path)]?.includes(part(target)))
        .map((target) => `${path} imports ${target}`),
    );
    expect(new Set(product.map(({ path }) => part(path)))).to.have.property('size', 4);
    expect(wrong).to.deep.equal([]);
  });

  it('keeps drivers in db/, the web framework in http/, outgoing connections in jobs/', () => {
    const wrong = product.flatMap(({ path, imports }) =>
      imports
        .filter((name) => (PACKAGE_HOMES[name] ?? homeOf(path)) !== homeOf(path))
        .map((name) => `${path} imports ${name}`),
    );
    expect(wrong).to.deep.equal([]);
  });

  for (const { page, packages, borrows, lends } of BROWSER_CODE)
    it(`lets ${page} import itself and ${[...packages, ...borrows].join(', ')}, and no other code import it`, () => {
      const browser = product.filter(({ path }) => path.startsWith(page));
      expect(browser.length).to.be.greaterThan(2);

      const wrong = browser.flatMap(({ path, imports, uses }) => [
        ...imports
          .filter((name) => !name.startsWith('.') && !packages.includes(packageOf(name)))
          .map((name) => `${path} imports ${name}`),
        ...uses
          .filter((target) => !target.startsWith(page) && !borrows.some((lent) => target.startsWith(lent)))
          .map((target) => `${path} imports ${target}`),
      ]);

      const inside = product
        .filter(({ path, uses }) => !path.startsWith(page) && uses.some((target) => target.startsWith(page)))
        .map(({ path }) => path.split('/')[2]);
      expect(wrong).to.deep.equal([]);
      expect([...new Set(inside)].toSorted()).to.deep.equal(lends.toSorted());
    });

  const folderOf = (path: string): string => /^http\/pages\/kantoor\/(\w+)\//.exec(path)?.[1] ?? '';

  it('lets a page of the office import the frame and the addresses, and no other page', () => {
    const pages = product.filter(({ path }) => !['', 'frame'].includes(folderOf(path)));
    expect(new Set(pages.map(({ path }) => folderOf(path))).size).to.be.greaterThan(4);
    const wrong = pages.flatMap(({ path, uses }) =>
      uses
        .filter(
          (target) =>
            target.startsWith('http/pages/kantoor/') && !['', 'frame', folderOf(path)].includes(folderOf(target)),
        )
        .map((target) => `${path} imports ${target}`),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('limits the styles of an office page to that page, since all styles are loaded on each page', () => {
    const classesByFolder = new Map<string, Set<string>>();
    for (const { path, text } of product)
      for (const [, names = ''] of text.matchAll(/\bclass=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g))
        classesByFolder.set(
          folderOf(path),
          new Set([...(classesByFolder.get(folderOf(path)) ?? []), ...(names.match(/[a-z][\w-]*/g) ?? [])]),
        );

    const wrong = files
      .filter((path) => /\.css$/.test(path) && !['', 'frame'].includes(folderOf(path)))
      .flatMap((path) => {
        const text = readFileSync(join(ROOT, path), 'utf8').replace(/\/\*[^]*?\*\//g, '');
        const others = [...classesByFolder].filter(([each]) => each !== '' && each !== folderOf(path));
        return [...text.matchAll(/[^{},]+(?=[,{])/g)].flatMap(([selector]) => {
          const classes = [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
          return others
            .filter(([, theirs]) => classes.length > 0 && classes.every((name) => theirs.has(name)))
            .map(([each]) => `${path} styles ${each}: ${selector.trim()}`);
        });
      });
    expect(classesByFolder.size).to.be.greaterThan(4);
    expect(wrong).to.deep.equal([]);
  });

  it('keeps the office within 10,900 lines of code, and each style sheet of it within 300', () => {
    const office = product.filter(({ path }) => path.startsWith('http/pages/kantoor/'));
    expect(office.reduce((sum, { text }) => sum + codeLinesOf(text), 0)).to.be.within(1, 10_900);
    const sheets = files.filter((path) => /^http\/pages\/kantoor\/.*\.css$/.test(path));
    const long = sheets.filter((path) => codeLinesOf(readFileSync(join(ROOT, path), 'utf8')) > 300);
    expect(sheets.length).to.be.greaterThan(5);
    expect(long).to.deep.equal([]);
  });

  it('loads only its own files later, which the build exports as the sources do', () => {
    const later = product.flatMap(({ path, text }) =>
      [...text.matchAll(/\bawait import\(\s*([^)]*)|[^\w.]import\(\s*([^)]*)/g)].map(([, awaited, bare]) => ({
        path,
        what: awaited ?? bare ?? '',
      })),
    );
    expect(later.length).to.be.greaterThan(5);
    const foreign = later.filter(
      ({ path, what }) => !/^['"]\.{1,2}\//.test(what) && path !== 'db/engine/thread-file.ts',
    );
    expect(foreign).to.deep.equal([]);
  });

  it('lets domain/ import nothing with side effects', () => {
    const wrong = product
      .filter(({ path }) => path.startsWith('domain/'))
      .flatMap(({ path, imports, text }) => [
        ...imports
          .filter((name) => name.startsWith('node:') && name !== 'node:crypto')
          .map((name) => `${path}: ${name}`),
        ...findLines(path, text, /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(/),
      ]);
    expect(wrong).to.deep.equal([]);
  });

  it('lets migrations import packages, the type of a migration and the code that is frozen with them', () => {
    const frozen = product.filter(({ path }) => path.startsWith('db/migrations/') && path !== 'db/migrations/index.ts');
    expect(frozen.length).to.be.greaterThan(15);

    const wrong = frozen.flatMap(({ path, uses, text }) => [
      ...uses
        .filter((target) => !target.startsWith('db/migrations/') && target !== 'db/engine/migrate.ts')
        .map((target) => `${path} imports ${target}: give it what it needs as text of its own`),
      ...findLines(path, text, /^import (?!type ).*\/engine\/migrate\.ts/),
    ]);

    const others = product
      .filter(({ path }) => !path.startsWith('db/migrations/'))
      .flatMap(({ path, uses }) =>
        uses
          .filter((target) => target.startsWith('db/migrations/') && target !== 'db/migrations/index.ts')
          .map((target) => `${path} imports ${target}`),
      );
    expect([...wrong, ...others]).to.deep.equal([]);
  });

  it('reads the environment in config/config.ts alone', () => {
    const wrong = product
      .filter(({ path }) => path !== 'config/config.ts')
      .flatMap(({ path, text }) => findLines(path, text, /process\.env/));
    expect(wrong).to.deep.equal([]);
  });

  it('has a purpose in line 1 of every file', () => {
    const begin = /^(\/\/|\/\*|#|<!--|\{\{!) ?\S.{3,}/;
    const silent = files
      .filter((path) => /\.(tsx?|mjs|yaml|yml|mustache|css|html)$/.test(path))
      .filter((path) => !begin.test(readFileSync(join(ROOT, path), 'utf8').split('\n', 1)[0] ?? ''));
    expect(silent).to.deep.equal([]);
  });

  it('has no file or folder with a name that means nothing', () => {
    const empty = ours.filter(({ path }) => {
      const names = [...dirname(path).split('/'), basename(path, extname(path))];
      return names.some((name) => /^(src|lib|utils?|helpers?|common|types)$/.test(name));
    });
    expect(empty.map(({ path }) => path)).to.deep.equal([]);
  });

  it('keeps files under 300 lines of code', () => {
    const long = product.filter(({ text }) => codeLinesOf(text) > 300);
    expect(long.map(({ path }) => path)).to.deep.equal([]);
  });

  it('exports no name from two handler files', () => {
    const machinery = ['handlers/index.ts', 'handlers/handler.ts', 'handlers/resource.ts', 'handlers/embed.ts'];
    const exported = product
      .filter(({ path }) => path.startsWith('handlers/') && !machinery.includes(path))
      .flatMap(({ text }) =>
        [...text.matchAll(/^export (?:const|(?:async )?function) (\w+)/gm)].map(([, name]) => name),
      );
    expect(exported.filter((name, at) => exported.indexOf(name) !== at)).to.deep.equal([]);
    expect(exported.length).to.be.greaterThan(0);
  });

  it('disables no check', () => {
    // Written in two halves, so that this file is checked as well.
    const words = [
      'eslint' + '-disable',
      '@ts' + '-ignore',
      '@ts' + '-nocheck',
      'as un' + 'known as',
      'TO' + 'DO',
      'FIX' + 'ME',
    ];
    const off = new RegExp(words.join('|'));
    expect(ours.flatMap(({ path, text }) => findLines(path, text, off))).to.deep.equal([]);
  });

  it('sorts and compares texts in the dialect alone, where the two databases agree', () => {
    const pattern = /\.orderBy\w*\(|\.where(Not)?I?Like\(|\.orWhereI?Like\(|\bilike\b|\blower\(|['"`\s]like\s+\?/i;
    const wrong = product
      // A migration has its own text, with the dialect of its time.
      .filter(({ path }) => !/^(db\/engine\/session\/dialect\.ts|db\/migrations\/|spec\/|http\/)/.test(path))
      .flatMap(({ path, text }) => findLines(path, text.replace(/\/\/.*|^ \*.*/gm, ''), pattern));
    expect(wrong).to.deep.equal([]);
  });

  it('has tests that never sleep and never name a database', () => {
    const tests = ours.filter(
      ({ path }) => path.startsWith('test/') && !path.startsWith('test/support/') && path.endsWith('.test.ts'),
    );
    const wrong = tests
      // The options of a run name databases, and are tested as such.
      .filter(({ path }) => !['test/whole/architecture.test.ts', 'test/whole/run.test.ts'].includes(path))
      .flatMap(({ path, text }) =>
        findLines(path, text, /setTimeout[^\n]*timers\/promises|\bsleep\(|TEST_DATABASE|dialect ===|sinon|mock\(/),
      );
    expect(wrong).to.deep.equal([]);
    expect(tests.length).to.be.greaterThan(1);
  });

  it('has tests that wait longer on a slow machine: by scaleWait of test/support/patience.ts', () => {
    const fixed =
      /\.timeout\(\d|\b(?:timeout|acquireTimeoutMs|busyTimeoutMs|positionTimeoutMs|startTimeoutMs|timeoutMs): \d[\d_]{3}/;
    const wrong = ours
      .filter(({ path }) => path.startsWith('test/'))
      .flatMap(({ path, text }) => findLines(path, text, fixed));
    expect(wrong).to.deep.equal([]);
  });
});

/** Returns the package of an import: `boekstaaf` for `boekstaaf/webhooks`. */
function packageOf(name: string): string {
  return name.split('/')[0] ?? name;
}

/** Returns the top folder of a path, or the file itself at the top. */
function homeOf(path: string): string {
  return path.split('/')[0] ?? path;
}

function findLines(path: string, text: string, pattern: RegExp): string[] {
  return text
    .split('\n')
    .flatMap((line, at) => (pattern.test(line) ? [`${path}:${String(at + 1)}: ${line.trim()}`] : []));
}
