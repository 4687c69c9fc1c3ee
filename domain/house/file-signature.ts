// The kinds of files that begin in a way of their own. Loaded with the first file: its library takes 7 MB.
import { fileTypeFromBuffer } from 'file-type';

/** The extension of the kind that these bytes are of, `jpg` or `docx`; undefined for a text, and what nobody knows. */
export async function detectExtension(bytes: Uint8Array): Promise<string | undefined> {
  // Bytes that break off are of no kind that can be known.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found?.ext;
}
