// The address at the start of links in mails, as handlers and jobs get it.
import { expect } from 'chai';
import pino from 'pino';
import { publicUrlOf, readConfig } from '../../config/config.ts';
import { insertJobs } from '../../db/queue/jobs.ts';
import { listLocations } from '../../handlers/house/locations.ts';
import type { Handler } from '../../handlers/handler.ts';
import { JobQueue } from '../../jobs/queue.ts';
import type { Job } from '../../jobs/job.ts';
import { clock, getDatabase, startService, sendRaw } from '../support/index.ts';

const PUBLIC_URL = 'https://boeken.example/kantoor';

describe('the public address', () => {
  it('is PUBLIC_URL without a slash at its end, else the address on which the server listens', () => {
    const urlOf = (environment: Record<string, string>): string => publicUrlOf(readConfig(environment));
    expect(urlOf({ PUBLIC_URL: `${PUBLIC_URL}/` })).to.equal(PUBLIC_URL);
    expect(urlOf({})).to.equal('http://127.0.0.1:8080');
    expect(urlOf({ HOST: '0.0.0.0', PORT: '80' })).to.equal('http://localhost:80');
    expect(urlOf({ HOST: '::1' })).to.equal('http://[::1]:8080');
  });

  it('is refused with what would break the links that begin with it', () => {
    for (const wrong of ['https://x.example/?a=1', 'https://x.example/#a', 'https://me:secret@x.example'])
      expect(() => readConfig({ PUBLIC_URL: wrong }), wrong).to.throw('PUBLIC_URL');
  });

  it('reaches handlers and jobs', async () => {
    const urls: string[] = [];

    const noteAndList: Handler<'listLocations'> = (input, context) => {
      urls.push(context.settings.publicUrl);
      return listLocations(input, context);
    };

    const served = await startService({ environment: { PUBLIC_URL }, handlers: { listLocations: noteAndList } });
    expect((await sendRaw('GET', '/api2/locaties', { baseUrl: served.baseUrl })).status).to.equal(200);

    const job: Job<never> = {
      concurrency: 1,
      retries: [],
      run: (_: unknown, { settings }) => Promise.resolve(urls.push(settings.publicUrl)),
    };

    await getDatabase().write((db) => insertJobs(db, [{ kind: 'look', payload: {} }]));
    const log = pino({ level: 'silent' });
    const queue = new JobQueue({
      config: served.config,
      database: getDatabase(),
      jobs: { look: job },
      now: clock.now,
      log,
    });

    await queue.runDue();

    expect(urls).to.deep.equal([PUBLIC_URL, PUBLIC_URL]);

    await served.close();
  });
});
