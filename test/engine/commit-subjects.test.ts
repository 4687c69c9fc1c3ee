// The hook that refuses subjects of commits, and the subjects of all commits since it was added.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';

const ROOT = resolve(import.meta.dirname, '../..');
const PERSON = ['-c', 'user.name=Ada', '-c', 'user.email=ada@wit.example'];

describe('the subject of a commit', () => {
  let folder: string;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'boekstaaf-subjects-'));
    runGit(folder, 'init', '--quiet');
    runGit(folder, 'config', 'core.hooksPath', join(ROOT, 'build/hooks'));
  });

  after(() => {
    rmSync(folder, { recursive: true });
  });

  const commit = (subject: string): { readonly status: number | null; readonly stderr: string } =>
    spawnSync('git', [...PERSON, 'commit', '--quiet', '--allow-empty', '-m', subject], {
      cwd: folder,
      encoding: 'utf8',
    });

  it('begins with a verb and has at most 72 letters; merges and fixups are exempt', () => {
    for (const subject of [`Add ${'a'.repeat(68)}`, 'Merge two branches', 'fixup! The door', 'Revert "The door"'])
      expect(commit(subject), subject).to.include({ status: 0, stderr: '' });
  });

  it('is refused otherwise, with the remedy', () => {
    expect(commit(`Add ${'a'.repeat(69)}`).stderr).to.include('The subject has 73 letters: shorten it to 72');
    expect(commit('The door is open').stderr).to.include('The subject begins with "The": begin with the verb');
    expect(commit('Added a door')).to.include({ status: 1 });
    expect(runGit(folder, 'log', '--format=%s')).to.not.include('door is open');
  });

  it('follows these rules in each commit since the hook was added', () => {
    const [hookCommit = 'HEAD'] = runGit(
      ROOT,
      'log',
      '--diff-filter=A',
      '--format=%H',
      '--',
      'build/hooks/commit-msg',
    ).split('\n');
    const subjects = runGit(ROOT, 'log', '--no-merges', '--format=%s', `${hookCommit || 'HEAD'}..HEAD`);
    const script = join(ROOT, 'build/commit-subject.mjs');
    const { stderr } = spawnSync(process.execPath, [script, '-'], { input: subjects, encoding: 'utf8' });
    expect(stderr).to.equal('');
  });
});

function runGit(cwd: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd, encoding: 'utf8' }).trim();
}
