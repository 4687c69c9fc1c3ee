// The log and the responses of the services under test, in this process and in those that it started.
import { join } from 'node:path';
import { createRecorder, type SeenResponse } from './coverage.ts';
import { Journal } from './journal.ts';
import { readWork } from './work.ts';

/** The log of the service since the test file began. */
export const journal = new Journal();

/** Notes a response for the coverage of the contract. */
export const record = createRecorder(join(readWork().folder, 'seen'));

/** Notes a response; an internal error fails the test file. */
export function observe(response: SeenResponse): void {
  record(response);
  if (response.codes.includes('ERR_INTERNAL')) journal.recordBroken(response);
}
