// Decodes the texts of mails: windows-1252 by a table, since Node 20 reads its bytes 80 to 9f as control characters.

/** The characters of bytes 80 to 9f in windows-1252; five of them are control characters (https://encoding.spec.whatwg.org). */
const HIGH_CHARACTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * A decoder that reads windows-1252 alike on every version of Node (https://github.com/nodejs/node/issues/60888). It is the
 * encoding of the labels iso-8859-1, latin1 and us-ascii too.
 */
export class MailDecoder extends TextDecoder {
  override decode(
    bytes?: NodeJS.ArrayBufferView | ArrayBuffer | null,
    options?: { readonly stream?: boolean },
  ): string {
    const text = super.decode(bytes, options);
    if (this.encoding !== 'windows-1252') return text;
    return text.replace(/[\u0080-\u009f]/g, (character) => HIGH_CHARACTERS.charAt(character.charCodeAt(0) - 0x80));
  }
}
