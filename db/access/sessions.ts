// Sessions of pages: found by the hash of their cookie, the only part of it that is stored.
import type { components, Instant } from '../../generated/types.ts';
import { createTouch } from './last-used.ts';
import {
  FACTOR_COLUMNS,
  factorsOf,
  RIGHTS_JOIN,
  rightsOf,
  type AccountFacts,
  type FactorsRow,
  type RightsRow,
} from './users.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { deleteSome } from '../engine/purge.ts';
import { selectionOf, type Selection } from '../engine/selection.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { insertRows } from '../engine/session/insert.ts';
import { defineCommand, defineCountedCommand, isInList, defineStatement } from '../engine/session/sql.ts';

type Session = components['schemas']['Session'];

/** A session as the API returns it, without `is_current`. */
export type ShownSession = Omit<Session, 'is_current'>;

/** A session and its user, as the door needs them. */
export interface SessionWithUser {
  readonly id: number;
  readonly csrf_token: string;
  readonly last_used_at: Instant;
  readonly expires_at: Instant;
  /** Whether the issuer checked a second factor. */
  readonly proven_elsewhere: boolean;
  readonly user: Pick<AccountFacts, 'id' | 'actief' | 'rights' | 'factors'>;
}

declareConstraints('sessions', { unique: { sessions_hash_unique: 'never' } });

type SessionRow = Omit<SessionWithUser, 'user'> & { readonly user_id: number; readonly actief: boolean } & RightsRow &
  FactorsRow;
const selectByHash = defineStatement<SessionRow>(
  () => `select sessions.id, sessions.csrf_token, sessions.last_used_at, sessions.expires_at, sessions.user_id,
      sessions.proven_elsewhere, users.actief, ${RIGHTS_JOIN.columns}, ${FACTOR_COLUMNS}
    from sessions join users on users.id = sessions.user_id ${RIGHTS_JOIN.joins} where sessions.hash = ?`,
);

/** Returns the session of a cookie, ended or not; `hash` is the SHA-256 of the cookie in hex. */
export async function findByHash(db: Reader, hash: string): Promise<SessionWithUser | undefined> {
  const sessionRows = await selectByHash(db, hash);
  const [first] = sessionRows;
  if (first === undefined) return undefined;
  const { id, csrf_token, last_used_at, expires_at, proven_elsewhere, user_id, actief } = first;
  const user = { id: user_id, actief, rights: rightsOf(sessionRows), factors: factorsOf(sessionRows) };
  return { id, csrf_token, last_used_at, expires_at, proven_elsewhere, user };
}

const SESSION_COLUMNS = 'id, user_id, device, address, created_at, last_used_at, expires_at';
const selectByIds = defineStatement<ShownSession>(
  (dialect) => `select ${SESSION_COLUMNS} from sessions where ${isInList(dialect, 'id')}`,
);

/** Sessions as the API returns them, without the hashes. */
export const read: ReadByIds<ShownSession> = async (db, ids) =>
  new Map((await selectByIds(db, ids)).map((session) => [session.id, session]));

/** The visible sessions that have not ended: of one user, or of all for null. */
export interface VisibleSessions {
  readonly user_id: number | null;
  readonly now: Instant;
  /** Sessions that were last used before this moment have ended. */
  readonly idleSince: Instant;
}

const IS_LIVE = 'sessions.expires_at > ? and sessions.last_used_at > ?';

/** Selects the visible sessions, by id. */
export function select({ user_id, now, idleSince }: VisibleSessions): Selection {
  const ofUser = user_id === null ? [] : [{ text: 'sessions.user_id = ?', values: [user_id] }];
  return selectionOf('sessions', [{ text: IS_LIVE, values: [now, idleSince] }, ...ofUser]);
}

const selectLive = defineStatement<ShownSession>(
  () => `select ${SESSION_COLUMNS} from sessions where id = ? and ${IS_LIVE}`,
);

/** Returns one of the visible sessions; undefined where it is not among them. */
export async function find(
  db: Reader,
  id: number,
  { user_id, now, idleSince }: VisibleSessions,
): Promise<ShownSession | undefined> {
  const [session] = await selectLive(db, id, now, idleSince);
  return user_id === null || session?.user_id === user_id ? session : undefined;
}

/** The values of a new session; `hash` is the SHA-256 of its cookie in hex. */
export interface NewSession extends Omit<ShownSession, 'id' | 'last_used_at'> {
  readonly hash: string;
  readonly csrf_token: string;
  readonly proven_elsewhere: boolean;
}

const endOldest = defineCountedCommand(
  () => `delete from sessions where user_id = ? and id not in
    (select id from (select id from sessions where user_id = ? order by id desc limit ?) as newest)`,
);

/** Stores a new session and returns its id; the newest `most` of a user remain. */
export async function insert(db: Writer, session: NewSession, most: number): Promise<number> {
  const row = { ...session, last_used_at: session.created_at };
  const [sessionRow] = await insertRows<{ id: number }>(db, 'sessions', [row], { returning: 'id' });
  if (sessionRow === undefined) throw new Error('A session was not stored.');
  await endOldest(db, session.user_id, session.user_id, most);
  return sessionRow.id;
}

const endOne = defineCommand(() => 'delete from sessions where id = ?');
const endAll = defineCommand(() => 'delete from sessions where user_id = ?');
const endOthers = defineCommand(() => 'delete from sessions where user_id = ? and id <> ?');

/** Ends a session. */
export async function remove(db: Writer, id: number): Promise<void> {
  await endOne(db, id);
}

/** Ends all sessions of a user. */
export async function removeOf(db: Writer, userId: number): Promise<void> {
  await endAll(db, userId);
}

/** Ends the sessions of a user except one; all of them for undefined. */
export async function removeOthers(db: Writer, userId: number, keptId: number | undefined): Promise<void> {
  await endOthers(db, userId, keptId ?? 0);
}

/** Records when sessions were last used. Ended sessions are skipped. */
export const touch = createTouch('update sessions set last_used_at = ? where id = ?');

const deleteExpired = defineCountedCommand((dialect) =>
  deleteSome(dialect, 'sessions', { where: 'expires_at <= ?', order: 'expires_at' }),
);

/** Removes sessions that ended before `now`, at most `rows`; returns how many. */
export function purgeSessions(db: Writer, now: Instant, rows: number): Promise<number> {
  return deleteExpired(db, now, rows);
}
