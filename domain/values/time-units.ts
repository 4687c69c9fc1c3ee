// The units of time as everything here counts it: in milliseconds.

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
/** A day of 24 hours, as UTC has them: local days have 23 or 25 where a clock changes. */
export const DAY = 24 * HOUR;
