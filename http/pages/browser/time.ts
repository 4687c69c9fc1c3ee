// The time of a page: the browser's, or in a sandbox the time of its clock when the page was loaded.

/** The time of a sandbox's clock; empty where the service is no sandbox. */
export const sandboxTime = document.body.dataset['sandbox'] ?? '';

/** Returns the time of the page, in milliseconds since 1970. */
export function readPageTime(): number {
  return sandboxTime === '' ? Date.now() : Date.parse(sandboxTime);
}
