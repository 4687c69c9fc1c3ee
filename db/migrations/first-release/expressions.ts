// Expressions that the two databases spell differently: days after a date, and the length of a period.
import type { Knex } from 'knex';
import { isPostgres } from '../columns.ts';

/** The date so many days after `date`; both are SQL. */
export function plusDays(knex: Knex, date: string, days: string): string {
  return isPostgres(knex) ? `(${date} + ${days})` : `date(${date}, '+' || ${days} || ' days')`;
}

/** True for rows whose `eind` is more than so many days after their `begin`: few, which can have begun long ago. */
export function lastsLonger(knex: Knex, days: number): string {
  return isPostgres(knex)
    ? `eind - "begin" > interval '${String(days)} days'`
    : `julianday(eind) - julianday("begin") > ${String(days)}`;
}
