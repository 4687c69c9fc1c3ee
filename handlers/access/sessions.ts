// The operations on sessions: log in, see where one is logged in, log out.
import * as secondFactors from '../../db/access/second-factors.ts';
import * as logins from '../../db/access/logins.ts';
import * as sessions from '../../db/access/sessions.ts';
import * as users from '../../db/access/users.ts';
import { createListing } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { assertLoginCode, mustSetUp } from '../../domain/access/second-factor.ts';
import { assertStillRight, calculateIdleCutoff, calculateSessionEnd } from '../../domain/access/session.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import type { components } from '../../generated/types.ts';
import { beginSession } from './begin-session.ts';
import type { Caller, ProvenLogin } from '../caller.ts';
import { declarePrepared, type Context, type Handler } from '../handler.ts';

type Session = components['schemas']['Session'];

export const createSession = declarePrepared<'createSession', ProvenLogin>(
  ({ body: { gebruikersnaam: name, wachtwoord: password, code } }, _caller, { logIn }) =>
    logIn({ name, password, code }),
  async (_input, { db, now, sessions: door }, { userId: user_id, passwordHash, proof, device, address, requestId }) => {
    await users.lockRights(db);
    const account = await users.find(db, user_id);
    assertStillRight(account, passwordHash);
    if (account.factors.isActive) assertLoginCode(await secondFactors.useOnce(db, user_id, proof, door.now));

    const times = { created_at: door.now, expires_at: calculateSessionEnd(door.now, door.times) };
    const session = await beginSession(db, { user_id, device, address, ...times, proven_elsewhere: false });
    await logins.insert(
      db,
      { user_id, method: 'password', second_factor: logins.factorOf(proof), address, requestId },
      now,
    );
    door.setCookie(session.token);

    return describeCurrent(db, session, mustSetUp(account.factors));
  },
);

export const getCurrentSession: Handler<'getCurrentSession'> = async (_input, { db, caller }) => {
  const { id, csrfToken: csrf_token, mustSetUp: mustSetUpFirst } = sessionOf(caller);
  return describeCurrent(db, { ...(await readOne(sessions.read, db, id)), csrf_token }, mustSetUpFirst);
};

export const deleteCurrentSession: Handler<'deleteCurrentSession'> = async (_input, { db, caller, sessions: door }) => {
  await sessions.remove(db, sessionOf(caller).id);
  door.setCookie(null);
};

export const listSessions: Handler<'listSessions'> = ({ query }, context) => {
  const visibleFilter = visibleTo(context);
  const isNobody = visibleFilter.user_id !== null && ![undefined, visibleFilter.user_id].includes(query.user_id);
  const user_id = isNobody ? 0 : (query.user_id ?? visibleFilter.user_id);
  const read = async (db: Reader, ids: readonly number[]): Promise<Map<number, Session>> =>
    new Map([...(await sessions.read(db, ids))].map(([id, session]) => [id, markCurrent(session, context.caller)]));
  return Promise.resolve(createListing(sessions.select({ ...visibleFilter, user_id }), read));
};

export const getSession: Handler<'getSession'> = async ({ path }, context) =>
  markCurrent(await findVisible(path.id, context), context.caller);

export const deleteSession: Handler<'deleteSession'> = async ({ path }, context) => {
  const { id } = await findVisible(path.id, context);
  await sessions.remove(context.db, id);
  if (id === context.caller.session?.id) context.sessions.setCookie(null);
};

/** The caller's own sessions, or with editUsers those of all users. */
function visibleTo({ caller, sessions: { now, times } }: Context): sessions.VisibleSessions {
  const user_id = caller.permissions.has('editUsers') ? null : (caller.userId ?? 0);
  return { user_id, now, idleSince: calculateIdleCutoff(now, times) };
}

async function findVisible(id: number, context: Context): Promise<sessions.ShownSession> {
  const session = await sessions.find(context.db, id, visibleTo(context));
  if (session === undefined) throw createNotFoundProblem();
  return session;
}

function markCurrent(session: sessions.ShownSession, { session: currentSession }: Caller): Session {
  return { ...session, is_current: session.id === currentSession?.id };
}

function sessionOf({ session }: Caller): NonNullable<Caller['session']> {
  if (session === undefined) throw createNotFoundProblem();
  return session;
}

type StartedSession = Pick<
  components['schemas']['CurrentSession'],
  'id' | 'user_id' | 'csrf_token' | 'created_at' | 'expires_at'
>;

async function describeCurrent(
  db: Reader,
  { id, user_id, csrf_token, created_at, expires_at }: StartedSession,
  must_set_up_second_factor: boolean,
): Promise<components['schemas']['CurrentSession']> {
  const account = await users.findStored(db, user_id);
  if (account === undefined) throw createNotFoundProblem();
  const { gebruikersnaam, locale, rights } = account;
  const user = { gebruikersnaam, permissies: [...rights].sort(), locale, must_set_up_second_factor };
  return { id, user_id, ...user, csrf_token, created_at, expires_at };
}
