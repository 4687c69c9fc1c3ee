// Reads spec/examples.yaml: what the named examples of operations are about, and what no schema says of them.
import { isRecord } from './document.ts';
import type { Sources } from './sources.ts';

/** Changes to the request that is made of a schema's example. */
export interface GivenExample {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Members that replace those of the example; a body that is no object replaces all of it. */
  readonly body?: unknown;
  /** Members that are left out. */
  readonly without?: readonly string[];
  /** Where it is not the first success of the operation. */
  readonly status?: number;
}

/** Null where there can be none: the operation then has no such example. */
export interface GivenExamples {
  readonly success?: GivenExample | null;
  readonly refused?: (GivenExample & { readonly code: string }) | null;
}

export interface ExampleInput {
  /** The thing that examples are about: by its x-root, or by the name of a parameter. */
  readonly ids: Readonly<Record<string, number>>;
  readonly operations: Readonly<Record<string, GivenExamples>>;
}

/** The content of the file; nothing where a contract has none. */
export function readGivenExamples(sources: Sources): ExampleInput {
  const file = sources.findFile('examples.yaml');
  const content = sources.has(file) ? sources.readContent(file) : {};
  const { ids, operations } = (isRecord(content) ? content : {}) as Partial<ExampleInput>;
  return { ids: ids ?? {}, operations: operations ?? {} };
}
