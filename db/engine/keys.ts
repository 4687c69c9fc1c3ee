// The keys of an installation: they encrypt the secrets that it stores for others, and sign the links that it mails.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Writer } from './session/database.ts';
import type { Reader } from './session/reader.ts';
import { declareConstraints } from './changes/constraints.ts';
import { defineCommand, defineStatement } from './session/sql.ts';

declareConstraints('link_keys', { unique: { link_keys_pkey: 'never' } });

/** Stored under another key than the one of this process. Its message says what to do and holds nothing secret. */
export class UnreadableSecret extends Error {
  override readonly name = 'UnreadableSecret';
}

const FORMAT_VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The row that names the key of the secrets, not the key itself. */
const KEY_IN_USE_ROW = 'secrets key';

const selectStoredKey = defineStatement<{ secret: string }>(() => "select secret from link_keys where name = 'links'");
const makeKey = defineCommand(
  () => "insert into link_keys (name, secret) values ('links', ?) on conflict (name) do nothing",
);

const selectUsedKey = defineStatement<{ id: string }>(
  () => `select secret as id from link_keys where name = '${KEY_IN_USE_ROW}'`,
);
const noteKey = defineCommand(
  () => `insert into link_keys (name, secret) values ('${KEY_IN_USE_ROW}', ?)
    on conflict (name) do update set secret = excluded.secret`,
);

/** The keys that follow from one secrets key. */
interface DerivedKeys {
  /** A short name of the key, which every secret carries that is stored under it. */
  readonly id: string;
  readonly encrypting: Buffer;
  readonly signing: Buffer;
}

/** The keys that follow from SECRETS_KEY, and the one for links that the database keeps where it is not set. */
export class Keys {
  readonly #current: DerivedKeys | null;
  readonly #all: readonly DerivedKeys[];

  /**
   * `secretsKey` is SECRETS_KEY; null where there is none. Values that were stored or signed under `earlier` keys can
   * still be read.
   */
  constructor(secretsKey: string | null, earlier: readonly string[] = []) {
    this.#current = secretsKey === null ? null : derivedFrom(secretsKey);
    this.#all = [...(this.#current === null ? [] : [this.#current]), ...earlier.map(derivedFrom)];
  }

  /** Whether there is a key, so that secrets can be stored. */
  get canEncrypt(): boolean {
    return this.#current !== null;
  }

  /** A secret as it is stored. `purpose` says what it is for: under another one it cannot be read. */
  encrypt(secret: string, purpose: string): string {
    if (this.#current === null) throw new Error('A secret was to be stored without SECRETS_KEY.');
    const { id, encrypting } = this.#current;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', encrypting, nonce).setAAD(Buffer.from(purpose));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return [FORMAT_VERSION, id, Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')].join('.');
  }

  /**
   * The text that was stored for this purpose. Throws UnreadableSecret when it was stored under a key that is not
   * known, or changed since.
   */
  decrypt(stored: string, purpose: string): string {
    const [, id = '', text = ''] = stored.split('.');
    const key = this.#keyOf(stored);
    if (key === undefined) throw new UnreadableSecret(this.#missing(id));
    const bytes = Buffer.from(text, 'base64url');
    try {
      const decipher = createDecipheriv('aes-256-gcm', key.encrypting, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      );
    } catch (error) {
      throw new UnreadableSecret('The secret was changed in the database: store it again.', { cause: error });
    }
  }

  /** The short name of the key that secrets are stored under now; null without one. */
  get id(): string | null {
    return this.#current?.id ?? null;
  }

  /** Whether the key with this short name is known. */
  has(id: string): boolean {
    return this.#all.some((each) => each.id === id);
  }

  /** Whether the key is known under which a secret is stored. */
  canDecrypt(stored: string): boolean {
    return this.#keyOf(stored) !== undefined;
  }

  /** The same secret under the key of now; as it is where it is stored under that one already, or cannot be read. */
  reencrypt(stored: string, purpose: string): string {
    const key = this.#keyOf(stored);
    if (this.#current === null || key === undefined || key === this.#current) return stored;
    return this.encrypt(this.decrypt(stored, purpose), purpose);
  }

  /** The proof that this installation wrote `text` for `purpose`: 43 characters that need no escaping in a link. */
  async sign(db: Writer, purpose: string, text: string): Promise<string> {
    return calculateSignature(this.#current?.signing ?? (await ensureKey(db)), purpose, text).toString('base64url');
  }

  /** Whether `signed` is what `sign` answered for the same purpose and text, also before SECRETS_KEY was set or changed. */
  async isSigned(db: Reader, purpose: string, text: string, signed: string): Promise<boolean> {
    const given = Buffer.from(signed, 'base64url');
    const [kept] = await selectStoredKey(db);
    const keys = [...this.#all.map(({ signing }) => signing), ...(kept === undefined ? [] : [keyOf(kept)])];
    return keys.some((key) => {
      const expected = calculateSignature(key, purpose, text);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  }

  #keyOf(stored: string): DerivedKeys | undefined {
    const [version, id] = stored.split('.', 2);
    return version === FORMAT_VERSION ? this.#all.find((each) => each.id === id) : undefined;
  }

  #missing(id: string): string {
    if (this.#current === null)
      return `The secret is encrypted: set SECRETS_KEY to the key ${id} that it was stored under.`;
    return `The secret was stored under the key ${id}, and SECRETS_KEY is now the key ${this.#current.id}: set it back, or store the secret again.`;
  }
}

function derivedFrom(secretsKey: string): DerivedKeys {
  const deriveKey = (use: string, length = 32): Buffer =>
    Buffer.from(hkdfSync('sha256', secretsKey, '', `boekstaaf ${use}`, length));
  return {
    id: deriveKey('name of the key', 4).toString('hex'),
    encrypting: deriveKey('secrets'),
    signing: deriveKey('links'),
  };
}

/** The short name of the key under which a secret is stored; null for what is not encrypted. */
export function keyIdOf(stored: string): string | null {
  const [version, id = ''] = stored.split('.', 2);
  return version === FORMAT_VERSION ? id : null;
}

/** The short name of the key that a server last stored secrets under; null when there was none yet. */
export async function findKeyInUse(db: Reader): Promise<string | null> {
  return (await selectUsedKey(db))[0]?.id ?? null;
}

/** Notes which key secrets are stored under from now on. */
export async function useKey(db: Writer, { id }: Pick<Keys, 'id'>): Promise<void> {
  if (id !== null && id !== (await findKeyInUse(db))) await noteKey(db, id);
}

/** Purpose and text as one list: no text of one purpose is a text of another. */
function calculateSignature(key: Buffer, purpose: string, text: string): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, text]))
    .digest();
}

/** The key that the database keeps, which whoever needs it first makes. */
async function ensureKey(db: Writer): Promise<Buffer> {
  const [known] = await selectStoredKey(db);
  if (known !== undefined) return keyOf(known);
  await makeKey(db, randomBytes(32).toString('base64url'));
  const [made] = await selectStoredKey(db);
  if (made === undefined) throw new Error('The key for links was made and is not there.');
  return keyOf(made);
}

function keyOf({ secret }: { readonly secret: string }): Buffer {
  return Buffer.from(secret, 'base64url');
}
