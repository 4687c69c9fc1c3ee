// The rule that no right is lost for good, for every change that could take one from its last holder.
import type { Writer } from '../../db/engine/session/database.ts';
import { findRightsInUse } from '../../db/access/users.ts';
import { assertNoneLost } from '../../domain/access/user.ts';

/**
 * Runs a change of accounts or roles, whose rights are held. Throws ERR_LAST_ADMINISTRATOR when nobody active has a right after
 * it that somebody active had before: nobody could give it again.
 */
export async function guardLastAdministrator(db: Writer, change: () => Promise<void>): Promise<void> {
  const before = await findRightsInUse(db);
  await change();
  assertNoneLost(before, await findRightsInUse(db));
}
