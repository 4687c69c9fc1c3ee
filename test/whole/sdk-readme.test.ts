// The first lines of the SDK's README, run unchanged against the service.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { webhooks } from 'boekstaaf';
import { transform } from 'esbuild';
import { api, apiKey, baseUrl } from '../support/index.ts';

// Below the project, so that Node resolves the SDK as after an installation.
const folder = resolve(import.meta.dirname, '../../.cache', `sdk-readme-${String(process.pid)}`);

describe("the SDK's README", () => {
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('begins with lines that work', async () => {
    const readme = readFileSync(resolve(import.meta.dirname, '../../sdk/README.md'), 'utf8');
    const [, lines = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
    const here = lines.replace('http://127.0.0.1:8080', baseUrl).replace('bks_...', apiKey);
    expect(here).to.include(baseUrl).and.include(apiKey);

    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'lines.mjs'), here);

    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'lines.mjs')]);

    const [lane] = await api.locations.listLocations();
    expect(lane).to.include({ naam: 'Lane 1', capaciteit: 8, kleur: '#336699' });

    const [first, second] = stdout.split('\n');
    expect(first).to.equal(`${String(lane?.id)} Lane 1`);
    expect(second).to.match(/^parent_id: .*\(406 on POST \/api2\/locaties, request .+\)$/);
  });

  it('shows a receiver that accepts what the service sends, and nothing else', async () => {
    const readme = readFileSync(resolve(import.meta.dirname, '../../sdk/README.md'), 'utf8');
    const [block = ''] = [...readme.matchAll(/```ts\n(.*?)```/gs)].flatMap(([, code = '']) =>
      code.includes('webhooks.verify(') ? [code] : [],
    );
    const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
    const { code } = await transform(block.replace('whsec_...', secret), { loader: 'ts' });

    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'receiver.mjs'), code);

    const receiver = (await import(join(folder, 'receiver.mjs'))) as {
      receive(request: Request): Promise<Response>;
    };
    const [event] = await api.events.listEvents({ page_size: 1 });
    const body = JSON.stringify(event);
    const headers = await webhooks.sign(body, secret, { id: event?.meta.event_id ?? '' });
    const createRequest = (text: string): Request =>
      new Request('http://localhost/', { method: 'POST', body: text, headers });

    expect((await receiver.receive(createRequest(body))).status).to.equal(204);

    const refusal = await receiver.receive(createRequest(`${body} `));
    expect(refusal.status).to.equal(400);
    expect(await refusal.text()).to.equal('bad-signature');
  });

  it('describes lists that are walked, page by page of the service', async () => {
    for (const naam of ['Lane 2', 'Lane 3', 'Lane 4', 'Lane 5']) await api.locations.createLocation({ body: { naam } });
    const sizes: number[] = [];
    for await (const page of api.locations.listLocations({ page_size: 2 }).pages()) sizes.push(page.length);
    expect(sizes).to.deep.equal([2, 2, 1]);

    const positions: string[] = [];
    for await (const { meta } of api.events.listEvents({ page_size: 2 })) positions.push(meta.position);
    expect(positions.length).to.be.greaterThan(4);
    expect(new Set(positions).size).to.equal(positions.length);
  });
});
