// Requests to Storecove and its responses, by its documentation. docs/decisions/311-peppol.md.
import { readMembers, parseJson } from './provider-response.ts';
import { shortenReason } from './peppol-sending.ts';
import { millisecondsOf } from '../values/calendar.ts';
import { partsOf } from '../values/peppol-id.ts';
import { HOUR } from '../values/time-units.ts';
import type { Instant } from '../../generated/types.ts';

/** Storecove's names for the schemes of the network. */
const SCHEMES: Readonly<Record<string, string>> = {
  '0002': 'FR:SIRENE',
  '0007': 'SE:ORGNR',
  '0009': 'FR:SIRET',
  '0060': 'DUNS',
  '0088': 'GLN',
  '0106': 'NL:KVK',
  '0130': 'LEI',
  '0151': 'AU:ABN',
  '0183': 'CH:UIDB',
  '0184': 'DK:DIGST',
  '0190': 'NL:OINO',
  '0191': 'EE:CC',
  '0192': 'NO:ORG',
  '0195': 'SG:UEN',
  '0200': 'LT:LEC',
  '0201': 'IT:CUUO',
  '0204': 'DE:LWID',
  '0208': 'BE:EN',
  '0210': 'IT:CF',
  '0211': 'IT:IVA',
  '9910': 'HU:VAT',
  '9914': 'AT:VAT',
  '9915': 'AT:GOV',
  '9920': 'ES:VAT',
  '9925': 'BE:VAT',
  '9926': 'BG:VAT',
  '9927': 'CH:VAT',
  '9928': 'CY:VAT',
  '9929': 'CZ:VAT',
  '9930': 'DE:VAT',
  '9931': 'EE:VAT',
  '9932': 'GB:VAT',
  '9933': 'GR:VAT',
  '9934': 'HR:VAT',
  '9935': 'IE:VAT',
  '9937': 'LT:VAT',
  '9938': 'LU:VAT',
  '9939': 'LV:VAT',
  '9943': 'MT:VAT',
  '9944': 'NL:VAT',
  '9945': 'PL:VAT',
  '9946': 'PT:VAT',
  '9947': 'RO:VAT',
  '9949': 'SI:VAT',
  '9950': 'SK:VAT',
  '9957': 'FR:VAT',
};

/** An address in Storecove's notation. */
export interface StorecoveAddress {
  readonly scheme: string;
  readonly id: string;
}

/** A Peppol address in Storecove's notation; undefined for a scheme without a name there. */
export function storecoveAddressOf(address: string): StorecoveAddress | undefined {
  const [scheme, id] = partsOf(address);
  const name = SCHEMES[scheme];
  return name === undefined ? undefined : { scheme: name, id };
}

/** The request whether an address receives invoices. */
export function createDiscoveryRequest({ scheme, id }: StorecoveAddress): object {
  const network = { network: 'peppol', metaScheme: 'iso6523-actorid-upis' };
  return { documentTypes: ['invoice'], ...network, scheme: scheme.toLowerCase(), identifier: id };
}

/** Whether the response to that request is yes. */
export function isDiscovered(response: unknown): boolean {
  return readMembers(response)['code'] === 'OK';
}

/** The request to send a document. */
export function createSubmissionRequest(
  submission: { readonly reference: string; readonly ubl: Uint8Array },
  to: StorecoveAddress,
  legalEntityId: number | undefined,
): object {
  const document = Buffer.from(submission.ubl).toString('base64');
  return {
    legalEntityId,
    idempotencyGuid: submission.reference,
    routing: { eIdentifiers: [to] },
    document: { documentType: 'invoice', rawDocumentData: { document, parse: true, parseStrategy: 'ubl' } },
  };
}

/** The id of an accepted document; undefined for a response without one. */
export function readDocumentId(response: unknown): string | undefined {
  const { guid } = readMembers(response);
  return typeof guid === 'string' && ID_PATTERN.test(guid) ? guid : undefined;
}

/** The reasons of a refusal, joined to one text. */
export function refusalOf(text: string): string {
  const reasons = listTexts(readMembers(parseJson(text))['errors']);
  return reasons.length === 0
    ? 'Storecove refused the document.'
    : `Storecove refused the document: ${reasons.join(' ')}`;
}

/** A notification: of a document that we sent, failed or not, or of one that we received. */
export type StorecoveEvent =
  | { readonly about: 'sending'; readonly guid: string; readonly reference: string; readonly failure: string | null }
  | { readonly about: 'document'; readonly guid: string };

/** The form of an id. The address is public, and ids become part of URLs and statements. */
const ID_PATTERN = /^[\w-]{1,100}$/;
const FAILURES = new Set(['failed', 'failure', 'error', 'no_action_taken', 'rejected']);

/** The events of a notification; empty for unknown ones. */
export function readEvents(body: unknown): StorecoveEvent[] {
  const notification = typeof body === 'string' ? parseJson(body) : body;
  const members = readMembers(notification);
  const readText = (...names: readonly string[]): string =>
    names.map((name) => members[name]).find((each) => typeof each === 'string') ?? '';

  const readId = (...names: readonly string[]): string => {
    const idText = readText(...names);
    return ID_PATTERN.test(idText) ? idText : '';
  };

  const document_guid = readId('document_guid');
  if (document_guid !== '') return [{ about: 'document', guid: document_guid }];

  const guid = readId('guid');
  const type = readText('event_type', 'event').toLowerCase();
  if (guid === '') return [];
  if (`${readText('event_group')} ${type}`.includes('receiv')) return [{ about: 'document', guid }];

  const reference = readId('idempotency_guid', 'idempotencyGuid');
  return [{ about: 'sending', guid, reference, failure: failureOf(notification, type) }];
}

function failureOf(notification: unknown, type: string): string | null {
  if (!FAILURES.has(type)) return null;
  const { details, errors, message, reason } = readMembers(notification);
  const reasons = listTexts([details, errors, message, reason]);
  return reasons.length === 0
    ? `Storecove could not deliver the document (${type}).`
    : shortenReason(reasons.join(' '));
}

/** The wait for evidence of arrival. It comes within minutes; before, a reported failure is unverified. */
const EVIDENCE_DELAY_MS = HOUR;

/** Whether a reported failure is real: there is still no evidence that the document arrived. */
export function isBelieved({ sent_at }: { readonly sent_at: Instant | null }, now: Instant): boolean {
  return sent_at !== null && millisecondsOf(now) - millisecondsOf(sent_at) >= EVIDENCE_DELAY_MS;
}

/** A notification that waits in Storecove's queue. */
export interface QueuedNotification {
  readonly guid: string;
  readonly body: unknown;
}

/** The first waiting notification; undefined for none. */
export function readQueuedNotification(response: unknown): QueuedNotification | undefined {
  const first: unknown = Array.isArray(response) ? response[0] : response;
  const { guid, body } = readMembers(first);
  return typeof guid === 'string' ? { guid, body } : undefined;
}

/** The bytes of a received document: the XML itself, or as a member of JSON, plain or in base64. */
export function decodeReceivedBytes(text: string): Uint8Array {
  const { document, original } = readMembers(parseJson(text));
  const content = [document, original].find((each) => typeof each === 'string');
  if (typeof content !== 'string') return Buffer.from(text);
  return content.trimStart().startsWith('<') ? Buffer.from(content) : Buffer.from(content, 'base64');
}

/** The texts in a value at any depth: Storecove returns its reasons in lists of objects. */
function listTexts(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value !== 'object' || value === null || depth > 5) return [];
  return Object.values(value)
    .flatMap((each: unknown) => listTexts(each, depth + 1))
    .slice(0, 20);
}
