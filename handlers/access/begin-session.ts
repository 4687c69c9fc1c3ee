// The beginning of a session, after any kind of login.
import { randomBytes } from 'node:crypto';
import * as sessions from '../../db/access/sessions.ts';
import { sha256Of } from '../../db/engine/sha256.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { MAX_SESSIONS_PER_USER } from '../../domain/access/session.ts';

/** A session that just began, and the value of its cookie. */
export interface BegunSession extends sessions.NewSession {
  readonly id: number;
  readonly token: string;
}

/** Stores a session; a user with too many loses the oldest one. */
export async function beginSession(
  db: Writer,
  session: Omit<sessions.NewSession, 'hash' | 'csrf_token'>,
): Promise<BegunSession> {
  const token = generateToken();
  const csrf_token = generateToken();
  const newSession = { ...session, hash: sha256Of(token), csrf_token };
  return { ...newSession, id: await sessions.insert(db, newSession, MAX_SESSIONS_PER_USER), token };
}

/** 256 random bits. */
export function generateToken(): string {
  return randomBytes(32).toString('hex');
}
