// The characters that XML forbids, such as most control characters.

const FORBIDDEN_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text without the characters that XML forbids. */
export function removeForbidden(text: string): string {
  return text.replace(FORBIDDEN_CHARACTERS, '');
}
