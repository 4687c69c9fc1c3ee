// The charts in words, a sentence or two each: for people who read no charts, and for those who wonder where to look.
import type { Series } from './charts.ts';

type QuantityFormatter = (value: number) => string;

/** Something with a quantity. */
export interface NamedQuantity {
  readonly name: string;
  readonly value: number;
}

/** The parts with their quantities; names and values in the same order. */
export function partsOf(names: readonly string[], values: readonly number[]): NamedQuantity[] {
  return names.map((name, index) => ({ name, value: values[index] ?? 0 }));
}

/** The parts by the sums of their series. */
export function sumsOf(series: readonly Series[]): NamedQuantity[] {
  return series.map(({ name, values }) => ({ name, value: total(values) }));
}

export function total(values: readonly number[]): number {
  return values.reduce((so, value) => so + value, 0);
}

/** `34 % more than`, `12 % less than` or `as much as`; undefined where there was nothing before. */
export function describeDifference(now: number, before: number): string | undefined {
  if (before <= 0) return undefined;
  const percent = Math.round((now / before - 1) * 100);
  return percent === 0 ? 'as much as' : `${String(Math.abs(percent))} % ${percent > 0 ? 'more' : 'less'} than`;
}

/** A quantity beside the year before, and when most of it came. */
export function describeAgainstYearBefore(
  now: readonly NamedQuantity[],
  before: number,
  format: QuantityFormatter,
): string {
  const sum = total(now.map(({ value }) => value));
  const [most] = sortByValue(now);
  if (most === undefined || sum === 0) return 'Nothing in this period.';
  const compared = describeDifference(sum, before);
  const against =
    compared === undefined ? 'with no year before to compare' : `${compared} the year before (${format(before)})`;
  return `${format(sum)}, ${against}. ${most.name} brought most: ${format(most.value)}.`;
}

/** The largest part and the one after it, as shares of all. `subject` names what they are parts of. */
export function describeLargestParts(parts: readonly NamedQuantity[], subject: string): string {
  const sum = total(parts.map(({ value }) => value));
  const [first, second] = sortByValue(parts);
  if (first === undefined || sum <= 0) return `No ${subject} in this period.`;
  const share = ({ value }: NamedQuantity): string => `${String(Math.round((value / sum) * 100))} %`;
  const next = second === undefined || second.value <= 0 ? '' : `, then ${second.name} with ${share(second)}`;
  return `${first.name} has most of the ${subject}, ${share(first)}${next}.`;
}

/** The busiest and the quietest of some. */
export function describeBusiest(parts: readonly NamedQuantity[], format: QuantityFormatter): string {
  const all = sortByValue(parts);
  const first = all[0];
  const last = all.at(-1);
  if (first === undefined || last === undefined || first.value === 0) return 'Nothing in this period.';
  return `${first.name} is the busiest with ${format(first.value)}, ${last.name} the quietest with ${format(last.value)}.`;
}

/** How much of what customers owe is overdue; the first part is what is not due yet. */
export function describeOverdue([notDue, ...late]: readonly NamedQuantity[], format: QuantityFormatter): string {
  const overdueSum = total(late.map(({ value }) => value));
  const sum = (notDue?.value ?? 0) + overdueSum;
  if (sum === 0) return 'Nobody owes anything.';
  const part = overdueSum === 0 ? 'nothing of it is overdue' : `${format(overdueSum)} of it is overdue`;
  return `${format(sum)} is open; ${part}.`;
}

/** `A`, `A and B`, or `A, B and C`. */
export function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
}

function sortByValue(parts: readonly NamedQuantity[]): NamedQuantity[] {
  return parts.toSorted((one, other) => other.value - one.value);
}
