// Writes a download to a file of the disk, in Node.
import { ConnectionError } from './errors.ts';
import { importNodeModule } from './platform.ts';
import { chunksOf } from './upload.ts';

interface NodeFiles {
  readonly writeFile: (path: string, data: AsyncIterable<Uint8Array>) => Promise<void>;
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly rm: (path: string, options: { force: boolean }) => Promise<void>;
}

/** Writes a stream to a file atomically: a failure leaves no partial file, and an older file unchanged. */
export async function save(stream: ReadableStream<Uint8Array>, path: string): Promise<void> {
  const { writeFile, rename, rm } = (await importNodeModule('node:fs/promises')) as NodeFiles;
  const aside = `${path}.${Math.random().toString(36).slice(2)}.part`;
  try {
    await writeFile(aside, readDownload(stream));
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

// An error of the disk stays Node's; one of the network is ours.
async function* readDownload(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* chunksOf(stream);
  } catch (cause) {
    if (cause instanceof TypeError) throw new ConnectionError('The download broke off', { cause });
    throw cause;
  }
}
