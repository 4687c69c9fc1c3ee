// Ends a command of npm with a sentence.

/** Prints the sentence and exits with status 1. */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
