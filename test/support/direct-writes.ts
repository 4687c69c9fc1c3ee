// Writes past the service, as a person with the password of the database could.
import { getDatabase } from './index.ts';
import { runWrite } from './knex-writes.ts';

export async function writeDirectly(sql: string, ...bindings: (string | number | Buffer)[]): Promise<void> {
  await getDatabase().write(async ({ build, write }) => {
    await runWrite({ write }, build.raw(sql, bindings).queryContext({ isNoted: true }));
  });
}
