// Builds the mock and the conformance tests: the door's checks with their libraries, the contract, and all licences.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { adaptForValidators } from '../../contract/bundle.ts';
import type { NamedExamples } from '../../contract/named-examples.ts';
import { composeExample } from '../../spec/generator/client-calls.ts';
import { SCHEMA_PREFIX, type ContractDocument } from '../../spec/generator/document.ts';
import type { FrontFile } from './front.ts';

/** The part that the mock and the tests of conformance share. */
const SHARED_CHUNK = 'checks';

/** The files of both, names with their endings. */
export async function buildMockFiles(sdk: string): Promise<FrontFile[]> {
  const root = resolve(sdk, '..');
  const contract = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as ContractDocument;
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(sdk, 'mock/mock.ts'), join(sdk, 'conform/conform.ts')],
    entryNames: '[name]',
    outdir: 'dist',
    bundle: true,
    splitting: true,
    chunkNames: SHARED_CHUNK,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    minify: true,
    write: false,
    metafile: true,
    // Packages of CommonJS ask for Node's modules by require.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });

  return [
    ...outputFiles.map(({ path, text }) => ({ name: basename(path), text })),
    { name: 'mock.json', text: JSON.stringify(removeProse(prepareContract(contract))) },
    { name: 'conform-examples.json', text: JSON.stringify(readAskedExamples(root)) },
    { name: 'mock-licences.txt', text: collectLicences(root, Object.keys(metafile.inputs)) },
    { name: 'types/groups/mock.d.ts', text: declareSources(join(sdk, 'mock/mock.ts')) },
    {
      name: 'types/groups/conform.d.ts',
      text: declareSources(...CONFORM_SOURCES.map((name) => join(sdk, 'conform', name))),
    },
  ];
}

/** The named examples without the responses that they show. */
function readAskedExamples(root: string): NamedExamples {
  const examplesById = JSON.parse(readFileSync(join(root, 'generated/examples.json'), 'utf8')) as NamedExamples;
  const entries = Object.entries(examplesById).map(([id, examples]) => [
    id,
    examples.map(({ name, parameters, body, status, code }) => ({ name, parameters, body, status, code })),
  ]);
  return Object.fromEntries(entries) as NamedExamples;
}

/** Files that are declared as one. */
const CONFORM_SOURCES = ['results.ts', 'conform.ts'];

function declareSources(...sources: readonly string[]): string {
  const texts = sources.map((source) => {
    const { outputText } = ts.transpileDeclaration(readFileSync(source, 'utf8'), {
      compilerOptions: { isolatedDeclarations: true, target: ts.ScriptTarget.ES2022 },
    });
    return outputText.replace(/^import type .* from '\.\/results\.ts';\n/m, '');
  });
  return texts.join('');
}

/**
 * Prepares the contract as the door does. A schema that is chosen by a nested value loses its alternatives there, so it
 * gets an example.
 */
function prepareContract(contract: ContractDocument): ContractDocument {
  const checked = adaptForValidators(contract) as ContractDocument;
  const schemas = Object.entries(checked.components.schemas).map(([name, schema]) => [
    name,
    'x-chosen-by' in schema
      ? { ...schema, examples: [composeExample(contract, { $ref: SCHEMA_PREFIX + name })] }
      : schema,
  ]);

  return {
    ...checked,
    components: {
      ...checked.components,
      schemas: Object.fromEntries(schemas) as ContractDocument['components']['schemas'],
    },
  };
}

/** Removes the prose of the contract, which neither program uses. Examples are unchanged. */
function removeProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeProse);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(
    ([name, each]) => name !== 'webhooks' && !(isProse(name) && typeof each === 'string'),
  );
  return Object.fromEntries(
    members.map(([name, each]) => [name, /^(examples?|enum|default)$/.test(name) ? each : removeProse(each)]),
  );
}

function isProse(name: string): boolean {
  return name === 'description' || name === 'summary';
}

function collectLicences(root: string, inputs: readonly string[]): string {
  const folders = inputs.flatMap((name) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? []);
  const texts = [...new Set(folders)].sort().map((folder) => {
    const at = resolve(root, folder);
    const { name, version, license } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as Record<
      string,
      string
    >;
    const file = existsSync(at) ? readdirSync(at).find((each) => /^licen[cs]e/i.test(each)) : undefined;
    const head = `${String(name)} ${String(version)} (${String(license)})`;
    return file === undefined ? head : `${head}\n\n${readFileSync(join(at, file), 'utf8').trim()}`;
  });
  return `mock.js, conform.js and ${SHARED_CHUNK}.js contain these packages.\n\n${texts.join('\n\n---\n\n')}\n`;
}
