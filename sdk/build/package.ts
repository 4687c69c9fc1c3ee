// Builds the package: the front is written from the generated client, declared by tsc and bundled by esbuild.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { STATUS } from '../../generated/operations.ts';
import { createMethodComments } from './method-comments.ts';
import {
  writeAnnouncedFile,
  writeClientFile,
  writeCodesFile,
  writeGroupFile,
  writeModelsFile,
  nameOf,
  writeVersionFile,
  type FrontFile,
} from './front.ts';
import { buildMockFiles } from './mock.ts';
import { removeUncalled } from './source.ts';

const sdk = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(sdk, 'dist');
const groups = join(dist, 'groups');
const { version } = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8')) as { version: string };
const client = resolve(sdk, '../generated/client');

const apis = readdirSync(join(client, 'apis'))
  .filter((name) => name.endsWith('Api.ts'))
  .map((name) => name.replace(/\.ts$/, ''));

// `boekstaaf/webhooks` is the group of that name and the tools of receivers. A bundle contains only its imports.
const RECEIVER_EXPORT = "\nexport * from '../../webhooks.ts';\n";

await buildPackage();

async function buildPackage(): Promise<void> {
  // The front comes first: declarations and bundles are made from it.
  const front = writeFront();
  const mock = await writeMock();
  const declarations = writeDeclarations();
  const bundles = await writeBundles();
  const page = write(join(dist, 'api.md'), readFileSync(resolve(sdk, '../generated/api.md'), 'utf8'));

  // No file is removed before its replacement exists: a running program still finds its files.
  removeOthers(new Set([...front, ...mock, ...declarations, ...bundles, page]));
}

/** Writes the groups, models and tables that are derived from the generated client; returns the paths. */
function writeFront(): string[] {
  const readApi = (name: string): string => readFileSync(join(client, `apis/${name}.ts`), 'utf8');
  const explains = createMethodComments();
  const files: FrontFile[] = [
    writeModelsFile(readFileSync(join(client, 'models/index.ts'), 'utf8')),
    writeCodesFile(STATUS),
    writeAnnouncedFile(listAnnouncedEvents()),
    writeVersionFile(version),
    writeClientFile(apis),
    ...apis.map((name) => writeGroupFile(name, readApi(name), `../../../generated/client/apis/${name}.ts`, explains)),
  ];

  return files.map(({ name, text }) =>
    write(join(groups, `${name}.ts`), text + (name === 'webhooks' ? RECEIVER_EXPORT : '')),
  );
}

/** Writes the mock and the conformance tests; returns the paths. */
async function writeMock(): Promise<string[]> {
  const files = await buildMockFiles(sdk);
  return files.map(({ name, text }) => write(join(dist, name), text));
}

function listAnnouncedEvents(): string[] {
  interface Meta {
    properties: { event: { enum: string[] } };
  }
  const contract = JSON.parse(readFileSync(resolve(sdk, '../generated/openapi.json'), 'utf8')) as {
    components: { schemas: Record<string, Meta> };
  };
  const metas = Object.entries(contract.components.schemas).filter(([name]) => name.endsWith('EventMeta'));
  return metas.flatMap(([, { properties }]) => properties.event.enum);
}

/** Compiles everything, the generated client included, and writes the declarations; returns the paths. */
function writeDeclarations(): string[] {
  const files = [join(sdk, 'index.ts'), ...apis.map((name) => join(groups, `${nameOf(name).file}.ts`))];
  // The command is a program that nothing imports, and uses the package like any other program.
  const paths = [write(join(dist, 'types/groups/cli.d.ts'), 'export {};\n')];
  const work = mkdtempSync(join(tmpdir(), 'declared-'));

  try {
    const project = join(work, 'tsconfig.json');
    writeFileSync(
      project,
      JSON.stringify({ extends: join(sdk, 'tsconfig.json'), files, compilerOptions: { outDir: work } }),
    );
    compile('-p', project);
    for (const name of readdirSync(join(work, 'sdk'), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.d.ts')) continue;
      const declarations = relocateImports(readFileSync(join(work, 'sdk', name), 'utf8'));
      paths.push(write(join(dist, 'types', name.replace(/^dist\//, '')), declarations));
    }
  } finally {
    rmSync(work, { recursive: true });
  }

  for (const folder of ['cli', 'conform', 'mock']) compile('--noEmit', '-p', join(sdk, folder));
  return paths;
}

// TypeScript 7 takes a fifth of the time of TypeScript 5, and writes the same declarations.
function compile(...options: readonly string[]): void {
  const compiler = resolve(sdk, '../node_modules/typescript-7/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, ...options], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The client does not compile:\n${stdout}`);
}

// Declarations import each other by their paths in the package.
function relocateImports(declarations: string): string {
  return declarations
    .replaceAll("'./dist/groups/", "'./groups/")
    .replaceAll("'../../core.ts'", "'../core.ts'")
    .replaceAll("'../../offer.ts'", "'../offer.ts'")
    .replaceAll("'../../webhooks.ts'", "'../webhooks.ts'")
    .replace(/(from '\.[^']*)\.ts'/g, "$1.js'");
}

/**
 * Bundles the client and its command; returns the paths. core.js is a file of its own, so that NotFound is one class from
 * every subpath. It includes the runtime that all generated groups share.
 */
async function writeBundles(): Promise<string[]> {
  // Maps include the sources, so that a debugger shows them wherever the package is installed.
  const shared: BuildOptions = {
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    sourcemap: true,
  };

  const separateCore: Plugin = {
    name: 'separate core',
    setup: (bundler) => {
      bundler.onResolve({ filter: /\/(core|offer|runtime)\.[jt]s$/ }, () => ({ path: './core.js', external: true }));
      // The package calls only the methods that build requests; descriptions are in the declarations.
      bundler.onLoad({ filter: /\/apis\/\w+\.ts$/ }, ({ path }) => ({
        contents: removeUncalled(readFileSync(path, 'utf8')),
        loader: 'ts',
      }));
    },
  };

  const entryPoints = ['index', ...apis.map((name) => `dist/groups/${nameOf(name).file}`)].map((name) => ({
    in: join(sdk, `${name}.ts`),
    out: basename(name),
  }));
  const contents = `export * from './core.ts';\nexport { offer } from './offer.ts';\nexport * from '../generated/client/runtime.ts';`;
  await build({ ...shared, outfile: join(dist, 'core.js'), stdin: { contents, resolveDir: sdk } });
  await build({ ...shared, outdir: dist, entryPoints, plugins: [separateCore] });
  await build({
    ...shared,
    platform: 'node',
    external: ['boekstaaf', 'boekstaaf/conform', 'boekstaaf/mock'],
    banner: { js: '#!/usr/bin/env node' },
    entryPoints: [join(sdk, 'cli/main.ts')],
    outfile: join(dist, 'cli.js'),
  });

  const names = ['core', 'cli', ...entryPoints.map(({ out }) => out)];
  return names.flatMap((name) => ['js', 'js.map'].map((ending) => join(dist, `${name}.${ending}`)));
}

function write(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

function removeOthers(writtenPaths: ReadonlySet<string>): void {
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !writtenPaths.has(path)) rmSync(path);
  }
}
