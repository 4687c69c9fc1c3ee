// Colours that go with the accent colour of a template, and can be read.
import { accentOf, calculateContrastWithWhite, applyTint } from '../domain/values/colour.ts';
import { INK } from './sheet.ts';

export interface Colours {
  /** For areas and rules. */
  readonly accent: string;
  /** The same for letters: ink where the accent is too light to read on white. */
  readonly letters: string;
  /** A breath of the accent, behind text. */
  readonly tint: string;
}

/** The colours of a document; `accent` is `#rrggbb`, or null for the standard one. */
export function chooseColours(accent: string | null): Colours {
  const chosen = accentOf(accent);
  return {
    accent: chosen,
    letters: calculateContrastWithWhite(chosen) >= 3.5 ? chosen : INK,
    tint: applyTint(chosen, 0.07),
  };
}
