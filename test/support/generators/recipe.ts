// A recipe of a guide: what stands under one of its headings, run by a shell as it stands there.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const GUIDES = resolve(import.meta.dirname, '../../../docs/guides');

export interface Recipe {
  /** The commands that bring the program. */
  readonly brings: string;
  readonly runs: string;
  /** The files that it writes, by the names that stand before them. */
  readonly files: ReadonlyMap<string, string>;
  /** The output of the commands; nothing where the guide does not show it. */
  readonly prints: string | undefined;
}

/** The first commands bring the program, unless they are all there are. */
export function recipeOf(guide: string, heading: string): Recipe {
  const text = readFileSync(join(GUIDES, `${guide}.md`), 'utf8');
  const [, part] = new RegExp(`^## ${heading}\\n(.*?)(?=^## |$(?![^]))`, 'ms').exec(text) ?? [];
  if (part === undefined) throw new Error(`${guide}.md has no heading "${heading}".`);

  const blocks = [...part.matchAll(/(?:`([^`\n]+)`:\n\n)?^```(\w+)\n(.*?)^```/gms)];
  const commands = blocks.filter(([, , language]) => language === 'sh').map(([, , , block = '']) => block);
  const files = blocks.flatMap(([, name, language, block = '']) =>
    name === undefined || language === 'sh' || language === 'text' ? [] : [[name, block] as const],
  );
  const [, , , prints] = blocks.find(([, , language]) => language === 'text') ?? [];
  const [brings = '', ...rest] = commands;

  return rest.length === 0
    ? { brings: '', runs: brings, files: new Map(files), prints }
    : { brings, runs: rest.join(''), files: new Map(files), prints };
}

export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Runs commands as bash reads them, ends what they left running, and returns what they printed. */
export async function runCommands(
  commands: string,
  cwd: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly status: number | null; readonly printed: string }> {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  let printed = '';

  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });

  const [status] = (await once(child, 'exit')) as [number | null];
  try {
    process.kill(-(child.pid ?? NaN), 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }

  return { status, printed };
}
