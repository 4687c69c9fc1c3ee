// The metrics of a service with several processes: the process that gets the request asks the first one, which sums all.
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** The numbers of one process, in the exchange format of prom-client. */
type MetricsNumbers = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Messages between processes: a process registers, is asked for its numbers, and asks for the sums. */
type MetricsMessage =
  | { readonly metrics: 'counts' | 'ask-own' }
  | { readonly metrics: 'own'; readonly numbers: MetricsNumbers }
  | { readonly metrics: 'ask-all'; readonly id: number }
  | { readonly metrics: 'all'; readonly id: number; readonly text: string };

/** After how long, in milliseconds, a process that does not reply counts with its previous numbers. */
const PATIENCE_MS = 5_000;
/** Types of metrics that must not decrease when a process ends: Prometheus would detect a restart, and count everything twice. */
const GROWING_TYPES: readonly unknown[] = ['counter', 'histogram'];

/** In the first process: replies to requests for the sums. */
export function answerForAll(): void {
  const totals = new ProcessTotals();
  cluster.on('message', (worker, message: MetricsMessage) => {
    if (message.metrics === 'counts') totals.add(worker);
    if (message.metrics === 'own') totals.receive(worker, message.numbers);
    if (message.metrics === 'ask-all')
      void totals.readText().then((text) => {
        tell(worker, { metrics: 'all', id: message.id, text });
      });
  });
  cluster.on('exit', (worker) => {
    totals.end(worker);
  });
}

/** The numbers of running processes, and the last ones of ended processes. */
class ProcessTotals {
  readonly #running = new Map<Worker, MetricsNumbers>();
  #ended: Promise<MetricsNumbers> = Promise.resolve([]);
  #asking: Promise<void> | undefined;
  readonly #unheard = new Map<Worker, () => void>();

  add(worker: Worker): void {
    this.#running.set(worker, []);
  }

  receive(worker: Worker, numbers: MetricsNumbers): void {
    if (this.#running.has(worker)) this.#running.set(worker, numbers);
    this.#unheard.get(worker)?.();
  }

  end(worker: Worker): void {
    this.#unheard.get(worker)?.();
    const growingMetrics = (this.#running.get(worker) ?? []).filter(({ type }) => GROWING_TYPES.includes(type));
    this.#running.delete(worker);
    this.#ended = this.#ended.then((endedMetrics) =>
      AggregatorRegistry.aggregate([endedMetrics, growingMetrics]).getMetricsAsJSON(),
    );
  }

  async readText(): Promise<string> {
    await (this.#asking ??= this.#askAll());
    for (;;) {
      const aggregation = this.#ended;
      const endedMetrics = await aggregation;
      // A process that ends in this moment is no longer among those that run.
      if (aggregation === this.#ended)
        return AggregatorRegistry.aggregate([endedMetrics, ...this.#running.values()]).metrics();
    }
  }

  async #askAll(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((worker) => this.#ask(worker)));
    this.#asking = undefined;
  }

  async #ask(worker: Worker): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#unheard.set(worker, resolve);
      timer = setTimeout(resolve, PATIENCE_MS);
      tell(worker, { metrics: 'ask-own' });
    });
    clearTimeout(timer);
    this.#unheard.delete(worker);
  }
}

function tell(worker: Worker, message: MetricsMessage): void {
  if (worker.isConnected()) worker.send(message);
}

/** Returns a function that reads the text of the metrics: of this process, or the sums of all where there are several. */
export function createMetricsReader(registry: Registry): () => Promise<string> {
  const { worker } = cluster;
  if (worker === undefined) return () => registry.metrics();

  const resolversById = new Map<number, (text: string) => void>();
  let lastId = 0;
  process.on('message', (message: MetricsMessage) => {
    if (message.metrics === 'ask-own')
      void registry.getMetricsAsJSON().then((numbers) => {
        tell(worker, { metrics: 'own', numbers });
      });
    if (message.metrics !== 'all') return;
    resolversById.get(message.id)?.(message.text);
    resolversById.delete(message.id);
  });
  tell(worker, { metrics: 'counts' });

  return () =>
    new Promise((resolve) => {
      lastId += 1;
      resolversById.set(lastId, resolve);
      tell(worker, { metrics: 'ask-all', id: lastId });
    });
}
