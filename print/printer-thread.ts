// The thread behind jobs/printer.ts: draws what it is sent, and answers with its bytes.
import { parentPort } from 'node:worker_threads';
import { printImage } from './image.ts';

export type Work = { readonly kind: 'image'; readonly bytes: Uint8Array };

export interface Question {
  readonly number: number;
  readonly work: Work;
}

export type Answer = { readonly number: number } & (
  { readonly result: Uint8Array | null } | { readonly error: string }
);

parentPort?.on('message', ({ number, work }: Question) => {
  void draw(work).then(
    (result) => parentPort?.postMessage({ number, result } satisfies Answer),
    (error: unknown) => {
      const told = error instanceof Error ? error.message : String(error);
      parentPort?.postMessage({ number, error: told } satisfies Answer);
    },
  );
});

async function draw(work: Work): Promise<Uint8Array | null> {
  await printImage(work.bytes);
  return null;
}
