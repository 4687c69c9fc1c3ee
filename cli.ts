// The commands of operators on the machine itself: backups, restore, access for an administrator who is locked out, states of a sandbox.
import { createInterface } from 'node:readline/promises';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readConfig, StartError } from './config/config.ts';
import { backUp, createReadableCopy, restore } from './db/backup.ts';
import { createMachineClock } from './db/engine/clock.ts';
import { keyFileOf } from './db/engine/key-file.ts';
import { assertMigrated } from './db/engine/migrate.ts';
import { toUnusableError, UnusableDatabase } from './db/engine/session/unusable.ts';
import { momentOf } from './db/house/sandbox.ts';
import { storeFixture, readRestingFixture } from './db/house/sandbox-fixtures.ts';
import { migrations } from './db/migrations/index.ts';
import { openDatabase } from './db/open.ts';
import { describeMissingKey } from './db/stored-secrets.ts';
import { findNameRefusal } from './domain/house/sandbox.ts';
import { zoneOf } from './domain/values/calendar.ts';
import { Problem } from './domain/values/problem.ts';
import { removeSecondFactor, rescue } from './http/request/first-user.ts';

const HELP = `Commands for operators; the settings are those of the server (node dist/server.js --help).

  npm run backup -- <file>     writes everything in the database into a new file, while the server runs
  npm run restore -- <file>    puts a backup in the place of the database, while no server runs
      --replace                    an SQLite file that exists is lost
      --waiting=send, or drop      what becomes of mails and webhooks that wait in the backup: they may have been sent
                                   since it was made
  npm run rescue -- <name>     removes the second factor of the user with this name. Where nobody with this name has one, it
                               makes an administrator of this name with all rights, and shows the password. An SQLite file
                               must not be in use
  npm run sandbox -- save <name> stores the state of a sandbox as a fixture, which a reset brings back
Without npm: node dist/cli.js backup <file>`;

const commands = {
  backup: backUpDatabase,
  restore: restoreDatabase,
  rescue: letBackIn,
  sandbox: saveSandbox,
} as const;

async function backUpDatabase(words: readonly string[]): Promise<void> {
  const { name: file } = read(words, {});
  const { databaseUrl, databaseDirectUrl, secretsKey } = readConfig();
  await backUp(databaseDirectUrl ?? databaseUrl, file);
  const key = secretsKey === null ? (keyFileOf(databaseUrl) ?? 'SECRETS_KEY') : 'SECRETS_KEY';
  console.log(`The backup is in ${file}. Keep ${key} too, and somewhere else: what it encrypts is lost without it.`);
}

async function restoreDatabase(words: readonly string[]): Promise<void> {
  const { name: file, values } = read(words, { replace: { type: 'boolean' }, waiting: { type: 'string' } });
  const config = readConfig();
  const replace = values['replace'] === true || (await mayReplace(config.databaseUrl));
  const { givenUp, leftOut, key, isSealed } = await restore(config.databaseDirectUrl ?? config.databaseUrl, {
    from: file,
    replace,
    sendWaiting: await shouldSendWaiting(values['waiting']),
    zone: zoneOf(config.timeZone),
    now: createMachineClock()(),
  });

  if (!isSealed)
    console.log(
      'Warning: an older version made this backup without a checksum, so nobody can tell whether it has changed since.',
    );

  for (const table of leftOut) console.log(`The table ${table} is not one of boekstaaf's: it was left out.`);
  if (givenUp !== null)
    console.log(
      `${String(givenUp.mails)} mail(s) and ${String(givenUp.deliveries)} webhook(s) that waited will not be sent.`,
    );

  const missing = describeMissingKey(config.databaseUrl, config, key);
  if (missing !== null) console.log(missing);
  console.log('The backup is restored: start one server, check it, then start the others.');
}

async function letBackIn(words: readonly string[]): Promise<void> {
  const { name } = read(words, {});
  const config = readConfig();
  const database = await openDatabase(config.databaseUrl, { zone: zoneOf(config.timeZone) });

  try {
    await database.read((db) => assertMigrated(db, migrations));
    const now = (await database.read(momentOf)) ?? createMachineClock()();
    if (await removeSecondFactor(database, config, { username: name, now })) {
      console.log(`The second factor of ${name} is removed: the user name and the password are enough to log in.`);
      return;
    }
    const login = await rescue(database, config, { username: name, now });
    console.log(
      `The administrator, shown this once: user name ${login.username}, password ${login.password}, user id ${String(login.id)}`,
    );
  } catch (error) {
    if (error instanceof Problem)
      throw new StartError(error.problems.map(({ message }) => message).join('\n'), { cause: error });
    throw toUnusableError(config.databaseUrl, error);
  } finally {
    await database.close();
  }
}

async function saveSandbox([action, ...words]: readonly string[]): Promise<void> {
  if (action !== 'save') throw new StartError(`A sandbox is saved: npm run sandbox -- save <name>.\n\n${HELP}`);
  const { name } = read(words, {});
  const wrong = findNameRefusal(name);
  if (wrong !== null) throw new StartError(wrong);

  const { databaseUrl, timeZone, sandboxFixtures } = readConfig();
  const copy = await createReadableCopy(databaseUrl);
  const database = await openDatabase(copy.url, { zone: zoneOf(timeZone) });

  try {
    await database.read((db) => assertMigrated(db, migrations));
    const fixture = await database.read(readRestingFixture);
    const size = await storeFixture(name, fixture, sandboxFixtures);
    console.log(
      `${name} is saved at ${fixture.moment}, in ${String(size)} bytes: reset the sandbox to ${name} to have it back.`,
    );
  } catch (error) {
    throw toUnusableError(databaseUrl, error);
  } finally {
    await database.close();
    copy.discard();
  }
}

/** Whether the database may be replaced. Without a terminal to ask on, it may not. */
async function mayReplace(url: string): Promise<boolean> {
  if (!url.startsWith('sqlite:') || !process.stdin.isTTY) return false;
  return (await askYesOrNo(`Everything in ${url.slice('sqlite:'.length)} is lost. Go on? [y/n] `)) === 'y';
}

/** Whether queued mails and webhooks are sent. Throws StartError when neither an option nor an answer says so. */
async function shouldSendWaiting(choice: unknown): Promise<boolean> {
  if (choice === undefined && process.stdin.isTTY) {
    const question = 'Mails and webhooks that wait in the backup may have been sent since. Send them? [y/n] ';
    return (await askYesOrNo(question)) === 'y';
  }
  if (choice === 'send' || choice === 'drop') return choice === 'send';
  const reason = 'they may have been sent since the backup was made';
  throw new StartError(
    `Say what becomes of mails and webhooks that wait: --waiting=send, or --waiting=drop, for ${reason}.`,
  );
}

/** Asks on the terminal; returns the letter that was typed. */
async function askYesOrNo(question: string): Promise<'y' | 'n'> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const answer = (await terminal.question(question)).trim().toLowerCase();
      if (answer === 'y' || answer === 'n') return answer;
    }
  } finally {
    terminal.close();
  }
}

/** Reads the file or user name of a command, and its options. Throws StartError for arguments that the command does not know. */
function read(
  args: readonly string[],
  options: NonNullable<ParseArgsConfig['options']>,
): { readonly name: string; readonly values: Readonly<Record<string, unknown>> } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name, ...others] = positionals;
    if (name !== undefined && others.length === 0) return { name, values };
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${HELP}`, { cause: error });
  }
  throw new StartError(`Name one file, one user, or one state of a sandbox.\n\n${HELP}`);
}

async function main([name = '', ...words]: readonly string[]): Promise<void> {
  const command = Object.entries(commands).find(([each]) => each === name)?.[1];
  if (command === undefined) throw new StartError(HELP);
  await command(words);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isMended = error instanceof StartError || error instanceof UnusableDatabase;
  console.error(isMended ? error.message : error);
  process.exit(1);
});
