// The command: boekstaaf mock --port 4010
import { parseArgs } from 'node:util';

/** The usage text of `boekstaaf mock`. */
export const MOCK_USAGE = `boekstaaf mock   answers as the service would, for tests: checks requests, answers examples, keeps what is created

  --port PORT   default 4010
  --host HOST   default 127.0.0.1
`;

/** Runs the mock until the process is stopped. Throws the errors of parseArgs for wrong options. */
export async function runMock(args: readonly string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { port: { ...text, default: '4010' }, host: { ...text, default: '127.0.0.1' } },
  });
  const { startMock } = await import('boekstaaf/mock');
  const mock = await startMock({ port: Number(values.port), host: values.host, print: (line) => console.log(line) });
  console.log(`The mock answers at ${mock.baseUrl} to any credential.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void mock.close());
}
