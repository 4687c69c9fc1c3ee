// Rounds find what is due by an index: none scans rows that wait for nothing.
import { expect } from 'chai';
import pino from 'pino';
import { settingsOf } from '../../config/config.ts';
import { Keys } from '../../db/engine/keys.ts';
import { openDatabase } from '../../db/open.ts';
import { rounds } from '../../jobs/scheduler.ts';
import type { JobContext } from '../../jobs/job.ts';
import { addMilliseconds } from '../../db/queue/jobs.ts';
import { api, clock, createDatabase, getService } from '../support/index.ts';
import { listScannedTables } from '../support/plans.ts';
import type { SentStatement } from '../support/queries.ts';
import { ZONE } from '../support/clock.ts';

/** Tables that stay small at any venue, and names that stand for rows of a statement. */
const SMALL_TABLES = [
  'booking_mails',
  'clock_marks',
  'companies',
  'c',
  'due',
  'feed_starts',
  'json_each',
  'loose_contents',
  'pending_bookings',
  'settings',
  'status_reminder_companies',
  'status_reminders',
  'l',
  'r',
  'typed_addresses',
];

describe('a round of the scheduler', () => {
  before(async () => {
    for (const [slug, waarde] of [
      ['verlopen_optie_actie', 'annuleren'],
      ['deels_factureren', 'yes'],
    ] as const)
      await api.settings.updateSetting({ slug, body: { waarde } });
  });

  for (const round of rounds)
    it(`${round.name} scans no table that grows`, async () => {
      const statementsByText = new Map<string, SentStatement>();
      const database = await openDatabase(await createDatabase(round.name), {
        zone: ZONE,
        onQuery: (text, values) => statementsByText.set(text, { text, values }),
      });
      const config = getService().config;
      const now = clock.now;
      const context: JobContext = {
        read: (work) => database.read(work),
        single: (work) => database.readSingle(work),
        write: (work) => database.write(work),
        now,
        machineNow: now,
        today: () => ZONE.toLocalDate(now()),
        zone: ZONE,
        settings: settingsOf(config),
        keys: new Keys(config.secretsKey, []),
        log: pino({ level: 'silent' }),
        attempt: 1,
        delayBy: (wait) => addMilliseconds(now(), wait),
        signal: new AbortController().signal,
      };

      await round.run(context);
      const statements = [...statementsByText.values()].filter(({ text }) =>
        /^\s*(?:select|with|delete|update)\b/i.test(text),
      );
      expect(statements.length).to.be.greaterThan(0);

      const wrong: string[] = [];
      for (const statement of statements)
        for (const table of await database.read((db) => listScannedTables(db, statement)))
          if (!SMALL_TABLES.includes(table)) wrong.push(`${table}: ${statement.text}`);

      await database.close();
      expect(wrong).to.deep.equal([]);
    });
});
