// Moments of the service as the fields of a form have them: a date, and a time on the clock of the house.

/** `2026-08-15`. */
export function dateOf(moment: string): string {
  return moment.slice(0, 10);
}

/** `14:00`. */
export function timeOf(moment: string): string {
  return moment.slice(11, 16);
}

/** `2026-08-15T14:00:00`, which the service takes for the time of the house. */
export function momentOf(date: string, time: string): string {
  return `${date}T${time}:00`;
}
