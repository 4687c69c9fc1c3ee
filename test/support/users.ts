// Accounts with the rights that a test wants: no operation makes them yet, so they are written as the first start does.
import { permissions } from '../../generated/operations.ts';
import { recordEvents } from '../../db/announcements/events.ts';
import { createFirst } from '../../db/access/users.ts';
import { normaliseLoginName } from '../../domain/access/user.ts';
import { zoneOf } from '../../domain/values/calendar.ts';
import { hashPassword } from '../../http/request/passwords.ts';
import { clock } from './clock.ts';
import { journal, getService } from './service.ts';

// One password for all of them: a hash takes as long as ten requests.
const PASSWORD = 'het wachtwoord van een medewerker';
const hashed = hashPassword(PASSWORD);
let made = 0;

/** A member of staff who may do these things and no others, with their password. */
export async function createUserWith(
  grantedPermissions: readonly string[],
): Promise<{ readonly username: string; readonly password: string; readonly id: number }> {
  const permissies = permissions.filter((name) => grantedPermissions.includes(name));
  made += 1;

  const username = `medewerker-${String(made)}`;
  journal.addSecret(PASSWORD);

  const password_hash = await hashed;
  const { database, config } = getService();
  const names = { gebruikersnaam: username, login_name: normaliseLoginName(username) };
  const account = { ...names, password_hash, permissies };
  const id = await database.write(async (db) => {
    const user = await createFirst(db, account, clock.now());
    await recordEvents(db, {
      now: clock.now(),
      zone: zoneOf(config.timeZone),
      actor: { type: 'system', id: null },
      requestId: null,
    });
    return user;
  });

  return { username, password: PASSWORD, id };
}
