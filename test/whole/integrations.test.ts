// The examples of demo/integrations, in TypeScript and in CommonJS: a website with the mock, an export and a receiver with the service.
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import * as loaded from 'boekstaaf';
import { webhooks } from 'boekstaaf';
import { type Mock, startMock } from 'boekstaaf/mock';
import type * as exporting from '../../demo/integrations/nightly-export.ts';
import type * as receiving from '../../demo/integrations/webhook-receiver.ts';
import type * as selling from '../../demo/integrations/website.ts';
import { api } from '../support/index.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const importExample = (name: string): Promise<unknown> => import(resolve('demo/integrations', name));

/** Runs `use` with the address of a listening server, and closes it afterwards; returns the result. */
async function serveDuring<T>(server: Server, use: (url: string) => Promise<T>): Promise<T> {
  await new Promise<void>((finish) => server.listen(0, '127.0.0.1', finish));
  try {
    return await use(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  } finally {
    server.closeAllConnections();
    await new Promise((finish) => server.close(finish));
  }
}

for (const ending of ['ts', 'cjs']) {
  describe(`the examples in .${ending}`, () => {
    let mock: Mock;
    const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-export-'));

    before(async () => {
      mock = await startMock();
    });

    after(async () => {
      await mock.close();
      rmSync(folder, { recursive: true, force: true });
    });

    it('sell a package on a website', async () => {
      const { createWebsite: website } = (await importExample(`website.${ending}`)) as typeof selling;
      // The loader of the tests gives require() a separate copy; Node gives it the same module.
      const sdk = ending === 'cjs' ? (createRequire(import.meta.url)('boekstaaf') as typeof loaded) : loaded;
      const client = new sdk.Boekstaaf({ baseUrl: mock.baseUrl, apiKey: 'bks_public', retries: 0 });

      await serveDuring(website(client), async (url) => {
        const [firstPackage] = await client.packages.list();
        await client.packages.update(firstPackage?.id ?? 0, { mag_online: true });

        const front = await (await fetch(url)).text();
        expect(front).to.include(`/packages/${String(firstPackage?.id)}`);

        const page = `${url}/packages/${String(firstPackage?.id)}`;
        expect(await (await fetch(page)).text()).to.match(/Free on \d{4}-\d\d-\d\d/);

        const form = { begin: '2026-06-13T14:00:00+02:00', name: 'de Vries', email: 'sanne@devries.example' };
        const bookingResponse = await fetch(page, { method: 'POST', body: new URLSearchParams(form) });
        expect([bookingResponse.status, await bookingResponse.text()]).to.satisfy(
          ([status, text]: [number, string]) => status === 201 && /^<p>[^<]{3,}<\/p>/.test(text),
        );

        const wrong = await fetch(page, { method: 'POST', body: new URLSearchParams({ ...form, begin: '<soon>' }) });
        expect([wrong.status, await wrong.text()]).to.satisfy(
          ([status, text]: [number, string]) => status === 422 && text.includes('Write a date and time'),
        );
        expect((await fetch(`${url}/packages/999`)).status).to.equal(404);
      });
    });

    it('export each change once, through a crash in the middle', async () => {
      const { exportChanges } = (await importExample(`nightly-export.${ending}`)) as typeof exporting;
      const file = join(folder, 'changes.ndjson');
      const first = await exportChanges(api, folder);
      expect(first).to.be.greaterThan(0);

      // Killed after writing, and before it stored its position.
      appendFileSync(file, '{"half of a li');
      await api.locations.create({ naam: `Export ${ending}` });

      const second = await exportChanges(api, folder);
      expect(second).to.be.greaterThan(0);
      expect(await exportChanges(api, folder)).to.equal(0);

      const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
      const exported = lines.map((line) => (JSON.parse(line) as { meta: { event_id: string } }).meta.event_id);
      const all = (await api.events.list().toArray()).map(({ meta }) => meta.event_id);
      expect(exported)
        .to.deep.equal(all)
        .and.have.lengthOf(first + second);
    });

    it('receive each event once, and no request that the service did not sign', async () => {
      const { createReceiver: receiver } = (await importExample(`webhook-receiver.${ending}`)) as typeof receiving;
      const handled: string[] = [];
      const failing = { next: true };
      const server = receiver(secret, (event) => {
        if (failing.next) throw new Error('The shelf is full');
        handled.push(event.meta.event_id);
      });

      await serveDuring(server, async (url) => {
        const [event] = await api.events.list({ page_size: 1 });
        const body = JSON.stringify(event);
        const id = event?.meta.event_id ?? '';
        const headers = await webhooks.sign(body, secret, { id });
        const post = async (sentBody: string): Promise<number> =>
          (await fetch(url, { method: 'POST', body: sentBody, headers })).status;
        const { error } = console;

        console.error = () => undefined;
        expect(await post(body)).to.equal(500);

        console.error = error;
        failing.next = false;
        expect([await post(body), await post(body), await post(`${body} `)]).to.deep.equal([204, 204, 400]);
        expect(handled).to.deep.equal([id]);
      });
    });
  });
}
