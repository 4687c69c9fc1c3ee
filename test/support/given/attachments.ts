// Attachments with their file.
import type { Attachment, NewAttachment } from 'boekstaaf';
import { SMALLEST_PNG } from '../images.ts';
import { api, given } from '../index.ts';

/** An attachment whose file is these bytes; an image unless others are given. */
export async function attachmentWithFile(
  bytes: Uint8Array = SMALLEST_PNG,
  body: Partial<NewAttachment> = {},
): Promise<Attachment> {
  const { id } = await given.attachment(body);
  return api.attachments.replaceAttachmentFile({ id, body: new Blob([bytes]) });
}
