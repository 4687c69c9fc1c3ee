// The parts of the platform that only Node has: its modules, its environment and its version.

interface Platform {
  readonly process?: {
    readonly env?: Readonly<Record<string, string | undefined>>;
    readonly versions?: { readonly node?: string };
  };
}

const platform = globalThis as Platform;

/** A module of Node. The name travels as an argument, so that bundlers for browsers leave it alone. */
export function importNodeModule(name: string): Promise<unknown> {
  return import(/* @vite-ignore */ /* webpackIgnore: true */ name);
}

/** A variable of the environment without blanks around it; undefined where it is empty, or there is no environment. */
export function readVariable(name: string): string | undefined {
  const text = platform.process?.env?.[name]?.trim();
  return text === '' ? undefined : text;
}

/** The version of Node; undefined in browsers, where a page cannot set User-Agent. */
export function readNodeVersion(): string | undefined {
  return platform.process?.versions?.node;
}
