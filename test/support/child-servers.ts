// Two servers as operators run them on one database, where it takes more than one.
import { startChildServer, type ChildServer } from './child-server.ts';
import { isSharable } from './database-url.ts';

/** Two built servers on a database; the same one twice where a second one would be refused. */
export async function startChildServers(
  url: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<readonly [here: ChildServer, there: ChildServer]> {
  const start = (): Promise<ChildServer> => startChildServer({ DATABASE_URL: url, ...environment });
  const here = await start();
  return [here, isSharable(url) ? await start() : here];
}
