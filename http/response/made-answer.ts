// Makes the answer from what a handler returned, and holds it against the contract.
import type { OperationId } from '../../generated/operations.ts';
import { isMedia, type Caller } from '../../handlers/handler.ts';
import { bytesOfMedia, headersOfMedia, locationOf, outcomeOf, writerOf, type Answer } from './answer.ts';
import type { Received } from '../request/received.ts';
import type { WalkedFile } from '../../handlers/walked.ts';
import type { Dependencies } from '../perform/dependencies.ts';
import type { Written } from './written-list.ts';

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
  const isEmpty = body === undefined || body === null;
  const text = isEmpty ? null : writerOf(id, status, { zone: dependencies.zone, caller })(body);
  if (dependencies.checked()) {
    const wrong = dependencies.check.body(id, status, text === null ? null : (JSON.parse(text) as unknown));
    if (wrong !== null) dependencies.broken(id, wrong);
  }
  const Location = location ?? locationOf(id, input.path, body);
  return { status, headers: Location === null ? {} : { Location }, body: text };
}

/** How a file is written whose text is made while it is sent. */
export function fileOf(dependencies: Dependencies, id: OperationId, { type, filename }: WalkedFile): Written {
  const wrong = dependencies.checked() ? dependencies.check.media(id, 200, type) : null;
  if (wrong !== null) dependencies.broken(id, wrong);
  const headers = headersOfMedia({ type, filename, treatment: { disposition: 'inline' } });
  return { headers, begin: '', between: '', end: '', item: String };
}

/** The text of an item of a list. */
export function checkedItem(dependencies: Dependencies, id: OperationId, text: string): string {
  if (dependencies.checked()) {
    const wrong = dependencies.check.item(id, JSON.parse(text));
    if (wrong !== null) dependencies.broken(id, wrong);
  }
  return text;
}
