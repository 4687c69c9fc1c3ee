// Compares two copies of the contract by oasdiff, a program in Go, which is installed once beside the packages.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../sources.ts';

const OASDIFF_VERSION = 'v1.37.0';
const OASDIFF_FOLDER = join(PROJECT_FOLDER, 'node_modules', '.cache', 'oasdiff', OASDIFF_VERSION);

/** A change as the program reports it: level 3 breaks clients, 2 may, 1 does not. */
export interface OasdiffChange {
  readonly id: string;
  readonly text: string;
  readonly level: 1 | 2 | 3;
  /** The method; these three are missing where it is about the whole contract. */
  readonly operation?: string;
  readonly operationId?: string;
  readonly path?: string;
}

/** Its levels where we judge otherwise; docs/decisions/335-change-the-contract-without-breaking-clients.md says why. */
const CHANGE_LEVELS: Readonly<Record<string, 'ERR' | 'WARN' | 'INFO'>> = {
  'api-operation-id-removed': 'ERR',
  'response-optional-property-removed': 'ERR',
  'response-property-enum-value-added': 'INFO',
  'response-mediatype-enum-value-added': 'INFO',
  'response-property-any-of-added': 'INFO',
  'response-body-any-of-added': 'INFO',
  'optional-response-header-removed': 'ERR',
};

/** The days between the announcement of an end and the end. */
export const NOTICE_DAYS = 180;

/** Returns the path of the program, which Go installs at the first call; null where that fails. */
export function installOasdiff(): string | null {
  const program = join(OASDIFF_FOLDER, process.platform === 'win32' ? 'oasdiff.exe' : 'oasdiff');
  if (existsSync(program)) return program;
  mkdirSync(OASDIFF_FOLDER, { recursive: true });
  const settings = [`GOBIN=${OASDIFF_FOLDER}`, 'CGO_ENABLED=0'];
  const { status } = spawnSync('env', [...settings, 'go', 'install', `github.com/oasdiff/oasdiff@${OASDIFF_VERSION}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0 && existsSync(program) ? program : null;
}

/** Everything that differs between two comparable copies, in the order of the program. */
export function runOasdiff(program: string, before: object, after: object): OasdiffChange[] {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const placeFile = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const levels = Object.entries(CHANGE_LEVELS).map(([id, level]) => `${id} ${level}\n`);
    const files = [placeFile('before.json', JSON.stringify(before)), placeFile('after.json', JSON.stringify(after))];
    const options = [
      '--severity-levels',
      placeFile('levels', levels.join('')),
      '--deprecation-days-stable',
      String(NOTICE_DAYS),
    ];
    const { status, stdout, stderr } = spawnSync(program, ['changelog', ...files, ...options, '-f', 'json'], {
      encoding: 'utf8',
      maxBuffer: 256_000_000,
    });
    if (status !== 0) throw new Error(`oasdiff failed: ${stderr}`);
    return JSON.parse(stdout === '' ? '[]' : stdout) as OasdiffChange[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
