// Tags in texts: known ones are filled in, others stay.
import { expect } from 'chai';
import { fillTags } from '../../../domain/values/tags.ts';

describe('tags', () => {
  const values = { naam: 'Sanne', leeg: '', braces: '{naam}' };
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ['Beste {naam}, {naam}!', 'Beste Sanne, Sanne!', []],
    ['Van {leeg}tot', 'Van tot', []],
    ['{onbekend} en {naam} en {onbekend}', '{onbekend} en Sanne en {onbekend}', ['onbekend']],
    ['{braces}', '{naam}', []],
    ['{ naam } {Naam} {naam', '{ naam } {Naam} {naam', []],
    ['{constructor} {toString}', '{constructor} {toString}', ['constructor']],
  ];

  for (const [text, filledText, unknown] of cases)
    it(`fill ${text}`, () => {
      expect(fillTags(text, values)).to.deep.equal({ text: filledText, unknown });
    });
});
