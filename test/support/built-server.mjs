// Runs the built server for test/support/built.ts, which sets its clock, gets its responses and runs its jobs.
import { openSync, readSync } from 'node:fs';
import { readConfig, startServer } from '../../dist/service.js';

const clock = openSync(process.argv[2], 'r');
const time = new Float64Array(1);
const reported = new Set();
let statements = null;

/** Returns the moment that the test has written into the file. */
function now() {
  readSync(clock, time, 0, time.byteLength, 0);
  return new Date(time[0]).toISOString();
}

/** Reports each kind of response once, and every internal error. */
function observe({ operationId, status, codes }) {
  const seen = { operationId, status, codes };
  const text = JSON.stringify(seen);
  if (reported.has(text) && !codes.includes('ERR_INTERNAL')) return;
  reported.add(text);
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

const commands = {
  runDue: () => server.runDue(),
  watch: () => {
    statements = [];
  },
  statements: () => {
    const watchedStatements = statements;
    statements = null;
    return watchedStatements;
  },
  close: () => server.close(),
};

process.on('message', async ({ id, command }) => {
  try {
    process.send({ id, value: await commands[command]() });
  } catch (error) {
    process.send({ id, error: String(error) });
  }
  if (command === 'close') process.disconnect();
});
// Ends with the test process.
process.once('disconnect', () => process.exit());
process.send({ url: server.url });
