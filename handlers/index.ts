// Every operation of the contract and the function that answers it; a missing or misnamed one does not compile.
import type { OperationId } from '../generated/operations.ts';
import type { Handlers } from './handler.ts';
import * as companies from './companies.ts';
import * as events from './events.ts';
import * as locations from './locations.ts';
import * as packages from './packages.ts';
import * as paymentMethods from './payment-methods.ts';
import * as pdfTemplates from './pdf-templates.ts';
import * as productGroups from './product-groups.ts';
import * as products from './products.ts';
import * as suppliers from './suppliers.ts';

const all = {
  ...companies,
  ...events,
  ...locations,
  ...packages,
  ...paymentMethods,
  ...pdfTemplates,
  ...productGroups,
  ...products,
  ...suppliers,
};

/** By operationId. */
export const handlers: Handlers = all;

/** Nothing is exported from a resource's file that is no operation. */
type Stray = Exclude<keyof typeof all, OperationId>;
const strays: [Stray] extends [never] ? true : Stray = true;
void strays;
