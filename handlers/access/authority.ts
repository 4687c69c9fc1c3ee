// The rights that a caller may grant at this moment: checked again in the transaction that grants them.
import type { Writer } from '../../db/engine/session/database.ts';
import { find, lockRights } from '../../db/access/users.ts';
import { listGrantableRights } from '../../domain/access/user.ts';
import type { Permission } from '../../generated/operations.ts';
import type { Caller } from '../handler.ts';

/**
 * Returns the rights that the caller, who came with a password, may grant now; they are locked until the transaction
 * ends. The door authenticated the caller before it read the body, which may take half a minute. A caller who has lost
 * their access since then changes nothing. Throws ERR_PERMISSION when they may not manage users.
 * docs/decisions/140-users-and-roles.md.
 */
export async function authorityOf(db: Writer, { userId }: Caller): Promise<ReadonlySet<Permission>> {
  await lockRights(db);
  return listGrantableRights(await find(db, userId ?? 0));
}
