// The keys of an installation: they encrypt the secrets in the database, and sign the links in mails.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Writer } from './session/database.ts';
import type { Reader } from './session/reader.ts';
import { declareConstraints } from './changes/constraints.ts';
import { defineCommand, defineStatement } from './session/sql.ts';

declareConstraints('link_keys', { unique: { link_keys_pkey: 'never' } });

/**
 * The error of a stored secret that cannot be decrypted: its key is unknown, or the secret was changed or is for another
 * purpose. Its message names the remedy and nothing secret.
 */
export class UnreadableSecret extends Error {
  override readonly name = 'UnreadableSecret';
}

const FORMAT_VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

// link_keys has two rows of different natures. `links` is the key that signs links without SECRETS_KEY. `secrets key` is
// only the short name of the key that encrypts.
const KEY_IN_USE_ROW = 'secrets key';

const selectLinkKey = defineStatement<{ secret: string }>(() => "select secret from link_keys where name = 'links'");
const insertLinkKey = defineCommand(
  () => "insert into link_keys (name, secret) values ('links', ?) on conflict (name) do nothing",
);

const selectKeyInUse = defineStatement<{ id: string }>(
  () => `select secret as id from link_keys where name = '${KEY_IN_USE_ROW}'`,
);
const upsertKeyInUse = defineCommand(
  () => `insert into link_keys (name, secret) values ('${KEY_IN_USE_ROW}', ?)
    on conflict (name) do update set secret = excluded.secret`,
);

/** The keys that are derived from one secrets key. */
interface DerivedKeys {
  /** The short name of the key, a part of every secret that is stored under it. */
  readonly id: string;
  readonly encrypting: Buffer;
  readonly signing: Buffer;
}

/** The keys that are derived from SECRETS_KEY, and the stored key for links where it is not set. */
export class Keys {
  readonly #current: DerivedKeys | null;
  readonly #all: readonly DerivedKeys[];

  /**
   * `secretsKey` is SECRETS_KEY; null where there is none. Values that were stored or signed under `earlier` keys
   * remain valid.
   */
  constructor(secretsKey: string | null, earlier: readonly string[] = []) {
    this.#current = secretsKey === null ? null : deriveKeys(secretsKey);
    this.#all = [...(this.#current === null ? [] : [this.#current]), ...earlier.map(deriveKeys)];
  }

  /** Whether there is a key, so that secrets can be stored. */
  get canEncrypt(): boolean {
    return this.#current !== null;
  }

  /** Returns a secret in its encrypted form. It can be decrypted only with the same `purpose`. */
  encrypt(secret: string, purpose: string): string {
    if (this.#current === null) throw new Error('A secret was to be stored without SECRETS_KEY.');
    const { id, encrypting } = this.#current;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', encrypting, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(purpose));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return [FORMAT_VERSION, id, Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')].join('.');
  }

  /**
   * Returns the decrypted secret. Throws UnreadableSecret when it was stored under an unknown key or for another
   * purpose, or was changed.
   */
  decrypt(ciphertext: string, purpose: string): string {
    const [, id = '', encoded = ''] = ciphertext.split('.');
    const key = this.#findKeysOf(ciphertext);
    if (key === undefined) throw new UnreadableSecret(this.#describeMissingKey(id));

    const bytes = Buffer.from(encoded, 'base64url');
    try {
      const nonce = bytes.subarray(0, NONCE_BYTES);
      // Without the length, Node accepts the shorter tag of a text that was cut off.
      const decipher = createDecipheriv('aes-256-gcm', key.encrypting, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    } catch (error) {
      const message = 'The secret was changed in the database, or is for another purpose: store it again.';
      throw new UnreadableSecret(message, { cause: error });
    }
  }

  /** The short name of the current key of secrets; null without one. */
  get id(): string | null {
    return this.#current?.id ?? null;
  }

  /** Returns whether the key with this short name is known. */
  has(id: string): boolean {
    return this.#all.some((each) => each.id === id);
  }

  /** Returns whether the key of a stored secret is known. */
  canDecrypt(ciphertext: string): boolean {
    return this.#findKeysOf(ciphertext) !== undefined;
  }

  /** Returns a stored secret encrypted with the current key; unchanged where it is already, or cannot be read. */
  reencrypt(ciphertext: string, purpose: string): string {
    const key = this.#findKeysOf(ciphertext);
    if (this.#current === null || key === undefined || key === this.#current) return ciphertext;
    return this.encrypt(this.decrypt(ciphertext, purpose), purpose);
  }

  /** Returns the signature of `text` for `purpose`: 43 characters that need no escaping in a URL. */
  async sign(db: Writer, purpose: string, text: string): Promise<string> {
    return calculateSignature(this.#current?.signing ?? (await ensureLinkKey(db)), purpose, text).toString('base64url');
  }

  /**
   * Returns whether `signed` is the result of `sign` for this purpose and text, also from before SECRETS_KEY was set or
   * changed.
   */
  async isSigned(db: Reader, purpose: string, text: string, signed: string): Promise<boolean> {
    const signature = Buffer.from(signed, 'base64url');
    const keys = this.#all.map(({ signing }) => signing);
    const [linkKey] = await selectLinkKey(db);
    if (linkKey !== undefined) keys.push(decodeLinkKey(linkKey));

    return keys.some((key) => {
      const expected = calculateSignature(key, purpose, text);
      return signature.length === expected.length && timingSafeEqual(signature, expected);
    });
  }

  #findKeysOf(ciphertext: string): DerivedKeys | undefined {
    const [version, id] = ciphertext.split('.', 2);
    return version === FORMAT_VERSION ? this.#all.find((each) => each.id === id) : undefined;
  }

  #describeMissingKey(id: string): string {
    if (this.#current === null)
      return `The secret is encrypted: set SECRETS_KEY to the key ${id} that it was stored under.`;
    return `The secret was stored under the key ${id}, and SECRETS_KEY is now the key ${this.#current.id}: set it back, or store the secret again.`;
  }
}

function deriveKeys(secretsKey: string): DerivedKeys {
  const deriveKey = (use: string, length = 32): Buffer =>
    Buffer.from(hkdfSync('sha256', secretsKey, '', `boekstaaf ${use}`, length));
  return {
    id: deriveKey('name of the key', 4).toString('hex'),
    encrypting: deriveKey('secrets'),
    signing: deriveKey('links'),
  };
}

/** Returns the short name of the key of a stored secret; null for one that is not encrypted. */
export function keyIdOf(secret: string): string | null {
  const [version, id = ''] = secret.split('.', 2);
  return version === FORMAT_VERSION ? id : null;
}

/** Returns the short name of the key with which a server last stored secrets; null when there was none yet. */
export async function findKeyInUse(db: Reader): Promise<string | null> {
  return (await selectKeyInUse(db))[0]?.id ?? null;
}

/** Stores the short name of the current key of secrets, where there is one. */
export async function saveKeyInUse(db: Writer, { id }: Pick<Keys, 'id'>): Promise<void> {
  if (id !== null && id !== (await findKeyInUse(db))) await upsertKeyInUse(db, id);
}

/** Returns the HMAC of purpose and text. They are joined as a list, so that no pair equals another one. */
function calculateSignature(key: Buffer, purpose: string, text: string): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, text]))
    .digest();
}

/** Returns the stored key for links; creates it on first use. */
async function ensureLinkKey(db: Writer): Promise<Buffer> {
  const [existingKey] = await selectLinkKey(db);
  if (existingKey !== undefined) return decodeLinkKey(existingKey);

  await insertLinkKey(db, randomBytes(32).toString('base64url'));
  const [storedKey] = await selectLinkKey(db);
  if (storedKey === undefined) throw new Error('The key for links was made and is not there.');
  return decodeLinkKey(storedKey);
}

function decodeLinkKey({ secret }: { readonly secret: string }): Buffer {
  return Buffer.from(secret, 'base64url');
}
