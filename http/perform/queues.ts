// The queues of expensive operations: one for visitors and one for all other callers, so neither group waits for the other.
import type { OperationId, QueueName } from '../../generated/operations.ts';
import { createFairQueue, type QueueLimits, type FairQueue } from '../../handlers/fair-queue.ts';
import { createProblem } from '../../domain/values/problem.ts';
import { networkOf } from '../request/address.ts';
import { shapeOf } from '../shape.ts';
import type { Exchange } from '../exchange.ts';
import { createGoneSignal } from './gone-signal.ts';

/** Performs the work of an operation in its queue; at once where the operation has none. Throws ERR_BUSY for a full queue. */
export type Queues = <T>(id: OperationId, exchange: Exchange, work: () => Promise<T>) => Promise<T>;

/** docs/decisions/222-queues-and-invoice-numbers.md has the reasons of these numbers. */
const VISITOR_PLACES: QueueLimits = { working: 1, waiting: 40, share: 8 };
const CALLER_PLACES: QueueLimits = { working: 2, waiting: 40, share: 8 };

/** Each queue in both forms. */
export function createQueues(): Queues {
  const queues = new Map<string, FairQueue>();

  const queueOf = (name: QueueName, isVisitor: boolean): FairQueue => {
    const key = `${name} ${String(isVisitor)}`;
    const fairQueue = queues.get(key) ?? createFairQueue(isVisitor ? VISITOR_PLACES : CALLER_PLACES, createBusyProblem);
    queues.set(key, fairQueue);
    return fairQueue;
  };

  return (id, exchange, work) => {
    const { queue } = shapeOf(id);
    if (queue === undefined) return work();
    const { caller, address } = exchange;
    const callerKey = caller.isVisitor ? networkOf(address) : `${caller.type} ${String(caller.id)}`;
    return queueOf(queue, caller.isVisitor)(callerKey, work, createGoneSignal(exchange));
  };
}

function createBusyProblem(): Error {
  return createProblem('ERR_BUSY', 'Too much of this is asked at once: retry in a second.');
}
