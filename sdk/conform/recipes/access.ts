// Logins of pages, with the user that the run was given.
import { codeAt } from '../codes.ts';
import { UntriedError } from '../outcome-errors.ts';
import { idOf, textOf, type JsonObject } from '../json.ts';
import type { OperationRequest, SessionHeaders } from '../service.ts';
import type { Bodies, Requests, ConformWorld } from '../world.ts';

export const bodies: Bodies = {
  Login: ({ service }) => {
    const { user } = service.callers;
    if (typeof user !== 'string') throw new UntriedError('A login takes a user name and a password.');
    const [gebruikersnaam = '', ...rest] = atob(user.replace('Basic ', '')).split(':');
    return { gebruikersnaam, wachtwoord: rest.join(':') };
  },
};

/** A new session, and the headers of a page that has it. */
async function logIn(
  world: ConformWorld,
  body: JsonObject = {},
): Promise<{ readonly id: number; readonly as: SessionHeaders }> {
  const { body: session, readHeader: header } = await world.askForResponse('createSession', { body });
  const [cookie = ''] = (header('set-cookie') ?? '').split(';');
  const token = textOf(session, 'csrf_token');
  return { id: idOf(session), as: { cookie, 'x-csrf-token': token, 'sec-fetch-site': 'same-origin' } };
}

const createOwnSession = async (world: ConformWorld): Promise<OperationRequest> => ({ as: (await logIn(world)).as });
interface Newcomer {
  readonly id: number;
  readonly as: SessionHeaders;
  readonly wachtwoord: string;
}

/** A new user in a session: a second factor would shut out the user of the run. */
async function createNewcomer(world: ConformWorld): Promise<Newcomer> {
  const gebruikersnaam = world.createName();
  const login = { gebruikersnaam, wachtwoord: `het wachtwoord van ${gebruikersnaam}` };
  const id = idOf(await world.askForBody('createUser', { body: login }));
  return { id, as: (await logIn(world, login)).as, wachtwoord: login.wachtwoord };
}

/** An account that has read the secret of its second factor, with a code made from it. */
async function createAccountWithSecret(
  world: ConformWorld,
): Promise<{ readonly id: number; readonly as: SessionHeaders; readonly body: JsonObject }> {
  const { id, as, wachtwoord } = await createNewcomer(world);
  const secret = textOf(await world.askForBody('beginSecondFactor', { as, body: { wachtwoord } }), 'secret');
  // The phone goes by the clock of the machine, also in a sandbox.
  return { id, as, body: { code: await codeAt(secret, world.service.inside?.now() ?? Date.now()) } };
}

/** An account with a second factor, and one of its recovery codes. */
async function createAccountWithFactor(
  world: ConformWorld,
): Promise<{ readonly id: number; readonly as: SessionHeaders; readonly body: JsonObject }> {
  const { id, as, body } = await createAccountWithSecret(world);
  const { recovery_codes: codes } = await world.askForBody('confirmSecondFactor', { path: {}, as, body });
  return { id, as, body: { code: String((codes as readonly unknown[])[0]) } };
}

const useRecoveryCode = async (world: ConformWorld): Promise<OperationRequest> => {
  const { as, body } = await createAccountWithFactor(world);
  return { as, body };
};
const createSessionPath = async (world: ConformWorld): Promise<OperationRequest> => ({
  path: { id: (await logIn(world)).id },
});

export const requests: Requests = {
  getCurrentSession: createOwnSession,
  deleteCurrentSession: createOwnSession,
  getSession: createSessionPath,
  deleteSession: createSessionPath,
  changeOwnPassword: async (world) => {
    const { as, wachtwoord } = await createNewcomer(world);
    return { as, body: { huidig_wachtwoord: wachtwoord, wachtwoord: `een ander ${wachtwoord}` } };
  },
  confirmSecondFactor: async (world) => {
    const { as, body } = await createAccountWithSecret(world);
    return { as, body };
  },
  removeSecondFactor: useRecoveryCode,
  createRecoveryCodes: useRecoveryCode,
  deleteUserSecondFactor: async (world) => ({ path: { id: (await createAccountWithFactor(world)).id } }),
};
