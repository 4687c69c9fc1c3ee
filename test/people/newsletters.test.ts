// Newsletters: recipients, one mail to each address, and a signed link that unsubscribes by a button, not by a look.
import { expect } from 'chai';
import type { Customer, QueuedMail } from 'boekstaaf';
import { api, clock, getDatabase, collectEvents, given, jobs, sendRaw, expectRefusal } from '../support/index.ts';
import { startMailing } from '../support/mailing.ts';
import type { RawResponse } from '../support/raw.ts';
import { runWrite } from '../support/knex-writes.ts';

const TEXT = { subject: '{nieuwsbrief_naam} voor {contactpersoon_voornaam}', body: 'Kom kanoën.' };
const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded' };

/** Sends a newsletter; returns its mails after the jobs have written them. */
async function sendNewsletter(id: number, text: object = TEXT): Promise<QueuedMail[]> {
  const issue = await api.newsletters.sendNewsletter({ id, body: { ...TEXT, ...text } });
  await jobs.runAllDue();
  return api.mails.listMails({ about_kind: 'newsletter_issue', about_id: issue.id });
}

/** Returns the path of the unsubscribe link in a mail. */
function findLink({ body }: QueuedMail): string {
  const [url = ''] = /http\S+nieuwsbriefafmelding\S+/.exec(body) ?? [];
  return new URL(url).pathname;
}

const fetchPage = (path: string): Promise<RawResponse> => sendRaw('GET', path, { auth: null });
const unsubscribeByLink = (path: string): Promise<RawResponse> =>
  sendRaw('POST', path, { auth: null, body: 'List-Unsubscribe=One-Click', headers: FORM_HEADERS });

describe('newsletters', () => {
  it('are created, read, changed and deleted', async () => {
    const newsletter = await api.newsletters.createNewsletter({ body: { naam: 'Winternieuws' } });
    const { id } = newsletter;
    expect(newsletter).to.deep.equal({ id, naam: 'Winternieuws' });
    expect(await api.newsletters.getNewsletter({ id })).to.deep.equal(newsletter);
    expect(await api.newsletters.updateNewsletter({ id, body: { naam: 'Lente' } })).to.include({ naam: 'Lente' });
    expect(await api.newsletters.listNewsletters()).to.deep.include({ id, naam: 'Lente' });
    const events = await collectEvents(() => given.newsletter());
    expect(events.map(({ event }) => event)).to.deep.equal(['Nieuwsbrief::postInsert', 'Nieuwsbrief::postSave']);
    await api.newsletters.deleteNewsletter({ id });
    expect(await expectRefusal(api.newsletters.getNewsletter({ id }))).to.include({ status: 404 });
  });

  it('belong to contact persons, wherever those are written, and are removed from them by a deletion', async () => {
    const one = await given.newsletter();
    const two = await given.newsletter();
    const customer = await given.customer({
      contactpersonen: [{ voornaam: 'Sanne', nieuwsbrief_ids: [two.id, one.id] }, { voornaam: 'Bas' }],
    });
    expect(customer.contactpersonen.map(({ nieuwsbrief_ids }) => nieuwsbrief_ids)).to.deep.equal([
      [one.id, two.id],
      [],
    ]);

    const [sanne] = customer.contactpersonen;
    const body = { contactpersonen: [{ id: sanne?.id ?? 0, nieuwsbrief_ids: [two.id] }] };
    const updated = await api.customers.updateCustomer({ id: customer.id, body });
    expect(updated.contactpersonen).to.deep.equal([{ ...sanne, nieuwsbrief_ids: [two.id] }]);

    const supplier = await given.supplier({ contactpersonen: [{ voornaam: 'Kees', nieuwsbrief_ids: [one.id] }] });
    expect(supplier.contactpersonen[0]?.nieuwsbrief_ids).to.deep.equal([one.id]);

    const unknown = given.customer({ contactpersonen: [{ voornaam: 'Bas', nieuwsbrief_ids: [999_999] }] });
    expect(await expectRefusal(unknown)).to.include({
      code: 'ERR_UNKNOWN_REFERENCE',
      field: 'contactpersonen[0].nieuwsbrief_ids[0]',
    });

    const events = await collectEvents(() => api.newsletters.deleteNewsletter({ id: two.id }));
    expect(events.map(({ event }) => event)).to.include.members(['Contactpersoon::postUpdate', 'Klant::postUpdate']);

    const after = await api.customers.getCustomer({ id: customer.id });
    expect(after.contactpersonen[0]?.nieuwsbrief_ids).to.deep.equal([]);
  });

  it('stay with a contact person who is created again, and are added', async () => {
    const one = await given.newsletter();
    const two = await given.newsletter();
    const person = { voornaam: 'Noor', achternaam: 'Bos', email1: 'noor@bos.example' };
    const createBody = (id: number): object => ({
      naam: 'Familie Bos',
      contactpersonen: [{ ...person, nieuwsbrief_ids: [id] }],
    });
    const first = await given.customer(createBody(one.id));
    const again = await given.customer(createBody(two.id));
    expect(again.id).to.equal(first.id);
    expect(again.contactpersonen.map(({ nieuwsbrief_ids }) => nieuwsbrief_ids)).to.deep.equal([[one.id, two.id]]);
  });
});

describe('a newsletter that is sent', () => {
  it('requires a company that sends it', async () => {
    const { id } = await given.newsletter();
    const sending = expectRefusal(api.newsletters.sendNewsletter({ id, body: TEXT }));
    expect(await sending).to.include({ code: 'ERR_COMPANY_REQUIRED', field: 'bedrijf_id' });
    await given.company();
  });

  it('is sent once to each address, and to no address of a deleted contact', async () => {
    const { id } = await given.newsletter();
    const sanne = { voornaam: 'Sanne', email1: 'sanne@nieuws.example' };
    await given.customerWithSubscribers(id, sanne, { voornaam: 'Zonder' });
    await given.customerWithSubscribers(id, { voornaam: 'Dubbel', email1: 'SANNE@nieuws.example' });

    const deletedSubscriber = await given.customerWithSubscribers(id, {
      voornaam: 'Weg',
      email1: 'weg@nieuws.example',
    });

    await api.customers.deleteCustomer({ id: deletedSubscriber.id });
    await given.customer({ contactpersonen: [{ voornaam: 'Geen', email1: 'geen@nieuws.example' }] });

    const mails = await sendNewsletter(id);
    expect(mails.map(({ to }) => to)).to.deep.equal([[sanne.email1]]);
    expect(mails[0]).to.include({ kind: 'newsletter', subject: 'Zomernieuws voor Sanne' });
    expect(mails[0]?.body).to.match(/^Kom kanoën\.\n\nAfmelden voor deze nieuwsbrief: http\S+$/);

    clock.advance({ hours: 1 });
    await getDatabase().write(({ build, write }) =>
      runWrite(
        { write },
        build('jobs').insert({
          kind: 'send-newsletter',
          payload: JSON.stringify({ issue_id: mails[0]?.about.id }),
          run_at: clock.now(),
        }),
      ),
    );
    await jobs.runAllDue();

    expect(await api.mails.listMails({ kind: ['newsletter'], about_id: mails[0]?.about.id ?? 0 })).to.have.lengthOf(1);
  });

  it('has an unsubscribe link where its text wants it, reports unknown tags, and requires a known company', async () => {
    const { id } = await given.newsletter();
    await given.customerWithSubscribers(id, { voornaam: 'Sanne', email1: 'sanne@tags.example' });
    const [mail] = await sendNewsletter(id, { body: 'Geen zin meer? {afmeldlink}' });
    expect(mail?.body).to.match(/^Geen zin meer\? http\S+$/);
    const response = await sendRaw('POST', `/api2/nieuwsbrieven/${String(id)}/mails`, {
      body: { ...TEXT, body: '{factuur_nummer}' },
    });
    expect([response.status, response.headers['x-unknown-tags']]).to.deep.equal([200, 'factuur_nummer']);
    const unknown = api.newsletters.sendNewsletter({ id, body: { ...TEXT, bedrijf_id: 999_999 } });
    expect(await expectRefusal(unknown)).to.include({ code: 'ERR_UNKNOWN_REFERENCE', field: 'bedrijf_id' });
  });

  it('lets mail programs unsubscribe with one click', async () => {
    const { id } = await given.newsletter();
    await given.customerWithSubscribers(id, { voornaam: 'Sanne', email1: 'sanne@klik.example' });

    const mails = await startMailing();
    const [queued] = await sendNewsletter(id);
    if (queued === undefined) throw new Error('No mail was written.');

    expect(await mails.deliverMail(queued)).to.include({ status: 'sent' });

    const arrived = mails.server.mails.find(({ headers }) => headers.get('message-id') === queued.message_id);
    const [, url = ''] = /^<(.*)>$/.exec(arrived?.headers.get('list-unsubscribe') ?? '') ?? [];
    expect(arrived?.headers.get('list-unsubscribe-post')).to.equal('List-Unsubscribe=One-Click');
    expect(new URL(url).pathname).to.equal(findLink(queued));
    expect(arrived?.html).to.include('Afmelden voor deze nieuwsbrief</a').and.include(`href="${url}"`);
    expect(arrived?.html?.split(url)).to.have.lengthOf(2);

    await mails.close();
  });
});

describe('a queued mail of a newsletter', () => {
  it('is not sent to a person who was unsubscribed or deleted in the meantime, or has another address', async () => {
    const { id } = await given.newsletter();

    const createPerson = (name: string) => ({
      voornaam: name,
      email1: `${name}@wacht.example`,
      email2: 'samen@wacht.example',
    });

    const createSubscriber = (name: string) => given.customerWithSubscribers(id, createPerson(name));
    await createSubscriber('klikt');

    const off = await createSubscriber('eraf');
    const movedSubscriber = await createSubscriber('verhuist');
    const deletedSubscriber = await createSubscriber('weg');

    await createSubscriber('Blijft');

    const queuedMails = await sendNewsletter(id);
    expect(queuedMails.map(({ status }) => status)).to.deep.equal(Array(5).fill('queued'));

    const put = ({ id: klant, contactpersonen: [person] }: Customer, change: object) =>
      api.customers.updateCustomer({ id: klant, body: { contactpersonen: [{ id: person?.id ?? 0, ...change }] } });

    await unsubscribeByLink(findLink(queuedMails[0] as QueuedMail));
    await put(off, { nieuwsbrief_ids: [] });
    await put(movedSubscriber, { email1: 'elders@wacht.example' });
    await api.customers.deleteCustomer({ id: deletedSubscriber.id });

    const mails = await startMailing();
    const processedMails = [];
    for (const mail of queuedMails) processedMails.push(await mails.deliverMail(mail));
    await mails.close();

    const error = 'Nobody gets the newsletter at this address any more.';
    for (const mail of processedMails.slice(0, 4)) expect(mail).to.include({ status: 'cancelled', error, attempts: 0 });
    expect(processedMails[4]).to.include({ status: 'sent' });

    const reached = mails.server.mails.flatMap(({ receivers }) => receivers);
    expect(reached.filter((address) => address.endsWith('@wacht.example'))).to.deep.equal(['Blijft@wacht.example']);
  });
});

describe('the unsubscribe link', () => {
  it('shows a page that changes nothing, and its button unsubscribes one person from one newsletter', async () => {
    const one = await given.newsletter();
    const two = await given.newsletter();
    const nieuwsbrief_ids = [one.id, two.id];
    const customer = await given.customer({
      contactpersonen: [
        { voornaam: 'Sanne', email1: 'sanne@af.example', nieuwsbrief_ids },
        { voornaam: 'Bas', email1: 'bas@af.example', nieuwsbrief_ids },
      ],
    });
    const listNewsletterIds = async (): Promise<unknown> =>
      (await api.customers.getCustomer({ id: customer.id })).contactpersonen.map((person) => person.nieuwsbrief_ids);
    const [mail] = await sendNewsletter(one.id);
    const path = findLink(mail as QueuedMail);
    const linkPage = await fetchPage(path);
    expect([linkPage.status, linkPage.headers['content-type']]).to.deep.equal([200, 'text/html; charset=utf-8']);
    expect(linkPage.headers['content-security-policy'])
      .to.include("default-src 'none'")
      .and.include("form-action 'self'");
    expect(linkPage.text)
      .to.match(/<form method="post">/)
      .and.not.match(/Sanne|sanne@|Zomernieuws|<script/);

    await fetchPage(path);
    expect(await listNewsletterIds()).to.deep.equal([nieuwsbrief_ids, nieuwsbrief_ids]);

    const events = await collectEvents(() => unsubscribeByLink(path));
    expect(events.map(({ event }) => event)).to.include.members(['Contactpersoon::postUpdate', 'Klant::postUpdate']);
    expect(await listNewsletterIds()).to.deep.equal([[two.id], nieuwsbrief_ids]);

    const again = await unsubscribeByLink(path);
    expect(again.status).to.equal(200);
    expect(again.text).to.include('U bent afgemeld.');
    expect((await fetchPage(path)).text).to.equal(linkPage.text);
    expect(await listNewsletterIds()).to.deep.equal([[two.id], nieuwsbrief_ids]);
    expect((await sendNewsletter(one.id)).map(({ to }) => to)).to.deep.equal([['bas@af.example']]);
  });

  it('unsubscribes every person with the address, also after a merge, until a PUT subscribes them', async () => {
    const { id } = await given.newsletter();
    const sanne = { voornaam: 'Sanne', achternaam: 'Af', email1: 'sanne@adres.example', nieuwsbrief_ids: [id] };
    const body = { naam: 'Familie Af', contactpersonen: [sanne] };
    const first = await given.customer(body);
    const second = await given.customerWithSubscribers(id, { voornaam: 'Info', email1: 'SANNE@adres.example' });
    const readNewsletterIds = async (customer: Customer): Promise<unknown> =>
      (await api.customers.getCustomer({ id: customer.id })).contactpersonen.map((person) => person.nieuwsbrief_ids);
    const [mail] = await sendNewsletter(id);

    // The person of the link is deleted before the link is used.
    const [linkedPerson] = first.contactpersonen;
    await api.customers.updateCustomer({ id: first.id, body: { contactpersonen: [{ achternaam: 'Ander' }] } });
    expect(findLink(mail as QueuedMail)).to.include(`/${String(id)}.${String(linkedPerson?.id)}.`);
    expect((await unsubscribeByLink(findLink(mail as QueuedMail))).status).to.equal(200);
    expect(await readNewsletterIds(second)).to.deep.equal([[]]);

    const again = await given.customer(body);
    expect(again.contactpersonen.map(({ nieuwsbrief_ids }) => nieuwsbrief_ids)).to.deep.equal([[]]);
    expect(await collectEvents(() => given.customer(body))).to.deep.equal([]);

    const other = await given.customer({ contactpersonen: [{ ...sanne, email1: 'later@adres.example' }] });
    const person = other.contactpersonen[0]?.id ?? 0;
    await api.customers.updateCustomer({
      id: other.id,
      body: { contactpersonen: [{ id: person, email1: sanne.email1 }] },
    });

    expect(await readNewsletterIds(other)).to.deep.equal([[]]);

    await api.customers.mergeCustomer({ id: second.id, body: { klant_id: again.id } });
    expect(await sendNewsletter(id)).to.deep.equal([]);

    const contactpersonen = [{ id: person, nieuwsbrief_ids: [id] }];
    await api.customers.updateCustomer({ id: other.id, body: { contactpersonen } });
    expect(await readNewsletterIds(other)).to.deep.equal([[id]]);
    expect((await sendNewsletter(id)).map(({ to }) => to)).to.deep.equal([[sanne.email1]]);
  });

  it('is refused when it was changed, and alike whether its person still exists', async () => {
    const { id } = await given.newsletter();
    const customer = await given.customerWithSubscribers(
      id,
      { voornaam: 'Sanne', email1: 'sanne@weg.example' },
      { voornaam: 'Bas', email1: 'bas@weg.example' },
    );
    const [first, second] = await sendNewsletter(id);
    const path = findLink(first as QueuedMail);
    const other = findLink(second as QueuedMail);
    const signature = path.split('.').at(-1) ?? '';
    const forged = `${other.slice(0, other.lastIndexOf('.'))}.${signature}`;
    for (const wrong of [forged, `${path}x`, path.slice(0, -1), '/api2/nieuwsbriefafmelding/1.1.x']) {
      expect((await fetchPage(wrong)).status, wrong).to.equal(404);
      expect((await unsubscribeByLink(wrong)).status, wrong).to.equal(404);
    }

    await api.customers.deleteCustomer({ id: customer.id });
    await api.newsletters.deleteNewsletter({ id });
    expect([(await fetchPage(path)).status, (await unsubscribeByLink(path)).status]).to.deep.equal([200, 200]);
  });
});
