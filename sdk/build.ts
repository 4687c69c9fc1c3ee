// Builds the package: the front is written from the generated client, bundled by esbuild, and declared by tsc.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';
import { STATUS } from '../generated/operations.ts';
import { clientFile, codesFile, groupFile, modelsFile, nameOf, type Written } from './front.ts';

const sdk = dirname(fileURLToPath(import.meta.url));
const groups = join(sdk, 'groups');
const dist = join(sdk, 'dist');
const client = resolve(sdk, '../generated/client');

const apis = readdirSync(join(client, 'apis'))
  .filter((name) => name.endsWith('Api.ts'))
  .map((name) => name.replace(/\.ts$/, ''));

for (const folder of [groups, dist]) rmSync(folder, { recursive: true, force: true });
writeFront();
await bundle();
declare();

function writeFront(): void {
  mkdirSync(groups, { recursive: true });
  const written: Written[] = [
    modelsFile(readFileSync(join(client, 'models/index.ts'), 'utf8')),
    codesFile(STATUS),
    clientFile(apis),
    ...apis.map((name) =>
      groupFile(name, readFileSync(join(client, `apis/${name}.ts`), 'utf8'), `../../generated/client/apis/${name}.ts`),
    ),
  ];
  for (const { name, text } of written) writeFileSync(join(groups, `${name}.ts`), text);
}

// core.js is one file beside all others, so that NotFound is the same class from every subpath. It also holds the
// runtime that all generated groups share.
async function bundle(): Promise<void> {
  const shared = { bundle: true, format: 'esm', platform: 'neutral', target: 'es2022', outdir: dist } as const;
  const beside: Plugin = {
    name: 'core beside',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /\/(core|runtime)\.[jt]s$/ }, () => ({ path: './core.js', external: true }));
      // The descriptions are in the declarations: no need to load them three times over.
      onLoad({ filter: /\/apis\/\w+\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(/\/\*\*.*?\*\//gs, ''),
        loader: 'ts',
      }));
    },
  };
  const contents = `export * from './core.ts';\nexport * from '../generated/client/runtime.ts';`;
  await build({ ...shared, outdir: undefined, outfile: join(dist, 'core.js'), stdin: { contents, resolveDir: sdk } });
  const entries = ['index', ...apis.map((name) => `groups/${nameOf(name).file}`)];
  const entryPoints = entries.map((name) => ({ in: join(sdk, `${name}.ts`), out: name.replace('groups/', '') }));
  await build({ ...shared, entryPoints, plugins: [beside] });
}

// Checks everything, the generated client included, and writes the declarations of what is ours.
function declare(): void {
  const path = join(sdk, 'tsconfig.json');
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const config = ts.getParsedCommandLineOfConfigFile(path, {}, host);
  if (!config) throw new Error('sdk/tsconfig.json cannot be read');
  const roots = [...config.fileNames, ...apis.map((name) => join(groups, `${nameOf(name).file}.ts`))];
  const program = ts.createProgram(roots, config.options);
  const { diagnostics } = program.emit(undefined, (name, text) => {
    if (!name.includes('/dist/types/sdk/')) return;
    ts.sys.writeFile(name.replace('/types/sdk/', '/types/'), text.replace(/(from '\.[^']*)\.ts'/g, "$1.js'"));
  });
  for (const each of [...ts.getPreEmitDiagnostics(program), ...diagnostics]) fail(each);
}

function fail(diagnostic: ts.Diagnostic): never {
  const { file, start = 0, messageText } = diagnostic;
  const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  throw new Error(`${file?.fileName ?? 'sdk'}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}
