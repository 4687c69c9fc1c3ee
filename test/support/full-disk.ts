// A database whose disk is full: SQLite may take no page more, and PostgreSQL answers what it answers then.
import type { Database } from '../../db/engine/session/database.ts';
import { runWrite } from './knex-writes.ts';

/** From now on a new location finds no room on the disk; returns how to make room. */
export async function fillDisk(database: Database): Promise<() => Promise<void>> {
  const run = (sql: string): Promise<void> =>
    database.write(async ({ build, write }) => {
      await runWrite({ write }, build.raw(sql));
    });

  if (database.dialect === 'sqlite') {
    // The limit holds for the one connection that writes, and for no less than there is.
    await run('pragma max_page_count = 1');
    return () => run('pragma max_page_count = 1073741823');
  }

  await run(`create function no_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
    end $$`);
  await run('create trigger locations_no_room before insert on locations for each row execute function no_room()');

  return () => run('drop function no_room() cascade');
}
