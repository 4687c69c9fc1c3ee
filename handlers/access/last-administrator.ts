// The rule against losing a right for good, for every change that could remove one from its last holder.
import type { Writer } from '../../db/engine/session/database.ts';
import { findRightsInUse } from '../../db/access/users.ts';
import { assertNoneLost } from '../../domain/access/user.ts';

/**
 * Runs a change of accounts or roles, whose rights are locked. Throws ERR_LAST_ADMINISTRATOR when it leaves a right
 * without an active holder: nobody could grant it again.
 */
export async function guardLastAdministrator(db: Writer, change: () => Promise<void>): Promise<void> {
  const before = await findRightsInUse(db);
  await change();
  assertNoneLost(before, await findRightsInUse(db));
}
