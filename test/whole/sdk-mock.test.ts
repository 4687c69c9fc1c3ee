// The mock of the service: it refuses what the service refuses, responds as the contract shows, and stores what it is sent.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { BadInput, Boekstaaf, Forbidden, NotFound, Unauthorized } from 'boekstaaf';
import { type Mock, startMock } from 'boekstaaf/mock';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import type { OperationId } from '../../generated/operations.ts';
import { createResponseCheck } from '../../http/response/check-responses.ts';
import { compileValidators } from '../../contract/compiled.ts';
import { adaptForValidators } from '../../contract/bundle.ts';
import { listClientCalls, composeExample } from '../../spec/generator/client-calls.ts';
import type { ContractDocument } from '../../spec/generator/document.ts';
import { expectError } from '../support/scripted-client.ts';

let mock: Mock;
let client: Boekstaaf;

describe('the mock of the service', () => {
  before(async () => {
    mock = await startMock();
    client = new Boekstaaf({ baseUrl: mock.baseUrl, apiKey: 'any', retries: 0 });
  });

  afterEach(() => mock.reset());
  after(() => mock.close());

  it('stores what is created, changed and deleted, until it is reset', async () => {
    const { bookings } = client;
    const booking = await bookings.create({ klant_id: 7, begin: '2026-03-28T10:00:00', personen: 9 });
    expect(await bookings.get(booking.id))
      .to.deep.equal(booking)
      .and.include({ klant_id: 7, personen: 9 });

    await bookings.update(booking.id, { personen: 12 });
    expect((await bookings.setStatus(booking.id, 'geannuleerd')).status).to.equal('geannuleerd');
    expect(await bookings.get(booking.id)).to.include({ personen: 12, status: 'geannuleerd' });
    expect((await bookings.list().toArray()).map(({ id }) => id)).to.include(booking.id);

    const page = await bookings.list({ page_size: 1 });
    expect([page.length, page.total, page.hasNext]).to.deep.equal([1, 2, true]);

    await bookings.delete(booking.id);
    for (const call of [
      () => bookings.get(booking.id),
      () => bookings.delete(booking.id),
      () => bookings.update(booking.id, { personen: 1 }),
    ])
      expect(await expectError(call())).to.be.instanceOf(NotFound);

    mock.reset();
    expect(await bookings.list().toArray()).to.have.lengthOf(1);
  });

  it('keeps a filter by metadata from page to page', async () => {
    for (const personen of [1, 2, 3])
      await client.bookings.create({ klant_id: 7, begin: '2026-03-28T10:00:00', personen });

    const listing = client.bookings.list({ page_size: 1, metadata: { 'a b': '1&2', exact: '10042' } });
    const next = (await listing.withResponse()).headers.get('link') ?? '';
    const [, query = ''] = /\?([^>]*)>; rel="next"/.exec(next) ?? [];
    expect([...new URLSearchParams(query)]).to.include.deep.members([
      ['metadata[a b]', '1&2'],
      ['metadata[exact]', '10042'],
      ['page_size', '1'],
      ['page', '2'],
    ]);

    const all = await client.bookings.list().toArray();
    expect(await client.bookings.list({ page_size: 1, metadata: { exact: '1' } }).toArray()).to.have.length(all.length);
  });

  it('stores objects below others, and those created through another path', async () => {
    const [invoice] = await client.invoices.list();
    const payment = await client.invoicePayments.create(invoice!.id, { bedrag: 12.5 });
    expect((await client.invoicePayments.get(invoice!.id, payment.id)).bedrag).to.equal(12.5);
    const credit = await client.invoices.createCredit(invoice!.id);
    expect((await client.invoices.get(credit.id)).id)
      .to.equal(credit.id)
      .and.not.equal(invoice!.id);
    expect(await expectError(client.invoicePayments.create(999, { bedrag: 1 }))).to.be.instanceOf(NotFound);
  });

  it('refuses what the service refuses, and what a test requests', async () => {
    const wrong = { naam: 7, naamm: 'x' } as unknown;
    const error = (await expectError(client.locations.create(wrong as { naam: string }))) as BadInput;
    expect(error).to.be.instanceOf(BadInput);
    expect(error.problems.map(({ code, field, params }) => [code, field, params])).to.have.deep.members([
      ['ERR_EXTRA_FIELD', 'naamm', { nearest: 'naam' }],
      ['ERR_TYPE', 'naam', undefined],
    ]);

    const stranger = new Boekstaaf({ baseUrl: mock.baseUrl });
    expect(await expectError(stranger.bookings.list()))
      .to.be.instanceOf(Unauthorized)
      .and.include({ reason: 'missing' });
    expect(await expectError(client.bookings.list({ prefer: 'code=403' }))).to.be.instanceOf(Forbidden);
    expect(await expectError(client.request('PATCH', '/api2/locaties'))).to.include({ status: 405 });
    expect(await expectError(client.request('GET', '/api2/niets'))).to.be.instanceOf(NotFound);
  });

  it('responds as the contract declares, where a list is the only way to an object', async () => {
    const check = createResponseCheck(compileValidators(adaptForValidators(bundle)));
    const document = bundle as object as ContractDocument;
    const calls = listClientCalls(document);
    const wrong: string[] = [];
    const checkedIds = new Set<string>();

    for (const [id, { path, isList, ids, query }] of calls) {
      if (!isList || ids.length > 0) continue;
      const requiredParameters = query.filter(({ required }) => required === true);
      const queryValues = Object.fromEntries(
        requiredParameters.map(({ name, schema }) => [name, String(composeExample(document, schema))]),
      );
      const items = await client.request('GET', path, { query: queryValues });
      wrong.push(...describeWrong(id, check.checkBody(id as OperationId, 200, items)));
      const readCall = [...calls].find(
        ([, each]) => each.verb === 'GET' && each.path.replace(/\/\{[^/]+\}$/, '') === path && each.path !== path,
      );
      if (!readCall || !Array.isArray(items)) continue;
      const [{ id: key, slug }] = items as [{ id?: number; slug?: string }];
      const one = await client.request('GET', `${path}/${String(key ?? slug)}`);
      wrong.push(...describeWrong(readCall[0], check.checkBody(readCall[0] as OperationId, 200, one)));
      checkedIds.add(id).add(readCall[0]);
    }

    expect(wrong).to.deep.equal([]);
    expect(checkedIds.size).to.be.greaterThan(80);
  });

  it('is a command', async () => {
    const child = spawn(process.execPath, [resolve('sdk/dist/cli.js'), 'mock', '--port', '0']);
    const [first] = (await once(child.stdout, 'data')) as [Buffer];
    const [baseUrl = ''] = /http:\S+/.exec(first.toString()) ?? [];
    const file = await new Boekstaaf({ baseUrl, apiKey: 'any' }).invoices.list();
    expect(file).to.have.lengthOf(1);
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).to.equal(0);
  });
});

function describeWrong(id: string, wrong: string | null): string[] {
  return wrong === null ? [] : [`${id}: ${wrong}`];
}
