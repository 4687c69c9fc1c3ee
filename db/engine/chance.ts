// The only source of random values that are visible outside: tokens, references and event ids. A sandbox seeds it.
import { createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Random values for responses and documents. `of` names their purpose. */
export interface Chance {
  drawBytes(size: number, of: string): Buffer;
  drawUuid(of: string): string;
  /** Returns a uniformly distributed whole number from 0 to below `limit`. */
  drawBelow(limit: number, of: string): number;
}

/** Secure random values of the machine, which cannot be predicted. */
export const machineChance: Chance = {
  drawBytes: (size) => randomBytes(size),
  drawUuid: () => randomUUID(),
  drawBelow: (limit) => randomInt(limit),
};

/** The random values of a sandbox: equal for an equal seed, and predictable by anyone who knows it. */
export class SeededChance implements Chance {
  #seed = '';
  readonly #drawn = new Map<string, number>();

  /** Restarts with a seed. Each state of a sandbox has another seed, so that no value is repeated. */
  seed(seed: string): void {
    this.#seed = seed;
    this.#drawn.clear();
  }

  drawBytes(size: number, of: string): Buffer {
    const number = this.#drawn.get(of) ?? 0;
    this.#drawn.set(of, number + 1);
    const block = (_: unknown, at: number): Buffer =>
      createHmac('sha256', this.#seed)
        .update(`${of} ${String(number)} ${String(at)}`)
        .digest();
    return Buffer.concat(Array.from({ length: Math.ceil(size / 32) }, block)).subarray(0, size);
  }

  drawUuid(of: string): string {
    const bytes = this.drawBytes(16, of);
    // UUID version 4, like those of the machine.
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  drawBelow(limit: number, of: string): number {
    return this.drawBytes(6, of).readUIntBE(0, 6) % limit;
  }
}

/** Returns a token for a URL: 256 random bits. */
export function drawSecretToken(chance: Chance, of: string): string {
  return chance.drawBytes(32, of).toString('base64url');
}
