// Logins over an issuer, as entries of the audit trail.
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import { ISSUER_LOGIN } from '../engine/changes/stored-event.ts';
import { insertRows } from '../engine/session/sql.ts';

/** A login that an issuer vouched for. */
export interface IssuerLogin {
  readonly user_id: number;
  readonly issuer: string | null;
  readonly subject: string | null;
  readonly address: string;
  readonly requestId: string;
}

/** Stores the entry of a login. */
export async function insert(db: Writer, login: IssuerLogin, now: Instant): Promise<void> {
  const { user_id, issuer, subject, address, requestId } = login;
  const row = {
    event_id: db.chance.uuid('event'),
    event: ISSUER_LOGIN,
    object: 'frameworkGuardUser',
    object_id: user_id,
    occurred_at: now,
    sequence: 0,
    data: JSON.stringify({ issuer, subject }),
    actor_type: 'user',
    actor_id: user_id,
    request_id: requestId,
    audited_as: ISSUER_LOGIN,
    user_id,
    address,
  };
  await insertRows(db, 'events', [row]);
}
