// The contract of a running service: what openapi-backend needs of it, its validators and its text.
import { readFile } from 'node:fs/promises';
import { adaptForValidators, readContract, readNamedExamples, readWholeContract } from './bundle.ts';
import { loadBuiltValidators } from './built-validators.ts';
import { asServed } from './named-examples.ts';
import type { Validators } from './validators.ts';

export interface ServedContract {
  /** The document, or the part of it that the door reads. */
  readonly definition: object;
  readonly validators: Validators;
  /** The whole document as it is published. */
  readonly readText: () => Promise<string>;
}

/** Set by the build (build/setup.mjs), which leaves out the compiler of schemas. */
declare const IS_BUILT: boolean | undefined;

/** Chooses the contract that is served: another document than the committed one, or that of a sandbox. */
export interface ContractOptions {
  readonly document?: object | undefined;
  readonly isSandbox?: boolean;
}

/** Returns the contract that was built with the service. A service that runs from its sources takes the given or committed one. */
export async function loadServedContract({
  document: sourceDocument,
  isSandbox = false,
}: ContractOptions): Promise<ServedContract> {
  if (typeof IS_BUILT === 'undefined') {
    const { compileValidators } = await import('./compiled.ts');
    const document = sourceDocument ?? (await (isSandbox ? readWholeContract() : readContract()));
    const definition = adaptForValidators(document);
    const readText = async (): Promise<string> => JSON.stringify(asServed(document, await readNamedExamples()));
    return { definition, validators: compileValidators(definition), readText };
  }
  return loadBuiltContract(isSandbox);
}

async function loadBuiltContract(isSandbox: boolean): Promise<ServedContract> {
  const read = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8');
  const { definition, files } = JSON.parse(await read(isSandbox ? './contract-sandbox.json' : './contract.json')) as {
    readonly definition: object;
    readonly files: Readonly<Record<string, string>>;
  };
  return {
    definition,
    validators: loadBuiltValidators(files, import.meta.url),
    readText: isSandbox ? readWholeText : () => read('./openapi.json'),
  };
}

/** Returns the text of the contract of a sandbox. The build inserted the examples into both parts. */
async function readWholeText(): Promise<string> {
  return JSON.stringify(await readWholeContract());
}
