// Troubles one after the other under load, and the proof at the end that nothing was lost: the work of test/failover.ts.
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cableTo, type Cable } from '../cable.ts';
import { keyOf } from '../crash-server.ts';
import { UNAVAILABLE } from '../unavailable.ts';
import { Databases, end, sendSignal, urlOf, type DatabaseNode } from './databases.ts';
import { Follower } from './follower.ts';
import { FailoverLoad } from './load.ts';
import { startMachine, type ServerMachine } from './machine.ts';
import { NO_ANSWER, Prober, summariseProbes } from './prober.ts';
import type { Programs } from './programs.ts';
import { prove } from './proof.ts';
import { SECOND } from '../../../domain/values/time-units.ts';

const WRITER_COUNT = 3;
const WRITES_PER_CASE = 50;
// A standby may yet confirm writes that reached it before it stood still.
const CONFIRMING_SECONDS = 2;

/** Where all of it happens. */
interface FailoverSetup {
  /** The disk of the primary, where it is a small one. */
  readonly small: string | undefined;
  readonly primary: DatabaseNode;
  readonly standby: DatabaseNode;
  readonly databases: Databases;
  /** Between the machines and each of the databases. */
  readonly cables: readonly [Cable, Cable];
  readonly machines: readonly [ServerMachine, ServerMachine];
}

/** Returns the exit status: 0 when all was proved, 1 when something was lost, 69 when a case could not be made. */
export async function runFailover(programs: Programs): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-failover-'));
  chmodSync(folder, 0o777);

  const small = mountSmallDisk(join(folder, 'small'));
  const databases = await Databases.createIn(folder, programs);
  const primary = await databases.startPrimary(small ?? folder);
  const standby = await databases.attachStandby(primary);
  const cables = [await cableTo(primary.port), await cableTo(standby.port)] as const;
  const ports = [cables[0].port, cables[1].port] as const;
  const start = (name: string): Promise<ServerMachine> => startMachine(name, folder, programs, ports);
  const machines = [await start('one'), await start('two')] as const;

  try {
    const wrong = await new FailoverRounds({ small, primary, standby, databases, cables, machines }).run();
    for (const each of wrong) console.log(`  ${each}`);
    if (wrong.length > 0) return 1;
    return small === undefined ? UNAVAILABLE : 0;
  } catch (error) {
    for (const machine of machines) console.error(`server ${machine.name} said: ${machine.readOutput()}`);
    throw error;
  } finally {
    for (const machine of machines) await machine.stop();
    for (const cable of cables) await cable.close();
    for (const node of [standby, primary]) await end(node);
    if (small !== undefined) execFileSync('umount', ['--lazy', small]);
    rmSync(folder, { recursive: true, force: true });
  }
}

class FailoverRounds {
  readonly #place: FailoverSetup;
  readonly #wrong: string[] = [];
  #apiKey = '';
  #load!: FailoverLoad;

  constructor(setup: FailoverSetup) {
    this.#place = setup;
  }

  /** Makes all troubles; lists what was wrong. */
  async run(): Promise<readonly string[]> {
    const { machines, standby } = this.#place;
    this.#apiKey = await keyOf(machines[0]);

    const urls = machines.map(({ baseUrl }) => baseUrl);
    this.#load = await FailoverLoad.createThrough(urls, this.#apiKey);

    const follower = new Follower(urls, this.#apiKey);
    follower.start();
    this.#load.start(WRITER_COUNT);
    await this.#bothWrite();
    await this.#killServer();
    await this.#cutServerOff();
    await this.#cutPrimaryOff();
    await this.#holdStandby();
    await this.#fillDisk();
    await this.#killPrimary();
    await this.#load.stop();
    await follower.stop();

    const { wrong, summary } = await prove(urlOf(standby, 'boekstaaf'), this.#load, follower);
    const { acknowledged, refused } = this.#load;
    console.log(`${String(acknowledged.length)} writes acknowledged, ${String(refused)} tries failed; ${summary}.`);
    this.#wrong.push(...wrong);
    console.log(this.#wrong.length === 0 ? '0 lost, 0 doubled, all in order.' : 'NOT in order:');

    return this.#wrong;
  }

  async #killServer(): Promise<void> {
    const [, there] = this.#place.machines;
    const began = performance.now();
    await there.kill();
    await this.#load.waitForMore(WRITES_PER_CASE, 0);
    await there.start();
    await this.#load.waitForMore(WRITES_PER_CASE, 1);
    console.log(`server killed: ${this.#stood(began, performance.now())}.`);
  }

  async #cutServerOff(): Promise<void> {
    const [{ cable }] = this.#place.machines;
    await this.#trouble('server cut off from its pooler', 0, 60, () => {
      cable.cut();
      return () => {
        cable.mend();
      };
    });
  }

  async #cutPrimaryOff(): Promise<void> {
    const [cable] = this.#place.cables;
    await this.#trouble('primary cut off from everybody', 0, 30, () => {
      cable.cut();
      return () => {
        cable.mend();
      };
    });
  }

  async #holdStandby(): Promise<void> {
    const { standby } = this.#place;
    const [began, over] = await this.#trouble('standby stands still', 1, 45, () => {
      sendSignal(standby, 'SIGSTOP');
      return () => {
        sendSignal(standby, 'SIGCONT');
      };
    });
    const early = this.#load.acknowledged.filter(
      ({ at }) => at > began + CONFIRMING_SECONDS * SECOND && at < over,
    ).length;
    if (early > 0) this.#wrong.push(`${String(early)} writes were acknowledged that no standby had`);
  }

  async #fillDisk(): Promise<void> {
    const { small } = this.#place;
    if (small === undefined) {
      console.log('disk of the primary full: left out, since nothing may be mounted here.');
      return;
    }
    const filler = join(small, 'filler');
    await this.#trouble('disk of the primary full', 0, 15, () => {
      fill(filler);
      return () => {
        unlinkSync(filler);
      };
    });
  }

  async #killPrimary(): Promise<void> {
    const { primary, standby, databases } = this.#place;
    const killed = performance.now();
    sendSignal(primary, 'SIGKILL');
    databases.promote(standby);
    const promoted = performance.now();
    await this.#bothWrite();
    const took = ((promoted - killed) / SECOND).toFixed(1);
    console.log(`primary killed, standby promoted within ${took} s: ${this.#stood(killed, performance.now())}.`);
  }

  /** Makes a failure for some seconds while a server gets requests, until both write again; returns its period. */
  async #trouble(
    name: string,
    machineIndex: 0 | 1,
    seconds: number,
    make: () => () => void,
  ): Promise<[number, number]> {
    const prober = new Prober(this.#place.machines[machineIndex].baseUrl, this.#apiKey);
    prober.start();

    const began = performance.now();
    const mend = make();
    await pause(seconds * SECOND);

    const over = performance.now();
    mend();
    await this.#bothWrite();

    const again = performance.now();
    console.log(
      `${name} for ${String(seconds)} s: ${this.#stood(began, again)}; both wrote ${((again - over) / SECOND).toFixed(1)} s after it.`,
    );

    const probes = await prober.stop();
    console.log(`  server ${String(machineIndex + 1)} meanwhile: ${summariseProbes(probes)}`);
    if (probes.some(({ status }) => status !== NO_ANSWER && status !== 503 && status >= 400 && status !== 409))
      this.#wrong.push(`${name}: another refusal than 503`);
    if (probes.some(({ status }) => status === NO_ANSWER)) this.#wrong.push(`${name}: requests without an answer`);

    return [began, over];
  }

  async #bothWrite(): Promise<void> {
    await Promise.all([this.#load.waitForMore(WRITES_PER_CASE, 0), this.#load.waitForMore(WRITES_PER_CASE, 1)]);
  }

  /** How long nothing was acknowledged. */
  #stood(from: number, to: number): string {
    const [one, two, any] = [0, 1, undefined].map((server) => this.#load.pauseBetween(from, to, server).toFixed(1));
    return `the longest pause ${any ?? ''} s (server 1: ${one ?? ''} s, server 2: ${two ?? ''} s)`;
  }
}

/** Puts a small disk there; undefined where nothing may be mounted. */
function mountSmallDisk(folder: string): string | undefined {
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=0777', 'boekstaaf', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    return undefined;
  }
}

/** Fills the disk of a file. */
function fill(file: string): void {
  for (const size of [1024 ** 2, 4096])
    try {
      for (const chunk = Buffer.alloc(size); ;) appendFileSync(file, chunk);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
}
