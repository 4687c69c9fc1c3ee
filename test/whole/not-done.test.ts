// Steps that continuous integration could not do stand at its end, and make it red where the machine once could:
// .ci/not-done.sh, .ci/expects.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';

const CI = resolve(import.meta.dirname, '../../.ci');

describe('.ci/run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-ci-'));
  cpSync(join(CI, 'not-done.sh'), join(folder, 'not-done.sh'));
  writeFileSync(join(folder, 'expects'), 'pdfs\n');
  after(() => rmSync(folder, { recursive: true }));

  const ended = (...lines: string[]): { status: number | null; stdout: string } =>
    spawnSync('bash', ['-euo', 'pipefail', '-c', ['. ./not-done.sh', ...lines, 'report_not_done'].join('\n')], {
      cwd: folder,
      encoding: 'utf8',
    });

  it('says nothing where everything was done', () => {
    expect(ended()).to.include({ status: 0, stdout: '' });
  });

  it('lists what was not done, and is green where nobody expects it', () => {
    const { status, stdout } = ended("could_not pdf 'no Maven.'", "could_not client 'no Java: by its hash only.'");
    expect(status).to.equal(0);
    expect(stdout).to.equal('Not done in this run:\n  pdf: no Maven.\n  client: no Java: by its hash only.\n');
  });

  it('is red where the machine once could, and names it', () => {
    const { status, stdout } = ended("could_not client 'no Java.'", "could_not pdfs 'no Maven.'");
    expect(status).to.equal(1);
    expect(stdout).to.match(/client: no Java\.[^]*before \(\.ci\/expects\): pdfs\n$/);
  });

  it('leaves out what might not end in time, and says so', () => {
    const begun = ['said() { echo "$@"; }', 'unless_late early said done', 'SECONDS=4700'];
    const { status, stdout } = ended(...begun, 'unless_late late said never', 'unless_late other said never');
    const why = 'the machine is slow: 78 minutes had passed.';
    expect([status, stdout]).to.deep.equal([0, `done\nNot done in this run:\n  late: ${why}\n  other: ${why}\n`]);
    const red = ended('said() { echo "$@"; }', 'SECONDS=4700', 'unless_late pdfs said never');
    expect(red.status).to.equal(1);
  });

  it('waits for all lanes, prints their output and is red when one of them fails', () => {
    cpSync(join(CI, 'lanes.sh'), join(folder, 'lanes.sh'));
    const begun = ['. ./lanes.sh', 'work=.', 'good() { echo done; could_not pdf none; }', 'lane good good'];
    const { status, stdout } = ended(...begun, 'end_lanes');
    expect([status, stdout]).to.deep.equal([0, '--- good\ndone\nNot done in this run:\n  pdf: none\n']);
    const red = ended(...begun, 'bad() { false; echo never; }', 'lane bad bad', 'end_lanes');
    expect([red.status, red.stdout]).to.deep.equal([1, '--- good\ndone\n--- bad\nThese lanes failed: bad\n']);
  });

  it('expects only what it can leave out', () => {
    const run = readFileSync(join(CI, 'run'), 'utf8');
    const named = [...run.matchAll(/(?:could_not|unless_unavailable) "?([\w-]+)/g)].map(([, name = '']) => name);
    const known = [...named.filter((name) => name !== 'node-'), 'node-20', 'node-22', 'node-24'];
    const expected = readFileSync(join(CI, 'expects'), 'utf8').trim().split('\n');
    expect(expected.filter((name) => !known.includes(name))).to.deep.equal([]);
    expect(run.trim().split('\n').at(-1)).to.equal('report_not_done');
  });
});
