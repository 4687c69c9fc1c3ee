// Two servers as operators run them on one database, where it takes more than one.
import { childServer, type ChildServer } from './child-server.ts';
import { sharable } from './stranger.ts';

/** Two built servers on a database; the same one twice where a second one would be refused. */
export async function childServers(
  url: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<readonly [here: ChildServer, there: ChildServer]> {
  const start = (): Promise<ChildServer> => childServer({ DATABASE_URL: url, ...environment });
  const here = await start();
  return [here, sharable(url) ? await start() : here];
}
