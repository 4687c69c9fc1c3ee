// Lints the served contract with other programs, generates clients from it, and calls these: `npx tsx test/generators.ts`.
import { execFileSync, fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabasePlaces } from './support/places.ts';
import type { SchemathesisStart } from './support/schemathesis/serving.ts';
import { runProgram } from './support/run-program.ts';
import { UNAVAILABLE } from './support/unavailable.ts';
import type { TestAssignment } from './support/work.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BIN = join(ROOT, 'node_modules', '.bin');
/** Generates sources alone: the documentation and tests of a client are not compiled here. */
const PARTS = 'apis,models,supportingFiles,apiDocs=false,modelDocs=false,apiTests=false,modelTests=false';
const OPTIONS = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'esnext'];

const work = mkdtempSync(join(tmpdir(), 'generators-'));
const places = new DatabasePlaces();
let child: ChildProcess | undefined;

async function checkGenerators(): Promise<void> {
  const { baseUrl, token } = await serveContract();
  const contract = await (await fetch(`${baseUrl}/openapi.json`)).text();
  const file = join(work, 'openapi.json');
  writeFileSync(file, contract);
  lintContract(file);

  // The types of browsers, since the clients use their fetch.
  run(join(BIN, 'openapi-typescript'), [file, '-o', 'types.ts']);
  run('node_modules/.bin/openapi-ts', ['-i', file, '-o', 'hey', '--silent']);
  writeFileSync(join(work, 'orval.config.cjs'), formatOrvalConfig(file, baseUrl));
  run('node_modules/.bin/orval', ['--config', 'orval.config.cjs']);
  run('node_modules/.bin/openapi2postmanv2', ['-s', file, '-o', 'postman.json']);

  const { item } = JSON.parse(readFileSync(join(work, 'postman.json'), 'utf8')) as { item: unknown[] };
  if (item.length < 10) throw new Error('The collection for Postman is almost empty.');

  generateClient('typescript-axios', file);
  writeFileSync(join(work, 'call.ts'), CALLS);
  run(join(BIN, 'tsc'), [
    ...OPTIONS,
    '--moduleResolution',
    'bundler',
    '--lib',
    'es2022,dom,dom.iterable',
    'types.ts',
    'call.ts',
  ]);
  run(join(BIN, 'tsx'), ['call.ts'], { BASE_URL: baseUrl, TOKEN: token });
  callPythonClient(file, baseUrl, token);
  console.log('Two programs judged the contract, six made clients of it, and the clients were answered.');
}

async function serveContract(): Promise<SchemathesisStart> {
  execFileSync(process.execPath, ['build/setup.mjs', 'build'], { stdio: 'inherit', cwd: ROOT });
  const { template } = places.openSqlite();
  const world: TestAssignment = { label: 'sqlite', folder: places.folder, template };
  child = fork(join(ROOT, 'test/support/schemathesis/serving.ts'), [JSON.stringify(world)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    cwd: ROOT,
  });
  const [start] = (await once(child, 'message')) as [SchemathesisStart];
  return start;
}

function run(program: string, args: readonly string[], environment: Record<string, string> = {}): void {
  console.log(`- ${program.split('/').at(-1) ?? ''}`);
  execFileSync(program, args, {
    cwd: work,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
}

/** Throws unless Redocly and Spectral accept the contract by all rules that they recommend. */
function lintContract(file: string): void {
  writeFileSync(join(work, 'redocly.yaml'), 'extends: [recommended]\n');
  writeFileSync(join(work, 'spectral.yaml'), 'extends: ["spectral:oas"]\n');
  const command = ['lint', file, '--config', 'redocly.yaml', '--format', 'json'];
  const { stdout } = spawnSync(join(BIN, 'redocly'), command, { cwd: work, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const { totals } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { totals: { errors: number; warnings: number } };
  if (totals.errors + totals.warnings > 0) throw new Error(`Redocly complains:\n${stdout.slice(0, 3_000)}`);
  console.log('- redocly');
  run('node_modules/.bin/spectral', ['lint', file, '-r', 'spectral.yaml', '--fail-severity', 'hint']);
}

/** Generates a client with the generator of the project's own client. */
function generateClient(name: string, file: string, ...more: string[]): void {
  const tools = join(ROOT, 'openapitools.json');
  const generatorArguments = ['generate', '-g', name, '-i', file, '-o', name, '--global-property', PARTS, ...more];
  // The program downloads the generator on first use.
  run(join(BIN, 'openapi-generator-cli'), ['--openapitools', tools, ...generatorArguments]);
}

function callPythonClient(file: string, baseUrl: string, token: string): void {
  generateClient('python', file, '--additional-properties', 'packageName=made');
  mkdirSync(join(work, 'environment'));
  run('python3', ['-m', 'venv', 'environment']);
  const packages = ['pydantic', 'urllib3', 'python-dateutil', 'typing-extensions'];
  run('environment/bin/pip', ['install', '--quiet', '--disable-pip-version-check', ...packages]);
  writeFileSync(join(work, 'call.py'), PYTHON);
  run('environment/bin/python', ['call.py'], { BASE_URL: baseUrl, TOKEN: token, PYTHONPATH: join(work, 'python') });
}

const formatOrvalConfig = (input: string, baseUrl: string): string =>
  `module.exports = { api: { input: ${JSON.stringify(input)}, output: { target: './orval/api.ts', schemas: './orval/model', client: 'fetch', baseUrl: '${baseUrl}/api2' } } };`;

const CALLS = `
import { Configuration, LocationsApi } from './typescript-axios';
import { client } from './hey/client.gen';
import { listLocations } from './hey/sdk.gen';
import { listLocations as asked } from './orval/api';
const { BASE_URL = '', TOKEN = '' } = Reflect.get(globalThis, 'process').env;
const headers = { Authorization: 'Bearer ' + TOKEN };
const bare = new LocationsApi(new Configuration({ basePath: BASE_URL + '/api2', accessToken: TOKEN }));
client.setConfig({ baseUrl: BASE_URL + '/api2', headers });
const statuses = [
  (await bare.listLocations()).status,
  (await listLocations()).response?.status,
  (await asked(undefined, { headers })).status,
];
if (statuses.some((each) => each !== 200)) throw new Error('The clients were answered ' + statuses.join(', '));
export {};
`;

const PYTHON = `# Reads lists and an event, for which several shapes must not fit.
import json, os
import made
configuration = made.Configuration(host=os.environ['BASE_URL'] + '/api2', access_token=os.environ['TOKEN'])
with made.ApiClient(configuration) as client:
    made.ProductsApi(client).list_products()
    made.LocationsApi(client).list_locations()
schemas = json.load(open('openapi.json'))['components']['schemas']
for name, schema in schemas.items():
    if name.endswith('Event') and 'properties' in schema or name == 'Event':
        for example in schema.get('examples', []):
            getattr(made, name).from_dict(example)
`;

try {
  cpSync(join(ROOT, 'test/support/generators/package.json'), join(work, 'package.json'));
  const install = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  if (runProgram('npm', install, { cwd: work }) !== 0) process.exitCode = UNAVAILABLE;
  else await checkGenerators();
} finally {
  child?.send('end');
  await places.close();
  rmSync(work, { recursive: true, force: true });
}
