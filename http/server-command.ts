// The command line of the server: its options, its help, and what it prints when it serves.
import { parseArgs } from 'node:util';
import { SETTINGS, StartError, type Config, type SettingDeclaration } from '../config/config.ts';
import { build } from './build.ts';
import type { FirstLogin } from './request/first-user.ts';

/** The text of `--help`. */
export const HELP = `boekstaaf ${build.version}: booking and administration, served from one OpenAPI contract.

  npm start                  builds what changed, and serves; npm start -- --help
  node dist/server.js        serves what was built
  --version                  names the version and its commit
  --help                     shows this

Settings are variables of the environment; docs/settings.md tells more of each:

${Object.entries(SETTINGS).map(formatHelp).join('\n')}`;

function formatHelp([name, { summary, default: defaultText }]: [string, SettingDeclaration<unknown>]): string {
  return `  ${name.padEnd(25)}  ${summary}${defaultText === null || defaultText === '' ? '' : ` (${defaultText})`}`;
}

/** The text of `--version`. */
export const VERSION = `boekstaaf ${build.version} (${build.commit})`;

/** Parses the command line. Throws StartError for an unknown option. */
export function readArguments(): { readonly help: boolean; readonly version: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', short: 'v', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new StartError('There are two options, --help and --version; settings are variables of the environment.', {
      cause: error,
    });
  }
}

/** Prints where the service is found. */
export function showAddresses(url: string, { onlineBookingPublic }: Config): void {
  console.log(`boekstaaf ${build.version} (${build.commit.slice(0, 9)}) serves ${url}/api2`);
  console.log(`The office, for daily work: ${url}/kantoor`);
  console.log(`The contract, to read and try: ${url}/docs`);
  if (!onlineBookingPublic) console.log('Online booking is closed to the public: ONLINE_BOOKING_PUBLIC=yes opens it.');
}

/** Prints the first administrator, with the password that nobody can read again. */
export function showFirstLogin({ id, username, password }: FirstLogin, { bootstrapPassword }: Config): void {
  const shownPassword = bootstrapPassword === null ? password : 'as set in BOOTSTRAP_PASSWORD';
  console.log(
    `The first administrator, shown this once: user name ${username}, password ${shownPassword}, user id ${String(id)}`,
  );
}
