// The contents of a document received over the Peppol network, read from elements of unknown origin.
import type { components } from '../../generated/types.ts';
import { readXml, type YieldToOthers, type XmlElement } from '../values/xml-reader.ts';
import { shortenText } from '../values/shortened.ts';

type PeppolDocumentKind = components['schemas']['PeppolDocumentKind'];

/** The members of a document that are shown; `error` says why it is no valid invoice or credit note. */
export interface ReceivedContents {
  readonly sender: string | null;
  readonly receiver: string | null;
  readonly soort: PeppolDocumentKind | null;
  readonly nummer: string | null;
  readonly datum: string | null;
  readonly leverancier: string | null;
  readonly totaal: string | null;
  readonly valuta: string | null;
  readonly error: string | null;
}

const UBL_NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:';
const DOCUMENT_KINDS: Readonly<Record<string, PeppolDocumentKind>> = { Invoice: 'invoice', CreditNote: 'credit_note' };

const UNREADABLE_CONTENTS: ReceivedContents = {
  sender: null,
  receiver: null,
  soort: null,
  nummer: null,
  datum: null,
  leverancier: null,
  totaal: null,
  valuta: null,
  error: 'The document is no XML that can be read.',
};

/** Returns the contents of a document; for an invalid one as much as can be read. */
function contentsOf(root: XmlElement): ReceivedContents {
  const soort = root.namespace === `${UBL_NAMESPACE}${root.name}-2` ? (DOCUMENT_KINDS[root.name] ?? null) : null;
  if (soort === null)
    return {
      ...UNREADABLE_CONTENTS,
      error: `The document is no UBL invoice or credit note, but ${shortenText(root.name, 100)}.`,
    };

  const seller = findParty(root, 'AccountingSupplierParty');
  const buyer = findParty(root, 'AccountingCustomerParty');
  const payable = findElement(root, 'LegalMonetaryTotal', 'PayableAmount');
  const members = {
    soort,
    sender: addressOf(seller),
    receiver: addressOf(buyer),
    nummer: textOf(findElement(root, 'ID')),
    datum: dateOf(findElement(root, 'IssueDate')),
    leverancier:
      textOf(findElement(seller, 'PartyName', 'Name')) ??
      textOf(findElement(seller, 'PartyLegalEntity', 'RegistrationName')),
    totaal: amountOf(payable),
    valuta: currencyOf(payable),
  };
  const missing = REQUIRED_MEMBERS.filter(({ member }) => members[member] === null).map(({ what }) => what);
  const error = missing.length === 0 ? null : `The document does not say ${missing.join(', ')}.`;

  return { ...members, error };
}

/** The contents of a document that is too large to fetch. */
export const TOO_LARGE_CONTENTS: ReceivedContents = {
  ...UNREADABLE_CONTENTS,
  error: 'The document is too large to be fetched: read it at the provider.',
};

const REQUIRED_MEMBERS = [
  { member: 'nummer', what: 'its number' },
  { member: 'datum', what: 'its date' },
  { member: 'leverancier', what: 'who sent it' },
  { member: 'totaal', what: 'the amount to pay' },
] as const;

/** A received document: its bytes, and its root element if it is XML. */
export interface ReceivedFile {
  readonly bytes: Uint8Array;
  readonly root: XmlElement | undefined;
}

/** Reads a document, yielding to other work; an envelope of the network (SBDH) is removed. */
export async function readDocument(bytes: Uint8Array, yieldToOthers: YieldToOthers): Promise<ReceivedFile> {
  const text = decodeUtf8(bytes);
  if (text === undefined) return { bytes, root: undefined };
  const root = await readXml(text, yieldToOthers);
  if (root?.name !== 'StandardBusinessDocument') return { bytes, root };
  const inside = root.children.find(({ name }) => name !== 'StandardBusinessDocumentHeader');
  // Without the envelope its namespaces may be undeclared: then it stays unchanged.
  const alone = inside === undefined ? undefined : text.replace(/^\ufeff/, '').slice(inside.begin, inside.end);
  const again = alone === undefined ? undefined : await readXml(alone, yieldToOthers);
  if (alone === undefined || again === undefined || again.namespace !== inside?.namespace)
    return { bytes, root: inside };
  return { bytes: Buffer.from(alone), root: again };
}

/** The text in UTF-8, as the network demands; undefined for other bytes, which would be misread. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Another encoding is a fault of the document, which the caller names.
    return undefined;
  }
}

/** The contents of a received document. */
export function readContents({ root }: Pick<ReceivedFile, 'root'>): ReceivedContents {
  return root === undefined ? UNREADABLE_CONTENTS : contentsOf(root);
}

/** A receiver's response to an invoice of ours. */
export interface InvoiceResponse {
  readonly factuur_nummer: string;
  /** The address of the company of the invoice; null for a response without it. */
  readonly company: string | null;
  /** Why the invoice is refused; null for other responses. */
  readonly refusal: string | null;
}

/** The codes by which receivers and access points refuse a document. */
const REFUSAL_CODES = new Set(['RE', 'RJ']);

/** Returns the document as a receiver's response; undefined for another document. */
export function readResponse(root: XmlElement): InvoiceResponse | undefined {
  if (root.name !== 'ApplicationResponse') return undefined;
  const factuur_nummer = textOf(findElement(root, 'DocumentResponse', 'DocumentReference', 'ID'));
  if (factuur_nummer === null) return undefined;

  const response = findElement(root, 'DocumentResponse', 'Response');
  const code = textOf(findElement(response, 'ResponseCode')) ?? '';
  const reasons = (response?.children ?? []).flatMap(({ name, children }) =>
    name === 'Status' ? children.flatMap((each) => (each.name === 'StatusReason' ? [each.text] : [])) : [],
  );
  const reasonTexts = [textOf(findElement(response, 'Description')), ...reasons].filter(
    (each) => each !== null && each.trim() !== '',
  );
  const reason = reasonTexts.length === 0 ? '' : `: ${reasonTexts.join(' ')}`;

  const company = addressOf(findElement(root, 'ReceiverParty'));
  return {
    factuur_nummer,
    company,
    refusal: REFUSAL_CODES.has(code) ? `The receiver refused the invoice${reason}` : null,
  };
}

/** The first element along a path of names. */
function findElement(from: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>(
    (element, name) => element?.children.find((child) => child.name === name),
    from,
  );
}

function findParty(root: XmlElement, name: string): XmlElement | undefined {
  return findElement(root, name, 'Party');
}

function addressOf(party: XmlElement | undefined): string | null {
  const endpoint = findElement(party, 'EndpointID');
  const id = textOf(endpoint);
  return id === null ? null : shortenText(`${endpoint?.attributes['schemeID'] ?? ''}:${id}`, 60);
}

/** The inspected length of a text. */
const MAX_TEXT_LENGTH = 10_000;

function textOf(element: XmlElement | undefined): string | null {
  const text = (element?.text ?? '').slice(0, MAX_TEXT_LENGTH).replace(/\0/g, '').replace(/\s+/g, ' ').trim();
  return text === '' ? null : shortenText(text, 255);
}

function dateOf(element: XmlElement | undefined): string | null {
  const text = (textOf(element) ?? '').slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text) ? text : null;
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text >= '0001-01-01';
}

/** The amount in our notation: `xsd:decimal` may have a plus, and no digits before or after its point. */
function amountOf(element: XmlElement | undefined): string | null {
  const [text, sign, wholeDigits = '', decimals = ''] =
    /^([+-]?)(\d{0,20})(?:\.(\d{0,8}))?$/.exec(textOf(element) ?? '') ?? [];
  if (text === undefined || wholeDigits + decimals === '') return null;
  return `${sign === '-' ? '-' : ''}${wholeDigits || '0'}${decimals === '' ? '' : `.${decimals}`}`;
}

function currencyOf(element: XmlElement | undefined): string | null {
  const code = element?.attributes['currencyID'] ?? '';
  return /^[A-Z]{3}$/.test(code) ? code : null;
}
