// Accounts as an issuer of OpenID Connect knows them: by issuer and subject, and by the address that an administrator entered.
import type { JoinableAccount } from '../../domain/access/oidc.ts';
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineCommand, defineStatement } from '../engine/session/sql.ts';

const SELECT_JOINABLE = 'select id, actief, email_address, oidc_issuer, oidc_subject from users where';
const selectBySubject = defineStatement<JoinableAccount>(
  () => `${SELECT_JOINABLE} oidc_issuer = ? and oidc_subject = ?`,
);
const selectWithAddress = defineStatement<JoinableAccount>(() => `${SELECT_JOINABLE} email_address is not null`);

/** Returns the account of a subject at an issuer, active or not. */
export async function findJoined(db: Reader, issuer: string, subject: string): Promise<JoinableAccount | undefined> {
  return (await selectBySubject(db, issuer, subject))[0];
}

/** Returns all accounts with an address, active or not: the first login of a subject is matched against them. */
export function findAccountsWithAddress(db: Reader): Promise<JoinableAccount[]> {
  return selectWithAddress(db);
}

const noteLogin = defineCommand(() => 'update user_logins set issuer_login_at = ?, last_login = ? where user_id = ?');
const selectLastLogin = defineStatement<{ issuer_login_at: Instant | null }>(
  () => 'select issuer_login_at from user_logins where user_id = ?',
);

/** Records when an account last logged in through its issuer, without a version or an event. */
export async function noteIssuerLogin(db: Writer, userId: number, moment: Instant): Promise<void> {
  await noteLogin(db, moment, moment, userId);
}

/** Returns when an account last logged in through its issuer; null for never. */
export async function readLastIssuerLogin(db: Reader, userId: number): Promise<Instant | null> {
  return (await selectLastLogin(db, userId))[0]?.issuer_login_at ?? null;
}
