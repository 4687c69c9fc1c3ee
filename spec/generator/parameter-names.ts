// The names in programs of parameters that have no name for a program: `datum>` is `datum_after`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from './sources.ts';

/** The names that openapitools.json gives, by those of the contract. */
export function readParameterNames(): Readonly<Record<string, string>> {
  const text = readFileSync(join(PROJECT_FOLDER, 'openapitools.json'), 'utf8');
  const settings = JSON.parse(text) as {
    'generator-cli': { generators: { client: { parameterNameMappings: Record<string, string> } } };
  };
  return settings['generator-cli'].generators.client.parameterNameMappings;
}
