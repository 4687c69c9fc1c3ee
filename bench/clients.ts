// The clients in PHP and Python: lines by hand and generated, the size of their packages, and how long they take to load.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { phpProject } from '../test/support/languages/php-project.ts';
import { pythonEnvironment } from '../test/support/languages/python-environment.ts';
import { ROOT } from './children.ts';
import { median } from './load.ts';
import { mostRow, type Row, type Section } from './report.ts';
import type { World } from './world.ts';

const TIMES = 9;

interface Language {
  readonly name: string;
  /** The folder of the package, below the project. */
  readonly package: string;
  /** The folder of its source. */
  readonly source: string;
  readonly ending: string;
  /** How generated files are known by their path. */
  readonly generated: RegExp;
}

const PYTHON: Language = {
  name: 'Python',
  package: 'sdk/python',
  source: 'boekstaaf',
  ending: '.py',
  generated: /_generated/,
};
const PHP: Language = { name: 'PHP', package: 'sdk/php', source: 'src', ending: '.php', generated: /Generated/ };

/** Counts lines and bytes; loads each where the language is there. */
export function measureClients({ folder }: Pick<World, 'folder'>): Promise<Section> {
  return Promise.resolve({
    title: 'The clients in PHP and Python',
    sides: [
      'lines of their sources, and the source compressed file by file, as a package does it',
      `loading: a process that imports the client (PHP makes one), less one that does nothing; the median of ${String(TIMES)}`,
    ],
    rows: [
      ...sizes(PYTHON),
      ...loading(PYTHON, pythonCommands(join(folder, 'python'))),
      ...sizes(PHP),
      ...loading(PHP, phpCommands(join(folder, 'php'))),
    ],
  });
}

function sizes({ name, package: root, source, ending, generated }: Language): Row[] {
  const folder = join(ROOT, root, source);
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (path) => path.endsWith(ending) && statSync(join(folder, path)).isFile(),
  );
  const texts = files.map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
  const lines = (wanted: boolean): number =>
    texts
      .filter(({ path }) => generated.test(path) === wanted)
      .reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  const bytes = texts.reduce((sum, { text }) => sum + deflateRawSync(text).length, 0);
  return [
    row(`lines by hand, ${name}`, String(lines(false))),
    row(`generated lines, ${name}`, String(lines(true))),
    row(`size of the package, ${name}`, `${(bytes / 1000).toFixed(0)} kB`),
  ];
}

function row(what: string, measured: string): Row {
  return { what, measured, aim: '', met: null, note: '' };
}

/** A command that loads the client, and one that does nothing. */
type Commands = readonly [string[], string[]] | null;

function loading({ name }: Language, commands: Commands): Row[] {
  if (commands === null) return [row(`loading it, ${name}`, 'not installed here')];
  const [working, idle] = commands.map((command) => median(Array.from({ length: TIMES }, () => taken(command))));
  return [mostRow(`loading it, ${name}`, (working ?? NaN) - (idle ?? NaN), 'ms', 300)];
}

function taken([program = '', ...args]: readonly string[]): number {
  const began = performance.now();
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return performance.now() - began;
}

function pythonCommands(folder: string): Commands {
  if (pythonEnvironment(join(ROOT, PYTHON.package), folder) === null) return null;
  // The build of the package leaves its own folder behind.
  rmSync(join(ROOT, PYTHON.package, 'build'), { recursive: true, force: true });
  const program = join(folder, 'environment/bin/python');
  return [
    [program, '-c', 'from boekstaaf import Boekstaaf'],
    [program, '-c', 'pass'],
  ];
}

function phpCommands(folder: string): Commands {
  if (spawnSync('composer', ['--version'], { stdio: 'ignore' }).status !== 0) return null;
  if (phpProject(join(ROOT, PHP.package), folder, []) === null) return null;
  const making = `require '${join(folder, 'vendor/autoload.php')}'; new Boekstaaf\\Client(baseUrl: 'http://127.0.0.1');`;
  return [
    ['php', '-r', making],
    ['php', '-r', ''],
  ];
}
