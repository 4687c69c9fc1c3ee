// Loaded into every measured server before its own code: tells the benchmark what the process uses.
import cluster from 'node:cluster';
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { memoryOfChildren, usedByChildren } from '../processor.ts';

/** The questions of the benchmark to a server. */
export type Question = 'usage' | 'watch' | 'watched' | 'profile' | { readonly profiledInto: string };

/** Microseconds between two looks of a profile. */
const INTERVAL = 200;

/**
 * The answer of a server; memory in bytes, times in milliseconds, those of its children included. `delay` (the 99th
 * percentile), `longest` and `peak`, which is of its own process alone, are since `watch`.
 */
export interface Usage {
  readonly processor: number;
  readonly memory: number;
  readonly peak: number;
  readonly delay: number;
  readonly longest: number;
}

const SAMPLE = 10;

let delays: IntervalHistogram | undefined;
let peak = 0;
let sampling: NodeJS.Timeout | undefined;

function sample(): void {
  peak = Math.max(peak, process.memoryUsage.rss());
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  const delay = (delays?.percentile(99) ?? 0) / 1e6;
  const longest = (delays?.max ?? 0) / 1e6;
  const processor = (user + system) / 1000 + usedByChildren(process.pid);
  return { processor, memory: process.memoryUsage.rss() + memoryOfChildren(process.pid), peak, delay, longest };
}

let session: Session | undefined;

async function profile(question: Question): Promise<void> {
  if (question === 'profile') {
    session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
    await session.post('Profiler.start');
  } else if (typeof question === 'object' && session !== undefined) {
    const { profile: told } = await session.post('Profiler.stop');
    session.disconnect();
    writeFileSync(question.profiledInto, JSON.stringify(told));
  }
}

async function report(question: Question): Promise<void> {
  if (question === 'watch') {
    peak = 0;
    sample();
    sampling = setInterval(sample, SAMPLE);
    delays = monitorEventLoopDelay({ resolution: 1 });
    delays.enable();
  }
  if (question === 'watched') {
    delays?.disable();
    clearInterval(sampling);
  }
  await profile(question);
  process.send?.(usage());
}

// Processes of the server load this file too. Their questions are of another kind, and they live by their channel.
if (!cluster.isWorker && !/-process\.js$/.test(process.argv[1] ?? '')) {
  process.on('message', (question: Question) => void report(question));
  // The benchmark ends its servers by a signal; being able to ask them must not keep them alive.
  process.channel?.unref();
}
