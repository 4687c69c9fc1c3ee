// The functions that check requests and responses against the contract, compiled now or by the build.
import type { ValidateFunction } from 'ajv';
import type { NamedBodySchema } from './known-names.ts';

/** The declared media types of a response, the check of its JSON, and that of one item where it is a list. */
export interface ResponseValidators {
  readonly types: readonly string[];
  readonly body?: ValidateFunction;
  readonly item?: ValidateFunction;
}

/** The checks of a contract by operation. */
export interface Validators {
  readonly findRequest: (id: string) => readonly ValidateFunction[];
  /** Undefined where the contract does not declare the status. */
  readonly findResponse: (id: string, status: number) => ResponseValidators | undefined;
  /** The names that a JSON body may have. */
  readonly findBody: (id: string) => NamedBodySchema | undefined;
}
