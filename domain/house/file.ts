// Recognises a file by its content, independent of its name and declared type, and gives it a matching name.
import type { components } from '../../generated/types.ts';
import { createProblem } from '../values/problem.ts';

/** The media type of a file; `application/octet-stream` for every kind outside the list. */
export type FileType = components['schemas']['FileType'];

/** The known kinds of files by their usual extension. Browsers show none of them as a page. */
const FILE_TYPES: Readonly<Record<string, FileType>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ics: 'text/calendar',
  txt: 'text/plain',
};

/** Other extensions of known kinds. */
const OTHER_EXTENSIONS: Readonly<Partial<Record<FileType, readonly string[]>>> = {
  'image/jpeg': ['jpeg'],
  'text/plain': ['csv'],
};

const MAX_NAME_LENGTH = 255;

/** Characters that make a name misleading: control characters, separators of folders, and marks of text direction. */
const UNSAFE_CHARACTERS = /[\p{Cc}/\\\u202a-\u202e\u2066-\u2069]/gu;

/** Returns the media type of a file by its content alone. Executes nothing of it and never rejects. */
export async function detectFileType(bytes: Uint8Array): Promise<FileType> {
  const { detectExtension: extensionFor } = await import('./file-signature.ts');
  const extension = await extensionFor(bytes);
  if (extension !== undefined) return FILE_TYPES[extension] ?? 'application/octet-stream';
  return isText(bytes) ? 'text/plain' : 'application/octet-stream';
}

/**
 * Returns the media type of a file that is passed on to customers. Throws ERR_FILE_TYPE for a kind outside the list.
 */
export async function requireAcceptedType(bytes: Uint8Array): Promise<FileType> {
  const type = await detectFileType(bytes);
  if (type !== 'application/octet-stream') return type;
  throw createProblem(
    'ERR_FILE_TYPE',
    'This kind of file is not accepted: send a PDF, an image, an office document without macros, or text.',
  );
}

/**
 * Returns a file name that is safe to save, with an extension of its kind: `menu.exe` of a PDF becomes `menu.exe.pdf`.
 * A file of unknown kind retains its extension.
 */
export function fitFileName(name: string, type: FileType): string {
  const safe = name.replace(UNSAFE_CHARACTERS, '_').trim() || 'bestand';
  const [best = ''] = Object.entries(FILE_TYPES).find(([, each]) => each === type) ?? [];
  const fits =
    best === '' || [best, ...(OTHER_EXTENSIONS[type] ?? [])].includes(extensionOf(safe).slice(1).toLowerCase());
  const ending = fits ? extensionOf(safe) : `.${best}`;
  const stem = Array.from(fits ? safe.slice(0, safe.length - ending.length) : safe);
  return stem.slice(0, MAX_NAME_LENGTH - ending.length).join('') + ending;
}

/** Whether a browser may display it: an image. Everything else is saved. */
export function isImage(type: FileType): boolean {
  return type.startsWith('image/');
}

function extensionOf(name: string): string {
  return /\.\w{1,10}$/.exec(name)?.[0] ?? '';
}

/** UTF-8 without control characters except tabs and line breaks. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text !== '' && !/(?![\t\n\f\r])\p{Cc}/u.test(text);
  } catch {
    // Bytes that are no UTF-8 are no text.
    return false;
  }
}
