// Makes links of the addresses in a mail: those that staff wrote, never one that came with the name of a customer.
import { formatOneLine } from '../values/one-line.ts';
import { textOf, type TextPart } from '../values/tags.ts';

// The end of a sentence and brackets around an address are no part of it.
const ADDRESS_PATTERN = /\bhttps?:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?()[\]{}]/g;

/** An address in a text, and where it begins. */
export interface FoundAddress {
  readonly url: string;
  readonly at: number;
}

/** The web addresses in a text, in their order. */
export function findAddresses(text: string): FoundAddress[] {
  return [...text.matchAll(ADDRESS_PATTERN)].map(({ 0: url, index: at }) => ({ url, at }));
}

/** Tags whose values customers give, or staff as customers say them. */
const CUSTOMER_TAGS = /^(?:contact|contactpersoon)_|^factuur_referentie_klant$/;

/** Whether the value of a tag may be a stranger's words. */
export function isOfCustomer(tag: string): boolean {
  return CUSTOMER_TAGS.test(tag);
}

/** The addresses in a filled text that nobody but staff wrote, each once. */
export function selectStaffLinks(pieces: readonly TextPart[]): string[] {
  const theirs: (readonly [from: number, until: number])[] = [];
  let from = 0;
  for (const piece of pieces) {
    const until = from + piece.text.length;
    if (piece.tag !== null && isOfCustomer(piece.tag)) theirs.push([from, until]);
    from = until;
  }
  const own = findAddresses(textOf(pieces)).filter(
    ({ url, at }) => !theirs.some(([begin, end]) => begin < at + url.length && end > at),
  );
  return [...new Set(own.map(({ url }) => url))];
}

/** Between these two, programs that read mail see one address. */
const JOINTS = /(?<=:)(?=\/\/)|(?<=[\p{L}\p{N}][.\u3002\uff0e\uff61])(?=\p{L}{2})/gu;

/**
 * The values of tags as a mail prints them. Those of customers are on one line. No program makes a link of them: a
 * space of no width parts a text that looks like an address. The e-mail address of somebody stays as it is.
 */
export function formatPrintedValues(values: Readonly<Record<string, string>>): Record<string, string> {
  const printed = Object.entries(values).map(([tag, value]): [string, string] => {
    if (!isOfCustomer(tag)) return [tag, value];
    return [
      tag,
      tag === 'contactpersoon_email' ? formatOneLine(value) : formatOneLine(value).replace(JOINTS, '\u200b'),
    ];
  });
  return Object.fromEntries(printed);
}
