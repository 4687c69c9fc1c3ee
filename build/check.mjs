// The static checks: the contract, types, lint and format.
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { listChangedFiles } from './git.mjs';
import { runNode, run } from './run.mjs';

/** The contract against its rules, generated/ and the last release. */
export function checkContract() {
  return runNode(['--import', 'tsx', 'spec/generator/main.ts', '--check']);
}

/** Types, lint, format and the contract; `onlyChanged` has lint and format of the files that differ from what was pushed. */
export async function check({ onlyChanged }) {
  await checkContract();
  // typescript-eslint needs TypeScript 5, and this one takes a fifth of its time.
  for (const project of ['.', ...['browser', 'kantoor', 'reference-page'].map((name) => `http/pages/${name}`)])
    await runNode(['node_modules/typescript-7/bin/tsc', '--noEmit', ...listCacheOptions(project), '-p', project]);

  const changed = onlyChanged && existsSync('.git') ? listChangedFiles() : undefined;
  await lint('eslint', changed?.filter((file) => /\.tsx?$|^build\/.*\.mjs$/.test(file)) ?? ['.'], [
    '--max-warnings=0',
    '--no-warn-ignored',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
  ]);
  await lint('prettier', changed ?? ['.'], ['--check', '--log-level=warn', '--ignore-unknown']);
}

/** The compiler checks what a change can reach, by what it wrote down about the files when it ran before. */
function listCacheOptions(project) {
  return [
    '--incremental',
    '--tsBuildInfoFile',
    join('node_modules', '.cache', 'types', `${basename(resolve(project))}.tsbuildinfo`),
  ];
}

async function lint(tool, files, options) {
  if (files.length > 0) await run(join('node_modules', '.bin', tool), [...options, '--', ...files]);
}
