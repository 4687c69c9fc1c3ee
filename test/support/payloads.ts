// Checks events against the contract: every payload against the schema of its own object.
import type { Reader } from '../../db/engine/session/reader.ts';
import { readEventsAfter } from '../../db/announcements/feed.ts';
import { wrapEvent } from '../../domain/announcements/event.ts';
import { EVERYTHING_VIEWER, PUBLIC_VIEWER } from '../../domain/values/view.ts';
import { createResponseCheck } from '../../http/response/check-responses.ts';
import { compileValidators } from '../../contract/compiled.ts';
import { adaptForValidators, readContract } from '../../contract/bundle.ts';
import { ZONE } from './clock.ts';

const check = createResponseCheck(compileValidators(adaptForValidators(await readContract())));

/** The fault of a parsed payload, in the feed or at a receiver. Null when it is as the contract says. */
export function findPayloadProblem(payload: unknown): string | null {
  return check.checkItem('listEvents', payload);
}

/**
 * Everything that was ever announced is as the contract says. That holds for the whole, for the view of those who may
 * see least, and for what receivers get.
 */
export async function checkPayloads(db: Reader): Promise<readonly string[]> {
  const events = await readEventsAfter(db, null, Number.MAX_SAFE_INTEGER);
  const wireEvents = events.flatMap((event) =>
    [EVERYTHING_VIEWER, PUBLIC_VIEWER].map((viewer) => toWire(wrapEvent(event, viewer))),
  );
  const bodies: { body: string; thin_body: string | null }[] = await db.query(
    db.build('webhook_payloads').select('body', 'thin_body'),
  );
  const webhookBodies = bodies.flatMap(({ body, thin_body: thin }) => (thin === null ? [body] : [body, thin]));
  return [...wireEvents, ...webhookBodies.map((body): unknown => JSON.parse(body))].flatMap((payload) => {
    const wrong = findPayloadProblem(payload);
    return wrong === null ? [] : [`${JSON.stringify(payload).slice(0, 200)}: ${wrong}`];
  });
}

function toWire({ version, data, meta }: ReturnType<typeof wrapEvent>): unknown {
  return { version, data, meta: { ...meta, occurred_at: ZONE.toText(meta.occurred_at) } };
}
