// Takes the roles of an account that an issuer gave an hour ago and has not confirmed since.
import { readLastIssuerLogin } from '../../db/access/joined-accounts.ts';
import * as users from '../../db/access/users.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import type { Job } from '../job.ts';
import { MINUTE } from '../../domain/values/time-units.ts';

/** Tells others of rights that jobs took away. */
export interface RightsWatch {
  readonly notifyChanged: () => void;
  readonly onChanged: (listener: () => void) => void;
}

/** `sandbox` tells of the same when it was put back. */
export function watchRights(sandbox?: { onReset(listener: () => void): void }): RightsWatch {
  const listeners: (() => void)[] = [];
  return {
    notifyChanged: () => {
      for (const each of listeners) each();
    },
    onChanged: (listener) => {
      listeners.push(listener);
      sandbox?.onReset(listener);
    },
  };
}

/** The job. `changed` hears of it: what was remembered of the account's keys may not hold any more. */
export function endIssuerRoles(changed: () => void): Job<JobPayloads['end-issuer-roles']> {
  return {
    concurrency: 2,
    retries: [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE],
    async run({ user_id, said_at }, { write, now }) {
      await write(async (db) => {
        await lockRoots(db, 'users', [user_id]);
        await users.lockRights(db);
        const account = await users.findStored(db, user_id);
        // A later login has a job of its own.
        if (account === undefined || (await readLastIssuerLogin(db, user_id)) !== said_at) return;
        await users.update(db, account, { rollen: [] }, now());
      });
      changed();
    },
  };
}
