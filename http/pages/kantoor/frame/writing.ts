// Formats amounts, dates and times in the reader's language and the time zone of the installation.
import { localeOf } from '../../browser/language.ts';
import type { PageLanguage } from '../../browser/words.ts';
import { DAY } from '../../../../domain/values/time-units.ts';

const ZONE = document.body.dataset['zone'] ?? 'Europe/Amsterdam';

/** Formats values in a language. Moments are texts of the service (`2026-08-15T14:00:00+02:00`), dates `2026-08-15`. */
export class LanguageFormatter {
  readonly #euros: Intl.NumberFormat;
  readonly #numbers: Intl.NumberFormat;
  readonly #times: Intl.DateTimeFormat;
  readonly #long: Intl.DateTimeFormat;
  readonly #short: Intl.DateTimeFormat;

  constructor(language: PageLanguage) {
    const locale = localeOf(language);
    this.#euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    this.#numbers = new Intl.NumberFormat(locale);
    this.#times = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: ZONE });
    const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    this.#long = new Intl.DateTimeFormat(locale, { ...parts, year: 'numeric' });
    this.#short = new Intl.DateTimeFormat(locale, { ...parts, weekday: 'short', month: 'short' });
  }

  formatAmount(euros: number): string {
    return this.#euros.format(euros);
  }

  formatNumber(value: number): string {
    return this.#numbers.format(value);
  }

  /** Returns the local time of a moment: `14:00`. */
  formatTime(moment: string): string {
    return this.#times.format(Date.parse(moment));
  }

  /** Returns the local times of a period: `14:00–16:00`, or `14:00` where it has no length. */
  formatSpan({ begin, eind }: { readonly begin: string; readonly eind: string }): string {
    return begin === eind ? this.formatTime(begin) : `${this.formatTime(begin)}–${this.formatTime(eind)}`;
  }

  /** Returns the date of a date or a moment: `Saturday 15 August 2026`. */
  formatLongDate(date: string): string {
    return this.#long.format(Date.parse(date.slice(0, 10)));
  }

  /** Returns the short date of a date or a moment: `Sat 15 Aug`. */
  formatShortDate(date: string): string {
    return this.#short.format(Date.parse(date.slice(0, 10)));
  }

  /** Returns the short date and the local time of a moment: `Sat 15 Aug 14:00`. */
  formatMoment(moment: string): string {
    return `${this.formatShortDate(moment)} ${this.formatTime(moment)}`;
  }
}

/** Returns the local date of a moment, `2026-08-15`. The moment is in milliseconds since 1970. */
export function dateAt(moment: number): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: ZONE }).format(moment);
}

/** Returns the date that is `days` later. */
export function shiftDate(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** Returns the moment at which a date begins. Without an offset, the service reads it as a local time. */
export function beginOf(date: string): string {
  return `${date}T00:00:00`;
}
