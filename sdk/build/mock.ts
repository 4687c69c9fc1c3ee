// Builds the mock: one file with the door's own checks and the libraries they need, the contract that they read, and all licences.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { forValidators } from '../../contract/bundle.ts';
import { composedExample } from '../../spec/generator/client-calls.ts';
import { SCHEMA_PREFIX, type Document } from '../../spec/generator/document.ts';
import type { Written } from './front.ts';

/** The files of the mock, names with their endings. */
export async function mockFiles(sdk: string): Promise<Written[]> {
  const root = resolve(sdk, '..');
  const source = join(sdk, 'mock/mock.ts');
  const contract = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as Document;
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    minify: true,
    write: false,
    metafile: true,
    // Packages of CommonJS ask for Node's modules by require.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  const { outputText } = ts.transpileDeclaration(readFileSync(source, 'utf8'), {
    compilerOptions: { isolatedDeclarations: true, target: ts.ScriptTarget.ES2022 },
  });
  return [
    { name: 'mock.js', text: outputFiles[0]?.text ?? '' },
    { name: 'mock.json', text: JSON.stringify(silent(checkable(contract))) },
    { name: 'mock-licences.txt', text: licences(root, Object.keys(metafile.inputs)) },
    { name: 'types/groups/mock.d.ts', text: outputText },
  ];
}

/**
 * As the door has it. A schema that is chosen by a value deeper inside loses its alternatives there, so it is shown by
 * an example.
 */
function checkable(contract: Document): Document {
  const checked = forValidators(contract) as Document;
  const schemas = Object.entries(checked.components.schemas).map(([name, schema]) => [
    name,
    'x-chosen-by' in schema
      ? { ...schema, examples: [composedExample(contract, { $ref: SCHEMA_PREFIX + name })] }
      : schema,
  ]);
  return {
    ...checked,
    components: { ...checked.components, schemas: Object.fromEntries(schemas) as Document['components']['schemas'] },
  };
}

/** The contract without its prose, which nobody reads here. An example stays as it is. */
function silent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(silent);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(
    ([name, each]) => name !== 'webhooks' && !(isProse(name) && typeof each === 'string'),
  );
  return Object.fromEntries(
    members.map(([name, each]) => [name, /^(examples?|enum|default)$/.test(name) ? each : silent(each)]),
  );
}

function isProse(name: string): boolean {
  return name === 'description' || name === 'summary';
}

function licences(root: string, inputs: readonly string[]): string {
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
  return `mock.js contains these packages.\n\n${texts.join('\n\n---\n\n')}\n`;
}
