// The colours of a mail, by the accent colour of its company: each can be read on what is behind it.
import { accentOf, calculateContrastWithWhite, applyTint } from '../../domain/values/colour.ts';

export interface MailColours {
  readonly accent: string;
  /** Letters on the accent. */
  readonly onAccent: string;
  /** Letters on white: the accent, or ink where it is too light. */
  readonly letters: string;
  /** A breath of the accent, behind text. */
  readonly tint: string;
}

const INK = '#20262b';
const WHITE = '#ffffff';

/** `accent` is `#rrggbb`, or null for the standard colour. */
export function chooseMailColours(accent: string | null): MailColours {
  const chosen = accentOf(accent);
  const contrast = calculateContrastWithWhite(chosen);
  return {
    accent: chosen,
    onAccent: contrast >= 3.5 ? WHITE : INK,
    letters: contrast >= 4.5 ? chosen : INK,
    tint: applyTint(chosen, 0.07),
  };
}
