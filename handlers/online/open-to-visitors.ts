// What settings close to visitors.
import { settingOf } from '../../db/house/settings.ts';
import { problem } from '../../domain/values/problem.ts';
import type { Context } from '../handler.ts';

/** The settings that close something to visitors, with `no`. */
type Opening = 'allow_old_contact_forms' | 'allow_old_vouchers_sales' | 'allow_online_package_booking';

/** Throws ERR_CLOSED for a caller without a credential while the setting says `no`. */
export async function assertOpen({ db, caller }: Pick<Context, 'db' | 'caller'>, setting: Opening): Promise<void> {
  if (!caller.isVisitor || (await settingOf(db, setting)) === 'yes') return;
  throw problem('ERR_CLOSED', 'This is not offered online here: contact the company instead.');
}
