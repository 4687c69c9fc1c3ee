// The colours of a mail, by the accent colour of its company: each is readable on its background.
import { accentOf, calculateContrastWithWhite, applyTint } from '../../domain/values/colour.ts';

export interface MailColours {
  readonly accent: string;
  /** Letters on the accent. */
  readonly onAccent: string;
  /** Letters on white: the accent, or ink where it is too light. */
  readonly letters: string;
  /** A very light accent, as a background of text. */
  readonly tint: string;
}

const INK = '#20262b';
const WHITE = '#ffffff';

/** Returns the colours for an accent `#rrggbb`; null for the default colour. */
export function chooseMailColours(accent: string | null): MailColours {
  const accentColour = accentOf(accent);
  const contrast = calculateContrastWithWhite(accentColour);
  return {
    accent: accentColour,
    onAccent: contrast >= 3.5 ? WHITE : INK,
    letters: contrast >= 4.5 ? accentColour : INK,
    tint: applyTint(accentColour, 0.07),
  };
}
