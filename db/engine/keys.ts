// The keys of an installation: they encrypt the secrets that it stores for others, and sign the links that it mails.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Writer } from './database.ts';
import type { Reader } from './reader.ts';
import { declareConstraints } from './constraints.ts';
import { statement } from './sql.ts';

declareConstraints('link_keys', { unique: { link_keys_pkey: 'never' } });

/** Stored under another key than the one of this process. Its message says what to do and holds nothing secret. */
export class UnreadableSecret extends Error {
  override readonly name = 'UnreadableSecret';
}

const VERSION = 'v1';
const NONCE = 12;
const TAG = 16;

const storedKey = statement<{ secret: string }>(() => "select secret from link_keys where name = 'links'");
const makeKey = statement(
  () => "insert into link_keys (name, secret) values ('links', ?) on conflict (name) do nothing",
);

/** The keys that follow from SECRETS_KEY, and the one for links that the database keeps where it is not set. */
export class Keys {
  readonly #encrypting: { readonly id: string; readonly key: Buffer } | null;
  readonly #signing: Buffer | null;

  /** `secretsKey` is SECRETS_KEY; null where it is not set. */
  constructor(secretsKey: string | null) {
    if (secretsKey === null) {
      this.#encrypting = this.#signing = null;
      return;
    }
    const derived = (use: string, length = 32): Buffer =>
      Buffer.from(hkdfSync('sha256', secretsKey, '', `boekstaaf ${use}`, length));
    this.#encrypting = { id: derived('name of the key', 4).toString('hex'), key: derived('secrets') };
    this.#signing = derived('links');
  }

  /** Whether SECRETS_KEY is set, so that secrets can be stored. */
  get canEncrypt(): boolean {
    return this.#encrypting !== null;
  }

  /** A secret as it is stored. `purpose` says what it is for: under another one it cannot be read. */
  encrypt(secret: string, purpose: string): string {
    const { id, key } = this.#key();
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return [VERSION, id, Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')].join('.');
  }

  /** What was stored for this purpose. Throws UnreadableSecret when it was stored under another SECRETS_KEY, or changed since. */
  decrypt(stored: string, purpose: string): string {
    const [version, id = '', text = ''] = stored.split('.');
    if (this.#encrypting === null)
      throw new UnreadableSecret(`The secret is encrypted: set SECRETS_KEY to the key ${id} that it was stored under.`);
    if (version !== VERSION || id !== this.#encrypting.id)
      throw new UnreadableSecret(
        `The secret was stored under the key ${id}, and SECRETS_KEY is now the key ${this.#encrypting.id}: set it back, or store the secret again.`,
      );
    const bytes = Buffer.from(text, 'base64url');
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#encrypting.key, bytes.subarray(0, NONCE))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
    } catch (error) {
      throw new UnreadableSecret('The secret was changed in the database: store it again.', { cause: error });
    }
  }

  /** What proves that this installation wrote `text` for `purpose`: 43 characters that need no escaping in a link. */
  async sign(db: Writer, purpose: string, text: string): Promise<string> {
    return signature(this.#signing ?? (await keyMade(db)), purpose, text).toString('base64url');
  }

  /** Whether `signed` is what `sign` answered for the same purpose and text, also before SECRETS_KEY was set. */
  async isSigned(db: Reader, purpose: string, text: string, signed: string): Promise<boolean> {
    const given = Buffer.from(signed, 'base64url');
    const [kept] = await storedKey(db);
    const keys = [...(this.#signing === null ? [] : [this.#signing]), ...(kept === undefined ? [] : [keyOf(kept)])];
    return keys.some((key) => {
      const expected = signature(key, purpose, text);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  }

  #key(): { readonly id: string; readonly key: Buffer } {
    if (this.#encrypting === null) throw new Error('A secret was to be stored without SECRETS_KEY.');
    return this.#encrypting;
  }
}

/** Purpose and text as one list: no text of one purpose is a text of another. */
function signature(key: Buffer, purpose: string, text: string): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, text]))
    .digest();
}

/** The key that the database keeps, which whoever needs it first makes. */
async function keyMade(db: Writer): Promise<Buffer> {
  const [known] = await storedKey(db);
  if (known !== undefined) return keyOf(known);
  await makeKey(db, randomBytes(32).toString('base64url'));
  const [made] = await storedKey(db);
  if (made === undefined) throw new Error('The key for links was made and is not there.');
  return keyOf(made);
}

function keyOf({ secret }: { readonly secret: string }): Buffer {
  return Buffer.from(secret, 'base64url');
}
