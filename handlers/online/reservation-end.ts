// How long capacity is reserved for a visitor who has not paid or confirmed yet.
import type { Writer } from '../../db/engine/session/database.ts';
import { settingOf } from '../../db/house/settings.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';
import type { Context } from '../handler.ts';
import { MINUTE } from '../../domain/values/time-units.ts';

/** When a reservation of now ends: after the minutes of the setting `online_boeking_hold_minuten`. */
export async function findReservationEnd({ db, now }: Pick<Context<Writer>, 'db' | 'now'>): Promise<Instant> {
  const minutes = Number(await settingOf(db, 'online_boeking_hold_minuten'));
  return instantAt(millisecondsOf(now) + minutes * MINUTE);
}
