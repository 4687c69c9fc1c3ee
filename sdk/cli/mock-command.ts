// The command: boekstaaf mock --port 4010
import { parseArgs } from 'node:util';
import { parseOrExplain, UsageError } from './usage-error.ts';

/** The usage text of `boekstaaf mock`. */
export const MOCK_USAGE = `boekstaaf mock   answers as the service would, for tests: checks requests, answers examples, keeps what is created

  --port PORT   default 4010
  --host HOST   default 127.0.0.1
`;

const MAX_PORT = 65_535;

/** Runs the mock until the process is stopped. Throws UsageError for wrong options. */
export async function runMock(args: readonly string[]): Promise<void> {
  const { port, host } = parseOrExplain(() => parse(args)).values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > MAX_PORT)
    throw new UsageError(`--port is a number up to ${String(MAX_PORT)}.`);

  const { startMock } = await import('boekstaaf/mock');
  const mock = await startMock({ port: Number(port), host, print: (line) => console.log(line) });
  console.log(`The mock answers at ${mock.baseUrl} to any credential.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void mock.close());
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  return parseArgs({
    args: [...args],
    options: { port: { ...text, default: '4010' }, host: { ...text, default: '127.0.0.1' } },
  });
}
