// Texts on a printed page: which characters are printed, and how lines break.
import { expect } from 'chai';
import { limitLines, linesOf, toPrintable } from '../../print/text.ts';

const measure = (text: string): number => Array.from(text).length;
const isLatin = (character: string): boolean => /[\u0020-\u024f\u2122\ufffd]/u.test(character);

describe('printed text', () => {
  for (const [label, text, expected] of [
    ['composes accents', 'Dvor\u030ca\u0301k', 'Dvořák'],
    ['keeps breaks and no other control', 'een\r\ntwee\tdrie\u0007\u0085vier', 'een\ntwee drie\nvier'],
    ['leaves out what turns the direction', 'ab\u202ecd\u2066ef\u200f', 'abcdef'],
    ['leaves out emoji, joined ones too', 'Feest 👩‍👩‍👧🎉 3', 'Feest 3'],
    ['keeps signs that are letters here', '© ® ™', '© ® ™'],
    ['marks what the font lacks, once a run', 'a שלום! b 日本', 'a \ufffd! b \ufffd'],
    ['leaves out halves of characters', 'a\ud83db', 'ab'],
  ] as const)
    it(label, () => {
      expect(toPrintable(text, isLatin)).to.equal(expected);
    });

  for (const [label, text, lines] of [
    ['breaks between words', 'aan de grote rivier', ['aan de', 'grote', 'rivier']],
    ['breaks where the text does', 'aan\n\nde', ['aan', '', 'de']],
    ['breaks a word that fits nowhere', 'abcdefghijklmnopqrs', ['abcdefgh', 'ijklmnop', 'qrs']],
    ['after a joint, if it has one there', 'heel-lang@voorbeeld', ['heel-', 'lang@', 'voorbeel', 'd']],
    ['goes on behind the end of a broken word', 'abcdefghij kl m', ['abcdefgh', 'ij kl m']],
    ['leaves an empty text one line', '', ['']],
  ] as const)
    it(label, () => {
      expect(linesOf(text, 8, measure)).to.deep.equal(lines);
    });

  it('is never wider than its limit, for any text', () => {
    const text = 'x'.repeat(1000) + ' ' + 'y-'.repeat(500) + ' zz '.repeat(50);
    const lines = linesOf(text, 17, measure);
    expect(Math.max(...lines.map(measure))).to.be.at.most(17);
    expect(lines.join('').replaceAll(' ', '')).to.equal(text.replaceAll(' ', ''));
  });

  it('measures a long word in proportion to its length: twice as much for twice as long', () => {
    const measureCharacters = (length: number): number => {
      let characters = 0;
      linesOf('x'.repeat(length), 80, (text) => {
        characters += text.length;
        return text.length;
      });
      return characters / length;
    };
    // The whole word and parts of about a line are measured, each a few times.
    expect(measureCharacters(32_000)).to.be.within(1, 12);
    expect(measureCharacters(32_000) / measureCharacters(16_000)).to.be.within(0.8, 1.2);
  });

  it('ends in an ellipsis when it is cut', () => {
    expect(limitLines(['a', 'b', 'c'], 2)).to.deep.equal(['a', 'b …']);
    expect(limitLines(['a', 'b'], 2)).to.deep.equal(['a', 'b']);
  });
});
