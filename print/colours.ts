// Colours that go with the accent colour of a template, and can be read.
import { INK } from './sheet.ts';

export interface Colours {
  /** For areas and rules. */
  readonly accent: string;
  /** The same for letters: ink where the accent is too light to read on white. */
  readonly letters: string;
  /** A breath of the accent, behind text. */
  readonly tint: string;
}

const STANDARD = '#1f4e5f';

/** The colours of a document; `accent` is `#rrggbb`, or null for the standard one. */
export function coloursFor(accent: string | null): Colours {
  const chosen = accent ?? STANDARD;
  const parts = [1, 3, 5].map((at) => parseInt(chosen.slice(at, at + 2), 16));
  return { accent: chosen, letters: contrast(parts) >= 3.5 ? chosen : INK, tint: mix(parts, 0.07) };
}

function mix(parts: readonly number[], share: number): string {
  const mix = parts.map((part) => Math.round(255 - (255 - part) * share));
  return `#${mix.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast with white, as the guidelines for readable pages reckon it: 1 to 21. */
function contrast(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
