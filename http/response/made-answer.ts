// Makes the answer from what a handler returned, and holds it against the contract.
import type { OperationId } from '../../generated/operations.ts';
import { isMedia, type Caller } from '../../handlers/handler.ts';
import { bytesOfMedia, headersOfMedia, locationOf, outcomeOf, textOf, wireBody, type Answer } from './answer.ts';
import type { Received } from '../request/received.ts';
import type { Works } from '../perform/works.ts';

/** The answer to `input`, as this caller may see it. */
export function answerOf(works: Works, id: OperationId, input: Received, output: unknown, caller: Caller): Answer {
  const { status, body, location } = outcomeOf(id, output);
  if (isMedia(body)) {
    const wrong = works.checked() ? works.check.media(id, status, body.type) : null;
    if (wrong !== null) works.broken(id, wrong);
    return { status, headers: headersOfMedia(body), body: bytesOfMedia(body) };
  }
  const wire = wireBody(id, status, body, { zone: works.zone, caller });
  if (works.checked()) {
    const wrong = works.check.body(id, status, wire);
    if (wrong !== null) works.broken(id, wrong);
  }
  const Location = location ?? locationOf(id, input.path, wire);
  return { status, headers: Location === null ? {} : { Location }, body: textOf(wire) };
}

/** An item of a list, in wire values. */
export function checkedItem(works: Works, id: OperationId, item: unknown): unknown {
  if (works.checked()) {
    const wrong = works.check.item(id, item);
    if (wrong !== null) works.broken(id, wrong);
  }
  return item;
}
