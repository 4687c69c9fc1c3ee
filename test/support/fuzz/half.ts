// The operations for the suites that walk all of them. The long form asks all; the short form asks half on each
// database, divided by the seed of the run.
import { contract, type OperationFacts } from '../contract.ts';
import { SEED } from '../random.ts';
import { readWork } from '../work.ts';

const isLong = process.env['REQUESTS'] !== undefined;
const offset = SEED + (readWork().built ? 1 : 0);

/** In the order of the contract. The built server is asked the operations that the sources are not asked in a run. */
export const chosen: readonly OperationFacts[] = contract.filter((_, index) => isLong || (index + offset) % 2 === 0);
