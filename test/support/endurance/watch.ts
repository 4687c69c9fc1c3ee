// The reader while a server is disturbed, and the memory of each server.
import { once } from 'node:events';
import { startThread } from '../../../db/engine/thread-file.ts';
import { readResidentBytes } from '../attack/attacked.ts';
import type { InnocentData, InnocentReport } from '../attack/innocent.ts';

const SAMPLE_INTERVAL_MS = 5_000;

/** The memory of one server in the order of time. */
export interface ServerLife {
  readonly pid: number;
  readonly samples: { readonly minute: number; readonly bytes: number }[];
}

export interface ServerWatch {
  /** All servers so far. */
  readonly lives: readonly ServerLife[];
  /** From now on this one is looked at. */
  watchProcess(pid: number): void;
  /** The observations of the reader since the last time. */
  readObservations(): Promise<InnocentReport>;
  close(): Promise<void>;
}

/** Starts to look, and to read `path` so often. */
export function watch(innocent: InnocentData): ServerWatch {
  const lives: ServerLife[] = [];
  const born: number[] = [];
  const reader = startThread('test/support/attack/innocent', { workerData: innocent });
  const looking = setInterval(() => {
    const life = lives.at(-1);
    const minute = (performance.now() - (born.at(-1) ?? 0)) / 60_000;
    if (life !== undefined)
      void readResidentBytes(life.pid).then((bytes) => {
        if (bytes > 0) life.samples.push({ minute, bytes });
      });
  }, SAMPLE_INTERVAL_MS);

  return {
    lives,
    watchProcess(pid) {
      lives.push({ pid, samples: [] });
      born.push(performance.now());
    },
    async readObservations() {
      reader.postMessage('times');
      const [report] = (await once(reader, 'message')) as [InnocentReport];
      return report;
    },
    async close() {
      clearInterval(looking);
      await reader.terminate();
    },
  };
}
