// The keys of an installation: encrypted secrets are readable only with the same key and purpose, and signed links are verified.
import { expect } from 'chai';
import { readConfig } from '../../config/config.ts';
import { Keys, UnreadableSecret } from '../../db/engine/keys.ts';
import type { Database } from '../../db/engine/session/database.ts';
import { getDatabase, createDatabase, open } from '../support/index.ts';

const KEY = 'een sleutel van meer dan 32 tekens lang';
const OTHER_KEY = 'een andere sleutel, ook lang genoeg ervoor';

const signText = (db: Database, keys: Keys, purpose: string, text: string): Promise<string> =>
  db.write((writer) => keys.sign(writer, purpose, text));

const isSigned = (db: Database, keys: Keys, purpose: string, text: string, signature: string): Promise<boolean> =>
  db.read((reader) => keys.isSigned(reader, purpose, text, signature));

describe('stored secrets', () => {
  const keys = new Keys(KEY);

  it('are decrypted for their purpose, and no two look alike', () => {
    for (const secret of ['', 'geheim', 'gehéim ✓'.repeat(1_000)]) {
      const ciphertext = keys.encrypt(secret, 'smtp');
      expect(new Keys(KEY).decrypt(ciphertext, 'smtp')).to.equal(secret);
      expect(keys.encrypt(secret, 'smtp')).to.not.equal(ciphertext);
      if (secret !== '')
        expect(Buffer.from(ciphertext.split('.')[2] ?? '', 'base64url').includes(secret)).to.equal(false);
    }
  });

  it('are refused with the name of the key they were stored under, when another one or none is set', () => {
    const ciphertext = keys.encrypt('geheim', 'smtp');
    const id = ciphertext.split('.')[1] ?? '';
    expect(() => new Keys(OTHER_KEY).decrypt(ciphertext, 'smtp')).to.throw(
      UnreadableSecret,
      `stored under the key ${id}, and`,
    );
    expect(() => new Keys(null).decrypt(ciphertext, 'smtp')).to.throw(
      UnreadableSecret,
      `set SECRETS_KEY to the key ${id}`,
    );
    expect(() => new Keys(null).encrypt('geheim', 'smtp')).to.throw('without SECRETS_KEY');
    expect([keys.canEncrypt, new Keys(null).canEncrypt]).to.deep.equal([true, false]);
  });

  it('cannot be read for another purpose, nor after tampering', () => {
    const ciphertext = keys.encrypt('geheim', 'smtp');
    const [version = '', id = '', text = ''] = ciphertext.split('.');
    const bytes = Buffer.from(text, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    const changedCiphertext = [version, id, bytes.toString('base64url')].join('.');
    for (const [wrong, purpose] of [
      [ciphertext, 'payments'],
      [changedCiphertext, 'smtp'],
      [`${version}.${id}.`, 'smtp'],
      [keys.encrypt('', 'smtp').slice(0, -16), 'smtp'],
    ] as const)
      expect(() => keys.decrypt(wrong, purpose)).to.throw(UnreadableSecret, 'store it again');
  });
});

describe('signed links', () => {
  it('are verified under SECRETS_KEY: the same text, the same purpose, the same key', async () => {
    const keys = new Keys(KEY);
    const signature = await signText(getDatabase(), keys, 'unsubscribe', '7.12');
    expect(signature).to.match(/^[\w-]{43}$/);
    expect(await signText(getDatabase(), new Keys(KEY), 'unsubscribe', '7.12')).to.equal(signature);

    const isKnown = (by: Keys, purpose: string, text: string, candidate = signature): Promise<boolean> =>
      isSigned(getDatabase(), by, purpose, text, candidate);
    expect(await isKnown(new Keys(KEY), 'unsubscribe', '7.12')).to.equal(true);
    expect(await isKnown(keys, 'unsubscribe', '7.13')).to.equal(false);
    expect(await isKnown(keys, 'accept', '7.12')).to.equal(false);
    expect(await isKnown(new Keys(OTHER_KEY), 'unsubscribe', '7.12')).to.equal(false);
    expect(await isKnown(keys, 'unsubscribe","7', '.12')).to.equal(false);

    for (const wrong of ['', 'x', signature.slice(1), `${signature}AA`])
      expect(await isKnown(keys, 'unsubscribe', '7.12', wrong), wrong).to.equal(false);
  });

  it('use a key stored in the database without SECRETS_KEY, and remain readable when one is set later', async () => {
    const keys = new Keys(null);
    expect(await isSigned(getDatabase(), keys, 'unsubscribe', '7.12', 'x'.repeat(43))).to.equal(false);
    const signature = await signText(getDatabase(), keys, 'unsubscribe', '7.12');
    expect(await signText(getDatabase(), new Keys(null), 'unsubscribe', '7.12')).to.equal(signature);
    expect(await isSigned(getDatabase(), keys, 'unsubscribe', '7.12', signature)).to.equal(true);
    expect(await isSigned(getDatabase(), new Keys(KEY), 'unsubscribe', '7.12', signature)).to.equal(true);
    expect(await isSigned(getDatabase(), new Keys(KEY), 'unsubscribe', '7.13', signature)).to.equal(false);
    expect(await signText(getDatabase(), new Keys(KEY), 'unsubscribe', '7.12')).to.not.equal(signature);
  });

  it('have one key, however many servers need the first one at once', async () => {
    const db = await open(await createDatabase('link-keys'));
    const signatures = await Promise.all(
      Array.from({ length: 8 }, () => signText(db, new Keys(null), 'unsubscribe', '1')),
    );
    expect(new Set(signatures).size).to.equal(1);
    for (const signature of signatures)
      expect(await isSigned(db, new Keys(null), 'unsubscribe', '1', signature)).to.equal(true);
    await db.close();
  });
});

describe('SECRETS_KEY', () => {
  it('has at least 32 characters, and is not repeated in errors', () => {
    expect(readConfig({}).secretsKey).to.equal(null);
    expect(readConfig({ SECRETS_KEY: KEY }).secretsKey).to.equal(KEY);
    expect(() => readConfig({ SECRETS_KEY: 'kort geheim' }))
      .to.throw('SECRETS_KEY: write at least 32 characters')
      .and.satisfy((error: Error) => !error.message.includes('kort geheim'));
  });
});
