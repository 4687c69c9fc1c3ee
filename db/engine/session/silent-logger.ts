// A logger for Knex that writes nothing to the console.
import type { Knex } from 'knex';

const ignore = (): void => undefined;

/** Knex logs connections that it replaces; relevant errors are also thrown. */
export const SILENT_LOGGER: Knex.Logger = { warn: ignore, error: ignore, deprecate: ignore, debug: ignore };
