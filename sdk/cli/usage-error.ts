// A mistake in the options of a command.

/** Its message is shown before the usage; without one the usage says all. */
export class UsageError extends Error {}
