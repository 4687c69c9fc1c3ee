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
export async function findByUsername(db: Reader, gebruikersnaam: string): Promise<Account | undefined> {
  const found: Account[] = await accounts(db).where({ gebruikersnaam });
  return found[0];
}

/** The account with this id, active or not. */
export async function find(db: Reader, id: number): Promise<Account | undefined> {
  const found: Account[] = await accounts(db).where({ id });
  return found[0];
}

function accounts(db: Reader) {
  return db.knex('users').select('id', 'gebruikersnaam', 'password_hash', 'actief', 'permissies');
}

/** Is there any account at all? */
export async function any(db: Reader): Promise<boolean> {
  const found: { id: number }[] = await db.knex('users').select('id').limit(1);
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
