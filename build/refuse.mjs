// How a command of npm refuses.

/** Prints the sentence and exits with status 1. */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
