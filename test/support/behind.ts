// Writes past the service, as somebody with the password of the database would.
import { database } from './index.ts';

export async function behindTheBack(sql: string, ...bindings: (string | number | Buffer)[]): Promise<void> {
  await database().write(async ({ knex }) => {
    await knex.raw(sql, bindings).queryContext({ noted: true });
  });
}
