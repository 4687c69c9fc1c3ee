// The tools of a test of the service: clients, the clock, the world it is given, and its events and mails.
export { ADMINISTRATOR } from './administrator.ts';
export {
  anybody,
  api,
  basic,
  createClientWith,
  createTokenWith,
  getDatabase,
  sendRaw,
  sendRawText,
} from './clients.ts';
export { clock } from './clock.ts';
export { given } from './creators.ts';
export { collectEvents, type RecordedEvent } from './events.ts';
export { jobs } from './jobs.ts';
export { collectSql, collectAllSql } from './queries.ts';
export { expectRefusal } from './refusals.ts';
export {
  RESPONSE_TIMEOUT_S,
  apiKey,
  baseUrl,
  createDatabase,
  createEmptyDatabase,
  documentsOf,
  getService,
  jobsOf,
  journal,
  open,
  startService,
} from './service.ts';
export { createUserWith } from './users.ts';
