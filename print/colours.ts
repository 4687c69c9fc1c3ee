// Readable colours that match the accent colour of a template.
import { accentOf, calculateContrastWithWhite, applyTint } from '../domain/values/colour.ts';
import { INK } from './sheet.ts';

export interface Colours {
  /** For areas and rules. */
  readonly accent: string;
  /** The colour of letters: the accent, or ink where the accent is too light to read on white. */
  readonly letters: string;
  /** A very light accent, as a background of text. */
  readonly tint: string;
}

/** Returns the colours of a document; `accent` is `#rrggbb`, or null for the default one. */
export function chooseColours(accent: string | null): Colours {
  const accentColour = accentOf(accent);
  return {
    accent: accentColour,
    letters: calculateContrastWithWhite(accentColour) >= 3.5 ? accentColour : INK,
    tint: applyTint(accentColour, 0.07),
  };
}
