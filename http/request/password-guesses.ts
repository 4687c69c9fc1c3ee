// Estimates how many guesses find a password. The dictionary uses 12 MB of memory: it is loaded for the first new password.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Longer passwords are estimated by their beginning: the time of an estimate grows faster than the length. */
const MAX_LENGTH = 64;
/** How many readings of digits and signs as letters are tried. The library's 100 would block the server for most of a second. */
const MAX_READINGS = 10;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: MAX_READINGS });

/** Returns how many guesses find a password, for an attacker who tries these words of its user early. Capitals hardly count. */
export function guessesOf(password: string, words: readonly string[]): number {
  return estimator.check(password.slice(0, MAX_LENGTH), [...words]).guesses;
}
