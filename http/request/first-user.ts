// Creates the first administrator of a database without users; and on the machine itself another one, for locked-out operators.
import { randomBytes } from 'node:crypto';
import { StartError, type Config } from '../../config/config.ts';
import type { Database, Writer } from '../../db/engine/session/database.ts';
import { recordEvents } from '../../db/announcements/events.ts';
import * as secondFactors from '../../db/access/second-factors.ts';
import * as sessions from '../../db/access/sessions.ts';
import * as users from '../../db/access/users.ts';
import { findPasswordProblems, listGuessableWords } from '../../domain/access/password.ts';
import { normaliseLoginName, findLookalikeProblems } from '../../domain/access/user.ts';
import { zoneOf } from '../../domain/values/calendar.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import { permissions } from '../../generated/operations.ts';
import type { Instant } from '../../generated/types.ts';
import { hashPassword, loadEstimate } from './passwords.ts';

/** The new user. The password exists in this object alone: the caller shows it at once. */
export interface FirstLogin {
  readonly id: number;
  readonly username: string;
  readonly password: string;
}

/** Throws StartError for a BOOTSTRAP_PASSWORD that is easy to guess, where no user exists yet. */
export async function assertBootstrapPassword(
  database: Database,
  { bootstrapUsername: gebruikersnaam, bootstrapPassword: password }: Config,
): Promise<void> {
  if (password === null || (await database.read(users.hasUsers))) return;
  const guessesOf = await loadEstimate();
  if (findPasswordProblems(guessesOf(password, listGuessableWords({ gebruikersnaam }))).length > 0)
    throw new StartError(
      'BOOTSTRAP_PASSWORD is easy to guess: set another one, such as four words that have nothing to do with each other, or none, and the start makes one and shows it.',
    );
}

/**
 * Creates and commits the first administrator; returns null when a user exists. If several servers start at once, one of them
 * creates the administrator.
 */
export async function makeFirstUser(database: Database, config: Config, now: Instant): Promise<FirstLogin | null> {
  if (await database.read(users.hasUsers)) return null;
  const username = config.bootstrapUsername;
  const password = config.bootstrapPassword ?? createRandomPassword();
  const password_hash = await hashPassword(password);
  const id = await database.write(async (db) => {
    await users.lockRights(db);
    return (await users.hasUsers(db)) ? null : create(db, { username, password_hash }, config, now);
  });
  return id === null ? null : { id, username, password };
}

/**
 * Creates an administrator with all rights, also where other users exist, for an operator on the service's own machine. The
 * audit trail names the service itself. Throws ERR_TAKEN when a user has this name, and ERR_LOOKS_TAKEN for a name that
 * looks like another user's.
 */
export async function rescue(
  database: Database,
  config: Config,
  { username, now }: { readonly username: string; readonly now: Instant },
): Promise<FirstLogin> {
  const password = createRandomPassword();
  const password_hash = await hashPassword(password);
  const id = await database.write(async (db) => {
    await users.lockRights(db);
    refuseIfAny(findLookalikeProblems(username, await users.findOtherNames(db)));
    return create(db, { username, password_hash }, config, now);
  });
  return { id, username, password };
}

/**
 * Removes the second factor of the account with this name, for an operator on the service's own machine, and ends its
 * sessions. The audit trail names the service itself. Returns false where there is nothing to remove.
 */
export async function removeSecondFactor(
  database: Database,
  { timeZone }: Config,
  { username, now }: { readonly username: string; readonly now: Instant },
): Promise<boolean> {
  return database.write(async (db) => {
    await users.lockRights(db);
    const user = await users.findByUsername(db, username);
    const account = user?.factors.isActive === true ? await users.findStored(db, user.id) : undefined;
    if (account === undefined) return false;
    await secondFactors.remove(db, account.id);
    await users.noteSecondFactor(db, account, { isActive: false, now });
    await sessions.removeOf(db, account.id);
    await recordEvents(db, { ...SERVICE_CAUSE, now, zone: zoneOf(timeZone) });
    return true;
  });
}

const SERVICE_CAUSE = { actor: { type: 'system', id: null }, requestId: null } as const;

async function create(
  db: Writer,
  { username, password_hash }: { readonly username: string; readonly password_hash: string },
  { timeZone }: Config,
  now: Instant,
): Promise<number> {
  const names = { gebruikersnaam: username, login_name: normaliseLoginName(username) };
  const account = { ...names, password_hash, permissies: [...permissions] };
  const id = await users.createFirst(db, account, now);
  await recordEvents(db, { ...SERVICE_CAUSE, now, zone: zoneOf(timeZone) });
  return id;
}

function createRandomPassword(): string {
  return randomBytes(15).toString('base64url');
}
