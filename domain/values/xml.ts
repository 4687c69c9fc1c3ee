// Writes XML. Handlers and jobs import this file when they first need it, because its package would delay the start of the
// server.
import { create } from 'xmlbuilder2';

/** Returns a document as XML in UTF-8; `document` is the object form of xmlbuilder2. */
export function encodeXml(document: object): Uint8Array {
  return Buffer.from(create({ encoding: 'UTF-8' }, document).end({ prettyPrint: true }));
}
