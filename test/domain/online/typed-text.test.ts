// Texts that visitors type on one line, and their names.
import { expect } from 'chai';
import { findLineProblem, findNameProblem } from '../../../domain/online/typed-text.ts';

const LINES = [
  'Jan\nPiet',
  'Jan\r\nBcc: x@y.example',
  'Jan\tPiet',
  'Jan\u2028Piet',
  'Jan\u2029Piet',
  'Jan\u0085Piet',
  'a\u0007b',
];
const NAMES = [
  'Zie https://kwaad.example/x',
  'HTTP://kwaad.example',
  'www.kwaad.example',
  'Zie WwW.kwaad.example',
  'ｈｔｔｐｓ：／／kwaad.example',
  'ＷＷＷ．kwaad.example',
  'www。kwaad。example',
  'ht\u200btps:\u200b//kwaad.example',
  'w\u00adww.kwaad.example',
  'http:\\\\kwaad.example',
  'ftp://kwaad.example',
];
const ACCEPTED_TEXTS = [
  '',
  'Jan-Willem van der Ploeg',
  ' J.P. Jansen \n',
  'Bol.com B.V.',
  "Café 't Hoekje / De Kade (2e)",
  'Bram & Zn.',
  'שלום',
  'عائشة',
  '😀',
  'Dorpsstraat 1: achter',
  '+31 6 1234 5678',
];

describe('what visitors type', () => {
  for (const text of LINES)
    it(`is one line, which ${JSON.stringify(text)} is not`, () => {
      expect([findLineProblem(text), findNameProblem(text)].map((each) => each?.message)).to.deep.equal(
        Array.from({ length: 2 }, () => 'Write this on one line, without control characters.'),
      );
    });

  for (const text of NAMES)
    it(`as a name contains no web address, as ${JSON.stringify(text)} does`, () => {
      expect(findLineProblem(text)).to.equal(null);
      expect(findNameProblem(text)?.message).to.contain('Write no web address here');
    });

  for (const text of ACCEPTED_TEXTS)
    it(`may be ${JSON.stringify(text)}`, () => {
      expect(findNameProblem(text)).to.equal(null);
    });
});
