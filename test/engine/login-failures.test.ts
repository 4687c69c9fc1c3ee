// The memory of failed logins: it stays small for names of any length.
import { runInNewContext } from 'node:vm';
import { setFlagsFromString } from 'node:v8';
import { expect } from 'chai';
import type { Instant } from '../../generated/types.ts';
import { createLoginFailures } from '../../http/request/login-failures.ts';
import { OWN_COUNTS } from '../../http/request/shared-counts.ts';

const MEGABYTE = 1_048_576;

function measureHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

describe('failed logins', () => {
  it('are stored in a few megabytes, for thousands of names as long as a header', async () => {
    const failures = createLoginFailures(() => '2026-03-10T10:00:00.000Z' as Instant, OWN_COUNTS);
    const before = measureHeap();
    for (let at = 0; at < 5_000; at++) await failures.note(`${String(at)}${'X'.repeat(12_000)}`, '203.0.113.7');
    expect(measureHeap() - before).to.be.below(10);
    const guess = (name: string) => () => {
      failures.require(name, '203.0.113.8');
    };
    const long = 'x'.repeat(12_000);
    for (let time = 0; time < 10; time++) await failures.note(long, '203.0.113.8');
    expect(guess(long.toUpperCase())).to.throw();
    expect(guess(`${long}x`)).to.not.throw();
  });
});
