// Writes the contract and its compiled checks into files, for the built service: npx tsx spec/generator/validators.ts <folder>.
import { hash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { adaptForValidators } from '../../contract/bundle.ts';
import { listCheckedOperations } from '../../contract/checked-schemas.ts';
import { asServed, type NamedExamples } from '../../contract/named-examples.ts';
import { addSandboxPart, type SandboxPart } from '../../contract/sandbox-part.ts';
import type { ContractDocument } from './document.ts';
import { createDoorDefinition } from './door-definition.ts';
import { PROJECT_FOLDER, readGenerated } from './sources.ts';
import { writeValidatorModules } from './validator-modules.ts';

/** Writes the served contract, the definitions of the door, and the modules of the validators. */
async function writeValidators(folder: string): Promise<void> {
  const published = readGenerated('openapi.json') as ContractDocument;
  const sandbox = readGenerated('sandbox.json') as SandboxPart;
  writeServedParts(folder, { openapi: published, sandbox }, readGenerated('examples.json') as NamedExamples);

  const whole = addSandboxPart(published, sandbox);
  const document = adaptForValidators(whole);
  const operations = listCheckedOperations(document);
  const groups = [...new Set(operations.map(({ group }) => group))];

  // Named by the contract: a server that runs goes on with the files that it was started with.
  const version = hash('sha256', JSON.stringify(whole)).slice(0, 8);
  const nameOfGroup = (group: string): string => `${String(groups.indexOf(group) + 1)}-${version}`;
  const files = Object.fromEntries(operations.map(({ id, group }) => [id, nameOfGroup(group)]));
  await writeModules(join(folder, 'validators'), writeValidatorModules(document, operations, files));

  for (const [name, contract] of Object.entries({ contract: published, 'contract-sandbox': whole })) {
    const definition = createDoorDefinition(contract);
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ definition, files }));
  }
}

/** Writes the contract as it is served, in its two parts, with the examples that the door does not need. */
function writeServedParts(folder: string, parts: Readonly<Record<string, object>>, examples: NamedExamples): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, part] of Object.entries(parts))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(asServed(part, examples)));
}

/** Minifies the modules and writes them: the service keeps their text in memory. */
async function writeModules(folder: string, modules: ReadonlyMap<string, string>): Promise<void> {
  const workFolder = join(PROJECT_FOLDER, '.cache/validators');
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(workFolder, { recursive: true });
  for (const [name, code] of modules) writeFileSync(join(workFolder, `${name}.cjs`), code);

  await build({
    entryPoints: [...modules.keys()].map((name) => join(workFolder, `${name}.cjs`)),
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    minify: true,
    charset: 'ascii',
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    logLevel: 'error',
  });
}

const [targetFolder] = process.argv.slice(2);
if (import.meta.filename === process.argv[1] && targetFolder !== undefined) await writeValidators(targetFolder);
