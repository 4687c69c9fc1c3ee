// Claims jobs for several lanes in one transaction, and loads the data that their kinds need.
import type { Writer } from '../db/engine/session/database.ts';
import { claim } from '../db/queue/jobs.ts';
import type { ClaimedJob } from '../db/engine/claimed-job.ts';
import { grouped } from '../db/engine/grouped.ts';
import type { Instant } from '../generated/types.ts';
import type { Jobs } from './job.ts';

/** So many jobs of a lane. */
export interface ClaimRequest {
  readonly kind: string;
  readonly lane: string;
  readonly limit: number;
}

/** Claims what is due, until `until`; answers the jobs of each request in the order of the requests. */
export async function claimAll(
  db: Writer,
  requests: readonly ClaimRequest[],
  { jobs, now, until }: { readonly jobs: Jobs; readonly now: Instant; readonly until: Instant },
): Promise<ClaimedJob[][]> {
  const claimed = await Promise.all(requests.map((each) => claim(db, { ...each, now, until })));
  for (const [kind, some] of grouped(claimed.flat(), (job) => job.kind)) {
    const payloads = some.map(({ payload }) => payload as never);
    const found = (await jobs[kind]?.load?.(db, payloads)) ?? [];
    some.forEach((job, at) => {
      job.loaded = found[at];
    });
  }
  return claimed;
}
