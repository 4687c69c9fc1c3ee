// The rules every TypeScript file follows; each is an error or off.
import tseslint from 'typescript-eslint';

// These hold at any depth: '../db/x' and '../../db/x' alike.
const folders = (...names) => names.map((name) => `**/${name}/**`);
// Code may use what Knex, pg and tarn document, and nothing else of them.
const insides = ['knex/*', 'pg/*', 'pg-pool', 'tarn/*'];
const seams = [
  {
    files: ['domain/**/*.ts'],
    patterns: [...folders('db', 'http', 'handlers', 'jobs'), 'knex', 'koa', 'node:fs*', 'node:net'],
  },
  { files: ['handlers/**/*.ts'], patterns: [...folders('http', 'jobs'), 'knex', 'koa', 'pg', 'better-sqlite3'] },
  { files: ['db/**/*.ts'], patterns: [...folders('http', 'handlers', 'jobs'), 'koa', 'openapi-backend', ...insides] },
  { files: ['jobs/**/*.ts', 'test/**/*.ts', 'bench/**/*.ts'], patterns: insides },
  { files: ['contract/**/*.ts'], patterns: [...folders('db', 'http', 'handlers', 'jobs'), 'knex', 'koa'] },
  { files: ['http/**/*.{ts,tsx}'], patterns: [...folders('jobs'), 'knex', 'pg', 'better-sqlite3'] },
];

// One place tells the time (db/engine/clock.ts), so that a sandbox can say another; everything else is told `now`.
const TIME = 'Take the time from `now`: only db/engine/clock.ts asks the machine or the database for it.';
const ownClocks = [
  'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.name="Date"]',
  'CallExpression[callee.object.name="DateTime"][callee.property.name=/^(now|local|utc)$/][arguments.length=0]',
  ...['Literal[value', 'TemplateElement[value.raw'].map(
    (text) =>
      `${text}=/\\bnow\\(\\)|\\bcurrent_(date|time|timestamp)\\b|\\blocaltime(stamp)?\\b|\\b(clock|statement|transaction)_timestamp\\b|[\\x27"]now[\\x27"]/i]`,
  ),
].map((selector) => ({ selector, message: TIME }));
// Programs that run on the server, by its clock. Migrations are frozen.
const timed = {
  files: [
    '*.ts',
    ...['contract', 'db', 'domain', 'handlers', 'http', 'jobs', 'print'].map((name) => `${name}/**/*.ts`),
  ],
  ignores: [
    'db/engine/clock.ts',
    'db/migrations/**',
    'http/pages/reference-page/**',
    'http/pages/browser/**',
    'http/pages/kantoor/**',
  ],
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'dist',
      '**/dist',
      '.cache',
      'generated',
      'data',
      // An integrator's files: compiled where the packed SDK is installed.
      'test/whole/sdk-consumer',
      'eslint.config.js',
      '**/*.mjs',
      '!setup.mjs',
      '**/*.cjs',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      // openapi-backend asks for an Ajv and takes an Ajv2020, which is a class of its own.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Issuers of logins on this machine speak http: the settings allow it there alone.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', package: 'openid-client', name: 'allowInsecureRequests' }] },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
    },
  },
  ...seams.map(({ files, patterns }) => ({
    files,
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  })),
  {
    files: ['db/**/*.ts', 'jobs/**/*.ts', 'test/support/**/*.ts', 'bench/**/*.ts'],
    rules: { 'no-underscore-dangle': ['error', { enforceInMethodNames: true, allow: ['_links'] }] },
  },
  { ...timed, rules: { 'no-restricted-syntax': ['error', ...ownClocks] } },
  {
    files: ['db/**/*.ts'],
    ignores: [...timed.ignores, 'db/engine/session/dialect.ts', 'db/engine/listing.ts', 'db/engine/session/watch.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...ownClocks,
        ...['orderBy', 'orderByRaw', 'whereLike', 'whereILike'].map((name) => ({
          selector: `CallExpression[callee.property.name="${name}"]`,
          message: 'Order and case differ between the databases: use db/engine/session/dialect.ts.',
        })),
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // They show that what the contract calls deprecated works until it is gone.
    files: ['test/catalogue/products.test.ts', 'test/house/settings.test.ts', 'test/people/customers.test.ts'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  // Node's own modules alone, before anything is installed: JavaScript without types.
  { files: ['setup.mjs'], ...tseslint.configs.disableTypeChecked },
);
