// How many jobs a lane takes: as many as may run, and some ahead where they end fast. It takes no more than its part of
// the whole room.
import type { Instant } from '../../generated/types.ts';
import { expect } from 'chai';
import type { ClaimedJob } from '../../db/engine/claimed-job.ts';
import { Lane } from '../../jobs/lane.ts';
import { Room } from '../../jobs/room.ts';

const UNTIL = '2026-03-10T10:00:12.000Z' as Instant;

/** A lane whose jobs run until they are ended, by a clock that is set. */
class Stage {
  readonly lane: Lane;
  readonly running: (() => void)[] = [];
  readonly back: number[] = [];
  time = 0;
  calls = 0;
  #id = 0;

  constructor(room = new Room(Infinity), concurrency = 10) {
    this.lane = new Lane({
      kind: 'deliver',
      lane: '1',
      concurrency,
      ahead: 40,
      room,
      clock: () => this.time,
      call: () => (this.calls += 1),
      run: (_job, ended) => this.running.push(ended),
      giveBack: (jobs) => this.back.push(...jobs.map(({ id }) => id)),
      quiet: () => undefined,
    });
  }

  /** Gives it all that it asks for; answers how many that are. */
  fill(): number {
    const limit = this.lane.ask();
    if (limit > 0) this.lane.take(Array.from({ length: limit }, () => this.#job()));
    return limit;
  }

  end(many: number): void {
    for (const ended of this.running.splice(0, many)) ended();
  }

  #job(): ClaimedJob {
    this.#id += 1;
    return {
      id: this.#id,
      kind: 'deliver',
      lane: '1',
      payload: null,
      lease: 'x',
      until: UNTIL,
      failures: 0,
      crashes: 0,
    };
  }
}

describe('a lane', () => {
  it('takes nothing before it was woken, and then what may run at once', () => {
    const stage = new Stage();
    expect(stage.fill()).to.equal(0);
    stage.lane.wake();
    expect(stage.calls).to.equal(1);
    expect(stage.fill()).to.equal(10);
    expect(stage.running).to.have.length(10);
    expect(stage.fill()).to.equal(0);
    expect(stage.lane.isFull).to.equal(true);
  });

  it('has so many ready as end in a quarter of a second, and never runs more at once', () => {
    const stage = new Stage();
    stage.lane.wake();
    stage.fill();
    stage.end(6);
    expect(stage.fill()).to.equal(6 + 6);
    expect(stage.running).to.have.length(10);
    stage.end(10);
    expect(stage.running).to.have.length(6);
    stage.fill();
    for (let round = 0; round < 5; round++) {
      stage.end(10);
      stage.fill();
    }
    expect(stage.running).to.have.length(10);
    stage.end(40);
    expect(stage.fill()).to.equal(50 - stage.running.length - 30);
  });

  it('takes what may run alone where nothing ends, or nothing has ended for a while', () => {
    const stage = new Stage();
    stage.lane.wake();
    stage.fill();
    stage.end(9);
    stage.time += 500;
    expect(stage.fill()).to.equal(9);
  });

  it('has itself asked when half of what it may hold is left', () => {
    const stage = new Stage();
    stage.lane.wake();
    stage.fill();
    const before = stage.calls;
    stage.end(3);
    expect(stage.calls).to.equal(before);
    stage.end(1);
    expect(stage.calls).to.equal(before + 1);
  });

  it('gives back what has waited for more than a second, and looks for it anew', () => {
    const stage = new Stage();
    stage.lane.wake();
    stage.fill();
    stage.end(5);
    expect(stage.fill()).to.equal(10);
    stage.time += 1_001;
    stage.end(1);
    expect(stage.back).to.deep.equal([16, 17, 18, 19, 20]);
    expect(stage.running).to.have.length(9);
    expect(stage.fill()).to.equal(2);
  });

  it('that is closed gives back what waits and what comes yet, and takes nothing', () => {
    const stage = new Stage();
    stage.lane.wake();
    stage.fill();
    stage.end(5);
    stage.fill();
    stage.end(1);
    const limit = stage.lane.ask();
    stage.lane.close();
    const waiting = stage.back.length;
    expect(waiting).to.be.greaterThan(0);
    stage.lane.take([
      { id: 99, kind: 'deliver', lane: '1', payload: null, lease: 'x', until: UNTIL, failures: 0, crashes: 0 },
    ]);
    expect(limit).to.be.greaterThan(0);
    expect(stage.back.slice(waiting)).to.deep.equal([99]);
    expect(stage.fill()).to.equal(0);
  });

  it('takes its part of the room alone, so that there is some left for whoever comes later', () => {
    const room = new Room(80);
    const stages = Array.from({ length: 20 }, () => new Stage(room));
    const taken = stages.map((stage) => {
      stage.lane.wake();
      return stage.fill();
    });
    expect(taken[0]).to.equal(10);
    expect(taken.at(-1)).to.be.greaterThan(0);
    expect(taken.reduce((sum, each) => sum + each, 0)).to.be.at.most(80);
  });

  it('waits for room where there is none, and is not lost', () => {
    const room = new Room(8);
    const first = Array.from({ length: 8 }, () => new Stage(room));
    for (const stage of first) {
      stage.lane.wake();
      expect(stage.fill()).to.equal(1);
    }
    const last = new Stage(room);
    last.lane.wake();
    expect(last.fill()).to.equal(0);
    expect(last.lane.isFull).to.equal(true);
    first[0]?.end(1);
    expect(last.fill()).to.equal(1);
  });
});
