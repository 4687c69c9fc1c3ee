// Starts threads, and finds other programs of the service: in dist/, or among the sources when these run directly.
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

const isBuilt = !import.meta.url.endsWith('.ts');
let builtIn: URL | undefined;

/** Uses built threads and programs of a folder instead of the sources, which load TypeScript at each start. */
export function takePrograms(folder: URL): void {
  builtIn = folder;
}

/** Starts a thread; `name` is the path of its file from the top of the project, without extension. */
export function startThread(name: string, options: WorkerOptions = {}): Worker {
  if (isBuilt) return new Worker(new URL(`./${name}.js`, import.meta.url), options);
  // A thread does not need the modules that this process preloads.
  return new Worker(builtIn === undefined ? createTypeScriptUrl(name) : new URL(`${name}.js`, builtIn), {
    ...options,
    execArgv: [],
  });
}

/** Returns the URL of a thread that first loads TypeScript support. */
function createTypeScriptUrl(name: string): URL {
  const thread = new URL(`../../${name}.ts`, import.meta.url).href;
  const [tsx, file] = [import.meta.resolve('tsx/esm/api'), thread].map((address) => JSON.stringify(address));
  const source = `import { register } from ${String(tsx)}; register(); await import(${String(file)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}

/** Returns the file of a program for `fork`, and its options of Node. */
export function findProgramFile(name: string): { readonly path: string; readonly execArgv: string[] } {
  const [file, execArgv] = isBuilt
    ? [new URL(`./${name}.js`, import.meta.url), []]
    : builtIn === undefined
      ? [new URL(`../../${name}.ts`, import.meta.url), ['--import', import.meta.resolve('tsx')]]
      : [new URL(`${name}.js`, builtIn), []];
  return { path: fileURLToPath(file), execArgv };
}
