// Converts moments of the service to fields of a form, a date and a local time, and back.

/** Returns the date of a moment: `2026-08-15`. */
export function dateOf(moment: string): string {
  return moment.slice(0, 10);
}

/** Returns the local time of a moment: `14:00`. */
export function timeOf(moment: string): string {
  return moment.slice(11, 16);
}

/** Returns a moment without an offset, `2026-08-15T14:00:00`, which the service reads as a local time. */
export function momentOf(date: string, time: string): string {
  return `${date}T${time}:00`;
}
