// Book processes: their lists, the bookings made through them, and discount codes that are limited to some.
import { expect } from 'chai';
import { api, collectEvents, given, expectRefusal } from '../support/index.ts';

const UNKNOWN_ID = 2_000_000_000;

describe('book processes', () => {
  it('are created with a name, active and without lists', async () => {
    const bookProcess = await api.bookProcesses.createBookProcess({ body: { naam: 'Feestjes' } });
    expect(bookProcess).to.deep.equal({
      id: bookProcess.id,
      naam: 'Feestjes',
      arrangement_ids: [],
      product_ids: [],
      actief: true,
    });
    expect(await api.bookProcesses.getBookProcess({ id: bookProcess.id })).to.deep.equal(bookProcess);
    expect((await api.bookProcesses.listBookProcesses()).at(-1)).to.deep.equal(bookProcess);
  });

  it('do not change in members that are left out, replace lists as a whole, and can be sent back', async () => {
    const one = (await given.package()).id;
    const other = (await given.package()).id;
    const product = (await given.product()).id;
    const { id } = await given.bookProcess({ arrangement_ids: [other, one], product_ids: [product] });
    const before = await api.bookProcesses.getBookProcess({ id });
    expect(before.arrangement_ids).to.deep.equal([one, other]);
    expect(await collectEvents(() => api.bookProcesses.updateBookProcess({ id, body: before }))).to.deep.equal([]);
    const body = { arrangement_ids: [other], actief: false };
    expect(await api.bookProcesses.updateBookProcess({ id, body })).to.deep.equal({ ...before, ...body });
  });

  it('refer to packages and products that exist, and keep those that are deleted later', async () => {
    const unknown = { status: 406, code: 'ERR_UNKNOWN_REFERENCE' };
    const packageId = (await given.package()).id;
    const productId = (await given.product()).id;
    const package_ = { ...unknown, field: 'arrangement_ids[1]' };
    expect(await expectRefusal(given.bookProcess({ arrangement_ids: [packageId, UNKNOWN_ID] }))).to.include(package_);
    expect(await expectRefusal(given.bookProcess({ arrangement_ids: [packageId, packageId] }))).to.include({
      field: 'arrangement_ids',
    });

    const { id } = await given.bookProcess({ product_ids: [productId] });
    const update = api.bookProcesses.updateBookProcess({ id, body: { arrangement_ids: [packageId, UNKNOWN_ID] } });
    expect(await expectRefusal(update)).to.include(package_);

    await api.products.deleteProduct({ id: productId });
    expect(
      (await api.bookProcesses.updateBookProcess({ id, body: { product_ids: [productId] } })).product_ids,
    ).to.have.length(1);

    const refusal = await expectRefusal(given.bookProcess({ product_ids: [productId] }));
    expect(refusal).to.include({ ...unknown, field: 'product_ids[0]' });
  });

  it('announce their changes', async () => {
    const events = await collectEvents(async () => {
      const { id } = await given.bookProcess();
      await api.bookProcesses.updateBookProcess({ id, body: { actief: false } });
      await api.bookProcesses.deleteBookProcess({ id });
    });
    const names = ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postDelete'];
    expect(events.map(({ event }) => event)).to.deep.equal(names.map((name) => `BookProcess::${name}`));
  });
});

describe('bookings from a book process', () => {
  it('refer to it, and keep it when they change', async () => {
    const { id: book_process_id } = await given.bookProcess();
    const { id } = await given.booking({ book_process_id });
    const booking = await api.bookings.getBooking({ id });
    expect(booking.book_process_id).to.equal(book_process_id);
    const updated = await api.bookings.updateBooking({ id, body: { ...booking, personen: 3 } });
    expect(updated).to.include({ book_process_id, personen: 3 });
    expect((await given.booking()).book_process_id).to.equal(null);
  });

  it('can refer to an inactive one, with a package or a product', async () => {
    const { id: book_process_id } = await given.bookProcess({ actief: false });
    const arrangement_id = (await given.package()).id;
    const product_id = (await given.product()).id;
    for (const source of [{ arrangement_id }, { product_id }])
      expect(await given.booking({ book_process_id, ...source })).to.include({ book_process_id });
  });

  it('are refused for one that does not exist, and as a copy', async () => {
    const { id: boeking_id } = await given.booking();
    const { id: book_process_id } = await given.bookProcess();
    const unknown = { status: 406, code: 'ERR_UNKNOWN_REFERENCE', field: 'book_process_id' };
    expect(await expectRefusal(given.booking({ book_process_id: UNKNOWN_ID }))).to.include(unknown);
    const combined = { status: 406, code: 'ERR_CANNOT_COMBINE', field: 'book_process_id' };
    expect(await expectRefusal(given.booking({ boeking_id, book_process_id }))).to.include(combined);
  });

  it('refer to none when they are copies', async () => {
    const { id: boeking_id } = await given.booking({ book_process_id: (await given.bookProcess()).id });
    expect((await given.booking({ boeking_id })).book_process_id).to.equal(null);
  });

  it('prevent its deletion', async () => {
    const { id } = await given.bookProcess();
    await given.booking({ book_process_id: id });
    const refusal = await expectRefusal(api.bookProcesses.deleteBookProcess({ id }));
    expect(refusal).to.deep.include({ status: 403, code: 'ERR_IN_USE', params: { references: ['bookings'] } });
  });
});

describe('discount codes for book processes', () => {
  it('list them in order, as a set that stays when it is left out', async () => {
    const one = (await given.bookProcess()).id;
    const other = (await given.bookProcess()).id;
    const discountCode = await given.discountCode({ BookProcesses: [other, one] });
    expect(discountCode.BookProcesses).to.deep.equal([one, other]);

    const { id } = discountCode;
    expect(await collectEvents(() => api.discountCodes.updateDiscountCode({ id, body: discountCode }))).to.deep.equal(
      [],
    );

    const { code, datum_begin, datum_eind, kortingspercentage } = discountCode;
    const rest = { code, datum_begin, datum_eind, kortingspercentage };
    const updated = await api.discountCodes.updateDiscountCode({ id, body: { ...rest, naam: 'Ander' } });
    expect(updated.BookProcesses).to.deep.equal([one, other]);

    const events = await collectEvents(() =>
      api.discountCodes.updateDiscountCode({ id, body: { ...updated, BookProcesses: [] } }),
    );
    expect(events[0]?.modified).to.include('BookProcesses');
  });

  it('are refused for one that does not exist, and prevent its deletion', async () => {
    const { id } = await given.bookProcess();
    const unknown = { status: 406, code: 'ERR_UNKNOWN_REFERENCE', field: 'BookProcesses[1]' };
    expect(await expectRefusal(given.discountCode({ BookProcesses: [id, UNKNOWN_ID] }))).to.include(unknown);
    await given.discountCode({ BookProcesses: [id] });
    const refusal = await expectRefusal(api.bookProcesses.deleteBookProcess({ id }));
    expect(refusal).to.deep.include({ status: 403, params: { references: ['discount_code_processes'] } });
  });
});
