// Two answers to one proposal at once: everybody is told the same, and it happens once; without the locks it does not.
import { expect } from 'chai';
import { race, type Race, twin } from '../support/arena.ts';
import { tokenOf } from '../support/given/proposals.ts';
import { patience } from '../support/patience.ts';
import { bookingOver } from '../support/world.ts';

const TOLD = { geaccepteerd: 'U bent akkoord gegaan', afgewezen: 'U hebt dit voorstel afgewezen' } as const;
const AFTER = { geaccepteerd: 'definitief', afgewezen: 'optie' } as const;
type Outcome = keyof typeof TOLD;

/** These answers to one proposal at once, through services side by side. */
function answering(...answers: readonly ('akkoord' | 'afwijzen')[]): Race {
  return async ({ clients, api }) => {
    const boeking_id = await bookingOver(api, 100);
    await api.bookings.setBookingStatus({ id: boeking_id, status: 'optie' });
    const { id: type_id } = await api.proposals.createProposalType({ body: { naam: 'Offerte' } });
    const made = await api.proposals.createProposal({ body: { boeking_id, type_id } });
    const token = tokenOf(made);
    const page = await (await api.proposals.getProposalPage({ token })).text();
    const gezien = /name="gezien" value="([0-9a-f]{64})"/.exec(page)?.[1] ?? '';

    const told = await Promise.all(
      answers.map(async (antwoord, at) => {
        const body = new Blob([new URLSearchParams({ antwoord, gezien }).toString()]);
        const answer = await (clients[at % clients.length] ?? api).proposals.answerProposal({ token, body });
        const text = await answer.text();
        return (Object.keys(TOLD) as Outcome[]).find((outcome) => text.includes(TOLD[outcome])) ?? 'nothing';
      }),
    );

    const events = await api.events.listEvents({ page_size: 1000 });
    const answered = events.filter(({ meta }) => meta.event === 'Boekingsvoorstel::postUpdate');
    const { status } = await api.proposals.getProposal({ id: made.id });
    const booking = await api.bookings.getBooking({ id: boeking_id });
    return [
      ...(told.every((outcome) => outcome === status) ? [] : [`${told.join()} were told, and it is ${status}`]),
      ...(answered.length === 1 ? [] : [`it was answered ${String(answered.length)} times`]),
      ...(booking.status === AFTER[status as Outcome] ? [] : [`${status}, and the booking is ${booking.status}`]),
    ];
  };
}

describe('two answers to a proposal at once', function () {
  this.timeout(patience(120_000));
  const contrary = answering('akkoord', 'afwijzen', 'akkoord', 'afwijzen');
  const alike = answering('akkoord', 'akkoord', 'akkoord', 'akkoord');

  it('that accept and decline have one outcome', async () => {
    expect(await race(contrary, { services: 2 })).to.deep.equal([]);
  });

  it('that accept are one answer', async () => {
    expect(await race(alike, { services: 2 })).to.deep.equal([]);
  });

  it('go wrong without the locks, both', async () => {
    expect(await twin(contrary, { services: 2 })).to.not.deep.equal([]);
    expect(await twin(alike, { services: 2 })).to.not.deep.equal([]);
  });
});
