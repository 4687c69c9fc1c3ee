// Recognises a file by its content, whatever its name and the sender say, and gives it a name that fits.
import type { components } from '../../generated/types.ts';
import { createProblem } from '../values/problem.ts';

/** The type of a file; `application/octet-stream` stands for every kind that is not in the list. */
export type FileType = components['schemas']['FileType'];

/** The kinds of files that the service knows, by the extension that fits best. None of them is shown as a page by a browser. */
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

/** Other extensions that fit as well. */
const OTHER_EXTENSIONS: Readonly<Partial<Record<FileType, readonly string[]>>> = {
  'image/jpeg': ['jpeg'],
  'text/plain': ['csv'],
};

const MAX_NAME_LENGTH = 255;

/** Control characters, separators of folders, and marks that turn the direction of text: a name with them misleads. */
const UNSAFE_CHARACTERS = /[\p{Cc}/\\\u202a-\u202e\u2066-\u2069]/gu;

/** The type of a file by its content alone. Runs nothing of it and never rejects. */
export async function detectFileType(bytes: Uint8Array): Promise<FileType> {
  const { detectExtension: extensionFor } = await import('./file-signature.ts');
  const extension = await extensionFor(bytes);
  if (extension !== undefined) return FILE_TYPES[extension] ?? 'application/octet-stream';
  return isText(bytes) ? 'text/plain' : 'application/octet-stream';
}

/** The same for files that are passed on to customers. Throws ERR_FILE_TYPE for one of a kind that is not in the list. */
export async function requireAcceptedType(bytes: Uint8Array): Promise<FileType> {
  const type = await detectFileType(bytes);
  if (type !== 'application/octet-stream') return type;
  throw createProblem(
    'ERR_FILE_TYPE',
    'This kind of file is not accepted: send a PDF, an image, an office document without macros, or text.',
  );
}

/**
 * A file name that is safe to save, with an extension that fits the kind: `menu.exe` of a PDF becomes `menu.exe.pdf`. A file
 * of unknown kind keeps its extension.
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

/** Whether a browser may show it by itself: an image. Everything else it saves. */
export function isImage(type: FileType): boolean {
  return type.startsWith('image/');
}

function extensionOf(name: string): string {
  return /\.\w{1,10}$/.exec(name)?.[0] ?? '';
}

/** UTF-8 without control characters but tabs and ends of lines. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text !== '' && !/(?![\t\n\f\r])\p{Cc}/u.test(text);
  } catch {
    // Bytes that are no UTF-8 are no text.
    return false;
  }
}
