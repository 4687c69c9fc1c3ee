// The printing thread: draws documents and images, so that no request waits while a page is made.
import { Worker } from 'node:worker_threads';
import { threadFile } from '../db/engine/thread-file.ts';
import { imageSize, unreadable, type ImageType } from '../domain/house/image.ts';
import type { PrintedDocument } from '../domain/printed-document.ts';
import type { PrintReply, Question, Work } from '../print/printer-thread.ts';

/** Prints, one thing after the other. Rejects with the thread's error, or when it takes longer than its patience. */
export interface Printer {
  /** Whether an image can be printed, and what it is. Throws ERR_IMAGE. */
  checkImage(bytes: Uint8Array): Promise<ImageType>;
  /** The PDF of a document; the same document, logo and date make the same bytes. */
  print(document: PrintedDocument, logo: Uint8Array | null, date: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** How long a thread may be busy with one thing, and stay without work, in milliseconds. */
interface Patience {
  readonly busy: number;
  readonly idle: number;
}

interface Waiting {
  readonly resolve: (result: Uint8Array | null) => void;
  readonly reject: (error: unknown) => void;
}

const THREAD = threadFile('print/printer-thread');

/** A thread and who waits for it. Fonts are loaded once: the first page takes longest. */
class PrinterThread {
  readonly #worker = new Worker(THREAD);
  readonly #waiting = new Map<number, Waiting>();
  readonly #patience: Patience;
  #timer: NodeJS.Timeout | undefined;
  #asked = 0;
  ended = false;

  constructor(patience: Patience) {
    this.#patience = patience;
    this.#worker.on('message', (answer: PrintReply) => {
      const waiting = this.#waiting.get(answer.number);
      this.#waiting.delete(answer.number);
      if ('error' in answer) waiting?.reject(new Error(answer.error));
      else waiting?.resolve(answer.result);
      this.#watch();
    });
    this.#worker.on('error', (error) => void this.end(error));
  }

  ask(work: Work): Promise<Uint8Array | null> {
    const number = ++this.#asked;
    const answered = new Promise<Uint8Array | null>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
    });
    this.#worker.postMessage({ number, work } satisfies Question);
    this.#watch();
    return answered;
  }

  async end(why: unknown): Promise<void> {
    this.ended = true;
    clearTimeout(this.#timer);
    for (const { reject } of this.#waiting.values()) reject(why);
    this.#waiting.clear();
    await this.#worker.terminate();
  }

  // Each answer starts the clock anew: the thread works on the next thing, or on nothing.
  #watch(): void {
    clearTimeout(this.#timer);
    const busy = this.#waiting.size > 0;
    const { busy: atMost, idle } = this.#patience;
    this.#timer = setTimeout(() => void this.end(new Error('Printing took too long.')), busy ? atMost : idle);
    // Only work keeps the process from ending.
    if (busy) this.#worker.ref();
    else {
      this.#worker.unref();
      this.#timer.unref();
    }
  }
}

/** A printer whose thread is started when first needed and ends after a minute without work. */
export function openPrinter(patience: Patience = { busy: 20_000, idle: 60_000 }): Printer {
  let thread: PrinterThread | undefined;
  const ask = (work: Work): Promise<Uint8Array | null> => {
    if (thread === undefined || thread.ended) thread = new PrinterThread(patience);
    return thread.ask(work);
  };
  return {
    async checkImage(bytes) {
      const { type } = imageSize(bytes);
      await ask({ kind: 'image', bytes }).catch(() => Promise.reject(unreadable()));
      return type;
    },
    async print(document, logo, date) {
      const bytes = await ask({ kind: 'document', document, logo, date });
      if (bytes === null) throw new Error('The printer returned no document.');
      return bytes;
    },
    async close() {
      await thread?.end(new Error('The printer is closed.'));
    },
  };
}
