// Proposals for staff and for customers: types, the page and its form, the effect of a reply, and refusals.
import { expect } from 'chai';
import { Transformer } from '@napi-rs/image';
import type { Proposal } from 'boekstaaf';
import { api, clock, collectEvents, given, jobs, sendRaw, expectRefusal } from '../support/index.ts';
import { tokenOf } from '../support/given/proposals.ts';
import type { RawResponse } from '../support/raw.ts';

const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://uitje.example' };
const pathOf = (proposal: Proposal): string => `/api2/voorstel/${tokenOf(proposal)}`;
const fetchPage = (proposal: Proposal): Promise<RawResponse> => sendRaw('GET', pathOf(proposal), { auth: null });
const readSeenHash = ({ text }: RawResponse): string => /name="gezien" value="([0-9a-f]{64})"/.exec(text)?.[1] ?? '';

async function send(proposal: Proposal, form: Readonly<Record<string, string>>): Promise<RawResponse> {
  const body = new URLSearchParams(form).toString();
  const response = await sendRaw('POST', pathOf(proposal), {
    auth: null,
    headers: FORM_HEADERS,
    body: Buffer.from(body),
  });
  expect(response.status, response.text.slice(0, 300)).to.equal(200);
  return response;
}

const accept = async (proposal: Proposal): Promise<RawResponse> =>
  send(proposal, { antwoord: 'akkoord', gezien: readSeenHash(await fetchPage(proposal)) });
const readState = async ({ id, boeking_id }: Proposal): Promise<string> => {
  const { status } = await api.bookings.getBooking({ id: boeking_id });
  return `${(await api.proposals.getProposal({ id })).status} ${status}`;
};

afterEach(() => {
  clock.reset();
});

describe('a type of proposals', () => {
  it('is created, read, changed and deleted, reports unknown tags, and stays while it is used', async () => {
    const body = {
      naam: 'Groepen',
      tekst: 'Voor {contact_naam}',
      geldig_dagen: 7,
      status_na_akkoord: 'reservering' as const,
    };
    const proposalType = await api.proposals.createProposalType({ body });
    const { id } = proposalType;
    expect(proposalType).to.deep.equal({ id, ...body, onderwerp_mail: null, body_mail: null });

    const response = await sendRaw('PUT', `/api2/boekingsvoorsteltypes/${String(id)}`, {
      body: { tekst: '{onbekend}' },
    });
    expect(response.headers['x-unknown-tags']).to.equal('onbekend');
    expect(await api.proposals.listProposalTypes()).to.deep.include({ ...proposalType, tekst: '{onbekend}' });

    const { id: proposalId } = await given.proposal({ type_id: id });
    expect(await expectRefusal(api.proposals.deleteProposalType({ id }))).to.include({
      status: 403,
      code: 'ERR_IN_USE',
    });

    await api.proposals.deleteProposal({ id: proposalId });
    await api.proposals.deleteProposalType({ id });
    expect(await expectRefusal(api.proposals.getProposalType({ id }))).to.include({ status: 404 });
  });
});

describe('a proposal', () => {
  it('has a link that is shown once, the text of its type and its last day', async () => {
    const { id: type_id } = await given.proposalType({ tekst: 'Welkom', geldig_dagen: 3 });
    const proposal = await given.proposal({ type_id });
    const { id, boeking_id } = proposal;
    expect(proposal).to.include({ tekst: 'Welkom', status: 'open', geldig_tot: '2026-03-13', created_by: 1 });
    expect(proposal.link).to.match(/^http.*\/api2\/voorstel\/[\w-]{32}$/);
    expect(tokenOf(proposal)).to.match(new RegExp(`^${proposal.prefix}`));
    expect(await api.proposals.getProposal({ id })).to.deep.equal({ ...proposal, link: null });
    expect(await api.proposals.listProposals({ boeking_id, status: 'open' })).to.have.length(1);
    expect(await api.proposals.listProposals({ boeking_id, status: 'verlopen' })).to.deep.equal([]);
  });

  it('is changed and withdrawn while it is open, and keeps its booking and type', async () => {
    const proposal = await given.proposal();
    const set = (body: object) => api.proposals.updateProposal({ id: proposal.id, body });
    expect(await collectEvents(() => set({ ...proposal }))).to.deep.equal([]);
    expect(await set({ tekst: 'Anders', geldig_tot: '2026-03-10' })).to.include({
      tekst: 'Anders',
      geldig_tot: '2026-03-10',
    });
    expect(await expectRefusal(set({ geldig_tot: '2026-03-09' }))).to.include({
      code: 'ERR_PERIOD_ORDER',
      field: 'geldig_tot',
    });

    const { id: type_id } = await given.proposalType();
    expect(await expectRefusal(set({ type_id }))).to.include({ code: 'ERR_NOT_CHANGEABLE', field: 'type_id' });
    expect(await set({ ingetrokken: true })).to.include({ status: 'ingetrokken' });

    const refusal = await expectRefusal(set({ tekst: 'Toch' }));
    expect(refusal).to.include({ status: 406, code: 'ERR_PROPOSAL_CLOSED' });
    expect((await fetchPage(proposal)).text).to.contain('ingetrokken');
  });

  it('is refused for an unknown booking or type, and with a last day in the past', async () => {
    const unknown = await expectRefusal(given.proposal({ boeking_id: 2_000_000_000, type_id: 2_000_000_000 }));
    expect(unknown.fields).to.have.members(['boeking_id', 'type_id']);
    expect(await expectRefusal(given.proposal({ geldig_tot: '2026-03-09' }))).to.include({ code: 'ERR_PERIOD_ORDER' });
  });

  it('is deleted with its booking, which stays once the proposal is accepted', async () => {
    const open = await given.proposal();
    await api.bookings.deleteBooking({ id: open.boeking_id });
    expect((await fetchPage(open)).status).to.equal(404);
    const accepted = await given.proposal();
    await accept(accepted);
    const bookingRefusal = await expectRefusal(api.bookings.deleteBooking({ id: accepted.boeking_id }));
    expect(bookingRefusal).to.include({ status: 403, code: 'ERR_BOOKING_NOT_DELETABLE' });
    const refusal = await expectRefusal(api.proposals.deleteProposal({ id: accepted.id }));
    expect(refusal).to.include({ status: 406, code: 'ERR_PROPOSAL_CLOSED' });
  });

  it('is refused for a booking that is cancelled or over', async () => {
    const { id: boeking_id } = await given.booking({ status: 'geannuleerd' });
    expect(await expectRefusal(given.proposal({ boeking_id }))).to.include({
      status: 406,
      code: 'ERR_BOOKING_CANCELLED',
    });
    const { id: over } = await given.booking({ status: 'optie', begin: '2026-03-09T14:00:00+01:00' });
    const refusal = await expectRefusal(given.proposal({ boeking_id: over, geldig_tot: '2026-03-20' }));
    expect(refusal).to.include({ status: 406, code: 'ERR_PERIOD_ORDER', field: 'boeking_id' });
  });

  it('is withdrawn with its booking, however that is cancelled, and stays so when the booking is reopened', async () => {
    for (const cancel of [
      (id: number) => api.cancellations.cancelBooking({ boeking_id: id, body: { kosten: 0 } }),
      (id: number) => api.bookings.setBookingStatus({ id, status: 'geannuleerd' }),
      (id: number) => api.bookings.updateBooking({ id, body: { status: 'geannuleerd' } }),
    ]) {
      const proposal = await given.proposal();
      const seenHash = readSeenHash(await fetchPage(proposal));
      await cancel(proposal.boeking_id);
      const response = await send(proposal, { antwoord: 'akkoord', gezien: seenHash });
      expect(response.text).to.contain('class="notice vervallen"').and.not.contain('<form');
      expect(await readState(proposal)).to.equal('ingetrokken geannuleerd');
      expect(await expectRefusal(api.proposals.sendProposal({ id: proposal.id, body: {} }))).to.include({
        status: 406,
        code: 'ERR_PROPOSAL_CLOSED',
      });
      await api.bookings.setBookingStatus({ id: proposal.boeking_id, status: 'optie' });
      await send(proposal, { antwoord: 'akkoord', gezien: readSeenHash(await fetchPage(proposal)) || seenHash });
      expect(await readState(proposal)).to.equal('ingetrokken optie');
    }
  });

  it('ends with the day of its booking, and stays closed when the booking moves again', async () => {
    const { id } = await given.booking({ status: 'optie', begin: '2026-03-11T14:00:00+01:00' });
    const proposal = await given.proposal({ boeking_id: id });
    const movedProposal = await given.proposal();
    expect((await fetchPage(proposal)).text).to.contain('tot en met 11 maart 2026');
    clock.set('2026-03-12T00:00:00+01:00');
    expect((await fetchPage(proposal)).text).to.contain('class="notice verlopen"');
    await api.bookings.updateBooking({ id: movedProposal.boeking_id, body: { begin: '2026-03-11T14:00:00+01:00' } });
    await api.bookings.updateBooking({ id: movedProposal.boeking_id, body: { begin: '2026-03-28T14:00:00+01:00' } });
    expect(await readState(movedProposal)).to.equal('verlopen optie');
    await jobs.runAllDue();
    expect(await readState(proposal)).to.equal('verlopen optie');
  });

  it('is withdrawn when another customer gets its booking, and its page is 404', async () => {
    const proposal = await given.proposal();
    const { id: klant_id } = await given.customer();
    await api.bookings.updateBooking({ id: proposal.boeking_id, body: { klant_id } });
    expect((await fetchPage(proposal)).status).to.equal(404);
    expect(await readState(proposal)).to.equal('ingetrokken optie');
  });

  it('expires by a scheduled job, and on its page already before that', async () => {
    const proposal = await given.proposal({ geldig_tot: '2026-03-10' });
    const seenHash = readSeenHash(await fetchPage(proposal));
    clock.set('2026-03-11T00:00:00+01:00');
    const response = await send(proposal, { antwoord: 'akkoord', gezien: seenHash });
    expect(response.text).to.contain('termijn van dit voorstel is voorbij');
    expect(await readState(proposal)).to.equal('open optie');
    const events = await collectEvents(() => jobs.runAllDue());
    expect(events.map(({ event }) => event)).to.include('Boekingsvoorstel::postUpdate');
    expect(await readState(proposal)).to.equal('verlopen optie');
  });
});

describe('the page of a proposal', () => {
  it('shows programme and price, escapes typed texts, and allows no script', async () => {
    const { id } = await given.chargedBooking([given.cost({ naam: '<script>x</script>' })], { status: 'optie' });
    const proposal = await given.proposal({ boeking_id: id, tekst: 'Voor {voorstel_bedrag} & {onbekend}' });
    const page = await fetchPage(proposal);

    expect(page.status).to.equal(200);
    expect(page.headers['content-type']).to.equal('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).to.match(
      /^default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/,
    );
    expect(page.headers['cache-control']).to.equal('private, no-store');
    expect(page.text).to.contain('name="referrer" content="no-referrer"');
    expect(page.text).to.contain('&lt;script&gt;').and.not.contain('<script');
    expect(page.text).to.contain('Voor €\u00a0121,00 &amp; {onbekend}');
    expect(await readState(proposal)).to.equal('open optie');
  });

  it('shows the logo of the company, which comes with it', async () => {
    const template = await given.pdfTemplate();
    const logo = await Transformer.fromRgbaPixels(Buffer.alloc(16, 255), 2, 2).png();
    const path = `/api2/pdf_templates/${String(template.id)}/logo`;
    await sendRaw('PUT', path, { body: logo, headers: { 'content-type': 'image/png' } });
    const { id: bedrijf_id } = await given.company({ factuur_pdf_template_id: template.id });
    const { id } = await given.booking({ status: 'optie', klant_id: (await given.customer({ bedrijf_id })).id });
    const page = await fetchPage(await given.proposal({ boeking_id: id }));
    expect(page.text).to.contain(`<img src="data:image/png;base64,${logo.toString('base64')}"`);
  });

  it('is in English, and says so, for a company of another language', async () => {
    const { id: bedrijf_id } = await given.company({ locale: 'pl_PL' });
    const { id } = await given.booking({ status: 'optie', klant_id: (await given.customer({ bedrijf_id })).id });
    const { text } = await fetchPage(await given.proposal({ boeking_id: id }));
    expect(text).to.contain('<html lang="en">').and.contain('Proposal');
  });

  it('is a document as well', async () => {
    const response = await sendRaw('GET', `${pathOf(await given.proposal())}?formaat=pdf`, { auth: null });
    expect(response.headers['content-type']).to.equal('application/pdf');
    expect(response.text).to.match(/^%PDF-/);
  });

  it('reveals nothing without the token', async () => {
    const deletedProposal = await given.proposal();
    await api.proposals.deleteProposal({ id: deletedProposal.id });

    const nobody = { ...deletedProposal, link: `x/${'A'.repeat(32)}` };
    const idBeyondAll = { ...deletedProposal, link: `x/9999999999.${'A'.repeat(43)}` };

    for (const proposal of [deletedProposal, nobody, idBeyondAll]) {
      expect((await fetchPage(proposal)).status).to.equal(404);
      const response = await sendRaw('POST', pathOf(proposal), {
        auth: null,
        headers: FORM_HEADERS,
        body: Buffer.from('a=b'),
      });
      expect(response.status).to.equal(404);
    }
  });
});

describe('a reply without capacity', () => {
  /** Creates a proposal for eight people who need a lane each, of which there are ten; returns the product's id too. */
  async function createLaneProposal(
    status: 'interesse' | 'optie' | 'definitief' = 'interesse',
  ): Promise<[Proposal, number]> {
    const { id: materiaal_id } = await given.material({ aantal: 10 });
    const Materialen = [{ materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'boven' as const }];
    const { id: product_id } = await given.product({ duur: 'PT1H', Materialen });
    const { id: boeking_id } = await given.booking({ product_id, personen: 8, status });
    return [await given.proposal({ boeking_id }), product_id];
  }

  const bookLanes = (product_id: number) => given.booking({ product_id, personen: 3, status: 'definitief' });

  it('changes no booking, and informs customer, staff and feed once a day, until there is capacity again', async () => {
    const [laneProposal, product_id] = await createLaneProposal();
    const laneBooking = await bookLanes(product_id);
    const before = await api.bookings.getBooking({ id: laneProposal.boeking_id });
    const events = await collectEvents(async () => {
      const { text } = await accept(laneProposal);
      expect(text).to.contain('class="notice vol"').and.contain('er is op dit moment geen plaats meer');
      expect(text).not.to.contain('<form');
    });

    expect(events.map(({ event }) => event)).to.have.members([
      'Boekingsvoorstel::postUpdate',
      'Boekingsvoorstel::postSave',
      'Contactmoment::postInsert',
      'Contactmoment::postSave',
    ]);

    const proposal = await api.proposals.getProposal({ id: laneProposal.id });
    expect(proposal).to.include({ status: 'open', akkoord_bedrag: null, beantwoord_op: null });
    expect(proposal.geen_plaats_op).to.be.a('string');
    expect(await api.bookings.getBooking({ id: laneProposal.boeking_id })).to.deep.equal(before);

    const listNotes = () => api.notes.listNotes({ booking_id: laneProposal.boeking_id });
    const [note] = await listNotes();
    expect(note).to.include({ soort_contact: 'voorstel', contact_id: before.klant_id, created_by: null });
    expect(note?.onderwerp).to.equal(`Voorstel ${before.referentie}`);
    expect(await collectEvents(() => accept(laneProposal))).to.deep.equal([]);

    clock.set('2026-03-12T12:00:00+01:00');
    await accept(laneProposal);
    expect(await listNotes()).to.have.length(2);

    await api.bookings.setBookingStatus({ id: laneBooking.id, status: 'geannuleerd' });
    expect((await accept(laneProposal)).text).to.contain('U bent akkoord gegaan');
    expect(await readState(laneProposal)).to.equal('geaccepteerd definitief');
  });

  it('is refused for an option whose capacity others booked, and accepted for a confirmed booking', async () => {
    for (const [status, after] of [
      ['optie', 'open optie'],
      ['definitief', 'geaccepteerd definitief'],
    ] as const) {
      const [laneProposal, product_id] = await createLaneProposal(status);
      await bookLanes(product_id);
      await accept(laneProposal);
      expect(await readState(laneProposal)).to.equal(after);
    }
  });

  it('can still decline', async () => {
    const [laneProposal, product_id] = await createLaneProposal();
    await bookLanes(product_id);
    await send(laneProposal, { antwoord: 'afwijzen', gezien: readSeenHash(await fetchPage(laneProposal)) });
    expect(await readState(laneProposal)).to.equal('afgewezen interesse');
  });
});

describe('a reply', () => {
  it("that accepts changes the booking's status, says so, and counts once", async () => {
    const proposal = await given.proposal();
    const seenHash = readSeenHash(await fetchPage(proposal));
    const events = await collectEvents(async () => {
      expect((await send(proposal, { antwoord: 'akkoord', gezien: seenHash })).text).to.contain(
        'U bent akkoord gegaan',
      );
    });
    expect(events.map(({ event }) => event)).to.include.members(['BookingDefinitive', 'Boekingsvoorstel::postUpdate']);
    expect(await readState(proposal)).to.equal('geaccepteerd definitief');

    const { akkoord_bedrag, beantwoord_op } = await api.proposals.getProposal({ id: proposal.id });
    const { kosten } = await api.bookings.getBooking({ id: proposal.boeking_id });
    expect(akkoord_bedrag).to.equal(kosten.calculated_totaalbedrag_inclusief_btw);
    expect(beantwoord_op).to.be.a('string');

    const declineAgain = () => send(proposal, { antwoord: 'afwijzen', gezien: seenHash });
    expect(await collectEvents(declineAgain)).to.deep.equal([]);
    expect((await declineAgain()).text).to.contain('U bent akkoord gegaan');
  });

  it('sets the status of the type, and never undoes a confirmation', async () => {
    const { id: type_id } = await given.proposalType({ status_na_akkoord: 'reservering' });
    const proposal = await given.proposal({ type_id });
    await accept(proposal);
    expect(await readState(proposal)).to.equal('geaccepteerd reservering');
    const confirmed = await given.proposal({ type_id });
    await api.bookings.setBookingStatus({ id: confirmed.boeking_id, status: 'definitief' });
    await accept(confirmed);
    expect(await readState(confirmed)).to.equal('geaccepteerd definitief');
  });

  it('that declines stores the reason and leaves the booking', async () => {
    const proposal = await given.proposal();
    const gezien = readSeenHash(await fetchPage(proposal));
    expect((await send(proposal, { antwoord: 'afwijzen', gezien, reden: ' Te duur\0 ' })).text).to.contain('afgewezen');
    expect(await readState(proposal)).to.equal('afgewezen optie');
    expect(await api.proposals.getProposal({ id: proposal.id })).to.include({ reden: 'Te duur', akkoord_bedrag: null });
  });

  it('without the current price accepts nothing and shows the new price', async () => {
    const { id } = await given.chargedBooking([given.cost()], { status: 'optie' });
    const proposal = await given.proposal({ boeking_id: id });
    const seenHash = readSeenHash(await fetchPage(proposal));
    expect((await fetchPage(proposal)).text).not.to.contain('class="notice');

    await given.recharge({ id }, [given.cost({ bedrag: 242 })]);
    expect((await fetchPage(proposal)).text).to.contain('die was €\u00a0121,00 en is nu €\u00a0242,00');

    for (const gezien of [seenHash, '', 'x']) {
      const response = await send(proposal, { antwoord: 'akkoord', gezien });
      expect(response.text).to.contain('veranderd').and.contain('242,00');
    }

    expect(await readState(proposal)).to.equal('open optie');

    await accept(proposal);
    expect(await readState(proposal)).to.equal('geaccepteerd definitief');
  });

  it('that our form cannot send shows the page', async () => {
    const proposal = await given.proposal();
    expect((await send(proposal, { antwoord: 'misschien' })).text).to.contain('Ja, ik ga akkoord');
    expect(await readState(proposal)).to.equal('open optie');
  });
});
