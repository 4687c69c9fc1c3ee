// Redeeming a voucher on a booking: refusals, the units that it covers, and its new status.
import { expect } from 'chai';
import type { VoucherContent } from '../../../domain/catalogue/voucher.ts';
import { planRedemption, type RedeemableVoucher } from '../../../domain/bookings/redemption.ts';
import type { Cents } from '../../../generated/types.ts';
import { describeOutcome } from '../../support/decision-outcomes.ts';
import { createBookable, createItem, createStoredBooking } from './booking-world.ts';

const createContent = (product_id: number, aantal: number) =>
  ({ product_id, aantal, prijs_per_stuk: 125_000 as VoucherContent['prijs_per_stuk'] }) satisfies VoucherContent;
const createVoucher = (members: Partial<RedeemableVoucher> = {}): RedeemableVoucher => ({
  id: 8,
  title: 'Cadeau',
  paid: 0 as Cents,
  status: 'open',
  expiration_date: null,
  arrangement_ids: [],
  inhoud: [createContent(1, 4)],
  ...members,
});
/** Creates a booking with ten units of product 1. */
const createBooking = (members = {}) =>
  createStoredBooking({ costs: [{ ...createItem(21, 10, 11), product_id: 1 }], ...members });
const REDEMPTION_FACTS = { bookingVouchers: [], products: new Map([[1, createBookable(1)]]), today: '2026-06-01' };

describe('a voucher that is redeemed', () => {
  const cases: readonly (readonly [name: string, voucher: RedeemableVoucher | undefined, said: string])[] = [
    ['is free', createVoucher(), 'passes'],
    ['does not exist', undefined, 'ERR_VOUCHER_INVALID code'],
    ['is on another booking', createVoucher({ status: 'gereserveerd' }), 'ERR_VOUCHER_USED code'],
    ['was used', createVoucher({ status: 'gebruikt' }), 'ERR_VOUCHER_USED code'],
    ['is valid on its last day', createVoucher({ expiration_date: '2026-06-13' }), 'passes'],
    ['is over on the day of the booking', createVoucher({ expiration_date: '2026-06-12' }), 'ERR_VOUCHER_EXPIRED code'],
    ['is over today', createVoucher({ expiration_date: '2026-05-31' }), 'ERR_VOUCHER_EXPIRED code'],
    ['is for the package', createVoucher({ arrangement_ids: [5] }), 'passes'],
    ['is for another package', createVoucher({ arrangement_ids: [6] }), 'ERR_VOUCHER_INVALID_PRODUCTS code'],
    [
      'is for what is not booked',
      createVoucher({ inhoud: [createContent(9, 1)] }),
      'ERR_VOUCHER_INVALID_PRODUCTS code',
    ],
  ];

  for (const [name, voucher, outcome] of cases)
    it(`${name}: ${outcome}`, async () => {
      expect(
        await describeOutcome(() => planRedemption(createBooking(), { ...REDEMPTION_FACTS, voucher }, 'code')),
      ).to.equal(outcome);
    });

  it('covers units that no other voucher covers', async () => {
    const redemptions = [{ redeemed: [{ product_id: 1, aantal: 9 }] }, { redeemed: null }];
    const { units } = planRedemption(
      createBooking(),
      { ...REDEMPTION_FACTS, bookingVouchers: redemptions, voucher: createVoucher() },
      'code',
    );
    expect(units).to.deep.equal([{ product_id: 1, aantal: 1 }]);
    const all = [{ redeemed: [{ product_id: 1, aantal: 10 }] }];
    const outcome = await describeOutcome(() =>
      planRedemption(createBooking(), { ...REDEMPTION_FACTS, bookingVouchers: all, voucher: createVoucher() }, 'code'),
    );
    expect(outcome).to.equal('ERR_VOUCHER_INVALID_PRODUCTS code');
  });

  it('has items whose names end with a whole character', () => {
    const voucher = createVoucher({ title: `${'x'.repeat(254)}\u{1f3b3}` });
    const { items } = planRedemption(createBooking(), { ...REDEMPTION_FACTS, voucher }, 'code');
    expect(items.map(({ naam }) => naam)).to.deep.equal(['x'.repeat(254)]);
  });

  for (const [status, called] of [
    ['optie', 'gereserveerd'],
    ['definitief', 'gebruikt'],
    ['voltooid', 'gebruikt'],
  ] as const)
    it(`is called ${called} on a booking that is ${status}`, () => {
      const redemption = planRedemption(
        createBooking({ status }),
        { ...REDEMPTION_FACTS, voucher: createVoucher() },
        'code',
      );
      expect(redemption.status).to.equal(called);
    });
});
