// Writes past the service, as somebody with the password of the database would.
import { getDatabase } from './index.ts';
import { runWrite } from './knex-writes.ts';

export async function writeDirectly(sql: string, ...bindings: (string | number | Buffer)[]): Promise<void> {
  await getDatabase().write(async ({ build, write }) => {
    await runWrite({ write }, build.raw(sql, bindings).queryContext({ noted: true }));
  });
}
