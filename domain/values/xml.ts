// Writes XML. Handlers load this file when it is first needed: every start would wait for its package. The thread that prints has it.
import { create } from 'xmlbuilder2';

/** The bytes of a document, in UTF-8, from the nested objects that xmlbuilder2 takes. */
export function encodeXml(document: object): Uint8Array {
  return Buffer.from(create({ encoding: 'UTF-8' }, document).end({ prettyPrint: true }));
}
