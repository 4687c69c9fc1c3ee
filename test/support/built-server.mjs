// Runs the built server for test/support/built.ts, which holds its clock, hears what it answered and lets its jobs run.
import { openSync, readSync } from 'node:fs';
import { readConfig, startServer } from '../../dist/service.js';

const clock = openSync(process.argv[2], 'r');
const time = new Float64Array(1);
const told = new Set();
let statements = null;

/** The moment that the test has written into the file: a request that is sent after a change of it is answered after it. */
function now() {
  readSync(clock, time, 0, time.byteLength, 0);
  return new Date(time[0]).toISOString();
}

/** Each kind of answer is told once, except what went wrong inside. */
function observe({ operationId, status, codes }) {
  const seen = { operationId, status, codes };
  const text = JSON.stringify(seen);
  if (told.has(text) && !codes.includes('ERR_INTERNAL')) return;
  told.add(text);
  process.send({ seen });
}

const server = await startServer({
  config: readConfig(),
  now,
  observe,
  answerChecks: 1,
  grace: 0,
  jobsWhenAsked: true,
  onQuery: (sql) => statements?.push(sql),
});

const asked = {
  runDue: () => server.runDue(),
  watch: () => {
    statements = [];
  },
  statements: () => {
    const found = statements;
    statements = null;
    return found;
  },
  close: () => server.close(),
};

process.on('message', async ({ id, what }) => {
  try {
    process.send({ id, value: await asked[what]() });
  } catch (error) {
    process.send({ id, error: String(error) });
  }
  if (what === 'close') process.disconnect();
});
// When the test process is gone nobody listens any more.
process.once('disconnect', () => process.exit());
process.send({ url: server.url });
