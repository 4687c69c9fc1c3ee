// Conditional requests, PUT-back and lenient handling: no client overwrites a change of another one, or sends a typo unnoticed.
import { expect } from 'chai';
import type { Booking, Package } from 'boekstaaf';
import { api, collectEvents, given, sendRaw } from '../support/index.ts';
import type { RawResponse } from '../support/raw.ts';

const pathOf = ({ id }: { id: number }): string => `/api2/locaties/${String(id)}`;
const ETAG = /^"\d+\.[\w-]{16}"$/;

/**
 * Returns the value with the members of its objects in reverse order, at every depth; JSON means the same in any order.
 */
function reorderMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reorderMembers);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).reverse();
  return Object.fromEntries(members.map(([name, member]): [string, unknown] => [name, reorderMembers(member)]));
}

describe('an ETag', () => {
  it('is sent with single reads, creations and changes', async () => {
    const created = await sendRaw('POST', '/api2/locaties', { body: { naam: 'Baan' } });
    const path = String(created.headers.location);
    const read = await sendRaw('GET', path);
    const updated = await sendRaw('PUT', path, { body: { naam: 'Hal' } });
    for (const { headers } of [created, read, updated]) expect(headers.etag).to.match(ETAG);
    expect(created.headers.etag).to.equal(read.headers.etag).and.to.match(/^"1\./);
    expect(updated.headers.etag).to.match(/^"2\./);
  });

  it('of a new object is its own, even for a copy of an object with more changes', async () => {
    const invoice = await given.finalisedInvoice();
    await api.invoicePayments.createInvoicePayment({ id: invoice.id, body: { bedrag: 10 } });

    const mailed = await given.invoiceMail();
    await api.mails.cancelMail({ id: mailed.id });

    const responses = [
      await sendRaw('POST', `/api2/facturen/${String(invoice.id)}/crediteren`, { body: { status: 'concept' } }),
      await sendRaw('POST', `/api2/mails/${String(mailed.id)}/resend`),
    ];

    for (const { status, text, headers } of responses) {
      expect(status, text).to.equal(201);
      const path = String(headers.location);
      expect((await sendRaw('GET', path)).headers.etag, path).to.equal(headers.etag);
    }

    const [draft] = responses;
    const conditions = { headers: { 'if-match': String(draft?.headers.etag) } };
    expect((await sendRaw('DELETE', String(draft?.headers.location), conditions)).status).to.equal(200);
  });

  it('of an object below a root is that of the root', async () => {
    const invoice = await given.finalisedInvoice();
    const path = `/api2/facturen/${String(invoice.id)}`;
    const paymentResponse = await sendRaw('POST', `${path}/betalingen`, { body: { bedrag: 10 } });
    const versionOf = (response: RawResponse): string => String(response.headers.etag).split('.')[0] ?? '';
    expect(versionOf(paymentResponse))
      .to.equal(versionOf(await sendRaw('GET', path)))
      .and.to.match(/^"\d+$/);
    const conditions = { body: { bedrag: 20 }, headers: { 'if-match': String(paymentResponse.headers.etag) } };
    expect((await sendRaw('PUT', String(paymentResponse.headers.location), conditions)).status).to.equal(200);
  });

  it('spares the client a body that it has: 304 for the whole tag, weak or in a list, and for *', async () => {
    const path = pathOf(await given.location());
    const etag = String((await sendRaw('GET', path)).headers.etag);
    for (const header of [etag, `W/${etag}`, `"1.x", ${etag}`, '*']) {
      const response = await sendRaw('GET', path, { headers: { 'if-none-match': header } });
      expect(response, header).to.include({ status: 304, text: '' });
      expect(response.headers.etag, header).to.equal(etag);
    }
    expect((await sendRaw('GET', path, { headers: { 'if-none-match': '"1.x"' } })).status).to.equal(200);
    expect((await sendRaw('HEAD', path, { headers: { 'if-none-match': etag } })).status).to.equal(304);
  });

  it('protects changes and removals: another version is 412 with the current tag', async () => {
    const path = pathOf(await given.location());
    const old = String((await sendRaw('GET', path)).headers.etag);
    await sendRaw('PUT', path, { body: { naam: 'Door een ander' } });

    const current = (await sendRaw('GET', path)).headers.etag;
    const attempts: [string, Record<string, unknown>][] = [
      ['PUT', { body: { naam: 'Van mij' } }],
      ['DELETE', {}],
    ];

    for (const [method, options] of attempts) {
      const response = await sendRaw(method, path, { ...options, headers: { 'if-match': old } });
      expect(response.status, method).to.equal(412);
      expect(response.body).to.include({ code: 'ERR_PRECONDITION_FAILED' });
      expect(response.headers.etag).to.equal(current);
    }

    // A proxy that compresses the response marks its tag as weak.
    const weak = await sendRaw('PUT', path, { body: { naam: 'Van mij' }, headers: { 'if-match': `W/${old}` } });
    expect(weak.status).to.equal(412);

    const headers = { 'if-match': `"1.x", W/${String(current)}` };
    expect((await sendRaw('PUT', path, { body: { naam: 'Van mij' }, headers })).status).to.equal(200);
  });

  it('is compared by its version alone in a change, whatever computed members and embeds were shown', async () => {
    const path = pathOf(await given.location());
    expect(
      (await sendRaw('PUT', path, { body: { naam: 'Hal' }, headers: { 'if-match': '"1.another-hash-here"' } })).status,
    ).to.equal(200);
  });

  it('is refused when it is malformed, never ignored', async () => {
    const path = pathOf(await given.location());
    for (const header of ['1', 'nonsense', '""', '"11.x"']) {
      expect(
        (await sendRaw('PUT', path, { body: { naam: 'Hal' }, headers: { 'if-match': header } })).status,
        header,
      ).to.equal(412);
    }
  });
});

describe('a body that was read and is sent back', () => {
  it('changes nothing, announces nothing and keeps the version', async () => {
    const path = pathOf(await given.location());
    const readResponse = await sendRaw('GET', path);
    let response: RawResponse | undefined;
    const events = await collectEvents(async () => {
      response = await sendRaw('PUT', path, { body: readResponse.body });
    });
    expect(response).to.include({ status: 200, text: readResponse.text });
    expect(response?.headers.etag).to.equal(readResponse.headers.etag);
    expect(response?.headers['x-ignored-members']).to.equal(undefined);
    expect(events).to.deep.equal([]);
  });

  it('may carry read-only members; one that differs is ignored and named', async () => {
    const { id } = await given.paymentMethod();
    const path = `/api2/betaalmethoden/${String(id)}`;
    const paymentMethod = (await sendRaw('GET', path)).body as Record<string, unknown>;
    const response = await sendRaw('PUT', path, { body: { ...paymentMethod, is_deletable: false, naam: 'Contant' } });
    expect(response.status).to.equal(200);
    expect(response.body).to.deep.equal({ ...paymentMethod, naam: 'Contant' });
    expect(response.headers['x-ignored-members']).to.equal('is_deletable');
  });

  it('names read-only members that differ in the response, at any depth, and no others', async () => {
    const { id } = await given.booking({ arrangement_id: (await given.package()).id });
    const path = `/api2/boekingen/${String(id)}`;
    const booking = (await sendRaw('GET', path)).body as Booking;
    const same = await sendRaw('PUT', path, { body: { ...booking, kosten: reorderMembers(booking.kosten) } });
    expect(same).to.include({ status: 200 });
    expect(same.headers['x-ignored-members']).to.equal(undefined);

    const kosten = { ...booking.kosten, boeking_id: id + 1, calculated_totaalbedrag_inclusief_btw: 0.01 };
    const response = await sendRaw('PATCH', path, { body: { referentie: 'van mij', kosten } });
    expect(response, response.text).to.include({ status: 200 });
    expect(response.headers['x-ignored-members']?.toString().split(', ').sort()).to.deep.equal([
      'kosten.boeking_id',
      'kosten.calculated_totaalbedrag_inclusief_btw',
      'referentie',
    ]);
  });

  it('compares the items of a list by their ids', async () => {
    const { product_id } = (await given.package()).regels[0] ?? { product_id: 0 };
    const createdPackage = await given.package({ regels: [{ product_id }, { product_id }] });
    const path = `/api2/arrangementen/${String(createdPackage.id)}`;
    const storedPackage = (await sendRaw('GET', path)).body as Package;
    const [first, second] = storedPackage.regels;
    const turned = await sendRaw('PUT', path, { body: { regels: [second, first] } });
    expect(turned.headers['x-ignored-members']).to.equal(undefined);
    const other = { ...second, product: { ...second?.product, naam: 'Anders' } };
    const response = await sendRaw('PUT', path, { body: { regels: [other, first] } });
    expect(response, response.text).to.include({ status: 200 });
    expect(response.headers['x-ignored-members']).to.equal('regels[0].product');
  });

  it('may not have the id of another object, whole or as a patch', async () => {
    const location = await given.location();
    const booking = await given.booking();
    const attempts = [
      await sendRaw('PUT', pathOf(location), { body: { id: location.id + 1, naam: 'Hal' } }),
      await sendRaw('PATCH', `/api2/boekingen/${String(booking.id)}`, { body: { id: booking.id + 1 } }),
    ];
    for (const response of attempts) {
      expect(response.status).to.equal(406);
      expect(response.body).to.be.an('array').with.nested.property('[0].code', 'ERR_ID_MISMATCH');
      expect(response.body).to.be.an('array').with.nested.property('[0].field', 'id');
    }
  });

  it('leaves omitted members unchanged, and clears null ones', async () => {
    const location = await given.location({ naam: 'Baan', kleur: 'rood', capaciteit: 8 });
    const response = await sendRaw('PUT', pathOf(location), { body: { kleur: null } });
    expect(response.body).to.deep.include({ naam: 'Baan', kleur: null, capaciteit: 8 });
  });
});

describe('Prefer: handling=lenient', () => {
  const lenient = { prefer: 'handling=lenient' };

  it('ignores unknown members and parameters, and names them', async () => {
    const body = { naam: 'Baan', kleurtje: 'rood', 'ge heim': 1 };
    const response = await sendRaw('POST', '/api2/locaties?onbekend=1', { body, headers: lenient });
    expect(response.status, response.text).to.equal(201);
    const ignoredMembers = String(response.headers['x-ignored-members']).split(', ').map(decodeURIComponent);
    expect(ignoredMembers.sort()).to.deep.equal(['ge heim', 'kleurtje', 'onbekend']);
    const list = await sendRaw('GET', '/api2/locaties?onbekend=1', {
      headers: { prefer: 'respond-async, handling="lenient"' },
    });
    expect(list.headers['x-ignored-members']).to.equal('onbekend');
  });

  it('names members by the same paths as refusals do', async () => {
    const body = { contactpersonen: [{ voornaam: 'Sanne', schoenmaat: 38 }] };
    const response = await sendRaw('POST', '/api2/klanten', { body, headers: lenient });
    expect(response.status, response.text).to.equal(201);
    expect(response.headers['x-ignored-members']).to.equal('contactpersonen[0].schoenmaat');
  });

  it('counts the names that exceed the length of headers that clients read', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`onbekend_${String(at)}`, 1]));
    const response = await sendRaw('POST', '/api2/locaties', { body: { naam: 'Baan', ...unknown }, headers: lenient });
    expect(response.status, response.text).to.equal(201);
    const ignoredMembers = String(response.headers['x-ignored-members']).split(', ');
    const more = /^\.\.\. \((\d+) more\)$/.exec(ignoredMembers.at(-1) ?? '')?.[1];
    expect(ignoredMembers.length - 1 + Number(more)).to.equal(3000);
  });

  it('repeats no name that a header cannot contain', async () => {
    const response = await sendRaw('POST', '/api2/locaties', {
      body: '{"naam":"Baan","\\ud800":1}',
      headers: { ...lenient, 'content-type': 'application/json' },
    });
    expect(response).to.include({ status: 406 });
    expect(response.body).to.have.nested.property('[0].code', 'ERR_FORMAT');
  });

  it('ignores no other mistake', async () => {
    const body = { naam: 7, kleurtje: 'rood' };
    const response = await sendRaw('POST', '/api2/locaties', { body, headers: lenient });
    expect(response.status).to.equal(406);
    expect((response.body as { field: string }[]).map(({ field }) => field)).to.deep.equal(['naam']);
  });

  it('is off unless the client asks for it', async () => {
    const headers = { prefer: 'handling=strict' };
    expect((await sendRaw('POST', '/api2/locaties', { body: { naam: 'Baan', kleurtje: 1 }, headers })).status).to.equal(
      406,
    );
  });
});

describe('null on a creation', () => {
  it('means the same as leaving the member out', async () => {
    const response = await sendRaw('POST', '/api2/betaalmethoden', {
      body: { naam: 'Pin', type: null, weergeven_in_kassa: null },
    });
    expect(response.status, response.text).to.equal(201);
    expect(response.body).to.deep.include({ type: 'manual', weergeven_in_kassa: false });
  });
});
