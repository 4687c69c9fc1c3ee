// Expiry of options and reservations: they stay by default, and a setting has them cancelled.
import { expect } from 'chai';
import type { BookingStatus } from 'boekstaaf';
import { api, clock, collectEvents, given, jobs } from '../support/index.ts';

const set = (waarde: 'geen' | 'annuleren'): PromiseLike<unknown> =>
  api.settings.updateSetting({ slug: 'verlopen_optie_actie', body: { waarde } });
const settle = (): Promise<number> => jobs.runAllDue();
const readStatus = async (id: number): Promise<string> => (await api.bookings.getBooking({ id })).status;
const createExpiringBooking = async (
  status: BookingStatus,
  status_vervaldatum: string | null = '2026-03-20',
): Promise<number> => (await given.booking({ status, status_vervaldatum })).id;

describe('an option that has expired', () => {
  beforeEach(() => {
    clock.reset();
  });

  it('stays by default', async () => {
    const id = await createExpiringBooking('optie');
    clock.set('2026-03-25T12:00:00+01:00');
    expect(await collectEvents(settle)).to.deep.equal([]);
    expect(await readStatus(id)).to.equal('optie');
    await api.bookings.deleteBooking({ id });
  });

  it('is cancelled after its last day where the setting says so, and announced', async () => {
    await set('annuleren');
    const ids = [await createExpiringBooking('optie'), await createExpiringBooking('reservering')];
    clock.set('2026-03-20T23:59:00+01:00');
    expect(await collectEvents(settle)).to.deep.equal([]);

    clock.set('2026-03-21T00:00:00+01:00');
    const events = await collectEvents(settle);
    expect(events.map(({ event, object_id }) => [event, object_id])).to.have.deep.members(
      ids.flatMap((id) => [
        ['Boeking::postUpdate', id],
        ['Boeking::postSave', id],
      ]),
    );

    for (const id of ids) expect(await readStatus(id)).to.equal('geannuleerd');
  });

  it('is not found among other statuses, or bookings without a last day', async () => {
    await set('annuleren');
    const statuses = ['informatie', 'interesse', 'definitief', 'gaande', 'voltooid'] as const;
    for (const status of statuses) await createExpiringBooking(status);
    await createExpiringBooking('optie', null);
    clock.set('2026-04-21T00:00:00+02:00');
    expect(await collectEvents(settle)).to.deep.equal([]);
  });
});
