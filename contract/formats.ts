// The formats of the contract as checks for Ajv: what a value must look like beyond its type.
import { isDate, isDateTime } from '../domain/values/calendar.ts';
import { isStorableHtml } from '../domain/values/html.ts';
import { isMailAddress } from '../domain/values/mail-address.ts';

/** A check for `ajv.addFormat(name, format)`. */
export type Format =
  | { readonly type: 'number'; readonly validate: (value: number) => boolean }
  | { readonly type: 'string'; readonly validate: (value: string) => boolean };

const BILLION = 1_000_000_000;
/** The limit of a sum of amounts. */
const MAX_SUM = 10_000 * BILLION;
const DURATION = /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/;

/**
 * Every format that the contract uses. Amounts are checked by rounding to their last decimal. Rounding is exact within 10^9
 * (sums: 10^13), where `multipleOf` refuses one legal amount in nine. The bounds of spec/generator/bounds.ts refuse a number
 * beyond that; its format adds no second error.
 */
export const formats: Readonly<Record<string, Format>> = {
  money: { type: 'number', validate: (value) => hasDecimals(value, 100) },
  'money-sum': { type: 'number', validate: (value) => hasDecimals(value, 100, MAX_SUM) },
  percentage: { type: 'number', validate: (value) => hasDecimals(value, 100) },
  quantity: { type: 'number', validate: (value) => hasDecimals(value, 100) },
  'unit-price': { type: 'number', validate: (value) => hasDecimals(value, 10_000) },
  int32: { type: 'number', validate: Number.isInteger },
  date: { type: 'string', validate: isDate },
  'local-date': { type: 'string', validate: isDate },
  'date-time': { type: 'string', validate: isDateTime },
  // A local-date-time is written as any other one; only how it is shown differs.
  'local-date-time': { type: 'string', validate: isDateTime },
  duration: { type: 'string', validate: (value) => DURATION.test(value) },
  email: { type: 'string', validate: isMailAddress },
  // The media type of a file is read from its content, after validation.
  binary: { type: 'string', validate: () => true },
  uri: { type: 'string', validate: isAddress },
  // Any text is HTML; conversion removes what is not allowed.
  html: { type: 'string', validate: isStorableHtml },
};

function hasDecimals(value: number, parts: number, most = BILLION): boolean {
  return Math.abs(value) > most || Math.round(value * parts) / parts === value;
}

/** An absolute web address without blanks. */
function isAddress(value: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}]+$/iu.test(value) && URL.canParse(value);
}
