// The thread of images.ts: decodes images; its end releases the memory that they used.
import { parentPort } from 'node:worker_threads';
import { stripPng } from '../../domain/house/png.ts';
import type { WebImageSize, WebImageType } from '../../domain/house/image.ts';
import { canBeRead, resizeToWidth } from './resizing.ts';

/** The work of the thread: whether an image can be read, or the image resized to a width. */
export type ImageWork = { readonly bytes: Uint8Array } & (
  { readonly size: WebImageSize } | { readonly type: WebImageType; readonly width: number }
);

parentPort?.on('message', (work: ImageWork) => {
  const type = 'size' in work ? work.size.type : work.type;
  const bytes = type === 'image/png' ? stripPng(work.bytes) : work.bytes;
  const outcome = 'size' in work ? canBeRead(bytes, work.size) : resizeToWidth(bytes, type, work.width);
  void outcome.then((result) => parentPort?.postMessage(result));
});
