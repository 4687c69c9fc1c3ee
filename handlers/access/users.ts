// The operations on user accounts: nobody can give one more rights than they have themselves.
import type { Writer } from '../../db/engine/session/database.ts';
import { referrers } from '../../db/engine/changes/references.ts';
import { rows as contacts } from '../../db/people/contacts.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import { one } from '../../db/engine/changes/table.ts';
import * as sessions from '../../db/access/sessions.ts';
import * as users from '../../db/access/users.ts';
import { endsSessions } from '../../domain/access/session.ts';
import { refuseInUse } from '../../domain/values/in-use.ts';
import { repeated } from '../../domain/values/repeated.ts';
import { notFound, refuseIfAny, type ProblemDetail } from '../../domain/values/problem.ts';
import {
  isOtherAddress,
  lookalikeProblems,
  loginName,
  NO_ISSUER,
  namesAfter,
  ownerProblems,
  requireRights,
  rightsOfChange,
  rightsOfCredential,
} from '../../domain/access/user.ts';
import { assertOwnPassword, passwordProblems, refuseOwnAccount, wordsToTry } from '../../domain/access/password.ts';
import type { Permission } from '../../generated/operations.ts';
import type { Caller, NewPassword } from '../caller.ts';
import { authorityOf } from './authority.ts';
import { prepared, type Handler } from '../handler.ts';
import { keepingRights } from './last-administrator.ts';
import { weighAccount } from './reach.ts';
import { get, list } from '../resource.ts';

export const listUsers: Handler<'listUsers'> = list(users.select, users.read);
export const getUser: Handler<'getUser'> = get(users.read);

export const createUser = prepared<'createUser', NewPassword>(
  ({ body }, _caller, { newPassword }) => newPassword(body.wachtwoord),
  async ({ body }, context, password) => {
    const { db, now, caller } = context;
    const held = await authorityOf(db, caller);
    const { id, gebruikersnaam, email_address, actief, permissies, rollen, locale } = body;

    refuseIfAny([
      ...(await contactProblems(db, id)),
      ...repeatedRoles(rollen),
      ...(await nameProblems(db, id, gebruikersnaam)),
      ...passwordProblems(password.guesses(wordsToTry(body))),
    ]);

    const names = { gebruikersnaam, login_name: loginName(gebruikersnaam) };
    const account = { id, ...names, email_address, actief, permissies, rollen, locale, password_hash: password.hash };
    await users.insert(db, account, now);
    mayGive(held, (await weighAccount(await stored(db, id), context)).reach);

    return one(users.read, db, id);
  },
);

export const updateUser = prepared<'updateUser', NewPassword | undefined>(
  ({ body: { wachtwoord } }, _caller, { newPassword }) =>
    wachtwoord === undefined ? Promise.resolve(undefined) : newPassword(wachtwoord),
  async ({ path, body }, context, password) => {
    const { db, now, caller } = context;
    const held = await authorityOf(db, caller);
    const before = await stored(db, path.id);

    refuseOwnAccount(password !== undefined && isOwnSession(path.id, caller));
    const { gebruikersnaam = before.gebruikersnaam, email_address, actief, permissies, rollen, locale } = body;
    const isRenamed = gebruikersnaam !== before.gebruikersnaam;

    refuseIfAny([
      ...repeatedRoles(rollen),
      ...(isRenamed ? await nameProblems(db, path.id, gebruikersnaam) : []),
      ...(password === undefined ? [] : passwordProblems(password.guesses(wordsToTry({ ...before, gebruikersnaam })))),
    ]);

    const password_hash = password?.hash;
    const names = namesAfter(before, gebruikersnaam);
    const isOther = isOtherAddress(before, email_address);
    const others = { email_address, actief, permissies, rollen, locale, password_hash };
    const changes = { ...names, ...others, ...(isOther && NO_ISSUER) };
    const how = { isOwn: path.id === caller.userId, hasPassword: password_hash !== undefined, isOtherAddress: isOther };
    const standing = await weighAccount(before, context);

    await keepingRights(db, async () => {
      await users.update(db, before, changes, now);
      mayGive(held, rightsOfChange(standing, await weighAccount(await stored(db, path.id), context), how));
    });
    if (endsSessions(changes) || (isOther && before.oidc_subject !== null)) await sessions.removeOf(db, path.id);

    return one(users.read, db, path.id);
  },
);

export const setUserPassword = prepared<'setUserPassword', NewPassword>(
  ({ body }, _caller, { newPassword }) => newPassword(body.wachtwoord),
  async ({ path }, context, password) => {
    const { db, now, caller } = context;
    const held = await authorityOf(db, caller);
    const before = await stored(db, path.id);
    refuseOwnAccount(isOwnSession(path.id, caller));
    mayGive(held, rightsOfCredential(await weighAccount(before, context), { isOwn: path.id === caller.userId }));
    refuseIfAny(passwordProblems(password.guesses(wordsToTry(before))));
    await users.update(db, before, { password_hash: password.hash }, now);
    await sessions.removeOf(db, path.id);
  },
);

interface OwnPassword {
  /** The hash that the old password was right for; null for a wrong one. */
  readonly proven: string | null;
  readonly password: NewPassword;
}

export const changeOwnPassword = prepared<'changeOwnPassword', OwnPassword>(
  async ({ body }, { userId }, { provePassword, newPassword }) => ({
    proven: await provePassword(userId ?? 0, body.huidig_wachtwoord),
    password: await newPassword(body.wachtwoord),
  }),
  async (_input, { db, now, caller }, { proven, password }) => {
    const id = caller.userId ?? 0;
    await lockRoots(db, 'users', [id]);
    const before = await stored(db, id);
    assertOwnPassword(before, proven, 'huidig_wachtwoord');
    refuseIfAny(passwordProblems(password.guesses(wordsToTry(before))));
    await users.update(db, before, { password_hash: password.hash }, now);
    await sessions.removeOthers(db, id, caller.session?.id);
  },
);

export const deleteUser: Handler<'deleteUser'> = async ({ path }, { db, caller }) => {
  await authorityOf(db, caller);
  const before = await stored(db, path.id);
  refuseInUse(await referrers(db, 'users', path.id));
  await keepingRights(db, () => users.remove(db, before));
};

async function stored(db: Writer, id: number): Promise<users.StoredAccount> {
  const account = await users.findStored(db, id);
  if (account === undefined) throw notFound();
  return account;
}

function mayGive(held: ReadonlySet<Permission>, rights: Iterable<Permission>): void {
  requireRights(held, rights, 'The account would have, or could come to, rights that you lack: leave them out.');
}

/** The problems of an account for this contact: ERR_NOT_ALLOWED or ERR_TAKEN. */
async function contactProblems(db: Writer, id: number): Promise<ProblemDetail[]> {
  const { type } = await one(contacts.read, db, id);
  return ownerProblems(type, (await users.find(db, id)) !== undefined);
}

async function nameProblems(db: Writer, id: number, gebruikersnaam: string): Promise<ProblemDetail[]> {
  return lookalikeProblems(gebruikersnaam, await users.otherNames(db, id));
}

function isOwnSession(id: number, { session, userId }: Caller): boolean {
  return session !== undefined && id === userId;
}

function repeatedRoles(rollen: readonly { readonly id: number }[] = []): ProblemDetail[] {
  const ids = rollen.map(({ id }) => id);
  return repeated(ids, (place) => `rollen[${String(place)}].id`);
}
