// The 401 of a credential that is missing, wrong, or not enough: its code, its remedy, and how to log in instead.
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

/** 401 for a visitor who asks for what the public does not see. */
export function createLoginRequired(): DoorProblem {
  return createDenial('ERR_LOGIN_REQUIRED');
}

/**
 * 401. The code says no more than the sender may know: an unknown user and a wrong password are the same, and so are an
 * unknown and a revoked key. Only the sender of the right token learns that a key has expired. Only the sender of the
 * right password learns that it is not enough.
 */
export function createDenial(code: keyof typeof REMEDIES, basicOnly = false): DoorProblem {
  const remedy = basicOnly ? REMEDIES.ERR_BASIC_REQUIRED : REMEDIES[code];
  const isBasicRefused = code === 'ERR_BASIC_REFUSED';
  const challenge = [...(basicOnly ? [] : [BEARER_CHALLENGE]), ...(isBasicRefused ? [] : [BASIC_CHALLENGE])].join(', ');
  return new DoorProblem({ code, message: 'Login Required', params: { remedy } }, { 'WWW-Authenticate': challenge });
}

const BEARER_CHALLENGE = 'Bearer realm="boekstaaf"';
const BASIC_CHALLENGE = 'Basic realm="boekstaaf", charset="UTF-8"';
