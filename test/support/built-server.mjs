// Runs the built server for test/support/built.ts, which sets its clock, gets its responses and runs its jobs.
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

/** Reports each kind of response once, and every internal error. */
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
// Ends with the test process.
process.once('disconnect', () => process.exit());
process.send({ url: server.url });
