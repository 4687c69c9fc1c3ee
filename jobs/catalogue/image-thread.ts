// The thread behind jobs/catalogue/images.ts: reads pictures; when it ends, the memory goes with it that they took.
import { parentPort } from 'node:worker_threads';
import { stripPng } from '../../domain/house/png.ts';
import type { WebImageSize, WebImageType } from '../../domain/house/image.ts';
import { canBeRead, resizeToWidth } from './resizing.ts';

/** Whether a picture can be read, or the picture in a width. */
export type ImageWork = { readonly bytes: Uint8Array } & (
  { readonly size: WebImageSize } | { readonly type: WebImageType; readonly width: number }
);

parentPort?.on('message', (work: ImageWork) => {
  const type = 'size' in work ? work.size.type : work.type;
  const bytes = type === 'image/png' ? stripPng(work.bytes) : work.bytes;
  const made = 'size' in work ? canBeRead(bytes, work.size) : resizeToWidth(bytes, type, work.width);
  void made.then((result) => parentPort?.postMessage(result));
});
