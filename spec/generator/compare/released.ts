// The contracts of releases, and how the present one differs from the last of them: generated/changelog.json.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractDocument } from '../document.ts';
import { PROJECT_FOLDER, SPEC_FOLDER } from '../sources.ts';
import type { ContractChange } from './change.ts';
import { findChangesBetween } from './changes.ts';
import { createComparable } from './comparable.ts';
import { removeEnded } from './ended-parts.ts';
import { installOasdiff } from './oasdiff.ts';

export const RELEASED_FOLDER = join(SPEC_FOLDER, 'released');
const CHANGELOG_FILE = join(PROJECT_FOLDER, 'generated', 'changelog.json');

/** The changes since the last release. `contract` is the hash of the two that were compared. */
export interface UnreleasedChanges {
  readonly contract: string;
  readonly since: string | null;
  readonly changes: readonly ContractChange[];
}

/** A release and what changed with it. */
export interface Release {
  readonly version: string;
  readonly changes: readonly ContractChange[];
}

/** The versions of spec/released, the newest first. */
export function listReleasedVersions(): string[] {
  const names = existsSync(RELEASED_FOLDER) ? readdirSync(RELEASED_FOLDER) : [];
  const versions = names.flatMap((name) => /^(\d+\.\d+\.\d+)\.json$/.exec(name)?.[1] ?? []);
  return versions.sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
}

/** All releases with their changes, the newest first. */
export function listReleases(): Release[] {
  return listReleasedVersions().map((version) => ({
    version,
    changes: JSON.parse(readFileSync(join(RELEASED_FOLDER, `${version}.changes.json`), 'utf8')) as ContractChange[],
  }));
}

/** The committed comparison. */
export function readStoredChanges(): UnreleasedChanges {
  return existsSync(CHANGELOG_FILE)
    ? (JSON.parse(readFileSync(CHANGELOG_FILE, 'utf8')) as UnreleasedChanges)
    : { contract: '', since: null, changes: [] };
}

/**
 * Compares a contract with the last release, or reads the stored comparison of these two. Null where the program is
 * missing.
 */
export function findUnreleasedChanges(document: ContractDocument, { again = false } = {}): UnreleasedChanges | null {
  const [since = null] = listReleasedVersions();
  const before = since === null ? null : readFileSync(join(RELEASED_FOLDER, `${since}.json`), 'utf8');
  const today = new Date().toISOString().slice(0, 10);
  const contract = hashOf(before, document, today);
  const storedChanges = readStoredChanges();
  if (before === null) return { contract, since, changes: [] };
  if (storedChanges.contract === contract && !again) return storedChanges;

  const program = installOasdiff();
  if (program === null) return null;

  return {
    contract,
    since,
    changes: findChangesBetween(program, JSON.parse(before) as ContractDocument, document, today),
  };
}

// The day counts only for what is gone: its end may come while the two contracts stay as they are.
function hashOf(before: string | null, document: ContractDocument, today: string): string {
  const { paths, components } = document;
  const { changes } =
    before === null ? { changes: [] } : removeEnded(JSON.parse(before) as ContractDocument, document, today);
  return createHash('sha256')
    .update(before ?? '')
    .update(JSON.stringify([createComparable(document), paths, Object.keys(components.schemas)]))
    .update(changes.length === 0 ? '' : JSON.stringify(changes))
    .digest('hex');
}

/** The changes that must not be: `version` is that of the contract. Breaking changes need a higher first number; before 1.0.0, a higher second one. */
export function describeBreakingChanges({ since, changes }: UnreleasedChanges, version: string): string[] {
  const breaking = changes.filter(({ level }) => level === 'breaking');
  const premature = breaking.filter(({ id }) => /sunset/.test(id));
  const forbidden = since !== null && isVersionRaised(since, version) ? premature : breaking;
  return forbidden.map(
    ({ id, path, text }) =>
      `${path}: ${text} (${id}). This breaks clients of ${since ?? ''}: undo it, deprecate it first (docs/contract.md), or raise the version in spec/openapi.yaml.`,
  );
}

function isVersionRaised(before: string, after: string): boolean {
  const [was = [], is = []] = [before, after].map((each) => each.split('.').map(Number));
  const at = was[0] === 0 && is[0] === 0 ? 1 : 0;
  return (is[at] ?? 0) > (was[at] ?? 0);
}

/** The text of generated/changelog.json. */
export function textOf(changes: UnreleasedChanges): string {
  return `${JSON.stringify(changes, null, 2)}\n`;
}
