// The codes that a phone shows for a second factor: RFC 6238, with six digits and steps of 30 seconds.

const STEP_MS = 30_000;
const BASE32_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of a secret in Base32 at a moment, in milliseconds since 1970. */
export async function codeAt(secret: string, moment: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
  const step = new DataView(new ArrayBuffer(8));
  step.setBigUint64(0, BigInt(Math.floor(moment / STEP_MS)));
  const signed = new DataView(await crypto.subtle.sign('HMAC', key, step.buffer));
  const offset = signed.getUint8(signed.byteLength - 1) & 0x0f;
  return String((signed.getUint32(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function bytesOf(base32: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(base32, (letter) => BASE32_LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2));
}
