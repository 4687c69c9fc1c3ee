// The service's log during a test file: shown where it complains, searched for secrets, and judged at the end.
import { Writable } from 'node:stream';
import { AssertionError } from 'chai';
import type { SeenResponse } from './coverage.ts';

const ERROR_LEVEL = 50;

export class Journal {
  readonly #lines: string[] = [];
  readonly #secrets = new Set<string>();
  #broken: SeenResponse[] = [];
  #expected = 0;

  /** Where pino writes to. */
  readonly stream = new Writable({
    write: (chunk: Buffer, _encoding, callback) => {
      this.#write(chunk.toString());
      callback();
    },
  });

  /** Everything that was logged, a JSON text per entry. */
  readLines(): readonly string[] {
    return this.#lines;
  }

  /** A text that must never be found in the log of a test file. */
  addSecret(text: string): void {
    this.#secrets.add(text);
  }

  /** The coming internal error is meant: the test provokes it. */
  expectBroken(): void {
    this.#expected += 1;
  }

  recordBroken(response: SeenResponse): void {
    if (this.#expected > 0) this.#expected -= 1;
    else this.#broken.push(response);
  }

  clear(): void {
    this.#lines.length = 0;
    this.#broken = [];
    this.#expected = 0;
  }

  /** Throws when an operation failed inside, broke its promise, or wrote a secret into the log. */
  assertClean(): void {
    const broken = this.#broken.map(({ operationId, status }) => `${operationId} answered ${String(status)}`);
    if (broken.length > 0) throw new AssertionError(`The service failed inside: ${[...new Set(broken)].join(', ')}`);
    if (this.#expected > 0) throw new AssertionError('An internal error was expected and did not come.');
    const telling = this.#lines.find((line) => [...this.#secrets].some((secret) => line.includes(secret)));
    if (telling !== undefined) throw new AssertionError(`The log tells a secret: ${telling}`);
  }

  #write(text: string): void {
    for (const line of text.split('\n').filter(Boolean)) {
      this.#lines.push(line);
      if (this.#expected === 0 && (JSON.parse(line) as { level: number }).level >= ERROR_LEVEL)
        console.error(`    ${line}`);
    }
  }
}
