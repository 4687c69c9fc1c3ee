// A dry run: the request is performed and rolled back, and its response is sent.
import type { Database, Writer } from '../../db/engine/session/database.ts';
import type { DoorResponse } from '../response/door-response.ts';
import type { HandlerInput } from '../request/handler-input.ts';

/** Thrown to roll a transaction back; carries the response. */
class DryRunEnd extends Error {
  readonly response: DoorResponse;

  constructor(response: DoorResponse) {
    super('The transaction of a dry run ends here.');
    this.response = response;
  }
}

/** Headers that name a resource, which does not exist after a dry run. */
const NAMING_HEADERS = ['Location', 'ETag'];

/** The parameter, or the member of a body, that asks for a dry run. */
export const DRY_RUN = 'dry_run';

/** Whether a request is a dry run. */
export function isDryRun({ query }: HandlerInput): boolean {
  return query[DRY_RUN] === true;
}

/** Returns the response of work in a transaction that is rolled back. Throws what the work throws. */
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
    const { headers, ...others } = error.response;
    return {
      ...others,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !NAMING_HEADERS.includes(name))),
    };
  }
}
