// Patterns of the formats that only this service knows, so that other tools can check such values as well. They accept what
// domain/values/calendar.ts accepts: test/engine/format-patterns.test.ts compares both.

/** Months and days that every year has. */
const DAYS_OF_ANY_YEAR = [
  '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])',
  '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)',
  '02-(?:0[1-9]|1\\d|2[0-8])',
].join('|');
/** The 29th of February, in the years 1900 to 2199 that have it. */
const LEAP_DAY = '(?:(?:19|21)0[48]|200[048]|(?:19|20|21)(?:[2468][048]|[13579][26]))-02-29';
const DATE = `(?:(?:19|20|21)\\d\\d-(?:${DAYS_OF_ANY_YEAR})|${LEAP_DAY})`;
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?';
/**
 * At most 14 hours, as `parseDateTime` reads an offset. A space is a `+` that a query string decoded. Minutes may pass 59:
 * 12:99 is less than 14 hours, and 13:60 is 14.
 */
const OFFSET = '(?:Z|[+\\- ](?:(?:0\\d|1[0-2])(?::?\\d\\d)?|13(?::?(?:[0-5]\\d|60))?|14(?::?00)?))';

/** Patterns by format. Formats of numbers have none, because a pattern applies to text only. `html` accepts any text. */
export const FORMAT_PATTERNS: Readonly<Record<string, string>> = {
  'local-date': `^${DATE}$`,
  'local-date-time': `^${DATE}[T ]${TIME}${OFFSET}?$`,
};

/** Returns a copy of the contract in which each of these formats has its pattern. */
export function addPatterns(contract: object): object {
  return JSON.parse(JSON.stringify(contract), (_name, value: unknown) => addPattern(value)) as object;
}

function addPattern(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'pattern' in value || !('format' in value)) return value;
  const pattern = FORMAT_PATTERNS[String(value.format)];
  return pattern === undefined ? value : { ...value, pattern };
}
