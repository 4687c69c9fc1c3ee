// Keys with fewer rights, which a user creates for the run and revokes at its end.
import { rightsOf, type ContractOperation } from './contract.ts';
import { FaultError } from './outcome-errors.ts';
import { idOf, objectsOf, textOf } from './json.ts';
import type { ConformService } from './service.ts';

export interface RunKeys {
  /** A key that has no right at all. */
  readonly createKeyWithNone: () => Promise<string>;
  /** A key that lacks just what an operation needs. */
  readonly createKeyWithout: (operation: ContractOperation) => Promise<string>;
  /** A key that has just what an operation needs. */
  readonly createKeyWithOnly: (operation: ContractOperation) => Promise<string>;
  /** The user name and password of a user without any permission. */
  readonly createPowerlessUser: () => Promise<string>;
  /** Revokes all of them. A fault of the server ends neither the run nor the other revocations. */
  readonly revoke: () => Promise<void>;
}

/** Creates keys of a user by that user's name and password. */
export function keysOf(service: ConformService, username: string, scopes: readonly string[], run: string): RunKeys {
  const keyByRights = new Map<string, Promise<{ id: number; bearer: string }>>();
  const as = service.callers.user;
  let user: Promise<number> | undefined;
  let nobody: Promise<{ id: number; basic: string }> | undefined;

  const make = async (rights: readonly string[]) => {
    user ??= findOwnId(service, username);
    const body = { user_id: await user, description: `conform ${run}`, scopes: rights };
    const key = (await service.ask('createApiKey', { body, as })).body;
    return { id: idOf(key), bearer: `Bearer ${textOf(key, 'token')}` };
  };

  const createKey = async (rights: readonly string[]): Promise<string> => {
    const name = rights.join(' ');
    const keyPromise = keyByRights.get(name) ?? make(rights);
    keyByRights.set(name, keyPromise);
    return (await keyPromise).bearer;
  };

  const remove = async (id: string, created: Promise<{ id: number }>): Promise<void> => {
    try {
      await service.ask(id, { path: { id: (await created).id }, as });
    } catch (error) {
      // The rule that needed the key, or the one of this operation, has the fault.
      if (!(error instanceof FaultError)) throw error;
    }
  };

  return {
    createKeyWithNone: () => createKey([]),
    createPowerlessUser: () => (nobody ??= accountOf(service, run)).then(({ basic }) => basic),
    createKeyWithout: (operation) => createKey(scopes.filter((each) => !rightsOf(operation).names.includes(each))),
    createKeyWithOnly(operation) {
      const { names, all } = rightsOf(operation);
      return createKey(all ? names : names.slice(0, 1));
    },
    async revoke() {
      if (nobody !== undefined) await remove('deleteUser', nobody);
      for (const each of keyByRights.values()) await remove('deleteApiKey', each);
    },
  };
}

async function accountOf(service: ConformService, run: string): Promise<{ id: number; basic: string }> {
  const as = service.callers.user;
  const person = { achternaam: 'Conform', email1: `conform-${run}@example.com` };
  const { body: staff } = await service.ask('createStaffMember', { body: { contactpersonen: [person] }, as });
  const gebruikersnaam = `conform-${run}`;
  const wachtwoord = `vier woorden van ${run}`;
  const { body } = await service.ask('createUser', { body: { id: idOf(staff), gebruikersnaam, wachtwoord }, as });
  return { id: idOf(body), basic: basicOf(gebruikersnaam, wachtwoord) };
}

/** The `Authorization` of a user. */
export function basicOf(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

async function findOwnId(service: ConformService, username: string): Promise<number> {
  const users = objectsOf((await service.ask('listUsers', { as: service.callers.user })).body);
  return idOf(users.find((each) => each['gebruikersnaam'] === username));
}
