// The tree of an electronic invoice, and texts without characters that XML forbids.

/** An element: members by name with their prefix, attributes with an `@`, its text as `#`; lists repeat an element. */
export interface UblElement {
  readonly [name: string]: string | UblElement | readonly UblElement[];
}

/** A text without characters that XML forbids, and without blanks around it. */
export function cleanText(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').trim();
}
