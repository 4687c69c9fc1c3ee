// A service with a mail server: its queue sends when a test says so.
import type { QueuedMail } from 'boekstaaf';
import { startMailServer, type MailServerBehaviour, type TestMailServer } from './mail-server.ts';
import { api, clock, startService } from './index.ts';
import type { ServedService } from './service.ts';

export interface MailingService {
  readonly server: TestMailServer;
  readonly service: ServedService;
  /** Runs what is due; returns the mail as it is then. */
  readonly deliverMail: (mail: Pick<QueuedMail, 'id'>) => Promise<QueuedMail>;
  readonly close: () => Promise<void>;
}

/** A service on the database of the test file whose mail server behaves like this. `port` is one where none is yet. */
export async function startMailing(behaviour: MailServerBehaviour = {}): Promise<MailingService> {
  const server = await startMailServer(behaviour);
  const service = await startWithMailServer(server.url, behaviour.refuse !== undefined);
  return {
    server,
    service,
    deliverMail: (mail) => deliverMailBy(service, mail),
    async close() {
      await Promise.all([server.close(), service.close()]);
    },
  };
}

/** A service that sends its mails to this address; `failing`: that it gives some up is meant. */
export function startWithMailServer(url: string, failing = false): Promise<ServedService> {
  return startService({ environment: { SMTP_URL: url }, failing });
}

/** Lets a service do what is due, and reads the mail. */
export async function deliverMailBy({ queue }: ServedService, { id }: Pick<QueuedMail, 'id'>): Promise<QueuedMail> {
  await queue.runDue();
  return api.mails.getMail({ id });
}

/** Sets the clock on past the next try of a mail that has failed so often. */
export function advancePastFailures(times: number): void {
  const minutes = [1, 5, 30, 120, 360, 720, 1440, 1440, 1440, 1440];
  clock.advance({ minutes: minutes[times - 1] ?? 0 });
}
