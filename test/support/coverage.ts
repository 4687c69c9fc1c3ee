// The coverage of the contract by the tests. Every operation has to succeed once, and every error code of its own has
// to be given once. Every object of the events has to be announced once.
import { appendFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EVENT_NOUNS, operations } from '../../generated/operations.ts';

export interface SeenResponse {
  readonly operationId: string;
  readonly status: number;
  readonly codes: readonly string[];
}

/** The objects that had events. */
export interface AnnouncedObjects {
  readonly objects: readonly string[];
}

/**
 * Returns a function that notes each kind of response once, in a file of this process; written at once, in case it is
 * killed.
 */
export function createRecorder(folder: string): (observation: SeenResponse | AnnouncedObjects) => void {
  const file = join(folder, `${String(process.pid)}.jsonl`);
  const knownLines = new Set<string>();
  return (observation) => {
    const line = JSON.stringify(textOf(observation));
    if (knownLines.has(line)) return;
    knownLines.add(line);
    appendFileSync(file, `${line}\n`);
  };
}

/** Returns the members that count, always in the same order. */
function textOf(observation: SeenResponse | AnnouncedObjects): SeenResponse | AnnouncedObjects {
  if ('objects' in observation) return { objects: observation.objects };
  const { operationId, status, codes } = observation;
  return { operationId, status, codes };
}

/**
 * Everything that no process of the run has seen, a line each: successes, the codes that an operation declares as its
 * own, and events.
 */
export async function findUnseen(folder: string): Promise<string[]> {
  const observations = await readAll(folder);
  const responses = observations.filter((each) => 'operationId' in each);
  const objects = new Set(observations.flatMap((each) => ('objects' in each ? each.objects : [])));
  const silent = Object.keys(EVENT_NOUNS)
    .filter((object) => !objects.has(object))
    .map((object) => `${object}: an event`);
  const unanswered = Object.entries(operations).flatMap(([operationId, operation]) => {
    const operationResponses = responses.filter((each) => each.operationId === operationId);
    const codes = new Set(operationResponses.flatMap((each) => each.codes));
    const missing: string[] = operation.errors.filter((code) => !codes.has(code));
    if (!operationResponses.some((each) => each.status >= 200 && each.status < 300)) missing.unshift('a success');
    return missing.map((label) => `${operationId}: ${label}`);
  });

  return [...unanswered, ...silent];
}

async function readAll(folder: string): Promise<(SeenResponse | AnnouncedObjects)[]> {
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));
  return texts
    .flatMap((text) => text.split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as SeenResponse | AnnouncedObjects);
}
