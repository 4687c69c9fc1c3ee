// The queue of a sandbox at its start: it is the only process, so that no other one has a lease.
import type { Writer } from '../engine/session/database.ts';
import { defineCommand } from '../engine/session/sql.ts';
import { RUN_AT_ONCE } from './jobs.ts';

const deleteRequestJobs = defineCommand(() => "delete from jobs where kind in ('move-clock', 'reset-sandbox')");
const releaseAll = defineCommand(() => 'update jobs set run_at = ?, leased_by = null where leased_by is not null');

/** After a sandbox ended in the middle: releases the leases of its jobs, and deletes the jobs of its requests. */
export async function beginAlone(db: Writer): Promise<void> {
  await deleteRequestJobs(db);
  await releaseAll(db, RUN_AT_ONCE);
}
