// A command as a shell reads it, as far as the samples of the reference use it: words, single quotes and broken lines.

/** The words of a command. */
export function splitWords(command: string): string[] {
  const matches = command.replaceAll('\\\n', ' ').matchAll(/(?:'[^']*'|\\'|[^\s'\\])+/g);
  return [...matches].map(([word]) =>
    word.replace(/'([^']*)'|\\(')/g, (_whole, inside?: string, escaped?: string) => inside ?? escaped ?? ''),
  );
}
