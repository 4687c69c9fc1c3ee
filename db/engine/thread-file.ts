// Where the code of a thread or of another process is: beside the build in dist/, or among the sources when these run themselves.
import { fileURLToPath } from 'node:url';

const isBuilt = !import.meta.url.endsWith('.ts');

/** The address of a thread's file for `new Worker`; `name` is its path from the top of the project, without extension. */
export function threadFile(name: string): URL {
  if (isBuilt) return new URL(`./${name}.js`, import.meta.url);
  // From the sources, as tests run, a thread must first learn to read TypeScript.
  const thread = new URL(`../../${name}.ts`, import.meta.url).href;
  const [tsx, file] = [import.meta.resolve('tsx/esm/api'), thread].map((address) => JSON.stringify(address));
  const source = `import { register } from ${String(tsx)}; register(); await import(${String(file)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}

/** The file of a program for `fork`, and the options of Node that it needs. */
export function programFile(name: string): { readonly path: string; readonly execArgv: string[] } {
  const [end, execArgv] = isBuilt
    ? [`./${name}.js`, []]
    : [`../../${name}.ts`, ['--import', import.meta.resolve('tsx')]];
  return { path: fileURLToPath(new URL(end, import.meta.url)), execArgv };
}
