// Runs all checks that the gate leaves out, step by step, and ends with one page: `npm run nightly`, `npm run nightly -- --from endurance`.
// `--gate` runs the steps of the gate other than its tests.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MEASURED_COMMIT } from './support/durations.ts';
import { tellLoop } from './support/measured-run.ts';
import { readCommit, findChanges, isReached } from './support/reach.ts';
import { STEPS, selectGateSteps, type NightStep } from './support/night-steps.ts';
import { UNAVAILABLE } from './support/unavailable.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDER = join(ROOT, '.cache/nightly');
const STATE = join(FOLDER, 'state.json');
const LANE_COUNT = 2;
const LOG_TAIL_LINES = 30;

interface StepResult {
  readonly status: number;
  readonly minutes: number;
}

/** The stored state of a nightly run, from which a stopped one continues. */
interface Night {
  readonly seed: number;
  readonly commit: string;
  readonly results: Record<string, StepResult>;
}

process.chdir(ROOT);
const { values } = parseArgs({
  options: { from: { type: 'string' }, only: { type: 'string' }, gate: { type: 'boolean', default: false } },
});
const chosen = choose();
const night = values.from === undefined ? begin() : (JSON.parse(readFileSync(STATE, 'utf8')) as Night);
tellLoop('start');
await runInLanes(chosen.filter(({ isAlone }) => isAlone !== true));
for (const step of chosen.filter(({ isAlone }) => isAlone === true)) await run(step);
tellLoop('end');
const page = describeNight();
writeFileSync(join(FOLDER, 'page.md'), page);
console.log(page);
process.exitCode = Object.values(night.results).some(({ status }) => isRed(status)) ? 1 : 0;

function choose(): readonly NightStep[] {
  const { from, only, gate } = values;
  const stepName = from ?? only;
  if (stepName !== undefined && !STEPS.some(({ name }) => name === stepName))
    throw new Error(`No step is called ${stepName}. The steps: ${STEPS.map(({ name }) => name).join(', ')}.`);
  if (gate) {
    const changes = findChanges(MEASURED_COMMIT);
    return selectGateSteps(changes, (path) => changes !== undefined && isReached(path, changes));
  }
  if (only !== undefined) return STEPS.filter(({ name }) => name === only);
  return STEPS.slice(STEPS.findIndex(({ name }) => name === (from ?? STEPS[0]?.name)));
}

function begin(): Night {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  return { seed, commit: readCommit(), results: {} };
}

async function runInLanes(steps: readonly NightStep[]): Promise<void> {
  const pendingSteps = [...steps];
  await Promise.all(
    Array.from({ length: LANE_COUNT }, async () => {
      for (let step = pendingSteps.shift(); step !== undefined; step = pendingSteps.shift()) await run(step);
    }),
  );
}

/** Runs a step with its output in a file, and prints the end of a failed one. */
async function run({ name, command }: NightStep): Promise<void> {
  const began = performance.now();
  const [program, ...programArguments] = command;
  const [file, args] =
    program === 'npm'
      ? ['npm', programArguments]
      : [process.execPath, ['--import', 'tsx', program, ...programArguments]];
  const env = { ...process.env, ...(values.gate ? {} : { SEED: String(night.seed), TEST_LEVEL: 'night' }) };
  const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = createWriteStream(logOf(name));
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });

  const status = await new Promise<number>((end) => child.once('close', (code) => end(code ?? 1)));
  await new Promise((end) => log.end(end));

  const minutes = (performance.now() - began) / 60_000;
  night.results[name] = { status, minutes };
  writeFileSync(STATE, JSON.stringify(night));
  console.log(`${markOf(status)} ${name} (${minutes.toFixed(1)} min)`);
  if (isRed(status)) console.log(readLastLines(name));
}

function describeNight(): string {
  const rows = Object.entries(night.results).map(
    ([name, { status, minutes }]) =>
      `| ${name} | ${markOf(status)} | ${minutes.toFixed(1)} | ${noteOf(name, status)} |`,
  );
  return [
    values.gate
      ? `# The steps of the gate at ${night.commit}`
      : `# The night at ${night.commit}, SEED=${String(night.seed)}`,
    '',
    '| Step | Result | Minutes | |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function noteOf(name: string, status: number): string {
  if (status === 0) return '';
  return readLastLines(name).split('\n').at(-1)?.replaceAll('|', '/') ?? '';
}

function readLastLines(name: string): string {
  return existsSync(logOf(name))
    ? readFileSync(logOf(name), 'utf8').trim().split('\n').slice(-LOG_TAIL_LINES).join('\n')
    : '';
}

function logOf(name: string): string {
  return join(FOLDER, `${name}.log`);
}

function markOf(status: number): string {
  if (status === 0) return '✓';
  return isRed(status) ? '✗' : 'left out';
}

/** Returns whether a status is a failure; a step left out is one in continuous integration, which has all programs. */
function isRed(status: number): boolean {
  return status !== 0 && (status !== UNAVAILABLE || (values.gate && process.env['CI'] !== undefined));
}
