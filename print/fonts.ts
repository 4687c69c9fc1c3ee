// The fonts of documents: Latin, Greek and Cyrillic letters, embedded so that all viewers show identical pages.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Weight = 'regular' | 'medium';

export interface Typeface {
  readonly files: Readonly<Record<Weight, Buffer>>;
  hasGlyph(character: string): boolean;
}

const { resolve } = createRequire(import.meta.url);

function createTypeface(folder: string, files: Readonly<Record<Weight, string>>): () => Typeface {
  let typeface: Typeface | undefined;
  const read = (name: string): Buffer => readFileSync(resolve(`roboto-fontface/fonts/${folder}/${name}.ttf`));
  return () => {
    if (typeface !== undefined) return typeface;
    const buffers = { regular: read(files.regular), medium: read(files.medium) };
    const font = create(buffers.regular) as Font;
    const hasGlyph = (character: string): boolean => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    typeface = { files: buffers, hasGlyph };
    return typeface;
  };
}

const sans = createTypeface('roboto', { regular: 'Roboto-Regular', medium: 'Roboto-Medium' });
const slab = createTypeface('roboto-slab', { regular: 'Roboto-Slab-Regular', medium: 'Roboto-Slab-Bold' });

/** Returns the typeface that replaces a named font: one with serifs for a font with serifs. */
export function chooseTypeface(name: string): Typeface {
  const serifs = /slab|serif|times|georgia|garamond|cambria|palatino|bookman|courier|rockwell/i;
  return serifs.test(name) && !/sans/i.test(name) ? slab() : sans();
}
