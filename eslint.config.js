// The rules every TypeScript file follows; each is an error or off.
import ts from 'typescript';
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
    ...['config', 'contract', 'db', 'domain', 'handlers', 'http', 'jobs', 'print'].map((name) => `${name}/**/*.ts`),
  ],
  ignores: [
    'db/engine/clock.ts',
    'db/migrations/**',
    'http/pages/reference-page/**',
    'http/pages/browser/**',
    'http/pages/kantoor/**',
  ],
};

// A member that the types of a library do not have is reached by a class that extends theirs, by a cast, or by `in`. A parameter
// that takes any object hides the last two.
const LIBRARIES = /node_modules\/(?:@types\/)?(?:pg|pg-protocol|knex|tarn|better-sqlite3)\//;
const ANY_OBJECT = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive;
const documented = {
  create(context) {
    const { getTypeAtLocation, esTreeNodeToTSNodeMap, program } = context.sourceCode.parserServices;
    const isTheirs = (type) =>
      type?.symbol?.declarations?.some((each) => LIBRARIES.test(each.getSourceFile().fileName)) === true;
    const judge = (node, goal) => {
      if (!isTheirs(getTypeAtLocation(node)) || isTheirs(goal)) return;
      context.report({ node, message: 'Use only what pg, Knex, tarn and better-sqlite3 document.' });
    };
    const isHidden = (goal) => goal !== undefined && (goal.flags & ANY_OBJECT) !== 0;
    return {
      ':matches(ClassDeclaration, ClassExpression) > .superClass': (node) => judge(node),
      TSAsExpression: (node) => judge(node.expression, getTypeAtLocation(node)),
      'BinaryExpression[operator="in"] > .right': (node) => judge(node),
      'CallExpression > .arguments': (node) => {
        const goal = program.getTypeChecker().getContextualType(esTreeNodeToTSNodeMap.get(node));
        if (isHidden(goal)) judge(node);
      },
    };
  },
};

// One statement a line, in paragraphs: a body of more than twelve lines has a blank line between its steps.
const LONGEST_PARAGRAPH = 12;
const paragraphs = {
  create(context) {
    return {
      ':function > BlockStatement.body'(block) {
        const lines = context.sourceCode.lines.slice(block.loc.start.line, block.loc.end.line - 1);
        if (lines.length <= LONGEST_PARAGRAPH || block.body.length < 3 || lines.some((line) => line.trim() === ''))
          return;
        context.report({ node: block, message: 'Part the steps of a long function by blank lines.' });
      },
    };
  },
};
const unpacked = [
  {
    selector:
      ':matches(ObjectExpression, ArrayExpression, JSXOpeningElement) > :matches(SpreadElement, JSXSpreadAttribute) > .argument:matches(ObjectExpression, ArrayExpression)',
    message: 'Write the members themselves: a spread of a literal only packs lines.',
  },
  { selector: 'CallExpression > ConditionalExpression.callee', message: 'Choose first, then call.' },
  {
    selector: ':not(ExpressionStatement, ForStatement, SequenceExpression) > AssignmentExpression[operator!="??="]',
    message: 'Assign in a statement of its own. Only `??=` may give the value it keeps.',
  },
  {
    selector: 'VariableDeclarator[id.type="ArrayPattern"][init.type="ArrayExpression"]',
    message: 'Declare each variable by a statement of its own.',
  },
];

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
      '!build/*.mjs',
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
    files: ['db/**/*.ts'],
    plugins: { libraries: { rules: { documented } } },
    rules: { 'libraries/documented': 'error' },
  },
  {
    files: ['db/**/*.ts', 'jobs/**/*.ts', 'test/support/**/*.ts', 'bench/**/*.ts'],
    rules: { 'no-underscore-dangle': ['error', { enforceInMethodNames: true, allow: ['_links'] }] },
  },
  {
    plugins: { house: { rules: { paragraphs } } },
    rules: { 'house/paragraphs': 'error', 'no-restricted-syntax': ['error', ...unpacked] },
  },
  // Migrations are frozen.
  { files: ['db/migrations/**/*.ts'], rules: { 'house/paragraphs': 'off', 'no-restricted-syntax': 'off' } },
  { ...timed, rules: { 'no-restricted-syntax': ['error', ...unpacked, ...ownClocks] } },
  {
    files: ['db/**/*.ts'],
    ignores: [...timed.ignores, 'db/engine/session/dialect.ts', 'db/engine/listing.ts', 'db/engine/session/watch.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...unpacked,
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
  { files: ['build/*.mjs'], ...tseslint.configs.disableTypeChecked },
  { files: ['build/*.mjs'], rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' } },
);
