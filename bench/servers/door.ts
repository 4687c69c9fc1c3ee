// The whole service with a contract from a file, whose change feed is replaced by an operation that does no work.
import { readFileSync } from 'node:fs';
import { readConfig } from '../../config.ts';
import type { Handler } from '../../handlers/handler.ts';
import { handlers } from '../../handlers/index.ts';
import { foundAlready } from '../../http/perform/lists.ts';
import { startServer } from '../../server.ts';

const idle: Handler<'listEvents'> = () => Promise.resolve({ found: foundAlready([]), next: null });

const [, , contract = '', replaced] = process.argv;
if (replaced === 'idle') Object.assign(handlers, { listEvents: idle });
const document = JSON.parse(readFileSync(contract, 'utf8')) as object;
await startServer({ config: readConfig(), document });
