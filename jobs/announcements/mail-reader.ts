// Reads messages, each in a thread of its own that is ended when it takes too long: strangers write what it reads.
import { Worker } from 'node:worker_threads';
import { threadFile } from '../../db/engine/thread-file.ts';
import { unreadableMail, type ReadMail } from '../../domain/announcements/incoming-mail.ts';
import type { MailReader } from '../../handlers/handler.ts';
import { problem } from '../../domain/values/problem.ts';
import { createTurns } from '../../handlers/turns.ts';

const THREAD = threadFile('jobs/announcements/mail-reader-thread');
// Enough for the largest message with all its attachments; a thread that wants more ends by itself.
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };
const ROOM = { working: 1, waiting: 20, share: 11 };
const BUSY = 'Too many mails are being read: retry in a moment.';
const NOT_STARTED = 'The mail could not be read now: retry in a moment.';

/** A reader, for whoever asks (handlers/turns.ts), that reads one message at a time, for at most `patience` milliseconds. */
export function openMailReader(patience = 20_000): (asker: string) => MailReader {
  const turns = createTurns(ROOM, () => problem('ERR_UNAVAILABLE', BUSY));
  return (asker) => (message) => turns(asker, () => readInThread(message, patience));
}

async function readInThread(message: Uint8Array, patience: number): Promise<ReadMail> {
  const worker = new Worker(THREAD, { workerData: message, resourceLimits: MEMORY });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ReadMail>((resolve, reject) => {
      let isRunning = false;
      const refuse = (): void => {
        reject(isRunning ? unreadableMail() : problem('ERR_UNAVAILABLE', NOT_STARTED));
      };
      timer = setTimeout(refuse, patience);
      // First it says that it runs, then what it read.
      worker.on('message', (mail: ReadMail | null) => {
        if (mail === null) isRunning = true;
        else resolve(mail);
      });
      worker.on('error', refuse);
      worker.on('exit', refuse);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
