// Book processes through the SDK: their lists, the bookings that come from them, and discount codes that are limited to some.
import { expect } from 'chai';
import { api, collectEvents, given, expectRefusal } from '../support/index.ts';

const UNKNOWN_ID = 2_000_000_000;

describe('book processes', () => {
  it('are made with a name, active and without lists', async () => {
    const made = await api.bookProcesses.createBookProcess({ body: { naam: 'Feestjes' } });
    expect(made).to.deep.equal({ id: made.id, naam: 'Feestjes', arrangement_ids: [], product_ids: [], actief: true });
    expect(await api.bookProcesses.getBookProcess({ id: made.id })).to.deep.equal(made);
    expect((await api.bookProcesses.listBookProcesses()).at(-1)).to.deep.equal(made);
  });

  it('change as sent: what is left out stays, lists are replaced, and what is sent back changes nothing', async () => {
    const [one, other] = [(await given.package()).id, (await given.package()).id];
    const product = (await given.product()).id;
    const { id } = await given.bookProcess({ arrangement_ids: [other, one], product_ids: [product] });
    const before = await api.bookProcesses.getBookProcess({ id });
    expect(before.arrangement_ids).to.deep.equal([one, other]);
    expect(await collectEvents(() => api.bookProcesses.updateBookProcess({ id, body: before }))).to.deep.equal([]);
    const body = { arrangement_ids: [other], actief: false };
    expect(await api.bookProcesses.updateBookProcess({ id, body })).to.deep.equal({ ...before, ...body });
  });

  it('name packages and products that exist, and keep those that are deleted later', async () => {
    const unknown = { status: 406, code: 'ERR_UNKNOWN_REFERENCE' };
    const [sold, gone] = [(await given.package()).id, (await given.product()).id];
    const package_ = { ...unknown, field: 'arrangement_ids[1]' };
    expect(await expectRefusal(given.bookProcess({ arrangement_ids: [sold, UNKNOWN_ID] }))).to.include(package_);
    expect(await expectRefusal(given.bookProcess({ arrangement_ids: [sold, sold] }))).to.include({
      field: 'arrangement_ids',
    });

    const { id } = await given.bookProcess({ product_ids: [gone] });
    const changed = api.bookProcesses.updateBookProcess({ id, body: { arrangement_ids: [sold, UNKNOWN_ID] } });
    expect(await expectRefusal(changed)).to.include(package_);

    await api.products.deleteProduct({ id: gone });
    expect(
      (await api.bookProcesses.updateBookProcess({ id, body: { product_ids: [gone] } })).product_ids,
    ).to.have.length(1);

    const refusal = await expectRefusal(given.bookProcess({ product_ids: [gone] }));
    expect(refusal).to.include({ ...unknown, field: 'product_ids[0]' });
  });

  it('announce what happens to them', async () => {
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
  it('name it, and keep it when they change', async () => {
    const { id: book_process_id } = await given.bookProcess();
    const { id } = await given.booking({ book_process_id });
    const read = await api.bookings.getBooking({ id });
    expect(read.book_process_id).to.equal(book_process_id);
    const changed = await api.bookings.updateBooking({ id, body: { ...read, personen: 3 } });
    expect(changed).to.include({ book_process_id, personen: 3 });
    expect((await given.booking()).book_process_id).to.equal(null);
  });

  it('can come from an inactive one, with a package or a product', async () => {
    const { id: book_process_id } = await given.bookProcess({ actief: false });
    const [arrangement_id, product_id] = [(await given.package()).id, (await given.product()).id];
    for (const what of [{ arrangement_id }, { product_id }])
      expect(await given.booking({ book_process_id, ...what })).to.include({ book_process_id });
  });

  it('are refused for one that does not exist, and as a copy', async () => {
    const { id: boeking_id } = await given.booking();
    const { id: book_process_id } = await given.bookProcess();
    const unknown = { status: 406, code: 'ERR_UNKNOWN_REFERENCE', field: 'book_process_id' };
    expect(await expectRefusal(given.booking({ book_process_id: UNKNOWN_ID }))).to.include(unknown);
    const combined = { status: 406, code: 'ERR_CANNOT_COMBINE', field: 'book_process_id' };
    expect(await expectRefusal(given.booking({ boeking_id, book_process_id }))).to.include(combined);
  });

  it('copied come from none', async () => {
    const { id: boeking_id } = await given.booking({ book_process_id: (await given.bookProcess()).id });
    expect((await given.booking({ boeking_id })).book_process_id).to.equal(null);
  });

  it('keep it from being deleted', async () => {
    const { id } = await given.bookProcess();
    await given.booking({ book_process_id: id });
    const refusal = await expectRefusal(api.bookProcesses.deleteBookProcess({ id }));
    expect(refusal).to.deep.include({ status: 403, code: 'ERR_IN_USE', params: { references: ['bookings'] } });
  });
});

describe('discount codes for book processes', () => {
  it('list them in order, as a set that stays when it is left out', async () => {
    const [one, other] = [(await given.bookProcess()).id, (await given.bookProcess()).id];
    const made = await given.discountCode({ BookProcesses: [other, one] });
    expect(made.BookProcesses).to.deep.equal([one, other]);

    const { id } = made;
    expect(await collectEvents(() => api.discountCodes.updateDiscountCode({ id, body: made }))).to.deep.equal([]);

    const { code, datum_begin, datum_eind, kortingspercentage } = made;
    const rest = { code, datum_begin, datum_eind, kortingspercentage };
    const named = await api.discountCodes.updateDiscountCode({ id, body: { ...rest, naam: 'Ander' } });
    expect(named.BookProcesses).to.deep.equal([one, other]);

    const events = await collectEvents(() =>
      api.discountCodes.updateDiscountCode({ id, body: { ...named, BookProcesses: [] } }),
    );
    expect(events[0]?.modified).to.include('BookProcesses');
  });

  it('are refused for one that does not exist, and keep it from being deleted', async () => {
    const { id } = await given.bookProcess();
    const unknown = { status: 406, code: 'ERR_UNKNOWN_REFERENCE', field: 'BookProcesses[1]' };
    expect(await expectRefusal(given.discountCode({ BookProcesses: [id, UNKNOWN_ID] }))).to.include(unknown);
    await given.discountCode({ BookProcesses: [id] });
    const refusal = await expectRefusal(api.bookProcesses.deleteBookProcess({ id }));
    expect(refusal).to.deep.include({ status: 403, params: { references: ['discount_code_processes'] } });
  });
});
