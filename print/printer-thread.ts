// The thread of jobs/printer.ts: draws documents, and returns their bytes.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { printDocument, type DocumentWork } from './document.ts';
import { printImage } from './image.ts';

export type PrinterWork =
  { readonly kind: 'image'; readonly bytes: Uint8Array } | ({ readonly kind: 'document' } & DocumentWork);

export type PrintReply = { readonly result: Uint8Array | null } | { readonly error: string };

// Requests come first. On Linux a thread has its own priority; elsewhere this would slow the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (work: PrinterWork) => {
  void draw(work).then(
    (result) => parentPort?.postMessage({ result } satisfies PrintReply),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      parentPort?.postMessage({ error: message } satisfies PrintReply);
    },
  );
});

async function draw(work: PrinterWork): Promise<Uint8Array | null> {
  if (work.kind === 'document') return printDocument(work);
  await printImage(work.bytes);
  return null;
}
