// The rights that a caller may give at this moment: checked again where they are given.
import type { Writer } from '../../db/engine/session/database.ts';
import { find, lockRights } from '../../db/access/users.ts';
import { listGrantableRights } from '../../domain/access/user.ts';
import type { Permission } from '../../generated/operations.ts';
import type { Caller } from '../handler.ts';

/**
 * The rights that the caller, who came with a password, may give, as they are now; until the transaction ends they stay
 * so. The door asked who they are before it read their body, which they can send for half a minute. A caller who was
 * shut out meanwhile changes nothing any more. Throws ERR_PERMISSION when they may not manage users.
 * docs/decisions/140-users-and-roles.md.
 */
export async function authorityOf(db: Writer, { userId }: Caller): Promise<ReadonlySet<Permission>> {
  await lockRights(db);
  return listGrantableRights(await find(db, userId ?? 0));
}
