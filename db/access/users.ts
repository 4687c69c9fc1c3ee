// User accounts of staff and suppliers: who may log in, and with which rights.
import type { Permission } from '../../generated/operations.ts';
import type { components, Instant } from '../../generated/types.ts';
import { replacedAt } from '../../domain/values/calendar.ts';
import type { FactorRules } from '../../domain/access/second-factor.ts';
import { normaliseUserName, type AccountPower, type UserNames } from '../../domain/access/user.ts';
import * as contacts from '../people/contacts.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { groupBy } from '../engine/group-by.ts';
import type { Selection } from '../engine/listing.ts';
import { createTouch } from './last-used.ts';
import { expandStoredRights, toStoredRights } from './rights.ts';
import { insertRows } from '../engine/session/insert.ts';
import { defineAdvisoryLock, defineCommand, isInList, defineStatement } from '../engine/session/sql.ts';
import { declareLinkedIds } from '../engine/changes/linked-ids.ts';
import { select as selectAll, defineTable, type NewRow } from '../engine/changes/table.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { createEventObject } from '../engine/changes/changes.ts';

export type User = components['schemas']['User'];

/** The facts of an account that signing in needs; its id is that of its contact. */
export interface AccountFacts extends AccountPower {
  readonly id: number;
  /** A scrypt string, as http/request/passwords.ts writes it. */
  readonly password_hash: string;
  /** All rights of the account, its own and those of its roles. */
  readonly rights: ReadonlySet<Permission>;
  readonly factors: FactorRules;
}

/** A stored account. */
interface UserRow {
  readonly id: number;
  readonly gebruikersnaam: string;
  readonly login_name: string;
  readonly password_hash: string;
  /** Null for a password that is older than this column. */
  readonly wachtwoord_gewijzigd_op: Instant | null;
  readonly actief: boolean;
  readonly permissies: readonly string[];
  readonly email_address: string | null;
  readonly locale: string | null;
  readonly tweede_factor: boolean;
  readonly tweede_factor_gewijzigd_op: Instant | null;
  /** The issuer of OpenID Connect that the account is linked to; null for an account without one. */
  readonly oidc_issuer: string | null;
  readonly oidc_subject: string | null;
  readonly version: number;
}

const NAME_TAKEN_PROBLEM = { field: 'gebruikersnaam', message: 'This user name is taken: choose another.' };
const rows = defineTable<UserRow>('users', {
  unique: {
    users_pkey: { field: 'id', message: 'This contact already has an account: change that account.' },
    users_gebruikersnaam_unique: NAME_TAKEN_PROBLEM,
    users_login_name_unique: NAME_TAKEN_PROBLEM,
    users_oidc_issuer_oidc_subject_unique: 'never',
  },
  references: { id: 'id' },
});
const memberships = declareLinkedIds('user_roles', {
  root: 'users',
  owner: 'user_id',
  other: 'role_id',
  field: 'rollen',
});
declareConstraints('former_users', { unique: { former_users_pkey: 'never' } });
declareConstraints('user_logins', { unique: { user_logins_user_id_unique: 'never' } });

const selectLogins = defineStatement<{ user_id: number; last_login: Instant | null }>(
  (dialect) => `select user_id, last_login from user_logins where ${isInList(dialect, 'user_id')}`,
);

/** Accounts as the API returns them, without the hashes. */
export const read: ReadByIds<User> = async (db, ids) => {
  const userRows = await rows.read(db, ids);
  if (userRows.size === 0) return new Map();

  const roleIdsByUser = await memberships.readByOwner(db, [...userRows.keys()]);
  const last = new Map((await selectLogins(db, [...userRows.keys()])).map((row) => [row.user_id, row.last_login]));
  return new Map(
    [...userRows].map(([id, row]) => {
      const { gebruikersnaam, email_address, actief, locale, wachtwoord_gewijzigd_op } = row;
      const { tweede_factor, tweede_factor_gewijzigd_op, oidc_subject } = row;
      const rollen = (roleIdsByUser.get(id) ?? []).map((role) => ({ id: role }));
      const profile = {
        permissies: expandStoredRights(row.permissies),
        rollen,
        locale,
        last_login: last.get(id) ?? null,
      };
      const login = { wachtwoord_gewijzigd_op, tweede_factor, tweede_factor_gewijzigd_op, oidc_subject };
      return [id, { id, gebruikersnaam, email_address, actief, ...profile, ...login }];
    }),
  );
};

export function select(db: Reader): Selection {
  return selectAll(db, 'users');
}

/** A part of a join that adds the rights of its roles to an account: `rights_own` once, `rights_role` for each role. */
export const RIGHTS_JOIN = {
  columns: 'users.permissies as rights_own, roles.permissies as rights_role',
  joins: `left join user_roles on user_roles.user_id = users.id left join roles on roles.id = user_roles.role_id`,
} as const;

export interface RightsRow {
  readonly rights_own: readonly string[];
  readonly rights_role: readonly string[] | null;
}

/** Returns all rights in the rows of one account. */
export function rightsOf(rightsRows: readonly RightsRow[]): Set<Permission> {
  return new Set(
    rightsRows.flatMap(({ rights_own, rights_role }) => expandStoredRights([...rights_own, ...(rights_role ?? [])])),
  );
}

/** Columns of `RIGHTS_JOIN`: the rules of second factors, by the account, its roles and the setting. */
export const FACTOR_COLUMNS = `users.tweede_factor, roles.tweede_factor_verplicht, roles.basic_toegestaan,
  (select waarde from settings where slug = 'tweede_factor_verplicht') as required_of_all`;

export interface FactorsRow {
  readonly tweede_factor: boolean;
  /** Null without a role. */
  readonly tweede_factor_verplicht: boolean | null;
  readonly basic_toegestaan: boolean | null;
  /** Null while the setting has its default. */
  readonly required_of_all: string | null;
}

/** Returns the rules of a second factor in the rows of one account. */
export function factorsOf(factorsRows: readonly FactorsRow[]): FactorRules {
  const isRequired = ({ tweede_factor_verplicht: byRole, required_of_all: ofAll }: FactorsRow): boolean =>
    byRole === true || ofAll === 'yes';
  return {
    isActive: factorsRows.some(({ tweede_factor }) => tweede_factor),
    isRequired: factorsRows.some(isRequired),
    isBasicAllowed: factorsRows.every(({ basic_toegestaan }) => basic_toegestaan !== false),
  };
}

type AccountRow = Pick<AccountFacts, 'id' | 'password_hash' | 'actief'> & RightsRow & FactorsRow;
const SELECT_ACCOUNT = `select users.id, users.password_hash, users.actief, ${RIGHTS_JOIN.columns}, ${FACTOR_COLUMNS}
  from users ${RIGHTS_JOIN.joins} where`;
const selectByName = defineStatement<AccountRow>(() => `${SELECT_ACCOUNT} users.login_name = ?`);
const selectById = defineStatement<AccountRow>(() => `${SELECT_ACCOUNT} users.id = ?`);
const selectActive = defineStatement<AccountRow>(() => `${SELECT_ACCOUNT} users.actief`);
const selectStoredById = defineStatement<UserRow & RightsRow & FactorsRow>(
  () => `select users.*, ${RIGHTS_JOIN.columns}, ${FACTOR_COLUMNS} from users ${RIGHTS_JOIN.joins} where users.id = ?`,
);
const selectByIds = defineStatement<AccountRow>((dialect) => `${SELECT_ACCOUNT} ${isInList(dialect, 'users.id')}`);

function toAccount(accountRows: readonly AccountRow[]): AccountFacts | undefined {
  const [first] = accountRows;
  if (first === undefined) return undefined;
  const { id, password_hash, actief } = first;
  return { id, password_hash, actief, rights: rightsOf(accountRows), factors: factorsOf(accountRows) };
}

/** Returns the account with this name, active or not, regardless of case. */
export async function findByUsername(db: Reader, gebruikersnaam: string): Promise<AccountFacts | undefined> {
  // PostgreSQL refuses a parameter with a character that its texts cannot contain.
  if (gebruikersnaam.includes('\0')) return undefined;
  return toAccount(await selectByName(db, normaliseUserName(gebruikersnaam)));
}

/** Returns the account with this id, active or not. */
export async function find(db: Reader, id: number): Promise<AccountFacts | undefined> {
  return toAccount(await selectById(db, id));
}

/** A stored account with all its rights. */
export interface StoredAccount extends UserRow {
  readonly rights: ReadonlySet<Permission>;
  readonly factors: FactorRules;
}

/** Returns the stored account with this id and its rights, as the base of a change; undefined for none. */
export async function findStored(db: Reader, id: number): Promise<StoredAccount | undefined> {
  const accountRows = await selectStoredById(db, id);
  const [first] = accountRows;
  if (first === undefined) return undefined;
  return { ...first, rights: rightsOf(accountRows), factors: factorsOf(accountRows) };
}

/** Returns these accounts, active or not, by id. */
export async function accountsOf(db: Reader, ids: readonly number[]): Promise<Map<number, AccountFacts>> {
  const accounts = groupBy(await selectByIds(db, ids), ({ id }) => id);
  return new Map(
    [...accounts.values()].flatMap((accountRows) => toAccount(accountRows) ?? []).map((each) => [each.id, each]),
  );
}

/**
 * Locks the rights of all accounts until the transaction ends: no other transaction changes them. Call it before you
 * read rights.
 */
export const lockRights = defineAdvisoryLock('users');

/** Returns the rights of all active accounts together. Call it under `lockRights`. */
export async function findRightsInUse(db: Writer): Promise<Set<Permission>> {
  return rightsOf(await selectActive(db));
}

const selectNames = defineStatement<Pick<UserRow, 'gebruikersnaam'>>(
  () => 'select gebruikersnaam from users where id <> ?',
);

/** Returns the user names of all accounts except `id`; those of all accounts without it. */
export async function findOtherNames(db: Reader, id = 0): Promise<string[]> {
  return (await selectNames(db, id)).map(({ gebruikersnaam }) => gebruikersnaam);
}

const selectFirstUser = defineStatement<{ id: number }>(() => 'select id from users limit 1');

/** Returns whether any account exists. */
export async function hasUsers(db: Reader): Promise<boolean> {
  return (await selectFirstUser(db)).length > 0;
}

/** The values of a new account. */
export interface NewAccount extends UserNames, Pick<User, 'id'> {
  readonly password_hash: string;
  readonly email_address?: string | null | undefined;
  readonly actief?: boolean | undefined;
  readonly permissies?: readonly Permission[] | undefined;
  readonly rollen?: readonly { readonly id: number }[] | undefined;
  readonly locale?: string | null | undefined;
  readonly oidc_issuer?: string | null | undefined;
  readonly oidc_subject?: string | null | undefined;
}

const selectVersionBefore = defineStatement<{ version: number }>(() => 'select version from former_users where id = ?');
const keepVersion = defineCommand(
  () => `insert into former_users (id, version) values (?, ?)
    on conflict (id) do update set version = excluded.version`,
);

/** Stores an account for a contact; its version continues after that of an earlier account of the contact. */
export async function insert(db: Writer, account: NewAccount, now: Instant): Promise<void> {
  const { permissies = [], rollen = [], actief = true, ...row } = account;
  const [former] = await selectVersionBefore(db, row.id);
  const version = (former?.version ?? 0) + 1;
  const userRow = { actief, ...row, permissies: toStoredRights(permissies) };
  await rows.insert(db, { ...userRow, wachtwoord_gewijzigd_op: now, version });
  await memberships.replace(db, row.id, idsOf(rollen));
  await insertRows(db, 'user_logins', [{ user_id: row.id }]);
}

/** The values of an account that can change; a hash is a new password. Undefined members stay unchanged. */
export type AccountChanges = { readonly [Member in Exclude<keyof NewAccount, 'id'>]?: NewAccount[Member] | undefined };

/** Changes an account; roles are replaced as a whole. */
export async function update(db: Writer, before: StoredAccount, changes: AccountChanges, now: Instant): Promise<void> {
  const { permissies, rollen, ...others } = changes;
  const isNew = others.password_hash !== undefined;
  const rowChanges: NewRow<UserRow> = {
    ...others,
    ...(isNew && { wachtwoord_gewijzigd_op: replacedAt(before.wachtwoord_gewijzigd_op, now) }),
    ...(permissies && { permissies: toStoredRights(permissies) }),
  };
  await rows.update(db, before, rowChanges);
  if (rollen !== undefined) await memberships.replace(db, before.id, idsOf(rollen));
}

function idsOf(roles: readonly { readonly id: number }[]): number[] {
  return roles.map(({ id }) => id);
}

/** Records that the second factor or the recovery codes of an account changed, with an event. */
export function noteSecondFactor(
  db: Writer,
  before: StoredAccount,
  { isActive, now }: { readonly isActive: boolean; readonly now: Instant },
): Promise<void> {
  const tweede_factor_gewijzigd_op = replacedAt(before.tweede_factor_gewijzigd_op, now);
  return rows.update(db, before, { tweede_factor: isActive, tweede_factor_gewijzigd_op });
}

/** Removes an account; the contact stays. */
export async function remove(db: Writer, before: StoredAccount): Promise<void> {
  await memberships.replace(db, before.id, []);
  // The event of the removal has the next version.
  await keepVersion(db, before.id, before.version + 1);
  await rows.remove(db, before);
}

/** Records when accounts last logged in, without a version or an event. Deleted accounts are skipped. */
export const touch = createTouch('update user_logins set last_login = ? where user_id = ?');

/** Creates the account of the first start, active, with its member of staff; returns their common id. */
export async function createFirst(
  db: Writer,
  account: Pick<NewAccount, keyof UserNames | 'password_hash'> & { readonly permissies: readonly Permission[] },
  now: Instant,
): Promise<number> {
  const id = await contacts.insertStaff(db, { naam: account.gebruikersnaam });
  await insert(db, { ...account, id }, now);
  return id;
}

/** The objects that events announce. */
export const announced = {
  frameworkGuardUser: createEventObject({ table: 'users', read, schema: 'User' }),
};
