// Every operation of the contract and the function that answers it; a missing or misnamed one does not compile.
import type { OperationId } from '../generated/operations.ts';
import type { Handlers } from './handler.ts';
import * as pdfTemplates from './pdf-templates.ts';
import * as suppliers from './suppliers.ts';

const all = {
  ...pdfTemplates,
  ...suppliers,
};

/** By operationId. */
export const handlers: Handlers = all;

/** Nothing is exported from a resource's file that is no operation. */
type Stray = Exclude<keyof typeof all, OperationId>;
const strays: [Stray] extends [never] ? true : Stray = true;
void strays;
