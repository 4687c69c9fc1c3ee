// The operations that wait in a queue: those with `x-queue`, of which few run at once.
import type { Operation } from './document.ts';

/** The names of the queues. */
export const QUEUES: readonly string[] = ['availability', 'planning'];

/** The code that its queue refuses with. */
const BUSY_CODE = 'ERR_BUSY';

/** Returns the codes of an operation's own rules, with that of its queue. */
export function listOwnCodes(operation: Operation): string[] {
  const codes = operation['x-errors'] ?? [];
  return operation['x-queue'] === undefined ? codes : [...codes, BUSY_CODE];
}

/** Returns the sentence about the queue for the description of an operation; nothing without a queue. */
export function describeQueue(operation: Operation): string[] {
  if (operation['x-queue'] === undefined) return [];
  return [
    'This takes long to reckon: a few are answered at once, others wait for their turn. A caller has eight at most (ERR_BUSY).',
  ];
}

/** Returns the lint errors of an `x-queue`. */
export function lintQueue(operation: Operation): string[] {
  const queue: unknown = operation['x-queue'];
  if (queue === undefined) return [];
  const mistakes = QUEUES.some((name) => name === queue) ? [] : [`x-queue is one of ${QUEUES.join(', ')}.`];
  if (operation['x-errors']?.includes(BUSY_CODE) === true)
    mistakes.push(`${BUSY_CODE} follows from x-queue: take it out.`);
  return mistakes;
}
