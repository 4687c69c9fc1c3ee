// Chooses between replica and primary for lists and statistics, so that callers read their own writes.
import type { Database } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import type { Asker } from '../../db/engine/session/replica.ts';
import type { OperationId } from '../../generated/operations.ts';
import { Problem } from '../../domain/values/problem.ts';
import type { DoorResponse } from '../response/door-response.ts';
import { shapeOf } from '../shape.ts';
import { askerOf, type Exchange } from '../exchange.ts';

type ReadWork<T> = (db: Reader) => Promise<T>;

/** Runs `work` on the replica if it is recent enough for this request, else `onPrimary`. */
export type ReadingCopy = <T>(work: ReadWork<T>, onPrimary: () => Promise<T>) => Promise<T>;

/** Returns the reads of one request. After a read of the primary all later ones use it, so that a response has no older data. */
export function createReadingCopy(
  { replica }: Database,
  id: OperationId,
  exchange: Exchange,
  watchGone: () => AbortSignal,
): ReadingCopy {
  const { kind } = shapeOf(id);
  const isStatistic = kind === 'statistic';
  let there = isStatistic || kind === 'list' ? replica : null;
  let asker: Asker = { by: askerOf(exchange), after: exchange.ctx.get('x-boekstaaf-after') || null };

  return async (work, onPrimary) => {
    const how = isStatistic && there !== null ? { isStatistic, signal: watchGone() } : { isStatistic };
    const result = there === null ? null : await there.read(asker, work, how);
    if (result === null) {
      there = null;
      return onPrimary();
    }
    // Another replica at the same address may lag more.
    if (result.position > (asker.after ?? '')) asker = { ...asker, after: result.position };
    return result.value;
  };
}

/** Reads rights from the primary, also where `db` is the replica. */
export function askPrimary<T>(database: Database, db: Reader, ask: ReadWork<T>): Promise<T> {
  return db.isCopy === true ? database.read(ask) : ask(db);
}

/** Returns the response to a write, with its position in the log where there is a replica. */
export async function addPosition(
  { replica }: Database,
  exchange: Exchange,
  pendingResponse: Promise<DoorResponse>,
): Promise<DoorResponse> {
  if (replica === null) return pendingResponse;
  const note = (): Promise<string | null> => replica.noteWrite(askerOf(exchange));
  const response = await pendingResponse.catch(async (error: unknown) => {
    if (mayHaveWritten(error)) await note();
    throw error;
  });
  const position = await note();
  if (position === null) return response;
  return { ...response, headers: { ...response.headers, 'X-Boekstaaf-Position': position } };
}

/** Whether an error leaves open if the transaction was committed: the connection was lost during it. */
function mayHaveWritten(error: unknown): boolean {
  return !(error instanceof Problem) || error.problems.some(({ code }) => code === 'ERR_UNAVAILABLE');
}
