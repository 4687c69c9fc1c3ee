// Time: instants in UTC, the zone of the installation with its clock changes, and arithmetic on the wall clock.
import type { Instant } from '../../generated/types.ts';
import { ClockChanges } from './clock-changes.ts';
import { createProblem } from './problem.ts';
import { DAY, MINUTE } from './time-units.ts';

const CACHED_DAYS = 20_000;

/**
 * A time zone of the service. Local times that a clock change skips do not exist; those that it repeats mean their
 * first occurrence. Offsets are whole minutes. docs/decisions/040-time.md.
 */
export interface Zone {
  readonly name: string;
  /**
   * Reads a date-time with or without offset (then local) as an instant. Throws ERR_TIME_NONEXISTENT, ERR_FORMAT,
   * ERR_RANGE on `field`.
   */
  toInstant(text: string, field?: string): Instant;
  /**
   * The first instant with a local time of this many minutes after midnight of a date; undefined for a skipped time.
   */
  findInstant(date: string, minutes: number): Instant | undefined;
  /** The instant with the zone's offset: `2026-03-10T11:00:00+01:00`, with milliseconds only where it has them. */
  toText(instant: Instant): string;
  /** The local date, `2026-03-10`. */
  toLocalDate(instant: Instant): string;
  /** The local time to the minute, `11:00`. */
  toLocalTime(instant: Instant): string;
  /** The first instant of a local date, also where the clock change skips midnight. */
  startOfLocalDay(date: string): Instant;
  /** The instant after moving the wall clock; a skipped time moves on by the gap. Forward moves arrive later. */
  addWallClock(instant: Instant, move: WallClock): Instant;
  /** The distance of two instants on the wall clock: `addWallClock(a, { milliseconds: d })` is b again. */
  measureWallClock(from: Instant, to: Instant): number;
}

/** A move on the wall clock. */
export interface WallClock {
  /** To an equal day of another month, or that month's last day. */
  readonly months?: number;
  readonly days?: number;
  readonly milliseconds?: number;
}

/** Milliseconds since 1970 of an instant. */
export function millisecondsOf(instant: Instant): number {
  return Date.parse(instant);
}

/** The instant of milliseconds since 1970, in its only spelling. Throws ERR_RANGE outside the years 1900 to 2199. */
export function instantAt(time: number): Instant {
  if (!(time >= FIRST_MS && time < LAST_MS)) throw createOutOfRangeProblem();
  return new Date(time).toISOString() as Instant;
}

/**
 * Returns the bound of a search: milliseconds before an instant, which may precede the first year of the calendar.
 */
export function boundBefore(instant: Instant, milliseconds: number): Instant {
  return new Date(millisecondsOf(instant) - milliseconds).toISOString() as Instant;
}

// With a day of margin on both sides, so that every local time of 1900 to 2199 has its instant in every zone.
const FIRST_MS = Date.UTC(1899, 11, 31);
const LAST_MS = Date.UTC(2200, 0, 2);

/**
 * The moment of replacing a secret: now, but later than the last time (null: unknown), so that replacements are
 * distinguishable.
 */
export function replacedAt(before: Instant | null, now: Instant): Instant {
  return before === null || before < now ? now : instantAt(millisecondsOf(before) + 1);
}

function createOutOfRangeProblem(field?: string): Error {
  const message = 'This is outside the years 1900 to 2199: choose another date.';
  return createProblem('ERR_RANGE', message, nameField(field));
}

function nameField(field: string | undefined): { field?: string } {
  return field === undefined ? {} : { field };
}

const DATE_PATTERN = /^(\d{4})-(\d\d)-(\d\d)$/;
// The blank before an offset is a `+` that URL decoding replaced.
const DATE_TIME_PATTERN =
  /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+\- ]\d\d(?::?\d\d)?)?$/;

/** Whether the text is an existing date of the years 1900 to 2199. */
export function isDate(text: string): boolean {
  return parseDate(text) !== undefined;
}

/** Whether the text has the form of a date-time: date, `T` or a space, time, offset or none, years 1900 to 2199. */
export function isDateTime(text: string): boolean {
  return parseDateTime(text) !== undefined;
}

function calculateDayNumber(year: number, month: number, day: number): number | undefined {
  if (year < 1900 || year > 2199) return undefined;
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? time : undefined;
}

function parseDate(text: string): number | undefined {
  const match = DATE_PATTERN.exec(text);
  return match === null ? undefined : calculateDayNumber(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** The local time as if it were UTC, and the offset in minutes if the text has one. */
function parseDateTime(text: string): { wall: number; offset: number | undefined } | undefined {
  const match = DATE_TIME_PATTERN.exec(text);
  if (match === null) return undefined;
  const day = calculateDayNumber(Number(match[1]), Number(match[2]), Number(match[3]));
  const hour = Number(match[4]);
  const minute = Number(match[5]);
  const second = Number(match[6] ?? 0);
  if (day === undefined || hour > 23 || minute > 59 || second > 59) return undefined;
  const fraction = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3));
  const offset = match[8] === undefined ? undefined : parseOffset(match[8]);
  if (offset !== undefined && Math.abs(offset) > 14 * 60) return undefined;
  return { wall: day + ((hour * 60 + minute) * 60 + second) * 1000 + fraction, offset };
}

/** The date this many days after another, or before it. */
export function addDays(date: string, days: number): string {
  return formatDate(Date.parse(date) + days * DAY);
}

/** The date of the day after. */
export function nextDateOf(date: string): string {
  return addDays(date, 1);
}

function parseOffset(text: string): number {
  if (text === 'Z') return 0;
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(3).replace(':', '') || 0);
  return text.startsWith('-') ? -minutes : minutes;
}

const zones = new Map<string, Zone>();

/** The zone of an IANA name (`Europe/Amsterdam`); one object for each name. Throws a RangeError for an unknown name. */
export function zoneOf(name: string): Zone {
  const cachedZone = zones.get(name);
  if (cachedZone !== undefined) return cachedZone;
  const zone = new LocalZone(name);
  zones.set(name, zone);
  return zone;
}

/** One UTC day: its offset unless a clock change falls in it, and the dates around it as text. */
interface UtcDay {
  readonly offset: number | undefined;
  readonly dates: readonly [before: string, itself: string, after: string];
  readonly suffix: string;
}

class LocalZone implements Zone {
  readonly name: string;
  readonly #clock: ClockChanges;
  readonly #days = new Map<string, UtcDay>();

  constructor(name: string) {
    this.name = name;
    this.#clock = new ClockChanges(name);
  }

  toInstant(text: string, field?: string): Instant {
    const dateTime = parseDateTime(text);
    if (dateTime === undefined)
      throw createProblem('ERR_FORMAT', 'Write a date and time as 2026-03-10T11:00:00+01:00.', nameField(field));
    if (dateTime.offset === undefined) return instantAt(this.#existing(dateTime.wall, text, field));
    const instant = instantAt(dateTime.wall - dateTime.offset * MINUTE);
    if (!isDate(this.toLocalDate(instant))) throw createOutOfRangeProblem(field);
    return instant;
  }

  findInstant(date: string, minutes: number): Instant | undefined {
    const time = this.#earliest(Date.parse(date) + minutes * MINUTE);
    return time === undefined ? undefined : instantAt(time);
  }

  toText(instant: Instant): string {
    const day = this.#day(instant);
    if (day.offset === undefined) return this.#slowText(instant);
    const minutes = parseTwoDigits(instant, 11) * 60 + parseTwoDigits(instant, 14) + day.offset;
    const shift = minutes < 0 ? -1 : minutes >= 1440 ? 1 : 0;
    const local = minutes - shift * 1440;
    return `${day.dates[(shift + 1) as 0 | 1 | 2]}T${formatClock(local)}${secondsOf(instant)}${day.suffix}`;
  }

  toLocalDate(instant: Instant): string {
    return formatDate(this.#wall(instant));
  }

  toLocalTime(instant: Instant): string {
    return this.toText(instant).slice(11, 16);
  }

  startOfLocalDay(date: string): Instant {
    // The start of the day after the last one is needed too, as the end of that one.
    const day = date === '2200-01-01' ? Date.UTC(2200, 0, 1) : parseDate(date);
    if (day === undefined) throw createProblem('ERR_FORMAT', 'Write a date as 2026-03-10.');
    return instantAt(this.#earliest(day) ?? this.#firstAfterGap(day));
  }

  addWallClock(instant: Instant, move: WallClock): Instant {
    const { months = 0, days = 0, milliseconds: more = 0 } = move;
    // A move of 0 stays on the second occurrence of a repeated hour.
    if (months === 0 && days === 0 && more === 0) return instant;
    const from = this.#wall(instant);
    const wall = addMonths(from, months) + days * DAY + more;
    if (!(wall >= FIRST_MS && wall < LAST_MS)) throw createOutOfRangeProblem();
    const [first = this.#acrossGap(wall), second = first] = this.#occurrences(wall);
    const result = instantAt(wall > from && first <= Date.parse(instant) ? second : first);
    if (!isDate(this.toLocalDate(result))) throw createOutOfRangeProblem();
    return result;
  }

  measureWallClock(from: Instant, to: Instant): number {
    return this.#wall(to) - this.#wall(from);
  }

  #wall(instant: Instant): number {
    const time = Date.parse(instant);
    return time + this.#clock.offsetAt(time) * MINUTE;
  }

  /** The first instant with this local time, if any. */
  #earliest(wall: number): number | undefined {
    return this.#occurrences(wall)[0];
  }

  /** The instants with this local time, in order: none in a gap, two in a repeated hour. */
  #occurrences(wall: number): number[] {
    const offsets = new Set([this.#clock.offsetAt(wall - DAY), this.#clock.offsetAt(wall + DAY)]);
    const candidates = [...offsets].map((offset) => wall - offset * MINUTE);
    return candidates.filter((time) => time + this.#clock.offsetAt(time) * MINUTE === wall);
  }

  #existing(wall: number, text: string, field?: string): number {
    const time = this.#earliest(wall);
    if (time !== undefined) return time;
    throw createProblem(
      'ERR_TIME_NONEXISTENT',
      `The clock change skips the local time ${text}: choose another time, or add an offset.`,
      { params: { zone: this.name }, ...nameField(field) },
    );
  }

  /** A skipped local time, moved on by the length of the gap. */
  #acrossGap(wall: number): number {
    return wall - this.#clock.offsetAt(wall - DAY) * MINUTE;
  }

  #firstAfterGap(wall: number): number {
    const start = wall - this.#clock.offsetAt(wall - DAY) * MINUTE - DAY;
    const changes = this.#clock.listChangesAround(start);
    return (
      changes.find((change) => change.from >= start && change.from + change.offset * MINUTE >= wall)?.from ??
      start + DAY
    );
  }

  #day(instant: Instant): UtcDay {
    const key = instant.slice(0, 10);
    const cachedDay = this.#days.get(key);
    if (cachedDay !== undefined) return cachedDay;

    const begin = Date.parse(key);
    const offset = this.#clock.offsetAt(begin);
    const constant = !this.#clock
      .listChangesAround(begin)
      .some((change) => change.from > begin && change.from < begin + DAY);
    const day: UtcDay = {
      offset: constant ? offset : undefined,
      dates: [formatDate(begin - DAY), key, formatDate(begin + DAY)],
      suffix: formatOffset(offset),
    };

    if (this.#days.size >= CACHED_DAYS) this.#days.clear();
    this.#days.set(key, day);
    return day;
  }

  #slowText(instant: Instant): string {
    const time = Date.parse(instant);
    const offset = this.#clock.offsetAt(time);
    const wall = new Date(time + offset * MINUTE).toISOString();
    return `${wall.slice(0, 16)}${secondsOf(instant)}${formatOffset(offset)}`;
  }
}

function parseTwoDigits(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;
}

const TWO_DIGITS = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));

function formatClock(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${TWO_DIGITS[hours] ?? ''}:${TWO_DIGITS[minutes - hours * 60] ?? ''}`;
}

/** Offsets of whole minutes do not change the seconds. */
function secondsOf(instant: Instant): string {
  return instant.startsWith('.000', 19) ? instant.slice(16, 19) : instant.slice(16, 23);
}

function formatDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function formatOffset(minutes: number): string {
  return `${minutes < 0 ? '-' : '+'}${formatClock(Math.abs(minutes))}`;
}

function addMonths(wall: number, months: number): number {
  if (months === 0) return wall;
  const date = new Date(wall);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) + (wall - Math.floor(wall / DAY) * DAY);
}
