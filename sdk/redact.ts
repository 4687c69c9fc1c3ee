// Redacts secrets in log entries.

const OPEN_HEADERS = new Set(['accept', 'content-type', 'if-match', 'if-none-match', 'prefer']);
const SECRET_NAME = /token|secret|passw|key|auth/i;

/** Headers for a log: those known to be free of secrets with their value, all others by name alone. */
export function redactHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].map(([name, value]) => [name, OPEN_HEADERS.has(name) ? value : '[redacted]']));
}

/** Returns a path for a log, without the values of query parameters that are named like a secret. */
export function redactPath(path: string): string {
  return path.replace(/([?&])([^=&]*)=[^&]*/g, (pair, mark: string, name: string) =>
    SECRET_NAME.test(name) ? `${mark}${name}=[redacted]` : pair,
  );
}
