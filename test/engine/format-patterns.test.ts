// The patterns of the formats that only this service knows: they accept exactly what the formats accept.
import { expect } from 'chai';
import { FORMAT_PATTERNS } from '../../contract/format-patterns.ts';
import { formats } from '../../contract/formats.ts';
import { sendRaw } from '../support/index.ts';

function padTwo(number: number): string {
  return String(number).padStart(2, '0');
}

function upTo(last: number): string[] {
  return Array.from({ length: last + 1 }, (_each, index) => padTwo(index));
}

/** Existing and non-existing days, in a range of years a little wider than the accepted one. */
const DATES = Array.from({ length: 322 }, (_each, index) => String(1889 + index)).flatMap((year) =>
  upTo(13).flatMap((month) => upTo(32).map((day) => `${year}-${month}-${day}`)),
);
const DAY = '2028-02-29';
const OFFSETS = upTo(15).flatMap((hours) => [
  `+${hours}`,
  ...upTo(99).flatMap((minutes) => [`+${hours}:${minutes}`, `-${hours}${minutes}`, ` ${hours}:${minutes}`]),
]);
const TEXTS = [
  ...DATES,
  ...DATES.filter((date) => /-02-|-00-|-13-|-3[0-2]$/.test(date)).map((date) => `${date}T10:00`),
  ...upTo(25).flatMap((hours) => upTo(61).map((minutes) => `${DAY} ${hours}:${minutes}`)),
  ...upTo(61).map((seconds) => `${DAY}T10:00:${seconds}`),
  ...['Z', 'z', '+1', '+1:00', '++01', '', ' ', '\n', ...OFFSETS].map((offset) => `${DAY}T10:00:00${offset}`),
  ...['.', '.1', '.123456789', '.1234567890', ',1'].map((fraction) => `${DAY}T10:00:00${fraction}`),
  '',
  'x',
  `${DAY}\n`,
  ` ${DAY}`,
  `${DAY}T`,
  `${DAY}T10`,
  `${DAY}T10:00+01:00Z`,
  `${DAY}t10:00`,
  '28-2-29',
  '٢٠٢٨-02-28',
];

describe('the pattern of a format', () => {
  for (const [name, pattern] of Object.entries(FORMAT_PATTERNS))
    it(`accepts for ${name} exactly what the format accepts`, () => {
      const format = formats[name];
      if (format?.type !== 'string') throw new Error(`${name} is no format of texts.`);
      const { validate } = format;
      const accepted = new RegExp(pattern, 'u');
      expect(TEXTS.filter((text) => accepted.test(text) !== validate(text))).to.deep.equal([]);
      expect(TEXTS.filter((text) => validate(text)).length).to.be.greaterThan(100);
    });

  it('is in the served contract wherever the format is', async () => {
    const { text } = await sendRaw('GET', '/openapi.json');
    for (const [name, pattern] of Object.entries(FORMAT_PATTERNS)) {
      const having = text.split(`"format":"${name}"`).length - 1;
      expect(having, name).to.be.greaterThan(0);
      expect(text.split(`"pattern":${JSON.stringify(pattern)}`).length - 1, name).to.equal(having);
    }
  });
});
