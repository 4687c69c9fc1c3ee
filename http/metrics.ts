// What operators can count: requests, their time, broken promises and broken-off lists, for /metrics.
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  answered(operation: string, status: number, seconds: number): void;
  brokenPromise(operation: string): void;
  brokenOff(operation: string): void;
}

/** A registry of its own, so that several services in one process do not share counts. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'boekstaaf_requests_total',
    help: 'Answered requests by operation and status.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'boekstaaf_request_seconds',
    help: 'Seconds from the first byte of a request to its answer, by operation.',
    labelNames: ['operation'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const promises = new Counter({
    name: 'boekstaaf_broken_promises_total',
    help: 'Answers that did not match the contract, by operation.',
    labelNames: ['operation'],
    registers,
  });
  const lists = new Counter({
    name: 'boekstaaf_broken_off_lists_total',
    help: 'Lists that failed or lost their client after the first byte, by operation.',
    labelNames: ['operation'],
    registers,
  });
  return {
    registry,
    answered(operation, status, seconds) {
      requests.inc({ operation, status });
      duration.observe({ operation }, seconds);
    },
    brokenPromise: (operation) => {
      promises.inc({ operation });
    },
    brokenOff: (operation) => {
      lists.inc({ operation });
    },
  };
}
