// The operations on user accounts: no caller can grant an account more rights than they have.
import type { Writer } from '../../db/engine/session/database.ts';
import { findReferrers } from '../../db/engine/changes/references.ts';
import { rows as contacts } from '../../db/people/contacts.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import * as sessions from '../../db/access/sessions.ts';
import * as users from '../../db/access/users.ts';
import { needsSessionEnd } from '../../domain/access/session.ts';
import { refuseInUse } from '../../domain/values/in-use.ts';
import { findRepeatedProblems } from '../../domain/values/repeated.ts';
import { createNotFoundProblem, refuseIfAny, type ProblemDetail } from '../../domain/values/problem.ts';
import {
  isOtherAddress,
  findLookalikeProblems,
  normaliseLoginName,
  NO_ISSUER,
  mergeUserNames,
  findAccountOwnerProblems,
  requireRights,
  listRightsForChange,
  listRightsForCredential,
} from '../../domain/access/user.ts';
import {
  assertOwnPassword,
  findPasswordProblems,
  refuseOwnAccount,
  listGuessableWords,
} from '../../domain/access/password.ts';
import type { Permission } from '../../generated/operations.ts';
import type { Caller, NewPassword } from '../caller.ts';
import { authorityOf } from './authority.ts';
import { declarePrepared, type Handler } from '../handler.ts';
import { guardLastAdministrator } from './last-administrator.ts';
import { weighAccount } from './reach.ts';
import { get, list } from '../resource.ts';

export const listUsers: Handler<'listUsers'> = list(users.select, users.read);
export const getUser: Handler<'getUser'> = get(users.read);

export const createUser = declarePrepared<'createUser', NewPassword>(
  ({ body }, _caller, { prepareNewPassword }) => prepareNewPassword(body.wachtwoord),
  async ({ body }, context, password) => {
    const { db, now, caller } = context;
    const callerRights = await authorityOf(db, caller);
    const { id, gebruikersnaam, email_address, actief, permissies, rollen, locale } = body;

    refuseIfAny([
      ...(await findContactProblems(db, id)),
      ...findRepeatedRoles(rollen),
      ...(await findNameProblems(db, id, gebruikersnaam)),
      ...findPasswordProblems(password.countGuesses(listGuessableWords(body))),
    ]);

    const names = { gebruikersnaam, login_name: normaliseLoginName(gebruikersnaam) };
    const account = { id, ...names, email_address, actief, permissies, rollen, locale, password_hash: password.hash };
    await users.insert(db, account, now);
    assertMayGive(callerRights, (await weighAccount(await requireAccount(db, id), context)).reach);

    return readOne(users.read, db, id);
  },
);

export const updateUser = declarePrepared<'updateUser', NewPassword | undefined>(
  ({ body: { wachtwoord } }, _caller, { prepareNewPassword }) =>
    wachtwoord === undefined ? Promise.resolve(undefined) : prepareNewPassword(wachtwoord),
  async ({ path, body }, context, password) => {
    const { db, now, caller } = context;
    const callerRights = await authorityOf(db, caller);
    const before = await requireAccount(db, path.id);

    refuseOwnAccount(password !== undefined && isOwnSession(path.id, caller));
    const { gebruikersnaam = before.gebruikersnaam, email_address, actief, permissies, rollen, locale } = body;
    const isRenamed = gebruikersnaam !== before.gebruikersnaam;

    refuseIfAny([
      ...findRepeatedRoles(rollen),
      ...(isRenamed ? await findNameProblems(db, path.id, gebruikersnaam) : []),
      ...(password === undefined
        ? []
        : findPasswordProblems(password.countGuesses(listGuessableWords({ ...before, gebruikersnaam })))),
    ]);

    const password_hash = password?.hash;
    const names = mergeUserNames(before, gebruikersnaam);
    const isOther = isOtherAddress(before, email_address);
    const others = { email_address, actief, permissies, rollen, locale, password_hash };
    const changes = { ...names, ...others, ...(isOther && NO_ISSUER) };
    const how = { isOwn: path.id === caller.userId, hasPassword: password_hash !== undefined, isOtherAddress: isOther };
    const weighedAccount = await weighAccount(before, context);

    await guardLastAdministrator(db, async () => {
      await users.update(db, before, changes, now);
      assertMayGive(
        callerRights,
        listRightsForChange(weighedAccount, await weighAccount(await requireAccount(db, path.id), context), how),
      );
    });
    if (needsSessionEnd(changes) || (isOther && before.oidc_subject !== null)) await sessions.removeOf(db, path.id);

    return readOne(users.read, db, path.id);
  },
);

export const setUserPassword = declarePrepared<'setUserPassword', NewPassword>(
  ({ body }, _caller, { prepareNewPassword }) => prepareNewPassword(body.wachtwoord),
  async ({ path }, context, password) => {
    const { db, now, caller } = context;
    const callerRights = await authorityOf(db, caller);
    const before = await requireAccount(db, path.id);
    refuseOwnAccount(isOwnSession(path.id, caller));
    assertMayGive(
      callerRights,
      listRightsForCredential(await weighAccount(before, context), { isOwn: path.id === caller.userId }),
    );
    refuseIfAny(findPasswordProblems(password.countGuesses(listGuessableWords(before))));
    await users.update(db, before, { password_hash: password.hash }, now);
    await sessions.removeOf(db, path.id);
  },
);

interface OwnPassword {
  /** The hash that the old password matches; null for a wrong one. */
  readonly proven: string | null;
  readonly password: NewPassword;
}

export const changeOwnPassword = declarePrepared<'changeOwnPassword', OwnPassword>(
  async ({ body }, { userId }, { provePassword, prepareNewPassword }) => ({
    proven: await provePassword(userId ?? 0, body.huidig_wachtwoord),
    password: await prepareNewPassword(body.wachtwoord),
  }),
  async (_input, { db, now, caller }, { proven, password }) => {
    const id = caller.userId ?? 0;
    await lockRoots(db, 'users', [id]);
    const before = await requireAccount(db, id);
    assertOwnPassword(before, proven, 'huidig_wachtwoord');
    refuseIfAny(findPasswordProblems(password.countGuesses(listGuessableWords(before))));
    await users.update(db, before, { password_hash: password.hash }, now);
    await sessions.removeOthers(db, id, caller.session?.id);
  },
);

export const deleteUser: Handler<'deleteUser'> = async ({ path }, { db, caller }) => {
  await authorityOf(db, caller);
  const before = await requireAccount(db, path.id);
  refuseInUse(await findReferrers(db, 'users', path.id));
  await guardLastAdministrator(db, () => users.remove(db, before));
};

async function requireAccount(db: Writer, id: number): Promise<users.StoredAccount> {
  const account = await users.findStored(db, id);
  if (account === undefined) throw createNotFoundProblem();
  return account;
}

function assertMayGive(callerRights: ReadonlySet<Permission>, rights: Iterable<Permission>): void {
  requireRights(
    callerRights,
    rights,
    'The account would have, or could come to, rights that you lack: leave them out.',
  );
}

/** The problems of an account for this contact: ERR_NOT_ALLOWED or ERR_TAKEN. */
async function findContactProblems(db: Writer, id: number): Promise<ProblemDetail[]> {
  const { type } = await readOne(contacts.read, db, id);
  return findAccountOwnerProblems(type, (await users.find(db, id)) !== undefined);
}

async function findNameProblems(db: Writer, id: number, gebruikersnaam: string): Promise<ProblemDetail[]> {
  return findLookalikeProblems(gebruikersnaam, await users.findOtherNames(db, id));
}

function isOwnSession(id: number, { session, userId }: Caller): boolean {
  return session !== undefined && id === userId;
}

function findRepeatedRoles(rollen: readonly { readonly id: number }[] = []): ProblemDetail[] {
  const ids = rollen.map(({ id }) => id);
  return findRepeatedProblems(ids, (index) => `rollen[${String(index)}].id`);
}
