// Knex may not write to the console.
import type { Knex } from 'knex';

const ignore = (): void => undefined;

/** Knex writes about connections it replaces; what matters of that is thrown as well. */
export const SILENT_LOGGER: Knex.Logger = { warn: ignore, error: ignore, deprecate: ignore, debug: ignore };
