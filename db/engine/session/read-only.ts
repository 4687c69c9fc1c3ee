// Whether a statement reads or writes, by its text.

const READ_START = /^[\s(]*(?:select|with|explain(?!\s+(?:\(|analy[sz]e)))\b/i;
// `with` can begin a writing statement, and contain one.
const WITH_START = /^\s*with\b/i;
const WRITE_PART = /\b(?:insert\s+into|delete\s+from|update\s+["\w.]+(?:\s+as\s+\w+)?\s+set)\b/i;

/** Texts that were checked at their declaration, and are not checked again. */
const declared = new Set<string>();

/** Returns whether a statement only reads; it may lock the rows that it finds. */
export function isReadOnly(text: string): boolean {
  return declared.has(text) || (READ_START.test(text) && !(WITH_START.test(text) && WRITE_PART.test(text)));
}

/** Declares a text that reads. Throws when it writes. */
export function declareReading(text: string): void {
  if (!isReadOnly(text)) throw new Error(`This text writes, so it is a command and no statement: ${text}`);
  declared.add(text);
}

/** Throws when a text only reads: it needs no Writer. */
export function assertWrites(text: string): void {
  if (isReadOnly(text)) throw new Error(`This text only reads, so it is a statement and no command: ${text}`);
}
