// The first administrator, made when nobody can log in yet.
import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Database } from '../db/engine/database.ts';
import { recordEvents } from '../db/announcements/events.ts';
import * as users from '../db/access/users.ts';
import { zone } from '../domain/values/calendar.ts';
import { permissions } from '../generated/operations.ts';
import type { Instant } from '../generated/types.ts';
import { hashPassword } from './passwords.ts';

/** Who can log in from now on. The password is known here alone: whoever gets this shows it at once. */
export interface FirstLogin {
  readonly id: number;
  readonly username: string;
  readonly password: string;
}

/** Makes the first administrator and commits him; null when there is a user. Of servers that start at once one makes him. */
export async function makeFirstUser(database: Database, config: Config, now: Instant): Promise<FirstLogin | null> {
  if (await database.read(users.any)) return null;
  const username = config.bootstrapUsername;
  const password = config.bootstrapPassword ?? randomBytes(15).toString('base64url');
  const password_hash = await hashPassword(password);
  const id = await database.write(async (db) => {
    await users.holdRights(db);
    if (await users.any(db)) return null;
    const first = { gebruikersnaam: username, password_hash, permissies: [...permissions] };
    const id = await users.createFirst(db, first, now);
    await recordEvents(db, { now, zone: zone(config.timeZone), actor: { type: 'system', id: null }, requestId: null });
    return id;
  });
  return id === null ? null : { id, username, password };
}
