// Concurrent replies: to one proposal, and to several for the last lane. One wins; without the locks several do.
import { expect } from 'chai';
import { runRace, type Race, runUnlockedRace } from '../support/arena.ts';
import { tokenOf } from '../support/given/proposals.ts';
import { createPricedBooking, createPricedProduct } from '../support/world.ts';

const OUTCOME_TEXTS = { geaccepteerd: 'U bent akkoord gegaan', afgewezen: 'U hebt dit voorstel afgewezen' } as const;
const OUTCOME_STATUSES = { geaccepteerd: 'definitief', afgewezen: 'optie' } as const;
type ProposalOutcome = keyof typeof OUTCOME_TEXTS;

const readSeenHash = (page: string): string => /name="gezien" value="([0-9a-f]{64})"/.exec(page)?.[1] ?? '';
const formOf = (antwoord: 'akkoord' | 'afwijzen', gezien: string): Blob =>
  new Blob([new URLSearchParams({ antwoord, gezien }).toString()]);

/** Returns a race of these replies to one proposal, through several services at once. */
function createReplyRace(...replies: readonly ('akkoord' | 'afwijzen')[]): Race {
  return async ({ clients, api }) => {
    const boeking_id = await createPricedBooking(api, 100);
    await api.bookings.setBookingStatus({ id: boeking_id, status: 'optie' });

    const { id: type_id } = await api.proposals.createProposalType({ body: { naam: 'Offerte' } });
    const proposal = await api.proposals.createProposal({ body: { boeking_id, type_id } });
    const token = tokenOf(proposal);
    const gezien = readSeenHash(await (await api.proposals.getProposalPage({ token })).text());

    const outcomes = await Promise.all(
      replies.map(async (antwoord, at) => {
        const body = formOf(antwoord, gezien);
        const page = await (clients[at % clients.length] ?? api).proposals.answerProposal({ token, body });
        const text = await page.text();
        return (
          (Object.keys(OUTCOME_TEXTS) as ProposalOutcome[]).find((outcome) => text.includes(OUTCOME_TEXTS[outcome])) ??
          'nothing'
        );
      }),
    );

    const events = await api.events.listEvents({ page_size: 1000 });
    const updates = events.filter(({ meta }) => meta.event === 'Boekingsvoorstel::postUpdate');
    const { status } = await api.proposals.getProposal({ id: proposal.id });
    const booking = await api.bookings.getBooking({ id: boeking_id });

    return [
      ...(outcomes.every((outcome) => outcome === status) ? [] : [`${outcomes.join()} were told, and it is ${status}`]),
      ...(updates.length === 1 ? [] : [`it was answered ${String(updates.length)} times`]),
      ...(booking.status === OUTCOME_STATUSES[status as ProposalOutcome]
        ? []
        : [`${status}, and the booking is ${booking.status}`]),
    ];
  };
}

const ACCEPTED_PROPOSALS = 4;

/** Accepts the proposals of several bookings for the only lane at once. */
const acceptForLastLane: Race = async ({ clients, api }) => {
  const { id: materiaal_id } = await api.materials.createMaterial({ body: { naam: 'Baan', aantal: 1 } });
  const { id: type_id } = await api.proposals.createProposalType({ body: { naam: 'Offerte' } });
  const { klant_id } = await api.bookings.getBooking({ id: await createPricedBooking(api, 100) });
  const { id: product_id } = await createPricedProduct(api, 100);
  const Materialen = [{ materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'boven' as const }];
  await api.products.updateProduct({ id: product_id, body: { duur: 'PT1H', Materialen } });

  const wish = { klant_id, product_id, personen: 1, begin: '2026-06-13T14:00:00+02:00', status: 'interesse' } as const;
  const pages: { boeking_id: number; token: string; gezien: string }[] = [];
  for (let each = 0; each < ACCEPTED_PROPOSALS; each += 1) {
    const { id: boeking_id } = await api.bookings.createBooking({ body: wish });
    const token = tokenOf(await api.proposals.createProposal({ body: { boeking_id, type_id } }));
    pages.push({
      boeking_id,
      token,
      gezien: readSeenHash(await (await api.proposals.getProposalPage({ token })).text()),
    });
  }

  const notices = await Promise.all(
    pages.map(async ({ token, gezien }, at) => {
      const page = await (clients[at % clients.length] ?? api).proposals.answerProposal({
        token,
        body: formOf('akkoord', gezien),
      });
      return /class="notice (\w+)"/.exec(await page.text())?.[1] ?? 'nothing';
    }),
  );

  const statuses = await Promise.all(
    pages.map(async ({ boeking_id }) => (await api.bookings.getBooking({ id: boeking_id })).status),
  );
  const ends = notices.map((notice, at) => `${notice} ${statuses[at] ?? ''}`).toSorted();
  const right = ['geaccepteerd definitief', ...Array.from({ length: ACCEPTED_PROPOSALS - 1 }, () => 'vol interesse')];

  return ends.join() === right.join() ? [] : [ends.join()];
};

describe('concurrent acceptances of proposals for the last lane', () => {
  it('confirm one booking', async () => {
    expect(await runRace(acceptForLastLane, { services: 2 })).to.deep.equal([]);
  });

  it('confirm several without the locks', async () => {
    expect(await runUnlockedRace(acceptForLastLane, { services: 2 })).to.not.deep.equal([]);
  });
});

describe('concurrent replies to a proposal', () => {
  const contrary = createReplyRace('akkoord', 'afwijzen', 'akkoord', 'afwijzen');
  const alike = createReplyRace('akkoord', 'akkoord', 'akkoord', 'akkoord');

  it('that accept and decline have one outcome', async () => {
    expect(await runRace(contrary, { services: 2 })).to.deep.equal([]);
  });

  it('that accept count as one', async () => {
    expect(await runRace(alike, { services: 2 })).to.deep.equal([]);
  });

  it('of both kinds go wrong without the locks', async () => {
    expect(await runUnlockedRace(contrary, { services: 2 })).to.not.deep.equal([]);
    expect(await runUnlockedRace(alike, { services: 2 })).to.not.deep.equal([]);
  });
});
