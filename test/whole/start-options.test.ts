// The options of build/start.json on the Node that runs the tests: accepted, known to its V8, and in effect.
import { spawnSync } from 'node:child_process';
import { expect } from 'chai';
import started from '../../build/start.json' with { type: 'json' };

function runNode(...args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: {} });
}

describe(`the options of build/start.json on Node ${process.versions.node}`, () => {
  it('are all known to V8, which ignores none of them silently', () => {
    const { stdout } = runNode('--v8-options');
    for (const option of started.options) {
      const [name = ''] = option.replace(/^--no-/, '--').split('=');
      expect(
        stdout,
        `build/start.json: V8 ${process.versions.v8} has no ${name}; docs/decisions/060-memory-and-processor-time.md says what it is for`,
      ).to.include(`  ${name} `);
    }
    expect(started.options.length).to.be.greaterThan(1);
  });

  it('let a process start without output', () => {
    expect(runNode(...started.options, '-e', '0')).to.deep.include({ status: 0, stderr: '' });
    expect(runNode('--no-such-option-of-any-v8', '-e', '0').status).to.not.equal(0);
  });

  it('limit the space for young objects', () => {
    const script = `
      let kept = []; let most = 0;
      const space = () => require('v8').getHeapSpaceStatistics().find((each) => each.space_name === 'new_space').space_size;
      for (let i = 0; i < 3e6; i++) { kept.push({ i }); if (kept.length > 1e5) kept = []; if (i % 1e5 === 0) most = Math.max(most, space()); }
      console.log(most)`;
    const bounded = Number(runNode(...started.options, '-e', script).stdout);
    const free = Number(runNode('-e', script).stdout);
    expect(bounded).to.be.greaterThan(0).and.lessThan(free);
  });
});
