// Reads messages from untrusted senders, each in its own thread, which is ended when it takes too long.
import { readFileSync } from 'node:fs';
import { startThread } from '../../db/engine/thread-file.ts';
import {
  readSender,
  createUnreadableMailProblem,
  type ParsedMessage,
} from '../../domain/announcements/incoming-mail.ts';
import type { MailReader } from '../../handlers/services.ts';
import { createProblem } from '../../domain/values/problem.ts';
import { createFairQueue, type FairQueue } from '../../handlers/fair-queue.ts';
import type { ThreadStart } from './mail-reader-thread.ts';

const THREAD = 'jobs/announcements/mail-reader-thread';
// Enough for the largest message with all its attachments; a thread that needs more is ended by Node.
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };
const QUEUE_LIMITS = { working: 1, waiting: 20, share: 2 };
/** Each account that submits mails has eleven places; one sender has three of these. */
const ASKER_QUEUE_LIMITS = { working: 1, waiting: 10, share: 3 };
const BUSY_MESSAGE = 'Too many mails are being read: retry in a moment.';
const NOT_NOW_MESSAGE = 'The mail could not be read now: retry in a moment.';

/** How long a message may take, in milliseconds: of processor time, and of elapsed time on a busy machine. */
export interface ReadingTimeouts {
  readonly work: number;
  readonly wait: number;
}

/** Opens a reader of one message at a time. Askers share it fairly (handlers/fair-queue.ts), and so do senders. */
export function openMailReader({ work = 3_000, wait = 20_000 }: Partial<ReadingTimeouts> = {}): (
  asker: string,
) => MailReader {
  const createBusyProblem = (): Error => createProblem('ERR_UNAVAILABLE', BUSY_MESSAGE);
  const all = createFairQueue(QUEUE_LIMITS, createBusyProblem);
  const askers = new Map<string, { readonly queue: FairQueue; pendingCount: number }>();

  return (asker) => async (message) => {
    const own = askers.get(asker) ?? {
      queue: createFairQueue(ASKER_QUEUE_LIMITS, createBusyProblem),
      pendingCount: 0,
    };
    askers.set(asker, own);
    own.pendingCount += 1;
    try {
      return await own.queue(readSender(message), () => all(asker, () => readInThread(message, { work, wait })));
    } finally {
      own.pendingCount -= 1;
      if (own.pendingCount === 0) askers.delete(asker);
    }
  };
}

/** How often the time of a thread is checked, in milliseconds. */
const CHECK_INTERVAL_MS = 50;

async function readInThread(message: Uint8Array, { work, wait }: ReadingTimeouts): Promise<ParsedMessage> {
  const worker = startThread(THREAD, { workerData: message, resourceLimits: MEMORY });
  const timers: NodeJS.Timeout[] = [];

  try {
    return await new Promise<ParsedMessage>((resolve, reject) => {
      let isRunning = false;

      const refuse = (): void => {
        reject(isRunning ? createUnreadableMailProblem() : createProblem('ERR_UNAVAILABLE', NOT_NOW_MESSAGE));
      };

      // The machine is too busy; the message is not the cause.
      timers.push(setTimeout(() => reject(createProblem('ERR_UNAVAILABLE', NOT_NOW_MESSAGE)), wait));
      // The first message says that the thread runs, the second one has the result.
      worker.on('message', (threadMessage: ParsedMessage | ThreadStart) => {
        if (!('thread' in threadMessage)) {
          resolve(threadMessage);
          return;
        }
        isRunning = true;
        const worked = timeOf(threadMessage.thread);
        const before = worked();
        timers.push(setInterval(() => worked() - before > work && refuse(), CHECK_INTERVAL_MS));
      });
      worker.on('error', refuse);
      worker.on('exit', refuse);
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    await worker.terminate();
  }
}

/**
 * Returns a meter of how long a thread worked, in milliseconds: its processor time where the system reports it, else the
 * elapsed time.
 */
function timeOf(thread: string | null): () => number {
  return () => {
    if (thread === null) return performance.now();
    const [, fields = ''] = /^.*\) (.*)$/s.exec(statOf(thread)) ?? [];
    // In hundredths of a second: user time and system time.
    const [userTime = 0, systemTime = 0] = fields.split(' ').slice(11, 13).map(Number);
    return 10 * (userTime + systemTime);
  };
}

/** Returns the system's figures of a thread; an empty text when it has just ended, which its exit event reports next. */
function statOf(thread: string): string {
  try {
    return readFileSync(`/proc/self/task/${thread}/stat`, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || (error as NodeJS.ErrnoException).code === 'ESRCH')
      return '';
    throw error;
  }
}
