// User accounts and roles, made over Basic as the contract wants it.
import type { NewRole, NewUser, Role, User } from 'boekstaaf';
import { basic } from '../index.ts';
import { journal } from '../service.ts';
import { staffMember } from './staff.ts';

let count = 0;

/** The password of the accounts below, by user name. */
export function passwordOf(gebruikersnaam: string): string {
  return `het wachtwoord van ${gebruikersnaam}`;
}

/** An account of a new member of staff. */
export async function user(body: Partial<NewUser> = {}): Promise<User> {
  count += 1;
  const gebruikersnaam = body.gebruikersnaam ?? `gebruiker-${String(count)}`;
  const wachtwoord = passwordOf(gebruikersnaam);
  journal.secret(wachtwoord);
  const id = body.id ?? (await staffMember()).id;
  return basic.users.createUser({ body: { wachtwoord, ...body, id, gebruikersnaam } });
}

export async function role(body: Partial<NewRole> = {}): Promise<Role> {
  count += 1;
  return basic.roles.createRole({ body: { naam: `Rol ${String(count)}`, ...body } });
}
