// A database whose disk is full: SQLite may add no page, and PostgreSQL raises its error for a full disk.
import type { Database } from '../../db/engine/session/database.ts';
import { runWrite } from './knex-writes.ts';

/** Makes every insert of a location fail for a full disk; returns a function that ends this. */
export async function fillDisk(database: Database): Promise<() => Promise<void>> {
  const run = (sql: string): Promise<void> =>
    database.write(async ({ build, write }) => {
      await runWrite({ write }, build.raw(sql));
    });

  if (database.dialect === 'sqlite') {
    // The limit applies to the one connection that writes, and is never less than the present size.
    await run('pragma max_page_count = 1');
    return () => run('pragma max_page_count = 1073741823');
  }

  await run(`create function no_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
    end $$`);
  await run('create trigger locations_no_room before insert on locations for each row execute function no_room()');

  return () => run('drop function no_room() cascade');
}
