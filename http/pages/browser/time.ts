// The time of a page: that of the browser, or in a sandbox what its clock showed when the page was loaded.

/** The time on the clock of a sandbox; empty where the service is none. */
export const sandboxTime = document.body.dataset['sandbox'] ?? '';

/** Milliseconds since 1970. */
export function readPageTime(): number {
  return sandboxTime === '' ? Date.now() : Date.parse(sandboxTime);
}
