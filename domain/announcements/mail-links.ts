// Finds the addresses in a mail that become links: only those that staff wrote, never one out of a customer's name.
import { formatOneLine } from '../values/one-line.ts';
import { textOf, type TextPart } from '../values/tags.ts';

// Excludes the end of a sentence and brackets around an address.
const ADDRESS_PATTERN = /\bhttps?:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?()[\]{}]/g;

/** An address in a text, and its index. */
export interface FoundAddress {
  readonly url: string;
  readonly at: number;
}

/** The web addresses in a text, in their order. */
export function findAddresses(text: string): FoundAddress[] {
  return [...text.matchAll(ADDRESS_PATTERN)].map(({ 0: url, index: at }) => ({ url, at }));
}

/** Tags whose values customers give, or staff enter for them. */
const CUSTOMER_TAGS = /^(?:contact|contactpersoon)_|^factuur_referentie_klant$/;

/** Whether the value of a tag can be written by a customer. */
export function isOfCustomer(tag: string): boolean {
  return CUSTOMER_TAGS.test(tag);
}

/** The addresses in a filled text that contain no value of a customer's tag, each once. */
export function selectStaffLinks(parts: readonly TextPart[]): string[] {
  const theirs: (readonly [from: number, until: number])[] = [];
  let from = 0;
  for (const part of parts) {
    const until = from + part.text.length;
    if (part.tag !== null && isOfCustomer(part.tag)) theirs.push([from, until]);
    from = until;
  }
  const staffAddresses = findAddresses(textOf(parts)).filter(
    ({ url, at }) => !theirs.some(([begin, end]) => begin < at + url.length && end > at),
  );
  return [...new Set(staffAddresses.map(({ url }) => url))];
}

/** The places at which mail programs recognise an address. */
const JOINTS = /(?<=:)(?=\/\/)|(?<=[\p{L}\p{N}][.\u3002\uff0e\uff61])(?=\p{L}{2})/gu;

/**
 * The values of tags as a mail prints them. Values of customers are put on one line. A zero-width space in all that looks
 * like an address prevents mail programs from making a link of it. The e-mail address of the contact person stays intact.
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
