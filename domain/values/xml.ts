// Writes XML. Handlers import this file when they first need it: at the start, its package would delay the server.
import { create } from 'xmlbuilder2';

/** The bytes of a document, in UTF-8, from nested objects in the form of xmlbuilder2. */
export function encodeXml(document: object): Uint8Array {
  return Buffer.from(create({ encoding: 'UTF-8' }, document).end({ prettyPrint: true }));
}
