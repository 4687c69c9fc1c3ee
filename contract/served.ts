// The contract of a running service: what openapi-backend needs of it, its validators and its text.
import { readFile } from 'node:fs/promises';
import { forValidators, readContract } from './bundle.ts';
import { keptValidators } from './kept.ts';
import type { Validators } from './validators.ts';

export interface ServedContract {
  /** The document, or as much of it as the door reads. */
  readonly definition: object;
  readonly validators: Validators;
  /** The whole document as it is published. */
  readonly text: () => Promise<string>;
}

/** Put here by the build (setup.mjs), which leaves out what compiles. */
declare const IS_BUILT: boolean | undefined;

/** The contract that was built with the service; from its sources, the given one or else the committed one. */
export async function servedContract(given?: object): Promise<ServedContract> {
  if (typeof IS_BUILT === 'undefined') {
    const { compiledValidators } = await import('./compiled.ts');
    const document = given ?? (await readContract());
    const definition = forValidators(document);
    const text = (): Promise<string> => Promise.resolve(JSON.stringify(document));
    return { definition, validators: compiledValidators(definition), text };
  }
  return builtContract();
}

async function builtContract(): Promise<ServedContract> {
  const read = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8');
  const { definition, files } = JSON.parse(await read('./contract.json')) as {
    readonly definition: object;
    readonly files: Readonly<Record<string, string>>;
  };
  return { definition, validators: keptValidators(files, import.meta.url), text: () => read('./openapi.json') };
}
