// Makes the texts of generated/ from the contract in a folder, and refuses a contract with errors.
import { describeOmissions } from './announced.ts';
import { generateApiPage } from './api-page.ts';
import { bundle } from './bundle.ts';
import { applyConventions } from './conventions.ts';
import { LintErrors, type ContractDocument } from './document.ts';
import { readGivenExamples } from './given-examples.ts';
import { generateTypes } from './inside.ts';
import { addLinks } from './links.ts';
import { createNamedExamples } from './named-examples.ts';
import { NULL_IS_ABSENT } from './nouns.ts';
import { addPayloads } from './payloads.ts';
import { prune } from './prune.ts';
import { generateReferences } from './references-source.ts';
import { addRefusalExamples } from './refusal-examples.ts';
import { generatePermissionsPage } from './permissions-page.ts';
import { generateOperations } from './rules.ts';
import { Sources } from './sources.ts';
import type { GeneratorResult } from './generated.ts';
import { splitContract } from './split-sandbox.ts';
import { applyViews } from './views.ts';
import { generateViews } from './views-source.ts';
import { generateWire } from './wire.ts';
import { generateWriters } from './writers-source.ts';

/**
 * Returns the texts of all files of generated/, except the client.
 * @throws LintErrors when the contract has errors.
 */
export async function generate(folder: string, partial = false): Promise<GeneratorResult> {
  const contractBundle = bundle(folder, partial);
  const { document, places, errors, receive } = contractBundle;
  const wrong = applyViews(document, places);
  wrong.push(...applyConventions(document, places, errors));
  wrong.push(...addRefusalExamples(document, places, errors));
  addLinks(document, places);
  describeOmissions(document.components.schemas);

  const fullDocument = addPayloads(document, receive);
  prune(document);
  prune(fullDocument);

  const wire = generateWire(document, places);
  const writers = generateWriters(document, places);
  wrong.push(...new Set([...wire.lintErrors, ...writers.lintErrors]));
  if (wrong.length > 0) throw new LintErrors(wrong);

  const published = removeInnerMarks(fullDocument);
  const givenExamples = readGivenExamples(new Sources(folder));
  const { examples, lintErrors } = createNamedExamples(published, places, errors, givenExamples);
  if (lintErrors.length > 0) throw new LintErrors(lintErrors);

  const { served, sandbox } = splitContract(published);
  const files = new Map([
    ['openapi.json', `${JSON.stringify(served, null, 2)}\n`],
    ['sandbox.json', `${JSON.stringify(sandbox, null, 2)}\n`],
    ['examples.json', `${JSON.stringify(examples, null, 2)}\n`],
    ['types.ts', await generateTypes(document)],
    ['operations.ts', generateOperations(document, places, errors)],
    ['references.ts', generateReferences(document, places)],
    ['wire.ts', wire.source],
    ['writers.ts', writers.source],
    ['api.md', generateApiPage(published)],
    ['views.ts', generateViews(document, places)],
    ['../docs/permissions.md', generatePermissionsPage(document, places)],
  ]);

  return { bundle: contractBundle, document: published, files };
}

/** Returns a copy without the marks that only the generator reads. */
function removeInnerMarks(document: ContractDocument): ContractDocument {
  const text = JSON.stringify(document, (key, value: unknown) => (key === NULL_IS_ABSENT ? undefined : value));
  return JSON.parse(text) as ContractDocument;
}
