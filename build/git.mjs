// Asks git what is checked out, and which files were changed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The commit that is checked out; where there is no history, what BUILD_COMMIT says. */
export function readCommit() {
  const head = existsSync('.git') ? runGit('rev-parse', 'HEAD') : '';
  return head || process.env.BUILD_COMMIT || 'unknown';
}

/** Whether one of these files or folders differs from what was committed. */
export function isChanged(paths) {
  return existsSync('.git') && runGit('status', '--porcelain', '--', ...paths) !== '';
}

/** The files that differ from the branch that was pushed, or from the last commit where there is none. */
export function listChangedFiles() {
  const base = runGit('rev-parse', '--verify', '--quiet', '@{upstream}') || 'HEAD';
  const names = [
    runGit('diff', '--name-only', '--diff-filter=d', base),
    runGit('ls-files', '--others', '--exclude-standard'),
  ];
  return names.join('\n').split('\n').filter(Boolean);
}

/** Lets git check the subjects of commits here, unless this checkout has hooks of its own. */
export function installHooks() {
  if (existsSync('.git') && runGit('config', 'core.hooksPath') === '')
    runGit('config', 'core.hooksPath', 'build/hooks');
}

/** The output of git, also where another account made the folder; nothing where it fails or is not there. */
function runGit(...args) {
  const { stdout } = spawnSync('git', ['-c', 'safe.directory=*', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return stdout?.trim() ?? '';
}
