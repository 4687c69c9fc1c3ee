// The kinds of files with a signature of their own. Loaded with the first file: its library needs 7 MB.
import { fileTypeFromBuffer } from 'file-type';

/** Returns the extension of the kind of these bytes, `jpg` or `docx`; undefined for texts and unknown kinds. */
export async function detectExtension(bytes: Uint8Array): Promise<string | undefined> {
  // The library throws for truncated bytes: they count as unknown.
  const fileType = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return fileType?.ext;
}
