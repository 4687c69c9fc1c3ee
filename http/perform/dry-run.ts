// A dry run: the whole request is performed, answered, and undone.
import type { Database, Writer } from '../../db/engine/session/database.ts';
import type { DoorResponse } from '../response/door-response.ts';
import type { HandlerInput } from '../request/handler-input.ts';

/** Carries an answer out of the transaction that it ends. */
class DryRunEnd extends Error {
  readonly answer: DoorResponse;

  constructor(answer: DoorResponse) {
    super('The transaction of a dry run ends here.');
    this.answer = answer;
  }
}

/** Headers that name something to be read: of a dry run nothing is. */
const NAMING_HEADERS = ['Location', 'ETag'];

/** Whether a request only asks what it would do. */
export function isDryRun({ query }: HandlerInput): boolean {
  return query['dry_run'] === true;
}

/** The answer of work in a transaction that is undone. Throws what the work throws. */
export async function performDryRun(
  database: Database,
  work: (db: Writer) => Promise<DoorResponse>,
): Promise<DoorResponse> {
  try {
    return await database.write(async (db) => {
      throw new DryRunEnd(await work(db));
    });
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error;
    const { headers, ...answer } = error.answer;
    return {
      ...answer,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !NAMING_HEADERS.includes(name))),
    };
  }
}
