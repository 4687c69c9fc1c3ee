// The metrics of a service that has several processes: whichever is asked for them asks the one that started it, which sums all.
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** The numbers of one process, as prom-client writes them for others. */
type MetricsNumbers = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Between processes: one that counts says so, is asked for its numbers, and asks for those of all. */
type MetricsMessage =
  | { readonly metrics: 'counts' | 'ask-own' }
  | { readonly metrics: 'own'; readonly numbers: MetricsNumbers }
  | { readonly metrics: 'ask-all'; readonly id: number }
  | { readonly metrics: 'all'; readonly id: number; readonly text: string };

/** A process that is too busy to answer for so long counts with its numbers from before. */
const PATIENCE_MS = 5_000;
/** These must not fall when a process ends: Prometheus would take that for a restart, and count all of it again. */
const GROWING_TYPES: readonly unknown[] = ['counter', 'histogram'];

/** In the process that starts the others: answers what each of them is asked. */
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

/** The numbers of the processes that count, and of those that did. */
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
    const left = (this.#running.get(worker) ?? []).filter(({ type }) => GROWING_TYPES.includes(type));
    this.#running.delete(worker);
    this.#ended = this.#ended.then((ended) => AggregatorRegistry.aggregate([ended, left]).getMetricsAsJSON());
  }

  async readText(): Promise<string> {
    await (this.#asking ??= this.#askAll());
    for (;;) {
      const known = this.#ended;
      const ended = await known;
      // A process that ends in this moment is no longer among those that run.
      if (known === this.#ended) return AggregatorRegistry.aggregate([ended, ...this.#running.values()]).metrics();
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

/** The text of the metrics: those of this process, or in one of several the sums of all. */
export function createMetricsReader(registry: Registry): () => Promise<string> {
  const { worker } = cluster;
  if (worker === undefined) return () => registry.metrics();

  const waiting = new Map<number, (text: string) => void>();
  let asked = 0;
  process.on('message', (message: MetricsMessage) => {
    if (message.metrics === 'ask-own')
      void registry.getMetricsAsJSON().then((numbers) => {
        tell(worker, { metrics: 'own', numbers });
      });
    if (message.metrics !== 'all') return;
    waiting.get(message.id)?.(message.text);
    waiting.delete(message.id);
  });
  tell(worker, { metrics: 'counts' });

  return () =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      tell(worker, { metrics: 'ask-all', id: asked });
    });
}
