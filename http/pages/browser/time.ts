// The time of a page: that of the browser, or in a sandbox that of its clock when the page was loaded.

/** The time of a sandbox's clock; empty where the service is no sandbox. */
export const sandboxTime = document.body.dataset['sandbox'] ?? '';

/** Milliseconds since 1970. */
export function readPageTime(): number {
  return sandboxTime === '' ? Date.now() : Date.parse(sandboxTime);
}
