// The one place of what is random and seen by others: tokens, references and the ids of events. A sandbox has a seed for it.
import { createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Random values that reach answers or documents. `of` names what they are for. */
export interface Chance {
  drawBytes(size: number, of: string): Buffer;
  drawUuid(of: string): string;
  /** A whole number from 0 to below `limit`, each as likely as the others. */
  drawBelow(limit: number, of: string): number;
}

/** Chance as the machine has it: nobody can guess what comes. */
export const machineChance: Chance = {
  drawBytes: (size) => randomBytes(size),
  drawUuid: () => randomUUID(),
  drawBelow: (limit) => randomInt(limit),
};

/** The chance of a sandbox: the same values from the same seed. A seed that is known tells what comes. */
export class SeededChance implements Chance {
  #seed = '';
  readonly #drawn = new Map<string, number>();

  /** Begins anew. No two states of a sandbox have the same seed, so no value comes twice. */
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
    // Version 4, as those of the machine.
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  drawBelow(limit: number, of: string): number {
    return this.drawBytes(6, of).readUIntBE(0, 6) % limit;
  }
}

/** A token as it stands in addresses: 256 random bits. */
export function drawSecretToken(chance: Chance, of: string): string {
  return chance.drawBytes(32, of).toString('base64url');
}
