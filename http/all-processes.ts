// The metrics of a service that has several processes: whichever is asked for them asks the one that started it, which sums all.
import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

interface Question {
  readonly ask: 'metrics';
  readonly id: number;
}

interface Answer {
  readonly answer: 'metrics';
  readonly id: number;
  /** Null where a process did not answer: it may have died in this moment. */
  readonly text: string | null;
}

/** In the process that starts the others: answers what each of them is asked. */
export function answerForAll(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: Partial<Question>) => {
    if (message.ask !== 'metrics') return;
    const { id = 0 } = message;
    void all
      .clusterMetrics()
      .catch(() => null)
      .then((text) => {
        if (worker.isConnected()) worker.send({ answer: 'metrics', id, text } satisfies Answer);
      });
  });
}

/** The text of the metrics: those of this process, or in one of several the sums of all. Null where one did not answer. */
export function metricsText(registry: Registry): () => Promise<string | null> {
  const { worker } = cluster;
  if (worker === undefined) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // It answers the process that sums.
  new AggregatorRegistry();
  let asked = 0;
  const waiting = new Map<number, (text: string | null) => void>();
  process.on('message', ({ answer, id = 0, text = null }: Partial<Answer>) => {
    if (answer !== 'metrics') return;
    waiting.get(id)?.(text);
    waiting.delete(id);
  });
  return () =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      worker.send({ ask: 'metrics', id: asked } satisfies Question);
    });
}
