// Which operations the suites that walk all of them ask: all in the long form; in the short form half on each database, divided by the seed of the run.
import { contract, type Operation } from '../contract.ts';
import { SEED } from '../random.ts';
import { readWork } from '../work.ts';

const isLong = process.env['REQUESTS'] !== undefined;
const turn = SEED + (readWork().built ? 1 : 0);

/** In the order of the contract. What the sources are not asked in a run, the built server is. */
export const chosen: readonly Operation[] = contract.filter((_, index) => isLong || (index + turn) % 2 === 0);
