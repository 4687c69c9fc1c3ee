// Images of products and packages: decoded whole before they are stored, and resized once for each width.
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import * as pictures from '../../db/catalogue/images.ts';
import type { Database } from '../../db/engine/session/database.ts';
import { readWebImageSize, createUnreadableImageProblem } from '../../domain/house/image.ts';
import type { ImageServices } from '../../handlers/services.ts';
import { createProblem } from '../../domain/values/problem.ts';
import { createFairQueue } from '../../handlers/fair-queue.ts';
import { startThread } from '../../db/engine/thread-file.ts';
import type { ImageWork } from './image-thread.ts';

/** Decoding an image of 25 million pixels uses 100 MB, so one is decoded at a time. */
const QUEUE_LIMITS = { working: 1, waiting: 50, share: 11 };
const BUSY_MESSAGE = 'Too many images are being made: retry in a moment.';

/** Returns the image services of an asker (handlers/fair-queue.ts). Images are decoded in a thread, so no other request waits. */
export function createImageServices(database: Database): (asker: string) => ImageServices {
  const queue = createFairQueue(QUEUE_LIMITS, () => createProblem('ERR_UNAVAILABLE', BUSY_MESSAGE));
  const inThread = createImageReader();
  const making = new Map<string, Promise<Uint8Array>>();

  const make = async (asker: string, image: pictures.ImageRow, width: number): Promise<Uint8Array> => {
    const bytes = await database.read((db) => pictures.bytesOf(db, image));
    const work = { bytes, type: image.media_type, width };
    const resizedBytes = await queue(asker, () => inThread<Uint8Array>(work, image.width * image.height));
    await database.write((db) => pictures.storeResized(db, image, width, resizedBytes));
    return resizedBytes;
  };

  return (asker) => ({
    async measureImage(bytes) {
      const size = readWebImageSize(bytes);
      const isReadable = await queue(asker, () => inThread<boolean>({ bytes, size }, size.width * size.height));
      if (!isReadable) throw createUnreadableImageProblem();
      return size;
    },
    resizeImage(image, width) {
      const key = `${String(image.id)} ${String(width)}`;
      const resizing = making.get(key) ?? make(asker, image, width).finally(() => making.delete(key));
      making.set(key, resizing);
      return resizing;
    },
  });
}

/** The limit of one image. */
const WORK_TIMEOUT_MS = 20_000;
/** After how long a thread without work ends. */
const IDLE_TIMEOUT_MS = 5_000;
/** After how many pixels a thread ends: decoded images would stay in memory until the next garbage collection. */
const MAX_PIXELS_PER_THREAD = 10_000_000;

/** Returns a function that does one work at a time, in a thread that is started when needed. Rejects after too long. */
function createImageReader(): <Result>(work: ImageWork, pixels: number) => Promise<Result> {
  let worker: Worker | undefined;
  let pixelCount = 0;
  let timer: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    const oldWorker = worker;
    [worker, pixelCount] = [undefined, 0];
    await oldWorker?.terminate();
  };

  return async <Result>(work: ImageWork, pixels: number) => {
    clearTimeout(timer);
    worker ??= startThread('jobs/catalogue/image-thread');

    worker.ref();
    pixelCount += pixels;
    try {
      worker.postMessage(work);
      const [result] = (await once(worker, 'message', { signal: AbortSignal.timeout(WORK_TIMEOUT_MS) })) as [Result];
      return result;
    } catch (error) {
      pixelCount = Infinity;
      throw error;
    } finally {
      if (pixelCount >= MAX_PIXELS_PER_THREAD) await end();
      else {
        worker.unref();
        timer = setTimeout(() => void end(), IDLE_TIMEOUT_MS).unref();
      }
    }
  };
}
