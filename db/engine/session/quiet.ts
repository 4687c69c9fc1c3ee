// Knex may not write to the console.
import type { Knex } from 'knex';

const nothing = (): void => undefined;

/** Knex writes about connections it replaces; what matters of that is thrown as well. */
export const SILENT_LOGGER: Knex.Logger = { warn: nothing, error: nothing, deprecate: nothing, debug: nothing };
