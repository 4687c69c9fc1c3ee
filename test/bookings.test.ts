// Bookings through the SDK: made from packages, products and copies, read, and refused.
import { expect } from 'chai';
import { api, given } from './support/index.ts';

describe('a booking', () => {
  it('is made from a package', async () => {
    const made = await given.booking({ arrangement_id: (await given.package()).id });
    expect(await api.bookings.getBooking({ id: made.id })).to.deep.equal(made);
  });
});
