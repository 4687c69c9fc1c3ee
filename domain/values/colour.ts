// Colours as #rrggbb: the contrast between two, and lighter shades.

/** The default colour of lines and headings. */
const DEFAULT_COLOUR = '#1f4e5f';

/** The accent colour of a template, or the default one for null and for text that is unsafe in a style. */
export function accentOf(colour: string | null): string {
  return colour !== null && /^#[0-9a-f]{6}$/i.test(colour) ? colour : DEFAULT_COLOUR;
}

/** The contrast of a colour with white by the WCAG: 1 to 21. */
export function calculateContrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** A colour mixed with white; `share` is its part, from 0 to 1. */
export function applyTint(colour: string, share: number): string {
  const mixed = partsOf(colour).map((part) => Math.round(255 - (255 - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function partsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}

/** Below this contrast white is harder to read than black: from a luminance of 0.179 on. */
const MIN_WHITE_CONTRAST = 1.05 / (0.179 + 0.05);

/** Black or white, whichever is easier to read on a colour. */
export function selectTextColour(color: string): string {
  return calculateContrastWithWhite(color) < MIN_WHITE_CONTRAST ? '#000000' : '#ffffff';
}
