// Vouchers: their templates, their codes, who may see them, and their expiry.
import { expect } from 'chai';
import { api, clock, collectEvents, given, createClientWith, expectRefusal } from '../support/index.ts';
import { jobs } from '../support/jobs.ts';
import { readPdf } from '../support/pdf.ts';

const UNKNOWN_ID = 2_000_000_000;
const read = (id: number) => api.vouchers.getVoucher({ id });
const update = (id: number, body: object) => api.vouchers.updateVoucher({ id, body });

describe('a voucher', () => {
  beforeEach(() => {
    clock.set('2026-03-10T11:00:00Z');
  });

  after(() => {
    clock.reset();
  });

  it('is printed once a company exists to issue it', async () => {
    const { id } = await given.voucher();
    expect(await api.companies.listCompanies()).to.deep.equal([]);
    expect(await expectRefusal(api.vouchers.getVoucherPdf({ id }))).to.include({ code: 'ERR_COMPANY_REQUIRED' });
    await given.company();
    expect((await api.vouchers.getVoucherPdf({ id })).type).to.equal('application/pdf');
  });

  it('is created, read, changed and deleted', async () => {
    const product = await given.product();
    const one = await given.package();
    const two = await given.package();
    const body = {
      code: 'Kado 26',
      title: 'Cadeau',
      expiration_date: '2026-12-31',
      internal_reference: 'K1',
      metadata: {},
      customer_id: (await given.customer()).id,
      inhoud: [{ product_id: product.id, aantal: 4, prijs_per_stuk: 12.3456 }],
    };
    const voucher = await api.vouchers.createVoucher({ body: { ...body, arrangement_ids: [two.id, one.id] } });
    const { id } = voucher;
    const moment = { created_at: '2026-03-10T12:00:00+01:00', updated_at: '2026-03-10T12:00:00+01:00' };
    const derivedMembers = {
      id,
      status: 'open',
      voucher_template_id: null,
      arrangement_ids: [one.id, two.id],
      ...moment,
    };
    expect(voucher).to.deep.equal({ ...body, ...derivedMembers });
    expect(await read(id)).to.deep.equal(voucher);

    clock.advance({ hours: 1 });
    const updated = await update(id, { title: 'Ander cadeau', arrangement_ids: [] });
    const later = { updated_at: '2026-03-10T13:00:00+01:00' };
    expect(updated).to.deep.equal({ ...voucher, title: 'Ander cadeau', arrangement_ids: [], ...later });

    await api.vouchers.deleteVoucher({ id });
    expect(await expectRefusal(read(id))).to.include({ status: 404 });
    expect((await given.voucher({ code: 'kado 26' })).code).to.equal('kado 26');
  });

  it('copies from its template what it omits: contents at the current prices, term and names', async () => {
    const one = await given.product();
    const two = await given.product({
      ProductPrice: [
        { btw: 9, verkoop: 5 },
        { btw: 21, verkoop: 2.5 },
      ],
    });

    const template = await given.voucherTemplate({
      name: 'Bon',
      products: [one.id, two.id],
      product_amount: 3,
      internal_reference: 'REF',
      expire_days: 30,
      expiration_date: '2026-12-31',
    });
    const voucher = await given.voucher({ voucher_template_id: template.id });
    expect(voucher).to.deep.include({
      title: 'Bon',
      internal_reference: 'REF',
      expiration_date: '2026-04-09',
      voucher_template_id: template.id,
      inhoud: [
        { product_id: one.id, aantal: 3, prijs_per_stuk: 12.1 },
        { product_id: two.id, aantal: 3, prijs_per_stuk: 7.5 },
      ],
    });

    const ownVoucher = await given.voucher({
      voucher_template_id: template.id,
      title: 'Mijn bon',
      expiration_date: '2028-01-01',
    });
    expect(ownVoucher).to.include({ title: 'Mijn bon', expiration_date: '2028-01-01' });
  });

  it('sent back as it was read changes nothing and announces nothing, whatever was deleted since', async () => {
    const product = await given.product();
    const voucher = await given.voucher({ inhoud: [{ product_id: product.id, aantal: 1, prijs_per_stuk: 1 }] });
    await api.products.deleteProduct({ id: product.id });
    clock.advance({ hours: 1 });
    expect(await collectEvents(() => update(voucher.id, voucher))).to.deep.equal([]);
    expect(await read(voucher.id)).to.deep.equal(voucher);
  });

  it('is listed by code, status, template, customer and booking', async () => {
    const { voucher, booking } = await given.redeemedVoucher();
    const klant = await given.customer();
    const template = await given.voucherTemplate();
    const other = await given.voucher({ voucher_template_id: template.id, customer_id: klant.id });
    const listIds = async (query: object) => (await api.vouchers.listVouchers(query)).map(({ id }) => id);

    expect(await listIds({ code: other.code.toLowerCase() })).to.deep.equal([other.id]);
    expect(await listIds({ code: other.code.replaceAll('-', '') })).to.deep.equal([other.id]);
    expect(await listIds({ code: 'nobody has this' })).to.deep.equal([]);
    expect(await listIds({ voucher_template_id: template.id })).to.deep.equal([other.id]);
    expect(await listIds({ customer_id: klant.id })).to.deep.equal([other.id]);
    expect(await listIds({ boeking_id: booking.id })).to.deep.equal([voucher.id]);
    expect(await listIds({ status: ['gereserveerd'], boeking_id: booking.id })).to.deep.equal([voucher.id]);
    expect(await listIds({ status: ['open', 'vervallen'], boeking_id: booking.id })).to.deep.equal([]);
  });

  it('expires in the night after its last day, and is valid again with a later one', async () => {
    const voucher = await given.voucher({ expiration_date: '2026-03-11' });
    const always = await given.voucher();

    const readStatusAt = async (moment: string) => {
      clock.set(moment);
      await jobs.runAllDue();
      return (await read(voucher.id)).status;
    };

    await jobs.runAllDue();
    expect(await readStatusAt('2026-03-11T22:59:59Z')).to.equal('open');

    const events = await collectEvents(async () => {
      expect(await readStatusAt('2026-03-11T23:00:00Z')).to.equal('vervallen');
    });
    expect(events.map(({ event }) => event)).to.deep.equal(['Voucher::postUpdate', 'Voucher::postSave']);
    expect((await read(always.id)).status).to.equal('open');
    expect(await update(voucher.id, { expiration_date: '2026-03-12' })).to.include({ status: 'open' });
    expect(await update(voucher.id, { expiration_date: '2026-03-11' })).to.include({ status: 'vervallen' });
    expect(await given.voucher({ expiration_date: '2026-03-11' })).to.include({ status: 'vervallen' });
  });

  it('is announced with its code to readers who may see it', async () => {
    const events = await collectEvents(async () => {
      const voucher = await given.voucher({
        inhoud: [{ product_id: (await given.product()).id, aantal: 1, prijs_per_stuk: 1 }],
      });
      await api.vouchers.deleteVoucher({ id: voucher.id });
    });
    const eventNames = events.map(({ event }) => event).filter((name) => name.startsWith('Voucher'));
    expect(eventNames).to.deep.equal(['postInsert', 'postSave', 'postDelete'].map((name) => `Voucher::${name}`));
  });

  it('is printed for its bearer, with code, contents and last day, and without a name', async () => {
    const { id: product_id } = await given.product({ naam: 'Kanovaren', weergavenaam: '' });
    const { id: customer_id } = await given.customer({ naam: 'De geheime gever' });
    const inhoud = [{ product_id, aantal: 4, prijs_per_stuk: 10 }];
    const wishes = { title: 'Dag op het water', expiration_date: '2027-03-10', inhoud, customer_id };
    const voucher = await given.voucher(wishes);
    const reader = await createClientWith(['editBoeking']);
    const pdf = await reader.vouchers.getVoucherPdf({ id: voucher.id });
    expect(pdf.type).to.equal('application/pdf');
    const text = JSON.stringify(await readPdf(new Uint8Array(await pdf.arrayBuffer())));
    for (const printedText of [voucher.code, 'Dag op het water', '4 x Kanovaren', '10 maart 2027'])
      expect(text).to.include(printedText);
    expect(text).to.not.include('De geheime gever');
  });
});

describe('the code of a voucher', () => {
  const refusal = { status: 409, code: 'ERR_CODE_TAKEN', field: 'code' };

  it('is random by default: long, and without characters that look alike', async () => {
    const codes = new Set<string>();
    for (let times = 0; times < 20; times++) codes.add((await given.voucher()).code);
    expect(codes.size).to.equal(20);
    for (const code of codes) expect(code).to.match(/^[34679ACDEFGHJKMNPQRTWXY]{4}(-[34679ACDEFGHJKMNPQRTWXY]{4}){3}$/);
  });

  it('is unique among vouchers and discount codes, whatever its capitals', async () => {
    await given.discountCode({ code: 'Élan' });
    const voucher = await given.voucher({ code: 'Bon 1' });
    for (const code of ['élan', 'BON 1'])
      expect(await expectRefusal(given.voucher({ code })), code).to.include(refusal);
    expect(await expectRefusal(given.discountCode({ code: 'bon 1' }))).to.include(refusal);
    const other = await given.voucher();
    expect(await expectRefusal(update(other.id, { code: 'E\u0301LAN' }))).to.include(refusal);
    expect(await update(voucher.id, { code: 'Bon 2' })).to.include({ code: 'Bon 2' });
    expect(await given.discountCode({ code: 'BON 1' })).to.include({ code: 'BON 1' });
  });
});

describe('a voucher refuses', () => {
  it('contents that are missing, duplicate or unknown', async () => {
    expect(await expectRefusal(api.vouchers.createVoucher({ body: {} }))).to.include({
      code: 'ERR_REQUIRED',
      field: 'inhoud',
    });

    const voucher = await given.voucher();
    const [content] = voucher.inhoud;
    const twice = { inhoud: [content, { ...content, aantal: 1 }] };
    const unknown = { inhoud: [{ ...content, product_id: UNKNOWN_ID }] };

    for (const [body, code, field] of [
      [twice, 'ERR_DUPLICATE', 'inhoud[1].product_id'],
      [unknown, 'ERR_UNKNOWN_REFERENCE', 'inhoud[0].product_id'],
      [{ customer_id: UNKNOWN_ID }, 'ERR_UNKNOWN_REFERENCE', 'customer_id'],
      [{ voucher_template_id: UNKNOWN_ID }, 'ERR_UNKNOWN_REFERENCE', 'voucher_template_id'],
      [{ arrangement_ids: [UNKNOWN_ID] }, 'ERR_UNKNOWN_REFERENCE', 'arrangement_ids[0]'],
    ] as const) {
      expect(await expectRefusal(given.voucher({ inhoud: voucher.inhoud, ...(body as object) })), field).to.include({
        code,
        field,
      });
      expect(await expectRefusal(update(voucher.id, body)), field).to.include({ status: 406, code, field });
    }
  });

  it('a deletion, or other contents, while it is on a booking', async () => {
    const { booking, voucher } = await given.redeemedVoucher();
    const [content] = voucher.inhoud;
    const other = { inhoud: [{ ...content, aantal: 9 }] };
    expect(await expectRefusal(update(voucher.id, other))).to.include({ code: 'ERR_NOT_CHANGEABLE', field: 'inhoud' });
    expect(await expectRefusal(api.vouchers.deleteVoucher({ id: voucher.id }))).to.include({
      status: 403,
      code: 'ERR_IN_USE',
    });
    expect(await update(voucher.id, { expiration_date: '2026-01-01' })).to.include({ status: 'gereserveerd' });
    await api.bookings.deleteBookingVoucher({ id: booking.id, voucher_id: voucher.id });
    expect(await update(voucher.id, other)).to.deep.include(other);
    await api.vouchers.deleteVoucher({ id: voucher.id });
  });
});
