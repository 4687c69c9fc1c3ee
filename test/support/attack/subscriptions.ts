// As many active subscriptions as can be had, to events that nothing causes: what does a write cost then?
import { Boekstaaf } from 'boekstaaf';
import { runConcurrently, type Attack, type Statuses, type AttackTarget } from './attack.ts';

const SUBSCRIPTION_COUNT = 5_000;
const CONCURRENT_REQUESTS = 4;
const WRITE_COUNT = 200;

export const manySubscriptions: Attack = {
  name: 'subscriptions to what never happens',
  async run(target) {
    const [before, calm] = await measureWrites(target);
    const statuses = await runConcurrently(
      Array.from(
        { length: SUBSCRIPTION_COUNT },
        () => () =>
          target.ask('POST', '/api2/webhooks', {
            body: { name: 'Kassa::postDelete', url: 'https://receiver.example/hooks' },
          }),
      ),
      CONCURRENT_REQUESTS,
    );
    const [after, slow] = await measureWrites(target);

    for (const [status, count] of [...before, ...after]) statuses.set(status, (statuses.get(status) ?? 0) + count);
    const { length } = await new Boekstaaf({ baseUrl: target.baseUrl, apiKey: target.key }).webhooks.listWebhooks();
    return {
      statuses,
      observations: [
        `to create a customer   ${calm.toFixed(1)} ms on average before, ${slow.toFixed(1)} ms after`,
        `subscriptions          ${String(length)} that the list shows at once`,
      ],
    };
  },
};

/** How long it takes to create a customer, on average in milliseconds. */
async function measureWrites(target: AttackTarget): Promise<readonly [Statuses, number]> {
  const startTime = performance.now();
  const body = { naam: 'Bakker', contactpersonen: [{ achternaam: 'Bakker' }] };
  const statuses = await runConcurrently(
    Array.from({ length: WRITE_COUNT }, () => () => target.ask('POST', '/api2/klanten', { body })),
    1,
  );
  return [statuses, (performance.now() - startTime) / WRITE_COUNT];
}
