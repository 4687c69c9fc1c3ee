// The load while a server and its database are disturbed: writers who tell stories and visitors who book, at a pace.
import { setTimeout as pause } from 'node:timers/promises';
import { Boekstaaf } from 'boekstaaf';
import { isGone } from '../crash-server.ts';
import { type WriteLedger, sceneOf, tell, type Scene } from '../crash-stories.ts';
import { visit, type Shop } from '../crash-visitors.ts';

const WRITER_COUNT = 3;
const VISITOR_COUNT = 2;
/** Acknowledged writes of a story and of a visit, about. */
const WRITES_PER_STORY = 11;
const WRITES_PER_VISIT = 2;
/** One of so many writes is a visitor's. */
const WRITES_PER_VISITOR_WRITE = 5;
/** So far apart in what visitors come for. */
const VISITOR_STEP = 10;
/** A thing that everybody pays becomes slow to pay when thousands have. */
const STORIES_PER_SCENE = 50;
/** A client that finds nobody there tries again after so many milliseconds. */
const RETRY_DELAY_MS = 300;

export interface LoadOptions {
  /** Where a server is, most of the time. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly shop: Shop;
  readonly ledger: WriteLedger;
  /** How many writes a second all of them make together. */
  readonly rate: number;
  /** Told at once what was answered and should not have been. */
  readonly say: (line: string) => void;
}

export interface EnduranceLoad {
  /** The wrong answers of the server. */
  readonly wrong: readonly string[];
  /** How often somebody had to give up, because nobody was there. */
  readonly countGivenUp: () => number;
  /** Everybody ends their work. */
  stop(): Promise<void>;
}

/** Visitors come from many networks, each of which may ask so much without a credential. */
function addressOf(visitor: number): string {
  return `198.51.${String(100 + (visitor % 100))}.7`;
}

/** Starts it. Half of what is written is tried again when it fails, as the client does unless told otherwise. */
export function startLoad({ baseUrl, apiKey, shop, ledger, rate, say }: LoadOptions): EnduranceLoad {
  const hasty = new Boekstaaf({ baseUrl, apiKey, retries: 0 });
  const patient = new Boekstaaf({ baseUrl, apiKey, retries: 4 });
  const wrong: string[] = [];
  let gaveUp = 0;
  let hasEnded = false;

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (isGone(error)) gaveUp += 1;
      else {
        wrong.push(`${new Date().toISOString()} ${String(error)}`);
        say(wrong.at(-1) ?? '');
      }
      await pause(RETRY_DELAY_MS);
    }
  };

  const repeatEvery = async (interval: number, work: (iteration: number) => Promise<void>): Promise<void> => {
    for (let iteration = 0; !hasEnded; iteration++) {
      const next = performance.now() + interval;
      await attempt(() => work(iteration));
      await pause(Math.max(0, next - performance.now()));
    }
  };

  const runWriter = (name: string): Promise<void> => {
    let scene: Scene | undefined;
    const interval = (1000 * WRITER_COUNT * WRITES_PER_STORY) / (rate * (1 - 1 / WRITES_PER_VISITOR_WRITE));
    return repeatEvery(interval, async (iteration) => {
      const api = iteration % 2 === 0 ? hasty : patient;
      const isNewScene = iteration % STORIES_PER_SCENE === 0;
      if (isNewScene) scene = undefined;
      scene ??= await sceneOf(api);
      // A change walks all bookings: an hour of stories would leave two thousand walks for the end.
      await tell(api, scene, `${name}.${String(iteration)}`, ledger, isNewScene);
    });
  };

  const runVisitor = (first: number): Promise<void> => {
    const interval = (1000 * VISITOR_COUNT * WRITES_PER_VISIT * WRITES_PER_VISITOR_WRITE) / rate;
    return repeatEvery(interval, (iteration) =>
      visit(first + iteration, {
        api: iteration % 2 === 0 ? hasty : patient,
        baseUrl,
        shop,
        ledger,
        headers: { 'x-forwarded-for': addressOf(first + iteration) },
      }),
    );
  };

  const everybody = [
    ...Array.from({ length: WRITER_COUNT }, (_, index) => runWriter(`writer ${String(index)}`)),
    ...Array.from({ length: VISITOR_COUNT }, (_, index) => runVisitor(index * VISITOR_STEP)),
  ];

  return {
    wrong,
    countGivenUp: () => gaveUp,
    async stop() {
      hasEnded = true;
      await Promise.all(everybody);
    },
  };
}
