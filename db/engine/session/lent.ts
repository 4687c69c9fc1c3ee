// Lends Knex to a migration, and ends its connection.
import type { Knex } from 'knex';
import { toUnreachableError, toUnusableError } from './unusable.ts';

/**
 * Runs `work` with Knex, and closes it. Throws UnusableDatabase when there is no connection, or for an error that the
 * operator can solve.
 */
export async function lentTo<T>(work: (knex: Knex) => Promise<T>, url: string, knex: Knex): Promise<T> {
  try {
    await knex.raw('select 1').catch((error: unknown) => {
      throw toUnreachableError(url, error);
    });
    return await work(knex);
  } catch (error) {
    throw toUnusableError(url, error);
  } finally {
    await knex.destroy();
  }
}
