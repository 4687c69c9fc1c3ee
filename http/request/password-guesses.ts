// Estimates how many guesses find a password. The dictionary takes 12 MB of memory: it is loaded with the first new password.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Longer passwords are judged by their beginning: the time that the estimate takes grows faster than they do. */
const MAX_LENGTH = 64;
/** Ways to read the digits and signs of a password as letters. Its 100 would hold everybody up for most of a second. */
const MAX_READINGS = 10;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: MAX_READINGS });

/** How many guesses find a password, by somebody who tries these words of its user early. Capitals hardly count. */
export function guessesOf(password: string, words: readonly string[]): number {
  return estimator.check(password.slice(0, MAX_LENGTH), [...words]).guesses;
}
