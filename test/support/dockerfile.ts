// Runs the steps of a Dockerfile as plain commands, without a container: each stage in a folder of its own.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** The result of the last stage. Folders are those of the machine. */
export interface DockerImage {
  readonly root: string;
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string;
  readonly volumes: readonly string[];
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

interface Stage {
  readonly root: string;
  readonly environment: Record<string, string>;
  readonly volumes: string[];
  cwd: string;
  user: string;
  command: readonly string[];
  healthCheck: readonly string[];
}

export interface DockerBuild {
  /** The folder that is built, and the one in which each stage gets its own. */
  readonly context: string;
  readonly folder: string;
  /** The names of files and folders that are left out, from a .dockerignore. */
  readonly ignored: RegExp;
  /** Takes the place of a command: true when it did. */
  readonly replaceCommand?: (command: string, cwd: string) => boolean;
}

/** The instructions of a Dockerfile, lines that go on joined. */
export function parseInstructions(text: string): Instruction[] {
  const lines = text.replace(/^\s*#.*\n/gm, '').replaceAll(/\\\n/g, ' ');
  return [...lines.matchAll(/^([A-Z]+)\s+(.*)$/gm)].map(([, name = '', rest = '']) => ({ name, rest: rest.trim() }));
}

/** Matches the names that a .dockerignore leaves out. Ours has names with stars, for any depth where a line begins with two. */
export function readIgnoredNames(file: string): RegExp {
  const lines = readFileSync(file, 'utf8').split('\n');
  const names = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.replace('**/', ''));
  return new RegExp(`^(${names.map((name) => name.replaceAll('.', '\\.').replaceAll('*', '.*')).join('|')})$`);
}

/** Runs all steps. Throws when one fails, or is of a kind that is not known here. */
export function buildImage(steps: readonly Instruction[], build: DockerBuild): DockerImage {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const { name, rest } of steps) {
    if (name === 'FROM') {
      const [, stageName = String(stages.size)] = / AS (\S+)$/.exec(rest) ?? [];
      stage = {
        root: join(build.folder, stageName),
        environment: {},
        volumes: [],
        cwd: '/',
        user: 'root',
        command: [],
        healthCheck: [],
      };
      mkdirSync(stage.root);
      stages.set(stageName, stage);
      continue;
    }
    if (stage === undefined) throw new Error(`${name} before FROM`);
    const runStep = STEPS[name];
    if (runStep === undefined) throw new Error(`${name} is not known to the tests`);
    runStep(stage, rest, build, stages);
  }

  if (stage === undefined) throw new Error('There is no stage.');

  return { ...stage, cwd: join(stage.root, stage.cwd) };
}

type DockerStep = (stage: Stage, rest: string, build: DockerBuild, stages: ReadonlyMap<string, Stage>) => void;

const STEPS: Readonly<Record<string, DockerStep>> = {
  ARG: (stage, rest) => {
    const [name = '', value = ''] = rest.split('=');
    stage.environment[name] ??= value;
  },
  ENV: (stage, rest) => {
    const [name = '', ...value] = rest.split('=');
    stage.environment[name] = value.join('=').replace(/\$(\w+)/g, (_, other: string) => stage.environment[other] ?? '');
  },
  WORKDIR: (stage, rest) => {
    stage.cwd = rest;
    mkdirSync(join(stage.root, rest), { recursive: true });
  },
  COPY: copy,
  RUN: (stage, rest, { replaceCommand: instead }) => {
    // A path of the image would be one of this machine.
    if (/(^|\s)\//.test(rest)) throw new Error(`${rest} names a path from the top`);
    const cwd = join(stage.root, stage.cwd);
    if (instead?.(rest, cwd) === true) return;
    const { PATH = '', HOME = '' } = process.env;
    execFileSync('sh', ['-c', rest], {
      cwd,
      env: { PATH, HOME, ...stage.environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  },
  USER: (stage, rest) => {
    stage.user = rest;
  },
  VOLUME: (stage, rest) => {
    stage.volumes.push(rest);
  },
  EXPOSE: () => undefined,
  HEALTHCHECK: (stage, rest) => {
    stage.healthCheck = JSON.parse(rest.slice(rest.indexOf('['))) as string[];
  },
  CMD: (stage, rest) => {
    stage.command = JSON.parse(rest) as string[];
  },
};

function copy(stage: Stage, rest: string, { context, ignored }: DockerBuild, stages: ReadonlyMap<string, Stage>): void {
  const words = rest.split(/\s+/);
  const options = words.filter((word) => word.startsWith('--'));
  const paths = words.filter((word) => !word.startsWith('--'));
  const to = paths.pop() ?? '';
  const from = options.find((option) => option.startsWith('--from='))?.slice('--from='.length);
  const source = from === undefined ? context : stages.get(from)?.root;
  if (source === undefined) throw new Error(`There is no stage ${String(from)}`);

  const target = join(stage.root, to.startsWith('/') ? '' : stage.cwd, to);
  for (const path of paths) {
    const file = join(source, path);
    const into = (to.endsWith('/') || paths.length > 1) && statSync(file).isFile();
    cpSync(file, into ? join(target, basename(path)) : target, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (each) => from !== undefined || !ignored.test(basename(each)),
    });
  }
}
