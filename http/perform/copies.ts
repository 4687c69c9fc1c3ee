// Lists and statistics are read of the replica where that will do, and who writes is noted: nobody is told less than they know.
import type { Database } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import type { Asker } from '../../db/engine/session/replica.ts';
import type { OperationId } from '../../generated/operations.ts';
import { Problem } from '../../domain/values/problem.ts';
import type { DoorResponse } from '../response/door-response.ts';
import { shapeOf } from '../shape.ts';
import { askerOf, type Exchange } from '../exchange.ts';

type ReadWork<T> = (db: Reader) => Promise<T>;

/** Runs `work` on the replica if that may answer this request, else what asks the primary. */
export type ReadingCopy = <T>(work: ReadWork<T>, onPrimary: () => Promise<T>) => Promise<T>;

/** The reads of one request. Once one was answered by the primary, all later ones are: an answer never goes back in time. */
export function createReadingCopy(
  { replica }: Database,
  id: OperationId,
  exchange: Exchange,
  gone: () => AbortSignal,
): ReadingCopy {
  const { kind } = shapeOf(id);
  const isStatistic = kind === 'statistic';
  let there = isStatistic || kind === 'list' ? replica : null;
  let asker: Asker = { by: askerOf(exchange), after: exchange.ctx.get('x-boekstaaf-after') || null };

  return async (work, onPrimary) => {
    const how = isStatistic && there !== null ? { isStatistic, gone: gone() } : { isStatistic };
    const done = there === null ? null : await there.read(asker, work, how);
    if (done === null) {
      there = null;
      return onPrimary();
    }
    // Another copy behind the same address may be farther back.
    if (done.position > (asker.after ?? '')) asker = { ...asker, after: done.position };
    return done.value;
  };
}

/** Asks about rights: of the primary also where a replica is read. */
export function askPrimary<T>(database: Database, db: Reader, ask: ReadWork<T>): Promise<T> {
  return db.isCopy === true ? database.read(ask) : ask(db);
}

/** The answer to a write with its position, where there is a replica. */
export async function addPosition(
  { replica }: Database,
  exchange: Exchange,
  written: Promise<DoorResponse>,
): Promise<DoorResponse> {
  if (replica === null) return written;
  const note = (): Promise<string | null> => replica.noteWrite(askerOf(exchange));
  const answer = await written.catch(async (error: unknown) => {
    if (mayHaveWritten(error)) await note();
    throw error;
  });
  const position = await note();
  if (position === null) return answer;
  return { ...answer, headers: { ...answer.headers, 'X-Boekstaaf-Position': position } };
}

/** Nobody knows the outcome of a commit during which the connection was lost. */
function mayHaveWritten(error: unknown): boolean {
  return !(error instanceof Problem) || error.problems.some(({ code }) => code === 'ERR_UNAVAILABLE');
}
