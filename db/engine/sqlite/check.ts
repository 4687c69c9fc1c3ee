// The check of a whole SQLite file, in a separate process that a shutdown can stop at any moment.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { UnusableDatabase } from '../session/unusable.ts';
import { findProgramFile } from '../thread-file.ts';
import { createDamagedError, markOf } from './file.ts';
import type { CheckFinding } from './check-process.ts';

/** The states of a check; `failed` when it could not run, such as for lack of memory. */
export const CHECK_STATES = ['waiting', 'running', 'sound', 'damaged', 'failed'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

const PROGRAM = 'db/engine/sqlite/check-process';

/** The check of the file of an SQLite database. */
export class FileCheck {
  state: CheckState = 'waiting';
  readonly #file: string;
  #child: ChildProcess | undefined;
  #isStopped = false;

  constructor(file: string) {
    this.#file = file;
  }

  /**
   * Reads the file, which may take minutes; returns the damage that it found, undefined for none. After damage the next
   * start is refused at once. Throws when the check could not run.
   */
  async run(): Promise<UnusableDatabase | undefined> {
    if (this.#isStopped) return undefined;
    this.state = 'running';

    try {
      const finding = await this.#runProgram();
      if (finding === undefined) return undefined;
      this.state = finding === 'ok' ? 'sound' : 'damaged';
      if (finding === 'ok') return undefined;
      this.#mark(finding);
      return createDamagedError(this.#file, finding);
    } catch (error) {
      this.state = 'failed';
      throw error;
    }
  }

  // When the mark cannot be written, the damage is still reported.
  #mark(finding: string): void {
    try {
      writeFileSync(markOf(this.#file), `${finding.replace(/\s+/g, ' ')}\n`, { mode: 0o600 });
    } catch {
      // The mark is missing then: the next start checks the file again.
    }
  }

  /** Ends the check, finished or not. Afterwards it no longer has the file open. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Returns the finding; undefined when the check was stopped. */
  async #runProgram(): Promise<CheckFinding | undefined> {
    const { path, execArgv } = findProgramFile(PROGRAM);
    const child = fork(path, [this.#file], { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#child = child;
    let finding: CheckFinding | undefined;
    child.once('message', (message) => {
      finding = message as CheckFinding;
    });
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    if (finding === undefined && !this.#isStopped) throw new Error(`The check ended with ${String(code ?? signal)}.`);
    return finding;
  }
}
