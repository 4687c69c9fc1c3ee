// The words of pages in the browser: sentences whose words in braces are filled in.
import { expect } from 'chai';
import { fillWords } from '../../http/pages/browser/words.ts';

describe('a sentence with words in braces', () => {
  it('contains values as they were typed, and braces without a value', () => {
    const values = { name: "Jan $& {remains} $'", remains: 'Piet $$' };
    expect(fillWords('{name} goes, {remains} stays: {remains}, {count}', values)).to.equal(
      "Jan $& {remains} $' goes, Piet $$ stays: Piet $$, {count}",
    );
  });
});
