// The products of one run of the generator: the bundle, the published contract and the files of generated/.
import type { Bundle } from './bundle.ts';
import type { ContractDocument } from './document.ts';

export interface GeneratorResult {
  readonly bundle: Bundle;
  /** The published contract. */
  readonly document: ContractDocument;
  /** File name in generated/ to its text. */
  readonly files: ReadonlyMap<string, string>;
}
