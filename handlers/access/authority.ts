// The rights that a caller may give at this moment: checked again where they are given.
import type { Writer } from '../../db/engine/session/database.ts';
import { find, holdRights } from '../../db/access/users.ts';
import { rightsToGive } from '../../domain/access/user.ts';
import type { Permission } from '../../generated/operations.ts';
import type { Caller } from '../handler.ts';

/**
 * The rights that the caller, who came with his password, may give, as they are now; until the transaction ends they stay so.
 * The door asked who he is before it read his body, which he can send for half a minute: whoever was shut out meanwhile changes
 * nothing any more. Throws ERR_PERMISSION when he may not manage users. docs/decisions/140-users-and-roles.md.
 */
export async function authorityOf(db: Writer, { userId }: Caller): Promise<ReadonlySet<Permission>> {
  await holdRights(db);
  return rightsToGive(await find(db, userId ?? 0));
}
