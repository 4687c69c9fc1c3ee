// The stored secrets and their key: re-encrypts secrets that are stored under an earlier key, or under none.
import { groupBy } from './engine/group-by.ts';
import { keyFileOf, makeKeyFile, readKeyFile } from './engine/key-file.ts';
import type { Database, Writer } from './engine/session/database.ts';
import { keyIdOf, findKeyInUse, Keys, saveKeyInUse } from './engine/keys.ts';
import { UnusableDatabase } from './engine/session/unusable.ts';
import * as secondFactors from './access/second-factors.ts';
import * as webhookSecrets from './announcements/webhook-secrets.ts';
import * as integrations from './house/integrations.ts';

const REMEDY = 'set SECRETS_KEY_BEFORE to it; if it is lost, store the secrets again';

/** The keys of a server. */
export interface SecretsKeys {
  /** Null where there is none: on PostgreSQL without SECRETS_KEY. */
  readonly secretsKey: string | null;
  /** Earlier keys, under which some secrets may still be stored. */
  readonly earlierSecretsKeys: readonly string[];
}

/**
 * Returns the keys for a database: the configured ones, and the one in the key file of an SQLite database. Creates a
 * missing key file. Throws UnusableDatabase when that file is missing although the database was used with it.
 */
export async function secretsKeysOf(database: Database, url: string, set: SecretsKeys): Promise<SecretsKeys> {
  const file = keyFileOf(url);
  const knownKeys = addKeyFile(url, set);
  if (file === null || knownKeys.secretsKey !== null) return knownKeys;
  const missing = describeMissingKey(url, set, await database.read(findKeyInUse));
  if (missing !== null) throw new UnusableDatabase(missing);
  return { ...knownKeys, secretsKey: makeKeyFile(file) };
}

/**
 * Returns the message when the key `keyInUse`, a short name, with which a database was last used, is missing; null when it
 * is known.
 */
export function describeMissingKey(url: string, set: SecretsKeys, keyInUse: string | null): string | null {
  const { secretsKey, earlierSecretsKeys } = addKeyFile(url, set);
  if (keyInUse === null || new Keys(secretsKey, earlierSecretsKeys).has(keyInUse)) return null;
  const file = keyFileOf(url);
  const keySource = file === null ? 'SECRETS_KEY' : `in ${file}`;
  const again = 'If it is lost, set SECRETS_KEY to a new one and store the secrets again.';
  return `The key ${keyInUse}, under which this database keeps its secrets, is not ${keySource}: put it back, or set SECRETS_KEY to it. ${again}`;
}

/** Returns the configured keys, and the one in the key file. */
function addKeyFile(url: string, set: SecretsKeys): SecretsKeys {
  const file = keyFileOf(url);
  const fileKey = file === null ? null : readKeyFile(file);
  if (fileKey === null) return set;
  if (set.secretsKey === null) return { ...set, secretsKey: fileKey };
  return { ...set, earlierSecretsKeys: [...set.earlierSecretsKeys, fileKey] };
}

/** A warning for the operator about secrets, and its remedy. */
interface SecretsWarning {
  readonly message: string;
  readonly secrets: number;
  /** The short name of the key that is missing. */
  readonly key?: string;
}

/**
 * Re-encrypts every secret that is stored under an earlier key, or under none, with the current key, whose short name
 * it stores. Returns the warnings.
 */
export async function sealSecrets(db: Writer, keys: Keys): Promise<SecretsWarning[]> {
  const storedSecrets = [
    ...(await webhookSecrets.seal(db, keys)),
    ...(await integrations.seal(db, keys)),
    ...(await secondFactors.seal(db, keys)),
  ];

  await saveKeyInUse(db, keys);
  const secretsByKey = groupBy(
    storedSecrets.filter((each) => !keys.canDecrypt(each)),
    keyIdOf,
  );

  return [...secretsByKey].map(([key, { length: secrets }]) =>
    key === null
      ? { message: 'secrets of webhooks lie readable in the database: set SECRETS_KEY to encrypt them', secrets }
      : { message: `secrets need a key that is missing: ${REMEDY}`, secrets, key },
  );
}
