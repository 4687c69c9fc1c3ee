// The 401 for a missing, wrong or insufficient credential: its code, its remedy, and other ways to log in.
import { DoorProblem } from '../../contract/errors.ts';

const REMEDIES = {
  ERR_LOGIN_REQUIRED: 'Send an API key as Bearer token, or a user name and password (Basic).',
  ERR_BASIC_REQUIRED: 'Send a user name and password (Basic) instead of an API key.',
  ERR_CREDENTIAL_INVALID: 'Correct the API key, or the user name and password.',
  ERR_KEY_EXPIRED: 'Create another API key, or rotate this one.',
  ERR_BASIC_REFUSED: 'Log in with a session (POST /api2/sessies), or use an API key.',
  ERR_CODE_REQUIRED: 'Send the code of the second factor as code, with the user name and password.',
  ERR_CODE_INVALID: 'Send the next code, or a recovery code that was not used yet.',
} as const;

/** Returns the 401 for a visitor at an operation that is not public. */
export function createLoginRequired(): DoorProblem {
  return createDenial('ERR_LOGIN_REQUIRED');
}

/**
 * Returns a 401. The code reveals no more than the sender may know. An unknown user and a wrong password have one code, and so
 * have an unknown and a revoked key. Only the right token reveals that a key has expired. Only the right password reveals
 * that a second factor is required.
 */
export function createDenial(code: keyof typeof REMEDIES, basicOnly = false): DoorProblem {
  const remedy = basicOnly ? REMEDIES.ERR_BASIC_REQUIRED : REMEDIES[code];
  const isBasicRefused = code === 'ERR_BASIC_REFUSED';
  const challenge = [...(basicOnly ? [] : [BEARER_CHALLENGE]), ...(isBasicRefused ? [] : [BASIC_CHALLENGE])].join(', ');
  return new DoorProblem({ code, message: 'Login Required', params: { remedy } }, { 'WWW-Authenticate': challenge });
}

const BEARER_CHALLENGE = 'Bearer realm="boekstaaf"';
const BASIC_CHALLENGE = 'Basic realm="boekstaaf", charset="UTF-8"';
