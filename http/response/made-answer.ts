// Makes the answer from what a handler returned, and holds it against the contract.
import type { OperationId } from '../../generated/operations.ts';
import { isMedia, type Caller } from '../../handlers/handler.ts';
import { bytesOfMedia, headersOfMedia, locationOf, outcomeOf, textOf, wireBody, type Answer } from './answer.ts';
import type { Received } from '../request/received.ts';
import type { Dependencies } from '../perform/dependencies.ts';

/** The answer to `input`, as this caller may see it. */
export function answerOf(
  dependencies: Dependencies,
  id: OperationId,
  input: Received,
  output: unknown,
  caller: Caller,
): Answer {
  const { status, body, location } = outcomeOf(id, output);
  if (isMedia(body)) {
    const wrong = dependencies.checked() ? dependencies.check.media(id, status, body.type) : null;
    if (wrong !== null) dependencies.broken(id, wrong);
    return { status, headers: headersOfMedia(body), body: bytesOfMedia(body) };
  }
  const wire = wireBody(id, status, body, { zone: dependencies.zone, caller });
  if (dependencies.checked()) {
    const wrong = dependencies.check.body(id, status, wire);
    if (wrong !== null) dependencies.broken(id, wrong);
  }
  const Location = location ?? locationOf(id, input.path, wire);
  return { status, headers: Location === null ? {} : { Location }, body: textOf(wire) };
}

/** An item of a list, in wire values. */
export function checkedItem(dependencies: Dependencies, id: OperationId, item: unknown): unknown {
  if (dependencies.checked()) {
    const wrong = dependencies.check.item(id, item);
    if (wrong !== null) dependencies.broken(id, wrong);
  }
  return item;
}
