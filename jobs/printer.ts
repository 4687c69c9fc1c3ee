// The printing thread: draws documents and images, so that no request waits while a page is made.
import { startThread } from '../db/engine/thread-file.ts';
import { readImageSize, createUnreadableImageProblem, type ImageType } from '../domain/house/image.ts';
import { Problem, createProblem } from '../domain/values/problem.ts';
import type { DocumentWork } from '../print/document.ts';
import type { PrintReply, PrinterWork } from '../print/printer-thread.ts';
import { createFairQueue } from '../handlers/fair-queue.ts';

/**
 * Prints one document at a time, shared fairly by askers (handlers/fair-queue.ts). Rejects with the thread's error, after the
 * time-out `busy`, and with ERR_UNAVAILABLE when too many works of the asker wait, or of all.
 */
export interface Printer {
  /** Returns the type of an image. Throws ERR_IMAGE for one that cannot be printed. */
  checkImage(bytes: Uint8Array, asker?: string): Promise<ImageType>;
  /** Returns the PDF of a document; equal document, logo and date make equal bytes. */
  print(work: DocumentWork, asker?: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

const QUEUE_LIMITS = { working: 1, waiting: 60, share: 16 };
const BUSY_MESSAGE = 'Too many documents are being made: retry in a moment.';

/** How long a thread may be busy with one thing, and stay without work, in milliseconds. */
interface PrinterTimeouts {
  readonly busy: number;
  readonly idle: number;
}

interface PendingWork {
  readonly resolve: (result: Uint8Array | null) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread with one caller at most, so that its end fails one work only. Fonts are loaded once: the first page takes longest. */
class PrinterThread {
  readonly #worker = startThread('print/printer-thread');
  readonly #timeouts: PrinterTimeouts;
  #pending: PendingWork | undefined;
  #timer: NodeJS.Timeout | undefined;
  hasEnded = false;

  constructor(timeouts: PrinterTimeouts) {
    this.#timeouts = timeouts;
    this.#worker.on('message', (reply: PrintReply) => {
      const pending = this.#pending;
      this.#pending = undefined;
      this.#watch();
      if ('error' in reply) pending?.reject(new Error(reply.error));
      else pending?.resolve(reply.result);
    });
    this.#worker.on('error', (error) => void this.end(error));
  }

  ask(work: PrinterWork): Promise<Uint8Array | null> {
    const result = new Promise<Uint8Array | null>((resolve, reject) => {
      this.#pending = { resolve, reject };
    });
    this.#worker.postMessage(work);
    this.#watch();
    return result;
  }

  async end(why: unknown): Promise<void> {
    this.hasEnded = true;
    clearTimeout(this.#timer);
    this.#pending?.reject(why);
    this.#pending = undefined;
    await this.#worker.terminate();
  }

  #watch(): void {
    clearTimeout(this.#timer);
    const isBusy = this.#pending !== undefined;
    const { busy, idle } = this.#timeouts;
    this.#timer = setTimeout(() => void this.end(new Error('Printing took too long.')), isBusy ? busy : idle);
    // An idle thread does not keep the process alive.
    if (isBusy) this.#worker.ref();
    else {
      this.#worker.unref();
      this.#timer.unref();
    }
  }
}

/** Opens a printer. Its thread starts when first needed, and ends after a minute without work. */
export function openPrinter(timeouts: PrinterTimeouts = { busy: 20_000, idle: 60_000 }): Printer {
  const queue = createFairQueue(QUEUE_LIMITS, () => createProblem('ERR_UNAVAILABLE', BUSY_MESSAGE));
  let thread: PrinterThread | undefined;
  let closings = 0;

  const ask = (work: PrinterWork, asker: string | undefined): Promise<Uint8Array | null> => {
    const before = closings;
    return queue(asker, async () => {
      if (closings > before) throw createClosedError();
      if (thread === undefined || thread.hasEnded) thread = new PrinterThread(timeouts);
      return thread.ask(work);
    });
  };

  return {
    async checkImage(bytes, asker) {
      const { type } = readImageSize(bytes);
      await ask({ kind: 'image', bytes }, asker).catch((error: unknown) => {
        throw error instanceof Problem ? error : createUnreadableImageProblem();
      });
      return type;
    },
    async print(work, asker) {
      const bytes = await ask({ kind: 'document', ...work }, asker);
      if (bytes === null) throw new Error('The printer returned no document.');
      return bytes;
    },
    async close() {
      closings += 1;
      await thread?.end(createClosedError());
    },
  };
}

function createClosedError(): Error {
  return new Error('The printer is closed.');
}
