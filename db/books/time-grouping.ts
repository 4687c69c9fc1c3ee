// The buckets of time by which statistics are grouped, in the SQL of both databases.
import type { components } from '../../generated/types.ts';
import type { Dialect, Reader } from '../engine/session/reader.ts';

export type TimeGrouping = components['schemas']['TimeGrouping'];

const BUCKETS: Readonly<Record<Dialect, Readonly<Record<TimeGrouping, (date: string) => string>>>> = {
  sqlite: {
    jaar: (date) => `substr(${date}, 1, 4)`,
    maand: (date) => `cast(substr(${date}, 6, 2) as integer)`,
    week: (date) => `cast(strftime('%V', ${date}) as integer)`,
    'jaar-maand': (date) => `substr(${date}, 1, 7)`,
    'jaar-week': (date) => `strftime('%G-W%V', ${date})`,
    datum: (date) => date,
  },
  postgres: {
    jaar: (date) => `to_char(${date}, 'YYYY')`,
    maand: (date) => `cast(extract(month from ${date}) as integer)`,
    week: (date) => `cast(extract(week from ${date}) as integer)`,
    'jaar-maand': (date) => `to_char(${date}, 'YYYY-MM')`,
    'jaar-week': (date) => `to_char(${date}, 'IYYY-"W"IW')`,
    datum: (date) => date,
  },
};

/** Returns SQL for the bucket of time of a date; years of weeks are those of ISO 8601. `date` is SQL for a date. */
export function buildBucket({ dialect }: Reader, unit: TimeGrouping, date: string): string {
  return BUCKETS[dialect][unit](date);
}
