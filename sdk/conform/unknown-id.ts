// An id for things that do not exist.

/** An id that no thing has. */
export const UNKNOWN_ID = 2_147_483_000;
