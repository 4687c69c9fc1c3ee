// A mistake in the options of a command.

/** The error whose message is printed before the usage; without a message the usage is printed alone. */
export class UsageError extends Error {}

/** Returns what `parse` makes of the options of a command. Throws UsageError for options that it refuses. */
export function parseOrExplain<Parsed>(parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : '');
  }
}
