// The metrics of requests: durations, violations of the contract and aborted lists; with the rest of /metrics.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestOutcome } from '../contract/errors.ts';
import { build } from './build.ts';
import { operations } from '../generated/operations.ts';
import { createMetricsReader } from './all-processes.ts';
import { addWork, type CountedWork } from './work-metrics.ts';

export interface Metrics {
  readonly registry: Registry;
  /** Reads the text of /metrics. */
  readonly readText: () => Promise<string>;
  countResponse(
    request: { readonly operation: string; readonly status: number; readonly outcome: RequestOutcome },
    seconds: number,
  ): void;
  countBrokenPromise(operation: string): void;
  countBrokenOff(operation: string): void;
  /** Counts the use of a deprecated part by this key or account. */
  readonly countDeprecatedUse: (use: {
    readonly operation: string;
    readonly part: string;
    readonly caller: string;
  }) => void;
}

/** How often the delay of the event loop is measured, in milliseconds: each measurement wakes an idle service. */
const MEASURE_INTERVAL_MS = 100;

/** Creates metrics in their own registry, so that several services in one process do not share counts. */
export function createMetrics(work: CountedWork): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: MEASURE_INTERVAL_MS });
  addBuild(registry);
  addWork(registry, work);

  const registers = [registry];
  const requests = new Counter({
    name: 'boekstaaf_requests_total',
    help: 'Requests by operation, status and outcome: only `failed` is a fault of the service.',
    labelNames: ['operation', 'status', 'outcome'],
    registers,
  });

  const duration = new Histogram({
    name: 'boekstaaf_request_seconds',
    help: 'Seconds from the first byte of a request to its response, by operation.',
    labelNames: ['operation'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });

  const promises = new Counter({
    name: 'boekstaaf_broken_promises_total',
    help: 'Responses that did not match the contract, by operation.',
    labelNames: ['operation'],
    registers,
  });

  const lists = new Counter({
    name: 'boekstaaf_broken_off_lists_total',
    help: 'Answers, mostly lists, that failed or lost their client after the first byte, by operation.',
    labelNames: ['operation'],
    registers,
  });

  const ending = new Counter({
    name: 'boekstaaf_deprecated_total',
    help: 'Requests that used something which will end, by operation, part (a parameter or member) and caller: `apikey 3`, `user 1` or `visitor`.',
    labelNames: ['operation', 'part', 'caller'],
    registers,
  });

  // An alarm on `increase` misses the first event of a series that did not exist before.
  requests.inc({ operation: NO_OPERATION, status: 200, outcome: 'ok' }, 0);
  duration.zero({ operation: NO_OPERATION });
  for (const operation of OPERATIONS) {
    for (const status of FAULT_STATUSES) requests.inc({ operation, status, outcome: 'failed' }, 0);
    promises.inc({ operation }, 0);
    lists.inc({ operation }, 0);
  }

  return {
    registry,
    readText: createMetricsReader(registry),
    countResponse(request, seconds) {
      requests.inc(request);
      duration.observe({ operation: request.operation }, seconds);
    },
    countBrokenPromise: (operation) => {
      promises.inc({ operation });
    },
    countBrokenOff: (operation) => {
      lists.inc({ operation });
    },
    countDeprecatedUse: (use) => {
      ending.inc(use);
    },
  };
}

/** The name for requests that ask for no operation. */
const NO_OPERATION = 'none';
const OPERATIONS = [NO_OPERATION, ...Object.keys(operations)];
/** The statuses of faults of the service. */
const FAULT_STATUSES = [500, 503];

/** Adds a metric that is always 1, with the build in its labels. */
function addBuild(registry: Registry): void {
  const labels = { ...build, node: process.version };
  new Gauge({
    name: 'boekstaaf_build_info',
    help: 'The version that runs, the commit that it was built of, and the version of Node.',
    labelNames: Object.keys(labels),
    registers: [registry],
    aggregator: 'first',
  }).set(labels, 1);
}
