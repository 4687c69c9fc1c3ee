// A mistake in the options of a command.

/** The error whose message is printed before the usage; without a message the usage is printed alone. */
export class UsageError extends Error {}
