// Attachments, with and without their file.
import type { Attachment, NewAttachment } from 'boekstaaf';
import { SMALLEST_PNG } from '../images.ts';
import { api } from '../index.ts';

let count = 0;

export function attachment(body: Partial<NewAttachment> = {}): Promise<Attachment> {
  count += 1;
  return api.attachments.createAttachment({ body: { naam: `Bijlage ${String(count)}`, ...body } });
}

/** An attachment whose file is these bytes; a picture unless others are given. */
export async function attachmentWithFile(
  bytes: Uint8Array = SMALLEST_PNG,
  body: Partial<NewAttachment> = {},
): Promise<Attachment> {
  const { id } = await attachment(body);
  return api.attachments.replaceAttachmentFile({ id, body: new Blob([bytes]) });
}
