// Takes secrets out of what is logged.

const OPEN_HEADERS = new Set(['accept', 'content-type', 'if-match', 'if-none-match', 'prefer']);
const SECRET_NAME = /token|secret|passw|key|auth/i;

/** Headers for a log: those that are known to hold no secret as they are, of all others only the name. */
export function redactHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].map(([name, value]) => [name, OPEN_HEADERS.has(name) ? value : '[redacted]']));
}

/** A path for a log: values of query parameters that are named like a secret are taken out. */
export function redactPath(path: string): string {
  return path.replace(/([?&])([^=&]*)=[^&]*/g, (pair, mark: string, name: string) =>
    SECRET_NAME.test(name) ? `${mark}${name}=[redacted]` : pair,
  );
}
