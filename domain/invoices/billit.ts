// Requests to Billit and its responses, by its documentation. docs/decisions/311-peppol.md.
import { readMembers, parseJson } from './provider-response.ts';
import { partsOf } from '../values/peppol-id.ts';

/**
 * The identifier under which Billit finds a participant: the bare number for companies and VAT numbers, with the scheme
 * for all others.
 */
export function participantAt(address: string): string {
  const [scheme, identifier] = partsOf(address);
  return scheme === '0208' || scheme.startsWith('99') ? identifier : address;
}

/** Whether a participant is registered under this address and receives invoices. */
export function isRegistered(response: unknown, address: string): boolean {
  const { Registered, Identifier, DocumentTypes } = readMembers(response);
  const takesInvoices = Array.isArray(DocumentTypes) && DocumentTypes.includes('BISv3Invoice');
  const isThisOne = Identifier === undefined || Identifier === null || Identifier === address;
  return Registered === true && takesInvoices && isThisOne;
}

/** The id of a sent document; null for a response without one. */
export function readSentDocumentId(response: unknown): string | null {
  const { InboxItemID } = readMembers(response);
  if (typeof InboxItemID === 'number' || typeof InboxItemID === 'string') return String(InboxItemID);
  return typeof response === 'number' ? String(response) : null;
}

/** The reasons of a refusal, joined to one text. */
export function refusalOf(text: string): string {
  const { errors } = readMembers(parseJson(text));
  const reasons = (Array.isArray(errors) ? errors : []).flatMap((each: unknown) => {
    const { Code, Description } = readMembers(each);
    const reason = [Description, Code].find((one) => typeof one === 'string' && one !== '');
    return typeof reason === 'string' ? [reason] : [];
  });
  return reasons.length === 0 ? 'Billit refused the document.' : `Billit refused the document: ${reasons.join(' ')}`;
}

/** Whether a refusal says that a document was already sent under this key, rather than that one is being sent. */
export function isKnownKey(text: string): boolean {
  return /token already exists/i.test(text);
}

/** A document in the inbox. */
export interface InboxItem {
  readonly id: string;
  readonly fileId: string;
  readonly sender: string | null;
}

/** The documents in the inbox, the oldest first; Billit returns ten at once. */
export function listInboxItems(response: unknown): InboxItem[] {
  const { InboxItems } = readMembers(response);
  return (Array.isArray(InboxItems) ? InboxItems : []).flatMap((each: unknown) => {
    const { InboxItemID: id, PeppolFileID: fileId, SenderPeppolID: sender } = readMembers(each);
    if ((typeof id !== 'number' && typeof id !== 'string') || typeof fileId !== 'string') return [];
    return [{ id: String(id), fileId, sender: typeof sender === 'string' ? sender : null }];
  });
}

/** The bytes of a file; undefined for a response without them. */
export function readFileBytes(response: unknown): Uint8Array | undefined {
  const { FileContent } = readMembers(response);
  return typeof FileContent === 'string' ? Buffer.from(FileContent, 'base64') : undefined;
}
