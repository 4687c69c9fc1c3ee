// Settings that close operations to visitors.
import { settingOf } from '../../db/house/settings.ts';
import { assertOffered } from '../../domain/online/opening.ts';
import type { Context } from '../handler.ts';

/** The settings that close something to visitors, with `no`. */
type OpeningSetting = 'allow_old_contact_forms' | 'allow_old_vouchers_sales' | 'allow_online_package_booking';

/** Throws as `assertOffered` does for a visitor. */
export async function assertOpen(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  setting: OpeningSetting,
): Promise<void> {
  if (caller.isVisitor) assertOffered(await settingOf(db, setting));
}
