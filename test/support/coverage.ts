// What the tests saw of the contract: every operation has to succeed once, every error code of its own has to be given once.
import { appendFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operations } from '../../generated/operations.ts';

export interface Seen {
  readonly operationId: string;
  readonly status: number;
  readonly codes: readonly string[];
}

/** Notes each answer once, in a file of this process under `folder`; written at once, so that a killed process has told. */
export function recorder(folder: string): (seen: Seen) => void {
  const file = join(folder, `${String(process.pid)}.jsonl`);
  const known = new Set<string>();
  return ({ operationId, status, codes }) => {
    const line = JSON.stringify({ operationId, status, codes });
    if (known.has(line)) return;
    known.add(line);
    appendFileSync(file, `${line}\n`);
  };
}

/** What no process of the run has seen, a line each: successes and the codes that an operation declares as its own. */
export async function unseen(folder: string): Promise<string[]> {
  const seen = await readAll(folder);
  return Object.entries(operations).flatMap(([operationId, operation]) => {
    const answers = seen.filter((each) => each.operationId === operationId);
    const codes = new Set(answers.flatMap((each) => each.codes));
    const missing: string[] = operation.errors.filter((code) => !codes.has(code));
    if (!answers.some((each) => each.status >= 200 && each.status < 300)) missing.unshift('a success');
    return missing.map((what) => `${operationId}: ${what}`);
  });
}

async function readAll(folder: string): Promise<Seen[]> {
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text) => text.split('\n').filter(Boolean)).map((line) => JSON.parse(line) as Seen);
}
