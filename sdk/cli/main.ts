// The command: boekstaaf listen --url http://localhost:3000/hooks, boekstaaf mock, or boekstaaf conform http://localhost:8080
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ApiError, Boekstaaf, BoekstaafError, Forbidden, Gone, Unauthorized, webhooks } from 'boekstaaf';
import { runConform, CONFORM_USAGE } from './conform-command.ts';
import { findEndOfFeed, listen, type ListenOptions } from './listen.ts';
import { runMock, MOCK_USAGE } from './mock-command.ts';
import { readListenerState, saveListenerState } from './listener-state.ts';
import { parseOrExplain, UsageError } from './usage-error.ts';

const LISTEN_USAGE = `boekstaaf listen --url ADDRESS   forwards changes to a receiver on this machine, as webhooks would

  --url ADDRESS       the receiver, such as http://localhost:3000/hooks
  --base-url ADDRESS  the service; default BOEKSTAAF_BASE_URL
  --api-key KEY       a key with viewWebhooks; default BOEKSTAAF_API_KEY, which is safer
  --username NAME     instead of a key, a user with viewWebhooks; default BOEKSTAAF_USERNAME
  --password TEXT     their password; default BOEKSTAAF_PASSWORD, which is safer
  --events NAMES      only these events, separated by commas; Boeking::* means all of bookings
  --secret SECRET     whsec_...; default: a new one, stored in the state file
  --state FILE        stores the position in the feed and the secret; default .boekstaaf-listen.json
  --from-start        begin with the oldest event, not with the next one

${MOCK_USAGE}
${CONFORM_USAGE}`;

async function runCommand(): Promise<void> {
  const [command, ...args] = process.argv.slice(2);
  if (command === 'mock') {
    await runMock(args);
    return;
  }
  if (command === 'conform') {
    process.exitCode = await runConform(args);
    return;
  }

  const { values, positionals } = parseOrExplain(parse);
  if (values.help || positionals[0] !== 'listen' || positionals.length > 1) throw new UsageError('');

  const url = checkAddress(values.url, '--url');
  const baseUrl = checkAddress(
    values['base-url'] ?? process.env['BOEKSTAAF_BASE_URL'],
    '--base-url or BOEKSTAAF_BASE_URL',
  );
  const credential = readCredential(values, process.env);
  const over = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => over.abort());

  const file = values.state;
  const listening: ListenOptions = {
    client: new Boekstaaf({ baseUrl, ...credential, retries: 0 }),
    url,
    names: (values.events ?? '').split(',').filter((name) => name !== ''),
    file,
    print: (line) => console.log(line),
    signal: over.signal,
  };
  const savedState = readListenerState(file, baseUrl);
  const secret = values.secret ?? savedState?.secret ?? createSecret();
  await webhooks.sign('', secret, { id: '' });

  const state =
    savedState === undefined || values['from-start']
      ? { baseUrl, secret, position: values['from-start'] ? null : await findEndOfFeed(listening) }
      : { ...savedState, secret };
  if (over.signal.aborted) return;

  saveListenerState(file, state);
  console.log(`Listening to ${baseUrl}, forwarding to ${url}. The secret is ${secret}`);
  await listen(listening, state);
}

type ListenCredential = { readonly apiKey: string } | { readonly username: string; readonly password: string };

/** Options come before the environment, and there a key before a user. Throws UsageError. */
function readCredential(values: ReturnType<typeof parse>['values'], environment: NodeJS.ProcessEnv): ListenCredential {
  if (values['api-key'] && values.username) throw new UsageError('Pass an API key or a user name, not both.');
  const apiKey = values['api-key'] ?? (values.username ? undefined : environment['BOEKSTAAF_API_KEY']);
  if (apiKey) return { apiKey };
  const username = values.username ?? environment['BOEKSTAAF_USERNAME'];
  const password = values.password ?? environment['BOEKSTAAF_PASSWORD'];
  if (username && password) return { username, password };
  if (username) throw new UsageError('Pass the password of this user in BOEKSTAAF_PASSWORD or with --password.');
  throw new UsageError(
    'Pass an API key in BOEKSTAAF_API_KEY or with --api-key, or a user name and password in BOEKSTAAF_USERNAME and BOEKSTAAF_PASSWORD.',
  );
}

function parse() {
  const text = { type: 'string' } as const;
  return parseArgs({
    allowPositionals: true,
    options: {
      url: text,
      'base-url': text,
      'api-key': text,
      username: text,
      password: text,
      events: text,
      secret: text,
      state: { type: 'string', default: '.boekstaaf-listen.json' },
      'from-start': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
}

/** Returns a new secret in the form of Standard Webhooks. */
function createSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

function checkAddress(text: string | undefined, option: string): string {
  if (text === undefined || !/^https?:\/\/./.test(text) || !URL.canParse(text))
    throw new UsageError(`Pass a URL that begins with http:// or https:// with ${option}.`);
  return text;
}

function describeError(error: unknown): string {
  if (error instanceof Unauthorized)
    return 'The API key is unknown, revoked or expired, or the user name or password is wrong.';
  if (error instanceof Forbidden)
    return 'This API key or user may not read events: that needs the permission viewWebhooks.';
  if (error instanceof Gone)
    return 'Events after the stored position are no longer kept: delete the state file, or begin with --from-start.';
  if (error instanceof ApiError && error.problems[0]?.field === 'after')
    return 'The stored position belongs to another database: delete the state file, or begin with --from-start.';
  if (error instanceof BoekstaafError || error instanceof Error) return error.message;
  return String(error);
}

runCommand().catch((error: unknown) => {
  const isUsage = error instanceof UsageError;
  if (isUsage) console.error(error.message === '' ? LISTEN_USAGE : `${error.message}\n\n${LISTEN_USAGE}`);
  else console.error(describeError(error));
  process.exitCode = isUsage ? 2 : 1;
});
