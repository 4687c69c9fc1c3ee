// The command: boekstaaf conform http://localhost:8080 --user admin --password ... --junit conform.xml
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { junitOf, linesOf } from './conform-output.ts';
import { parseOrExplain, UsageError } from './usage-error.ts';

/** How it is used. */
export const CONFORM_USAGE = `boekstaaf conform URL   asks a server whether it keeps the contract; exit code 1 where it does not

  --key KEY           a key that may do everything; default BOEKSTAAF_API_KEY, which is safer
  --user NAME         a user who may do everything, and makes keys that may do less; default BOEKSTAAF_USERNAME
  --password TEXT     their password; default BOEKSTAAF_PASSWORD, which is safer
  --yes-this-is-a-test-system   needed unless the server says that it is a sandbox: thousands of things are made
  --rule NAME         only this rule, once or more; --rules lists them
  --operation ID      only this operation, once or more
  --json FILE         the report as JSON
  --junit FILE        the report for build servers
`;

/** Runs the conformance checks and prints their results; returns the exit code. Throws UsageError. */
export async function runConform(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseOrExplain(() => parse(args));
  const { conform, isSandbox, rules } = await import('boekstaaf/conform');
  if (values.rules) {
    for (const { name, asks, expects } of rules) console.log(`${name}\n  asks ${asks}\n  expects ${expects}`);
    return 0;
  }

  const [url] = positionals;
  if (url === undefined || positionals.length > 1 || !/^https?:\/\/./.test(url) || !URL.canParse(url))
    throw new UsageError('Pass one URL that begins with http:// or https://.');

  const unknown = values.rule.find((each) => !rules.some(({ name }) => name === each));
  if (unknown !== undefined) throw new UsageError(`No rule is called ${unknown}: --rules lists them.`);

  const credentials = readCredentials(values, process.env);
  if (!values['yes-this-is-a-test-system'] && !(await isSandbox(url)))
    throw new UsageError(
      `${url} does not say that it is a sandbox. The run makes customers, bookings, invoices and keys there, and the numbers of its invoices stay used. If nobody works with it, pass --yes-this-is-a-test-system.`,
    );

  const report = await conform({
    url,
    ...credentials,
    ...(values.rule.length > 0 && { rules: values.rule }),
    ...(values.operation.length > 0 && { operations: values.operation }),
  });

  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  if (values.junit !== undefined) writeFileSync(values.junit, junitOf(report));
  for (const line of linesOf(report)) console.log(line);

  return report.faults > 0 ? 1 : 0;
}

interface Credentials {
  readonly apiKey?: string;
  readonly username?: string;
  readonly password?: string;
}

function readCredentials(values: ReturnType<typeof parse>['values'], environment: NodeJS.ProcessEnv): Credentials {
  const apiKey = values.key ?? environment['BOEKSTAAF_API_KEY'];
  const username = values.user ?? environment['BOEKSTAAF_USERNAME'];
  const password = values.password ?? environment['BOEKSTAAF_PASSWORD'];
  if (username && !password) throw new UsageError('Pass the password of this user with --password.');
  if (!apiKey && !username) throw new UsageError('Pass --user and --password, and --key if other rights shall ask.');
  return { ...(apiKey && { apiKey }), ...(username && password && { username, password }) };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const several = { type: 'string', multiple: true, default: [] as string[] } as const;
  const flag = { type: 'boolean', default: false } as const;

  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      key: text,
      user: text,
      password: text,
      json: text,
      junit: text,
      rule: several,
      operation: several,
      rules: flag,
      'yes-this-is-a-test-system': flag,
    },
  });
}
