// Starts that the operator has to mend something for: the server says what, in one sentence, and ends.
import { expect } from 'chai';
import { awaitFailedStart, type ServerLaunch } from './child-server.ts';

/** Starts the built server, expects one sentence and the end with status 1, and returns the sentence. */
export async function expectRefusedStart(
  environment: Readonly<Record<string, string>>,
  launch?: ServerLaunch,
): Promise<string> {
  const { code, output } = await awaitFailedStart(environment, launch);
  expect(code, output).to.equal(1);
  expect(output).to.match(/^[^\n]+[:,] [^\n]+\.\n$/);
  return output;
}
