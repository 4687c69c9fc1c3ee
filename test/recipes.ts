// Runs the recipes of the guides for other programs, word for word, against a sandbox of the build: `npx tsx test/recipes.ts go`.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runCommands, recipeOf, writeFiles } from './support/generators/recipe.ts';
import { freePort } from './support/postgres.ts';
import { spawnBuilt } from './support/spawn-built.ts';
import { UNAVAILABLE } from './support/unavailable.ts';

interface GuideRecipe {
  readonly guide: string;
  readonly heading: string;
  /** The programs that the machine needs. */
  readonly needs: readonly string[];
  /** Checks the files that the recipe left in its folder; throws where they are wrong. */
  readonly check?: (folder: string) => void;
}

const RECIPES: Readonly<Record<string, GuideRecipe>> = {
  postman: { guide: 'other-tools', heading: 'Postman', needs: [], check: checkPostmanRun },
  go: { guide: 'other-tools', heading: 'Go', needs: ['java', 'go'] },
  java: { guide: 'other-tools', heading: 'Java', needs: ['java', 'mvn'] },
  schemathesis: { guide: 'test-another-system', heading: 'Schemathesis', needs: ['python3'] },
  specmatic: { guide: 'test-another-system', heading: 'Specmatic', needs: ['java'] },
  prism: { guide: 'test-another-system', heading: 'Prism', needs: [] },
};
const ROOT = resolve(import.meta.dirname, '..');
/** The key of the fixture `venue`, as the reference prints it. */
const [TOKEN = ''] = /bks_\w+/.exec(readFileSync(join(ROOT, 'generated/sandbox.json'), 'utf8')) ?? [];
const ACCOUNT = { USERNAME: 'admin', PASSWORD: 'only-for-tests' };

async function main(names: readonly string[]): Promise<void> {
  execFileSync(process.execPath, ['build/setup.mjs', 'build'], { stdio: 'inherit', cwd: ROOT });
  const work = mkdtempSync(join(tmpdir(), 'recipes-'));
  const port = String(await freePort());
  const BASE_URL = `http://127.0.0.1:${port}`;
  const server = spawnBuilt(['dist/server.js'], {
    SANDBOX: 'yes',
    PORT: port,
    DATABASE_URL: `sqlite:${join(work, 'sandbox.db')}`,
    BOOTSTRAP_PASSWORD: ACCOUNT.PASSWORD,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
  });

  try {
    await waitUntilReady(`${BASE_URL}/ready`, server.readOutput);
    for (const name of names) await runRecipe(name, work, { BASE_URL, TOKEN, ...ACCOUNT });
  } finally {
    server.child.kill('SIGKILL');
    rmSync(work, { recursive: true, force: true });
  }
}

async function waitUntilReady(url: string, output: () => string): Promise<void> {
  for (const end = performance.now() + 60_000; performance.now() < end;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
  }
  throw new Error(`The sandbox did not start:\n${output()}`);
}

async function runRecipe(name: string, work: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const recipe = RECIPES[name];
  if (recipe === undefined) throw new Error(`No recipe ${name}: there are ${Object.keys(RECIPES).join(', ')}.`);

  const folder = join(work, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');

  const { brings, runs, files, prints } = recipeOf(recipe.guide, recipe.heading);
  const lacks = recipe.needs.filter((each) => spawnSync('which', [each]).status !== 0);
  const isThere = lacks.length === 0 && (await runCommands(brings, folder, environment)).status === 0;
  if (!isThere) {
    console.log(`${name}: not to be had here${lacks.length > 0 ? `, for want of ${lacks.join(' and ')}` : ''}.`);
    process.exitCode = UNAVAILABLE;
    return;
  }

  // The preparation of the guide: the contract, and a new sandbox.
  const before = await runCommands(recipeOf('test-another-system', 'Before you start').runs, folder, environment);
  if (before.status !== 0) throw new Error('The sandbox could not be filled.');

  writeFiles(folder, files);
  const from = performance.now();
  const { status, printed } = await runCommands(runs, folder, environment);
  if (status !== 0) throw new Error(`${name} ended with ${String(status)}:\n${printed}`);
  if (prints !== undefined && printed !== prints)
    throw new Error(`${name} printed\n${printed}where the guide says\n${prints}`);

  recipe.check?.(folder);
  console.log(`${name}: did what its guide says, in ${String(Math.round((performance.now() - from) / 1000))} s.`);
}

/** Throws unless newman called the operations: it also succeeds without any request. */
function checkPostmanRun(folder: string): void {
  const { run } = JSON.parse(readFileSync(join(folder, 'newman.json'), 'utf8')) as {
    run: { executions: readonly { response?: { code: number } }[]; stats: { assertions: { total: number } } };
  };
  const fine = run.executions.filter(({ response }) => response?.code === 200);
  if (run.stats.assertions.total < 100 || fine.length < 60)
    throw new Error(
      `The collection reached ${String(fine.length)} of ${String(run.stats.assertions.total)} operations.`,
    );
}

const asked = process.argv.slice(2);
await main(asked.length > 0 ? asked : Object.keys(RECIPES));
