// The calculations of the page of a booking: numbers and times as people type them, and prices before anything is saved.
import { expect } from 'chai';
import { numberIn } from '../../http/pages/kantoor/frame/amounts.ts';
import { timesOf } from '../../http/pages/kantoor/booking/programme/line-times.ts';
import { withNumbers, withSize } from '../../http/pages/kantoor/booking/programme/prices.ts';
import { api, given } from '../support/index.ts';

describe('what is typed on the page of a booking', () => {
  it('is a number with a comma or a dot, and thousands stay thousands', () => {
    const numbers = ['12', '12,5', '12.50', '1.210,50', '1,210.50', '1.210', ' 24 ', '-3', '1.210.000'].map(numberIn);
    expect(numbers).to.deep.equal([12, 12.5, 12.5, 1210.5, 1210.5, 1210, 24, -3, 1_210_000]);
  });

  it('goes to the service as it is where it is no number, which refuses it', () => {
    expect(['', 'twaalf', '12 man'].map(numberIn)).to.deep.equal(['', 'twaalf', '12 man']);
  });

  it('moves the end of a line along, also over midnight and a night with another clock', () => {
    const line = { begin: '2026-03-28T22:00:00+01:00', eind: '2026-03-28T23:30:00+01:00' };
    expect(timesOf({}, line)).to.deep.equal({});
    expect(timesOf({ begin: '23:00' }, line)).to.deep.equal({
      ...{ begin: '2026-03-28T23:00:00', eind: '2026-03-29T00:30:00' },
    });
    expect(timesOf({ datum: '2026-03-29' }, line)).to.deep.equal({
      ...{ begin: '2026-03-29T22:00:00', eind: '2026-03-29T23:30:00' },
    });
    expect(timesOf({ eind: '01:00' }, line)).to.deep.equal({
      ...{ begin: '2026-03-28T22:00:00', eind: '2026-03-29T01:00:00' },
    });
    expect(timesOf({ datum: '2026-03-28', begin: '14:00', eind: '' }, null)).to.deep.equal({
      begin: '2026-03-28T14:00:00',
    });
    expect(timesOf({ datum: '2026-03-28', begin: '', eind: '' }, null)).to.deep.equal({});
  });

  it('costs what the service charges once it is saved', async () => {
    const rules = [
      { aantalbepaling: 'per_x_personen', aantal: 1, per_x_personen: 4, per_x_personen_afronding: 'boven' },
      { aantalbepaling: 'per_x_personen', aantal: 2, per_x_personen: 5, per_x_personen_afronding: 'beneden' },
      { aantalbepaling: 'vast', aantal: 3 },
      { aantalbepaling: 'per_x_personen', aantal: 1, per_x_personen: 10, minimum_aantal: 2 },
    ] as const;
    const products = await Promise.all(rules.map((rule) => given.product(rule)));
    const begin = '2026-06-13T14:00:00';
    const regels = products.map(({ id: product_id }) => ({ product_id, begin }));
    const { id: arrangement_id } = await given.package({ regels });
    const made = await given.booking({ arrangement_id, begin, personen: 10 });
    const { kosten, id } = made;
    const [group] = kosten.regels;
    const discounted = [{ id: group?.id ?? 0, type: 'groep', kortingspercentage: 10 }] as const;
    const booking = await api.bookings.patchBooking({ id, body: { kosten: { regels: [...discounted] } } });
    const total = ({ kosten: { calculated_totaalbedrag_inclusief_btw: amount } }: typeof booking): number => amount;
    for (const size of [7, 23]) {
      const difference = withSize(booking, products, size);
      const saved = await api.bookings.patchBooking({ id, body: { personen: size } });
      expect(total(booking) + difference, String(size)).to.be.closeTo(total(saved), 0.011);
      await api.bookings.patchBooking({ id, body: { personen: 10 } });
    }
    const [line] = booking.boekingsregels;
    const difference = withNumbers(booking, new Map([[line?.id ?? 0, 9]]));
    const lines = booking.boekingsregels.map((each) => (each === line ? { id: each.id, aantal: 9 } : { id: each.id }));
    const saved = await api.bookings.patchBooking({ id, body: { boekingsregels: lines } });
    expect(total(booking) + difference).to.be.closeTo(total(saved), 0.011);
  });
});
