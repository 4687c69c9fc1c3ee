// User accounts, whose passwords tests know.
import type { NewUser, User } from 'boekstaaf';
import { basic, given, journal } from '../index.ts';

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
  journal.addSecret(wachtwoord);
  const id = body.id ?? (await given.staffMember()).id;
  return basic.users.createUser({ body: { wachtwoord, ...body, id, gebruikersnaam } });
}
