// Reads a mail as a mail program does: its headers, its text and its files.

export interface ReadMail {
  /** By their names in small letters, unfolded and decoded. */
  readonly headers: ReadonlyMap<string, string>;
  /** The lines of its head as they came, to find headers that should not be there. */
  readonly head: readonly string[];
  readonly text: string;
  readonly files: readonly { readonly name: string; readonly type: string; readonly bytes: Buffer }[];
}

interface Part {
  readonly head: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** `message` has a character for each byte. */
export function readMail(message: string): ReadMail {
  const whole = partOf(message);
  const boundary = /boundary="?([^";]+)/.exec(whole.headers.get('content-type') ?? '')?.[1];
  const parts = boundary === undefined ? [whole] : partsOf(whole.body, boundary);
  const isFile = ({ headers }: Part): boolean => headers.get('content-disposition')?.startsWith('attachment') ?? false;
  const text = parts.find((part) => !isFile(part));
  return {
    headers: whole.headers,
    head: whole.head,
    text: text === undefined ? '' : contentOf(text).toString('utf8').replaceAll('\r\n', '\n'),
    files: parts.filter(isFile).map((part) => ({
      name: /filename="?([^";]+)/.exec(part.headers.get('content-disposition') ?? '')?.[1] ?? '',
      type: (part.headers.get('content-type') ?? '').split(';')[0] ?? '',
      bytes: contentOf(part),
    })),
  };
}

function partsOf(body: string, boundary: string): Part[] {
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => partOf(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
}

function partOf(text: string): Part {
  const end = text.indexOf('\r\n\r\n');
  const head = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = head.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decoded(line.slice(colon + 1).trim())];
  });
  return { head, headers: new Map(headers), body: text.slice(end + 4) };
}

/** RFC 2047: words in another character set. */
function decoded(value: string): string {
  const words = value.replace(/\?=\s+=\?/g, '?==?');
  const bytes = words.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, how: string, text: string) =>
    how.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString('latin1')
      : fromQuotedPrintable(text.replaceAll('_', ' ')),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function contentOf({ headers, body }: Part): Buffer {
  const encoding = headers.get('content-transfer-encoding') ?? '7bit';
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  return Buffer.from(encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body, 'latin1');
}

function fromQuotedPrintable(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
