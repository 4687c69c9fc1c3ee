// Reports to the benchmark what a server process uses; every measured server loads this file before its own code.
import cluster from 'node:cluster';
import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { readChildrenMemory, readChildrenTime } from '../processor.ts';

/** The questions of the benchmark to a server. */
export type UsageQuestion = 'usage' | 'watch' | 'watched';

/**
 * The usage of a server; memory in bytes, times in milliseconds, those of its children included. `delay` (the 99th
 * percentile) and `peak` are of its own process alone, since `watch`.
 */
export interface Usage {
  readonly processor: number;
  readonly memory: number;
  readonly peak: number;
  readonly delay: number;
}

const SAMPLE_INTERVAL_MS = 10;

let delays: IntervalHistogram | undefined;
let peak = 0;
let sampling: NodeJS.Timeout | undefined;

function sample(): void {
  peak = Math.max(peak, process.memoryUsage.rss());
}

function readUsage(): Usage {
  const { user, system } = process.cpuUsage();
  const delay = (delays?.percentile(99) ?? 0) / 1e6;
  const processor = (user + system) / 1000 + readChildrenTime(process.pid);
  return { processor, memory: process.memoryUsage.rss() + readChildrenMemory(process.pid), peak, delay };
}

function report(question: UsageQuestion): void {
  if (question === 'watch') {
    peak = 0;
    sample();
    sampling = setInterval(sample, SAMPLE_INTERVAL_MS);
    delays = monitorEventLoopDelay({ resolution: 1 });
    delays.enable();
  }
  if (question === 'watched') {
    delays?.disable();
    clearInterval(sampling);
  }
  process.send?.(readUsage());
}

// Child processes of the server load this file too, but receive other questions and live by their channel.
if (!cluster.isWorker && !/-process\.js$/.test(process.argv[1] ?? '')) {
  process.on('message', report);
  // The benchmark ends its servers by a signal; the channel for questions must not keep them alive.
  process.channel?.unref();
}
