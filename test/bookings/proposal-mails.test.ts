// Mails with proposals: their recipients and texts, and the signed link to the page.
import { expect } from 'chai';
import type { NewProposalType, Proposal, QueuedMail } from 'boekstaaf';
import { api, clock, collectEvents, given, sendRaw, expectRefusal } from '../support/index.ts';
import { startMailing } from '../support/mailing.ts';
import type { RawResponse } from '../support/raw.ts';

const CONTACT_PERSONS = [{ voornaam: 'Sanne', email1: 'sanne@klant.example' }];

/** Creates a proposal for a booking of 121 euros, whose customer has these contact persons. */
async function createProposal(
  type: Partial<NewProposalType> = {},
  contactpersonen: readonly object[] = CONTACT_PERSONS,
) {
  const { id: bedrijf_id } = await given.company();
  const customer = await given.customer({ bedrijf_id, contactpersonen: [...contactpersonen] });
  const { id: klant_id, contactpersonen: people } = customer;
  const begin = '2026-06-13T14:00:00+02:00';
  const { id: boeking_id } = await given.chargedBooking(undefined, { klant_id, status: 'optie', begin });
  const { id: type_id } = await given.proposalType(type);
  return { made: await given.proposal({ boeking_id, type_id }), people };
}

async function listMails({ id }: Proposal): Promise<QueuedMail[]> {
  return [...(await api.mails.listMails({ about_kind: 'proposal', about_id: id }))];
}

async function findOnlyMail(proposal: Proposal): Promise<QueuedMail> {
  const [mail, ...more] = await listMails(proposal);
  if (mail === undefined) throw new Error('Nothing was mailed.');
  expect(more).to.deep.equal([]);
  return mail;
}

const pathOf = ({ button }: QueuedMail): string => new URL(button?.url ?? '').pathname;
const open = (path: string): Promise<RawResponse> => sendRaw('GET', path, { auth: null });

describe('the mail with a proposal', () => {
  it('is sent to the main contact person, shows date, price and last day, and links to the page', async () => {
    const { made } = await createProposal();
    expect(made.gemaild_op).to.equal(null);

    const events = await collectEvents(async () => {
      expect(await api.proposals.sendProposal({ id: made.id, body: {} })).to.include({
        id: made.id,
        gemaild_op: '2026-03-10T11:00:00+01:00',
        link: null,
      });
    });

    expect(events.map(({ event }) => event)).to.include.members([
      'Boekingsvoorstel::postUpdate',
      'QueuedMail::postInsert',
    ]);

    const mail = await findOnlyMail(made);
    expect(mail).to.include({ kind: 'proposal', subject: 'Ons voorstel voor 13 juni 2026' });
    expect(mail.to).to.deep.equal(['sanne@klant.example']);
    expect(mail.button?.label).to.equal('Bekijk het voorstel');
    expect(mail.facts.slice(1).map(({ value }) => value.replaceAll('\u00a0', ' '))).to.deep.equal([
      'zaterdag 13 juni 2026',
      '14:00',
      '10',
      '€ 121,00',
      '24 maart 2026',
    ]);
    expect(mail.body).to.match(/^Beste Sanne,\n\nWij hebben.*24 maart 2026\.\n\nBekijk het voorstel: http/s);
    expect(mail.body).to.contain(mail.button?.url).and.not.contain(made.link);

    const page = await open(pathOf(mail));
    expect(page.text).to.contain('Ja, ik ga akkoord').and.contain('121,00');
  });

  it('has a link that accepts the proposal, as the first link does', async () => {
    const { made } = await createProposal();
    await api.proposals.sendProposal({ id: made.id, body: {} });
    const path = pathOf(await findOnlyMail(made));
    const gezien = /name="gezien" value="([0-9a-f]{64})"/.exec((await open(path)).text)?.[1] ?? '';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = Buffer.from(new URLSearchParams({ antwoord: 'akkoord', gezien }).toString());
    await sendRaw('POST', path, { auth: null, headers, body });
    expect((await api.proposals.getProposal({ id: made.id })).status).to.equal('geaccepteerd');
    for (const link of [path, new URL(made.link ?? '').pathname])
      expect((await open(link)).text).to.contain('U bent akkoord gegaan');
  });

  it('has the words of its type, or its own, and keeps and reports unknown tags', async () => {
    const type = { onderwerp_mail: 'Offerte {uitje_nummer}', body_mail: 'Klik op {voorstel_link} of {weg}' };
    const { made, people } = await createProposal(type, [
      ...CONTACT_PERSONS,
      { voornaam: 'Bas', email1: 'bas@klant.example' },
    ]);
    const response = await sendRaw('PUT', `/api2/boekingsvoorsteltypes/${String(made.type_id)}`, { body: type });
    expect(response.headers['x-unknown-tags']).to.equal('weg');

    const send = (body: object): Promise<RawResponse> =>
      sendRaw('POST', `/api2/boekingsvoorstellen/${String(made.id)}/mails`, { body });
    expect((await send({})).headers['x-unknown-tags']).to.equal('weg');

    const [sanne, bas] = people.map(({ id }) => id);
    const input = { mail_to: bas, mail_cc: [sanne], onderwerp: 'Nogmaals', body: 'Voor {contactpersoon_voornaam}.' };
    expect((await send(input)).headers['x-unknown-tags']).to.equal(undefined);

    const [first, second] = await listMails(made);
    expect(first?.subject).to.match(/^Offerte \d/);
    expect(first?.body).to.match(/^Klik op http\S+ of \{weg\}$/);
    expect(second).to.deep.include({ subject: 'Nogmaals', to: ['bas@klant.example'], cc: ['sanne@klant.example'] });
    expect(second?.body).to.match(/^Voor Bas\.\n\nBekijk het voorstel: http/);
    expect(second?.button).to.deep.equal(first?.button);
  });

  it('is refused without an address, and for a proposal that is closed', async () => {
    const { made } = await createProposal({}, [{ voornaam: 'Niemand' }]);
    const send = (body: object = {}) => expectRefusal(api.proposals.sendProposal({ id: made.id, body }));
    expect(await send()).to.include({ status: 406, code: 'ERR_MAIL_RECIPIENT', field: 'mail_to' });
    expect(await send({ mail_to: 2_000_000_000 })).to.include({ code: 'ERR_UNKNOWN_REFERENCE', field: 'mail_to' });
    const { made: over } = await createProposal({ geldig_dagen: 0 });
    clock.advance({ days: 1 });
    const late = await expectRefusal(api.proposals.sendProposal({ id: over.id, body: {} }));
    expect(late).to.include({ status: 406, code: 'ERR_PROPOSAL_CLOSED' });
    await api.proposals.updateProposal({ id: made.id, body: { ingetrokken: true } });
    expect(await send()).to.include({ code: 'ERR_PROPOSAL_CLOSED' });
    expect([...(await listMails(made)), ...(await listMails(over))]).to.deep.equal([]);
    clock.reset();
  });

  it('has a link that cannot be forged for another proposal, and that ends with its own', async () => {
    const { made: one } = await createProposal();
    const { made: two } = await createProposal();
    await api.proposals.sendProposal({ id: one.id, body: {} });

    const path = pathOf(await findOnlyMail(one));
    const signature = path.split('.').at(-1) ?? '';
    for (const token of [
      `${String(two.id)}.${signature}`,
      `${String(one.id)}.${'A'.repeat(43)}`,
      `999999.${signature}`,
    ])
      expect((await open(`/api2/voorstel/${token}`)).status, token).to.equal(404);

    expect((await open(path)).status).to.equal(200);

    await api.proposals.deleteProposal({ id: one.id });
    expect((await open(path)).status).to.equal(404);
  });

  it('that is still queued is cancelled once its proposal is withdrawn or deleted, not once it is accepted', async () => {
    const all = [await createProposal(), await createProposal(), await createProposal()].map(({ made }) => made);
    for (const { id } of all) await api.proposals.sendProposal({ id, body: {} });

    const mails: QueuedMail[] = [];
    for (const proposal of all) mails.push(await findOnlyMail(proposal));

    const [withdrawn, deleted] = all;
    await api.proposals.updateProposal({ id: withdrawn?.id ?? 0, body: { ingetrokken: true } });
    await api.proposals.deleteProposal({ id: deleted?.id ?? 0 });

    const { deliverMail: deliver, server, close } = await startMailing();
    const statuses = [];
    for (const mail of mails) statuses.push((await deliver(mail)).status);
    expect(statuses).to.deep.equal(['cancelled', 'cancelled', 'sent']);

    const arrived = server.mails.find(({ headers }) => headers.get('message-id') === mails[2]?.message_id);
    const url = mails[2]?.button?.url ?? '';
    expect(arrived?.text).to.contain(url);
    expect(arrived?.html?.split(url)).to.have.lengthOf(2);

    await close();
  });
});
