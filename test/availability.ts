// Runs the long form of availability.test.ts: `npx tsx test/availability.ts --worlds 20000`.
import { parseArgs } from 'node:util';
import { compareWorlds } from './support/availability-worlds.ts';
import { SEED } from './support/random.ts';

const { values } = parseArgs({ options: { worlds: { type: 'string', default: '20000' } } });
const began = performance.now();
const tally = compareWorlds(SEED, Number(values.worlds));
console.table(Object.fromEntries([...tally].toSorted()));
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(`${values.worlds} worlds from SEED=${String(SEED)}, four questions each, no difference, ${seconds} s.`);
