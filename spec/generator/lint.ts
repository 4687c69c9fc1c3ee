// The linter of the contract: our own rules, and redocly's. Each lint error names the place and what to write.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { lintAnnounced } from './announced.ts';
import { lintDeprecations } from './deprecated.ts';
import type { ContractDocument } from './document.ts';
import type { GeneratorResult } from './generated.ts';
import { lintExamples, createValidator } from './lint-examples.ts';
import { lintOperations } from './lint-operations.ts';
import { lintRefusals } from './lint-refusals.ts';
import { lintSchemas } from './lint-schemas.ts';
import { lintReferences } from './references.ts';
import { DOOR_CODES } from './refusals.ts';
import { SPEC_FOLDER } from './sources.ts';
import { listOwnCodes } from './queues.ts';

/** Everything in a bundled contract that breaks a rule. */
export async function lint(result: GeneratorResult): Promise<string[]> {
  const { places, origin, lostRequired, errors } = result.bundle;
  const validate = createValidator(result.document);

  return [
    ...lostRequired,
    ...lintOperations(result.document, places),
    ...lintSchemas(result.document, places, origin),
    ...lintAnnounced(result.document.components.schemas, origin),
    ...lintExamples(result.document, places, origin, validate),
    ...lintRefusals(result.document, places, errors, validate),
    ...lintReferences(result.document),
    ...lintDeprecations(result.document, places),
    ...findUnusedCodes(result),
    ...(await lintWithRedocly(result.document)),
  ];
}

function findUnusedCodes({ bundle }: GeneratorResult): string[] {
  const usedCodes = new Set([...DOOR_CODES, ...bundle.places.flatMap(({ operation }) => listOwnCodes(operation))]);
  return Object.keys(bundle.errors)
    .filter((code) => !usedCodes.has(code))
    .map((code) => `spec/errors.yaml: no operation names ${code}: add it to the x-errors of one, or take it out.`);
}

async function lintWithRedocly(document: ContractDocument): Promise<string[]> {
  const config = await createConfig(
    parse(readFileSync(join(SPEC_FOLDER, 'generator', 'redocly.yaml'), 'utf8')) as object,
  );
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return problems.map(
    ({ ruleId, message, location }) => `redocly ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`,
  );
}
