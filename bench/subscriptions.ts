// Writes SQL for both databases that adds subscriptions and the events that wait for them.
import type { Dialect } from './world.ts';

const WEBHOOK_SECRET = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';

/** About as long as the payload of a booking with ten lines. */
export const EVENT_PAYLOAD = JSON.stringify({ version: '0.1', data: { id: 1, tekst: 'x'.repeat(2_500) }, meta: {} });

/** Returns the statement that adds subscriptions at these addresses; `name` is their event. */
export function writeSubscriptionInsert(name: string, urls: readonly string[]): string {
  const moment = "'2026-03-10T10:00:00.000Z'";
  const rows = urls.map(
    (url, at) =>
      `(${String(at + 1)}, 1, '${name}', '${url}', true, ${moment}, ${moment}, 1, 1, '${WEBHOOK_SECRET}', ${moment})`,
  );
  return `insert into webhooks (id, version, name, url, active, created_at, updated_at, created_by, updated_by, secret, secret_set_at)
    values ${rows.join(', ')}`;
}

/** Returns the statements that queue this many events for the first subscriptions, due from a moment on. */
export function listQueueStatements(dialect: Dialect, events: number, webhooks: number, from: string): string[] {
  const writeSeries = (name: string, count: number): string =>
    `${name}(n) as (select 1 union all select n + 1 from ${name} where n < ${String(count)})`;
  const both = `with recursive ${writeSeries('event', events)}, ${writeSeries('webhook', webhooks)}`;
  const channel = "webhook.n || ' Boeking ' || event.n";
  const payload = `'{"channel":"' || ${channel} || '"}'`;

  // PostgreSQL needs a cast to JSON; SQLite would cast the text to a number.
  const json = dialect === 'postgres' ? `(${payload})::json` : payload;
  return [
    `insert into webhook_payloads (id, event_no, event_id, event, object, object_id, body, occurred_at)
     with recursive ${writeSeries('event', events)} select n, n, 'event ' || n, 'Boeking::postSave', 'Boeking', n, '${EVENT_PAYLOAD}', '${from}' from event`,
    `insert into webhook_deliveries (webhook_id, payload_id, thin, channel, status, queued, created_at, next_attempt_at)
     ${both} select webhook.n, event.n, false, ${channel}, 'pending', true, '${from}', '${from}' from event, webhook`,
    `insert into jobs (kind, lane, key, payload, run_at)
     ${both} select 'deliver', webhook.n, ${channel}, ${json}, '${from}' from event, webhook`,
  ];
}
