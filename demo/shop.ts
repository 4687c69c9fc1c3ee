// A shop of its own beside a service of its own, until Ctrl-C: `npm run demo -- --shop`.
import { Boekstaaf } from 'boekstaaf';
import { createDemoFile, waitForInterrupt, openServer } from './server.ts';
import { setUp } from './set-up.ts';
import { addressOf, serveShop, stockShop } from './shop-site.ts';

const { file, removeFile: forget } = createDemoFile(false);
const server = await openServer(process.env, file);
const { url, username, password } = server;
const admin = new Boekstaaf({ baseUrl: url, username, password });
const { token } = await admin.apiKeys.createApiKey({ body: { user_id: server.userId, description: 'Shop' } });
const client = new Boekstaaf({ baseUrl: url, apiKey: token });
await stockShop(client, await setUp(client));
const site = await serveShop(url);
console.log(`The shop: ${addressOf(site)} (discount code ZOMER; no money moves)`);
console.log(`The service: ${url}/docs, as ${username} with ${password}. Ctrl-C ends both.`);
await waitForInterrupt();
site.close();
await server.close();
forget();
