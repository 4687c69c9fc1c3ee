// The tree of an electronic invoice, and texts without characters that XML forbids.
import { removeForbidden } from '../values/xml-characters.ts';

/** An element: members by name with their prefix, attributes with an `@`, its text as `#`; lists repeat an element. */
export interface UblElement {
  readonly [name: string]: string | UblElement | readonly UblElement[];
}

/** A text without characters that XML forbids, and without blanks around it. */
export function cleanText(text: string): string {
  return removeForbidden(text).trim();
}
