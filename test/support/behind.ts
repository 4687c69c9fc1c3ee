// Writes past the service, as somebody with the password of the database would.
import { database } from './index.ts';
import { written } from './written.ts';

export async function behindTheBack(sql: string, ...bindings: (string | number | Buffer)[]): Promise<void> {
  await database().write(async ({ build, write }) => {
    await written({ write }, build.raw(sql, bindings).queryContext({ noted: true }));
  });
}
