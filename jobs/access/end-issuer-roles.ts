// Removes the roles of an account that its issuer granted an hour ago and has not confirmed since.
import { readLastIssuerLogin } from '../../db/access/joined-accounts.ts';
import * as users from '../../db/access/users.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import type { Job } from '../job.ts';
import { MINUTE } from '../../domain/values/time-units.ts';

/** Returns the job. Calls `onChanged` after its commit, so that cached rights of the account are cleared. */
export function endIssuerRoles(onChanged: () => void): Job<JobPayloads['end-issuer-roles']> {
  return {
    concurrency: 2,
    retries: [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE],
    async run({ user_id, said_at }, { write, now }) {
      await write(async (db) => {
        await lockRoots(db, 'users', [user_id]);
        await users.lockRights(db);
        const account = await users.findStored(db, user_id);
        // A later login has its own job.
        if (account === undefined || (await readLastIssuerLogin(db, user_id)) !== said_at) return;
        await users.update(db, account, { rollen: [] }, now());
      });
      onChanged();
    },
  };
}
