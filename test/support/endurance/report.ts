// The report of a long run, in a few lines.
import type { EnduranceResult } from './endure.ts';
import type { ServerLife } from './watch.ts';

/** The figures, for people. */
export function formatReport(all: EnduranceResult): string {
  const { acknowledged, gaveUp, p99, slowest, reads, failed, lives, ends, arrived } = all;
  const { webhooks, mails, again } = arrived;
  return [
    `${String(acknowledged)} writes acknowledged, none lost, none done twice; ${String(gaveUp)} given up while nobody was there`,
    `the reader: ${String(reads)} good answers, p99 ${p99.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms; ${String(failed)} without`,
    `webhooks: ${String(webhooks)} events arrived (${String(again.webhooks)} of them more than once); mails: ${String(mails)} (${String(again.mails)})`,
    `online payments: ${JSON.stringify(ends)}`,
    `memory of the last server: ${formatMemory(lives.at(-1))}`,
  ].join('\n');
}

const MARK_MINUTES = [1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 60];

function formatMemory(life: ServerLife | undefined): string {
  if (life === undefined || life.samples.length === 0) return 'not seen';
  const { samples } = life;
  const formatMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
  const marks = MARK_MINUTES.flatMap((mark) => {
    const sample = samples.find(({ minute }) => minute >= mark);
    return sample === undefined ? [] : [`${formatMegabytes(sample.bytes)} after ${String(mark)} min`];
  });
  const most = samples.reduce((highest, { bytes }) => Math.max(highest, bytes), 0);

  return [
    ...marks,
    `${formatMegabytes(samples.at(-1)?.bytes ?? 0)} at the end`,
    `${formatMegabytes(most)} at most`,
  ].join(', ');
}
