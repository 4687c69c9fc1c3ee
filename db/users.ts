// User accounts of staff and suppliers: who may log in, and with which rights.
import * as contacts from './contacts.ts';
import type { Reader, Writer } from './connection.ts';

/** What the door needs of an account; its id is that of the contact it belongs to. */
export interface Account {
  readonly id: number;
  readonly gebruikersnaam: string;
  /** A scrypt string, as http/passwords.ts writes it. */
  readonly password_hash: string;
  readonly actief: boolean;
  readonly permissies: string[];
}

/** The account with exactly this name, active or not. */
export function findByUsername(db: Reader, gebruikersnaam: string): Promise<Account | undefined> {
  return accountWhere(db, { gebruikersnaam });
}

/** The account with this id, active or not. */
export function find(db: Reader, id: number): Promise<Account | undefined> {
  return accountWhere(db, { id });
}

async function accountWhere(
  db: Reader,
  where: Partial<Pick<Account, 'id' | 'gebruikersnaam'>>,
): Promise<Account | undefined> {
  const found: Account[] = await db
    .knex('users')
    .where(where)
    .select('id', 'gebruikersnaam', 'password_hash', 'actief', 'permissies');
  return found[0];
}

/** Is there any account at all? */
export async function any(db: Reader): Promise<boolean> {
  const found: { id: number }[] = await db.knex('users').limit(1).select('id');
  return found.length > 0;
}

/** Makes the account of the first start, active, and the member of staff it belongs to; answers the id of both. */
export async function createFirst(
  db: Writer,
  account: Pick<Account, 'gebruikersnaam' | 'password_hash'> & { readonly permissies: readonly string[] },
): Promise<number> {
  const { gebruikersnaam, password_hash, permissies } = account;
  const id = await contacts.insertStaff(db, { naam: gebruikersnaam });
  await db
    .knex('users')
    .insert({ id, gebruikersnaam, password_hash, actief: true, permissies: JSON.stringify(permissies) });
  return id;
}
