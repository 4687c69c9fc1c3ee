// Checks passwords and codes for a session, and codes of callers with a session; records the browser of a login.
import { deviceOf } from '../../domain/access/session.ts';
import type { Services } from '../../handlers/services.ts';
import type { Exchange } from '../exchange.ts';
import type { Authentication } from './authenticate.ts';

/** Returns the login services of a request. They throw 401, or 429 after ten failures in a minute. */
export function createLogins(
  authentication: Pick<Authentication, 'logIn' | 'prove' | 'provePassword'>,
  exchange: Exchange,
): Pick<Services, 'logIn' | 'prove' | 'provePassword'> {
  return {
    async logIn(typed) {
      const { account, proof } = await authentication.logIn(typed, exchange);
      const { address, requestId } = exchange;
      const device = deviceOf(exchange.ctx.get('user-agent'));
      return { userId: account.id, passwordHash: account.password_hash, proof, device, address, requestId };
    },
    prove: (userId, code) => authentication.prove(userId, code, exchange, 'session'),
    provePassword: (userId, password) => authentication.provePassword(userId, password, exchange),
  };
}
