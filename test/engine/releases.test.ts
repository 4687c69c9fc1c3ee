// Releases: a released contract never changes, and one version is in every file.
import { cpSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { findChangedReleases, freeze, isFrozen } from '../../spec/generator/compare/frozen.ts';
import { RELEASED_FOLDER } from '../../spec/generator/compare/released.ts';
import { dateSection, VERSION_PATTERNS } from '../../spec/generator/release.ts';
import { PROJECT_FOLDER } from '../../spec/generator/sources.ts';

describe('a released contract', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'boekstaaf-released-'));
    cpSync(RELEASED_FOLDER, folder, { recursive: true });
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('equals its hash of the release', () => {
    expect(findChangedReleases(folder)).to.deep.equal([]);
  });

  it('is named when it changes, disappears or has no hash', () => {
    const changed = '0.9.0.json';
    const missing = '0.9.0.changes.json';
    const unknown = '0.99.0.json';
    writeFileSync(join(folder, changed), readFileSync(join(folder, changed), 'utf8').replace('"get"', '"post"'));
    rmSync(join(folder, missing));
    writeFileSync(join(folder, unknown), '{}');
    const fileNames = findChangedReleases(folder).map((each) => /^spec\/released\/(\S+) is not/.exec(each)?.[1]);
    expect(fileNames).to.have.members([changed, missing, unknown]);
  });

  it('gets its hashes once', () => {
    writeFileSync(join(folder, '0.99.0.json'), '{}');
    writeFileSync(join(folder, '0.99.0.changes.json'), '[]');
    freeze(folder, '0.99.0');
    expect(isFrozen(folder, '0.99.0')).to.equal(true);
    expect(findChangedReleases(folder)).to.deep.equal([]);
    expect(() => {
      freeze(folder, '0.99.0');
    }).to.throw('EEXIST');
  });
});

describe('the version', () => {
  it('is equal for the contract, the server, its clients and its manual', () => {
    const versions = Object.entries(VERSION_PATTERNS).map(([file, pattern]) => {
      const [line = ''] = pattern.exec(readFileSync(join(PROJECT_FOLDER, file), 'utf8')) ?? [];
      return /\d+\.\d+\.\d+/.exec(line)?.[0];
    });
    expect(new Set(versions)).to.have.length(1);
    expect(versions).to.not.include(undefined);
  });

  it('and its date become the heading of the new entries in CHANGELOG.md', () => {
    const changelog = readFileSync(join(PROJECT_FOLDER, 'CHANGELOG.md'), 'utf8');
    expect(changelog).to.match(/^# Changelog\n\n## (Not released yet|\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\))\n/);
    expect(dateSection('# Changelog\n\n## Not released yet\n\n- New.\n', '1.2.3', '2026-03-28')).to.equal(
      '# Changelog\n\n## 1.2.3 (2026-03-28)\n\n- New.\n',
    );
  });
});
