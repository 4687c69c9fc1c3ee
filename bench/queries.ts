// How many statements it takes to make a booking from a package of one line and of ten.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { readConfig } from '../config.ts';
import { SECRETS_KEY } from './children.ts';
import { createPictures } from '../jobs/catalogue/pictures.ts';
import { createDocuments } from '../jobs/invoices/documents.ts';
import { openMailReader } from '../jobs/announcements/mail-reader.ts';
import { openPrinter } from '../jobs/printer.ts';
import { openDatabase } from '../db/open.ts';
import { instantAt, zone } from '../domain/values/calendar.ts';
import type { Instant } from '../generated/types.ts';
import { createApp } from '../http/app.ts';
import { countDeliveries, type Deliveries } from '../jobs/announcements/deliver.ts';
import { serviceJobs } from '../jobs/index.ts';
import { peppolBy } from '../jobs/invoices/peppol.ts';
import { openSender } from '../jobs/announcements/sender.ts';
import { Queue } from '../jobs/queue.ts';
import type { Row, Section } from './report.ts';
import { RESERVE, sell } from './reserving.ts';
import type { Dialect, World } from './world.ts';

// The first one makes the service look its caller up, and does not count.
const LINES = [1, 1, 10];

/** Counts on both databases, transaction control left out. */
export async function measureQueries(world: World): Promise<Section> {
  const rows: Row[] = [];
  for (const dialect of ['sqlite', 'postgres'] as const) {
    const [one, ten] = await count(world, dialect);
    const measured = `${String(one)} and ${String(ten)}`;
    rows.push({ what: `1 and 10 package lines, ${dialect}`, measured, aim: 'the same', met: one === ten });
    const reserving = String(await countReserving(world, dialect));
    rows.push({ what: `reserving online, ${dialect}`, measured: reserving, aim: '', met: null });
  }
  return { title: 'Statements of one create', sides: ['counted at the database, BEGIN and COMMIT left out'], rows };
}

/** A statement that the service has sent. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The service in this process, with what it asks of its database. */
export interface Counted {
  readonly url: string;
  /** The statements since this was last asked, transaction control left out. */
  statements(): number;
  /** The same, with their values. */
  sent(): readonly SentStatement[];
  close(): Promise<void>;
}

/** Starts the service on a database of its own. */
export async function serveCounted(url: string): Promise<Counted> {
  let statements: SentStatement[] = [];
  const onQuery = (text: string, values: readonly unknown[]): void => {
    if (!/^(begin|commit)/i.test(text)) statements.push({ text, values });
  };
  const sent = (): readonly SentStatement[] => {
    const since = statements;
    statements = [];
    return since;
  };
  const config = readConfig({ SECRETS_KEY, DATABASE_URL: url });
  const database = await openDatabase(url, { zone: zone(config.timeZone), onQuery });
  const now = (): Instant => instantAt(Date.now());
  const documents = createDocuments(database, openPrinter(), now);
  const common = { config, database, now, log: pino({ level: 'silent' }) };
  const sender = openSender({ allowed: config.webhookAllowedHosts });
  const deliveries: Deliveries = countDeliveries();
  const jobs = serviceJobs({
    documents: documents(),
    sender,
    calls: sender,
    deliveries,
    peppol: peppolBy(sender, config),
    config,
  });
  const app = await createApp({
    ...common,
    deliveries,
    printing: documents,
    picturing: createPictures(database),
    readMail: openMailReader(),
    issuer: null,
    lookUp: () => Promise.resolve({ peppol_id: null, checked_at: now() }),
    jobs: new Queue({ ...common, jobs }),
  });
  const server = createServer(app.handle);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    statements: () => sent().length,
    sent,
    async close() {
      server.closeAllConnections();
      server.close();
      await database.close();
    },
  };
}

async function count(world: World, dialect: Dialect): Promise<number[]> {
  const { url, token, packages, customers } = await world.copy(dialect);
  const service = await serveCounted(url);
  const counts: number[] = [];
  for (const lines of LINES) {
    service.statements();
    const body = {
      klant_id: customers[0],
      arrangement_id: packages.get(lines),
      begin: '2027-06-01T10:00:00',
      personen: 20,
    };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${service.url}/api2/boekingen`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (response.status !== 201) throw new Error(await response.text());
    counts.push(service.statements());
  }
  await service.close();
  return counts.slice(1);
}

/** The statements of a reservation by a known customer. */
async function countReserving(world: World, dialect: Dialect): Promise<number> {
  const copy = await world.copy(dialect);
  const [body = ''] = await sell(copy);
  const service = await serveCounted(copy.url);
  const headers = { authorization: `Bearer ${copy.token}`, 'content-type': 'application/json' };
  for (let time = 0; time < 2; time += 1) {
    service.statements();
    const answer = await fetch(service.url + RESERVE, { method: 'POST', headers, body });
    if (answer.status !== 200) throw new Error(await answer.text());
  }
  const statements = service.statements();
  await service.close();
  return statements;
}
