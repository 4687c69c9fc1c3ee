// Reads a mail as a mail program does: its headers, its two texts, the images in them and its files.
import PostalMime from 'postal-mime';

export interface ParsedMailFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export interface ParsedMail {
  /** By their names in small letters, unfolded and decoded. */
  readonly headers: ReadonlyMap<string, string>;
  /** The lines of its head as they came, unfolded, to find headers that should not be there. */
  readonly head: readonly string[];
  readonly text: string;
  /** Null for a mail that is plain text only. */
  readonly html: string | null;
  readonly files: readonly ParsedMailFile[];
  /** The images that its HTML shows, by what it calls them. */
  readonly images: ReadonlyMap<string, ParsedMailFile>;
}

/** `message` has its bytes as they arrived. */
export async function readMail(message: Buffer): Promise<ParsedMail> {
  const { headers, headerLines, subject, text = '', html = null, attachments } = await PostalMime.parse(message);
  const head = headerLines.map(({ line }) => line.replace(/\r?\n[ \t]+/g, ' ')).reverse();
  const files = attachments.map(({ filename, mimeType, content, contentId, related }) => ({
    name: filename ?? '',
    type: mimeType,
    bytes: Buffer.from(content as ArrayBuffer),
    id: related === true ? (contentId ?? '').replace(/^<|>$/g, '') : null,
  }));
  const headersByName = new Map(headers.map(({ key, value }) => [key, value]));
  if (subject !== undefined) headersByName.set('subject', subject);

  return {
    headers: headersByName,
    head,
    text: text.replaceAll('\r\n', '\n'),
    html,
    files: files.filter(({ id }) => id === null).map(({ name, type, bytes }) => ({ name, type, bytes })),
    images: new Map(files.flatMap(({ id, ...file }) => (id === null ? [] : [[id, file]]))),
  };
}
