// The package as an integrator gets it: packed, installed into an empty project, compiled and run there in every way.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import vm from 'node:vm';
import { expect } from 'chai';
import { build } from 'esbuild';
import ts from 'typescript';
import { answer, refuse, ScriptedServer } from '../support/scripted-server.ts';
import '../support/only-with-all.ts';

const execute = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const resolveBin = (name: string): string => join(root, 'node_modules/.bin', name);
const server = new ScriptedServer();
let project = '';
let tarball = '';

async function run(program: string, args: readonly string[], cwd = project): Promise<string> {
  try {
    return (await execute(program, args, { cwd })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return expect.fail(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`);
  }
}

async function runNode(name: string, source: string): Promise<string> {
  writeFileSync(join(project, name), source.replaceAll('BASE_URL', server.baseUrl));
  return run(process.execPath, [name]);
}

/** Returns the errors of the compiler in files of the project; the declarations of the package are checked too. */
function listErrors(files: readonly string[], options: ts.CompilerOptions): string[] {
  const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noEmit: true };
  const settings = { ...strict, target: ts.ScriptTarget.ES2022, types: [], ...options };
  const program = ts.createProgram(
    files.map((file) => join(project, file)),
    settings,
  );
  const ours = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(project));
  const diagnostics = ours.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]);

  return [...program.getOptionsDiagnostics(), ...diagnostics].map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName ?? ''}:${String(line)} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

/** Writes the code of the README as files of the project; the first block makes the client for the others. */
function extractReadme(): string[] {
  const text = readFileSync(join(project, 'node_modules/boekstaaf/README.md'), 'utf8');
  return [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, block = ''], index) => {
    const importLine = /const client\b/.test(block) ? '' : `import { client } from './readme-0.mjs';\n`;
    const shared = index === 0 ? block.replace('const client', 'export const client') : block;
    writeFileSync(join(project, `readme-${String(index)}.mts`), importLine + shared);
    return `readme-${String(index)}.mts`;
  });
}

describe('the packed SDK', () => {
  before(async () => {
    await server.open();
    project = mkdtempSync(join(tmpdir(), 'boekstaaf-sdk-'));
    const packed = await run('npm', ['pack', '--ignore-scripts', '--pack-destination', project], join(root, 'sdk'));
    tarball = join(project, packed.trim().split('\n').at(-1) ?? '');
    writeFileSync(join(project, 'package.json'), '{ "name": "integrator", "private": true }');
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball]);
    cpSync(join(root, 'test/whole/sdk-consumer'), project, { recursive: true });
  });

  after(async () => {
    rmSync(project, { recursive: true, force: true });
    await server.close();
  });

  it('has no dependencies', () => {
    const installed = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed).to.deep.equal(['boekstaaf']);
    const manifest = JSON.parse(readFileSync(join(root, 'sdk/package.json'), 'utf8')) as object;
    expect(manifest).to.not.have.any.keys('dependencies', 'peerDependencies', 'optionalDependencies');
  });

  it('works as an ES module, with equal errors from every subpath', async () => {
    server.setScript(refuse(404, 'ERR_NOT_FOUND'));
    const source = `
      import { Boekstaaf, NotFound } from 'boekstaaf';
      import { BookingsApi } from 'boekstaaf/bookings';
      const options = { baseUrl: 'BASE_URL', apiKey: 'bks_1' };
      for (const bookings of [new Boekstaaf(options).bookings, new BookingsApi(options)])
        await bookings.getBooking({ id: 1 }).catch((error) => console.log(error instanceof NotFound));`;
    expect(await runNode('module.mjs', source)).to.equal('true\ntrue\n');
  });

  it('works from CommonJS, by require and by import()', async () => {
    server.setScript(answer(200, [{ id: 1 }]));
    const source = `
      const { Boekstaaf } = require('boekstaaf');
      const { BookingsApi } = require('boekstaaf/bookings');
      (async () => {
        const late = await import('boekstaaf');
        const client = new Boekstaaf({ baseUrl: 'BASE_URL', apiKey: 'bks_1' });
        for await (const booking of new BookingsApi(client).listBookings()) console.log(booking.id);
        console.log(late.Boekstaaf === Boekstaaf);
      })();`;
    expect(await runNode('common.cjs', source)).to.equal('1\ntrue\n');
  });

  it('needs nothing but what browsers and workers have, not even crypto', async () => {
    const source = `import { Boekstaaf } from 'boekstaaf'; globalThis.Boekstaaf = Boekstaaf;`;
    const stdin = { contents: source, resolveDir: project };
    const { outputFiles } = await build({ stdin, bundle: true, platform: 'browser', format: 'iife', write: false });
    const { AbortController, Blob, btoa, clearTimeout, fetch, Headers, queueMicrotask, setTimeout } = globalThis;
    const web = { AbortController, Blob, btoa, clearTimeout, fetch, Headers, queueMicrotask, setTimeout };
    const sandbox = vm.createContext({ ...web, TextEncoder, URL, URLSearchParams });
    vm.runInContext(outputFiles[0]?.text ?? '', sandbox);
    server.setScript(answer(201, { id: 1 }));

    const options = { baseUrl: server.baseUrl, username: 'u', password: 'p' };
    const call = `new Boekstaaf(${JSON.stringify(options)}).locations.createLocation({ body: { naam: 'x' } })`;
    const createdLocation = (await (vm.runInContext(call, sandbox) as Promise<unknown>)) as { id: number };
    expect(createdLocation.id).to.equal(1);
    expect(server.requests[0]?.headers['idempotency-key']).to.match(/^[\w-]{20,}$/);
  });

  it('tests whether a server conforms to the contract, by its command', async () => {
    server.setScript(refuse(401, 'ERR_KEY_REFUSED'));
    const command = ['conform', server.baseUrl, '--key', 'bks_1', '--yes-this-is-a-test-system'];
    const execution = execute(join(project, 'node_modules/.bin/boekstaaf'), command);
    const { stderr } = (await execution.catch((error: unknown) => error)) as { readonly stderr: string };
    expect(stderr).to.include('The server does not accept the key');
  });

  it("compiles strictly in an integrator's project, README included, with the types of browsers or of Node", () => {
    const nodenext = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };
    const bundler = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
    const browser = { lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'] };
    const here = { lib: ['lib.es2022.d.ts'], types: ['node'], typeRoots: [join(root, 'node_modules/@types')] };
    expect(listErrors(['types.mts', 'common.cts'], { ...nodenext, ...browser })).to.deep.equal([]);
    expect(listErrors(extractReadme(), { ...nodenext, ...here, lib: browser.lib })).to.deep.equal([]);
    expect(listErrors(['types.mts'], { ...bundler, ...browser })).to.deep.equal([]);
    expect(listErrors(['types.mts'], { ...nodenext, ...here })).to.deep.equal([]);
  });

  it('declares nothing without a type', () => {
    const folder = join(project, 'node_modules/boekstaaf/dist/types');
    const untypedNames = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.d.ts'))
      .flatMap((name) => {
        const file = ts.createSourceFile(name, readFileSync(join(folder, name), 'utf8'), ts.ScriptTarget.Latest, true);
        const anys: string[] = [];
        const visit = (each: ts.Node): void => {
          if (each.kind === ts.SyntaxKind.AnyKeyword) anys.push(`${name}: ${each.parent.getText()}`);
          ts.forEachChild(each, visit);
        };
        visit(file);
        return anys;
      });

    expect(untypedNames).to.deep.equal([]);
  });

  it('maps a debugger to the sources, and a reader to every method', () => {
    const packed = join(project, 'node_modules/boekstaaf/dist');
    interface SourceMap {
      readonly sources: readonly string[];
      readonly sourcesContent: readonly string[];
    }

    const map = JSON.parse(readFileSync(join(packed, 'core.js.map'), 'utf8')) as SourceMap;
    const at = map.sources.findIndex((name) => name.endsWith('sdk/transport.ts') || name.endsWith('/transport.ts'));
    expect(map.sourcesContent[at]).to.equal(readFileSync(join(root, 'sdk/transport.ts'), 'utf8'));
    expect(readFileSync(join(packed, 'core.js'), 'utf8')).to.match(/\/\/# sourceMappingURL=core\.js\.map\n$/);

    const page = readFileSync(join(packed, 'api.md'), 'utf8');
    expect(page).to.include(
      '- `client.bookings.update(id, body, options?)` -> `Call<Booking>`: Update a booking (`PUT /api2/boekingen/{id}`)',
    );

    const types = readFileSync(join(packed, 'types/groups/bookings.d.ts'), 'utf8');
    const [, documented = ''] = /(\/\*\*(?:(?!\/\*\*).)*)\n {4}redeemVoucher\(id/s.exec(types) ?? [];
    expect(documented).to.match(/^ +\* `POST \/api2\/boekingen\/\{id\}\/vouchers`$/m);
    expect(documented).to.match(/^ +\* @throws \{@link BadInput\} .*ERR_VOUCHER_USED/m);
    expect(documented)
      .to.match(/^ +\* @example$/m)
      .and.include('await client.bookings.redeemVoucher(42, {');
  });

  it('passes publint and attw', async () => {
    await run(resolveBin('publint'), ['--strict', tarball]);
    // The one disabled rule warns that require() of an ES module fails: it does before Node 20.19, see the README.
    await run(resolveBin('attw'), [
      tarball,
      '--exclude-entrypoints',
      './package.json',
      '--ignore-rules',
      'cjs-resolves-to-esm',
    ]);
  });
});
