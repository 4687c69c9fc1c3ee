// The names of visitors in mails of the venue: they are neither links nor markup, and stay on one line.
import { expect } from 'chai';
import type { NewContactFormField, QueuedMail } from 'boekstaaf';
import { api, clock, given, startService, expectRefusal } from '../support/index.ts';
import { startMailing, type MailingService } from '../support/mailing.ts';
import { mailsTo, prepareReservation, makeReservation, createSmallPackage } from '../support/reserving.ts';
import type { ReceivedMail } from '../support/mail-server.ts';
import type { RawResponse } from '../support/raw.ts';
import type { ServedService } from '../support/service.ts';
import { PROXY, visit } from '../support/visitors.ts';

const NAME_FIELDS = [
  'contact.naam',
  'contact.afdeling',
  'contactpersoon.voornaam',
  'contactpersoon.achternaam',
  'contactpersoon.adres',
  'contactpersoon.postcode',
  'contactpersoon.plaats',
  'contactpersoon.telefoon1',
  'contactpersoon.telefoon2',
] as const;
const FIELDS: NewContactFormField[] = [
  ...NAME_FIELDS.map((input) => ({ naam: input, soort_invoer: input })),
  { naam: 'E-mail', soort_invoer: 'contactpersoon.email1' },
  { naam: 'Website', soort_invoer: 'contact.website' },
  { naam: 'Kort', soort_invoer: 'tekst', field_identifier: 'kort' },
  { naam: 'Lang', soort_invoer: 'veel_tekst', field_identifier: 'lang' },
  { naam: 'Vrij', soort_invoer: 'contact.extra', extra_field_name: 'Vrij', field_identifier: 'vrij' },
];
const HOSTILE_URL = 'http://a.nl/x';
const TWO_LINES = 'Jan\nPiet';

let served: ServedService;
let mails: MailingService;

/** Returns a mail as its recipient gets it. */
async function receiveMail(queued: QueuedMail | undefined): Promise<ReceivedMail | undefined> {
  expect(await mails.deliverMail(queued ?? { id: 0 })).to.include({ status: 'sent' });
  return mails.server.mails.find(({ headers }) => headers.get('message-id') === queued?.message_id);
}

before(async () => {
  clock.set('2026-06-01T12:00:00+02:00');
  await given.company();
  served = await startService({ environment: { ...PROXY, ONLINE_BOOKING_PUBLIC: 'yes' } });
  mails = await startMailing();
});
after(async () => {
  await Promise.all([served.close(), mails.close()]);
  clock.reset();
});

describe('the names that visitors type', () => {
  const readRefusal = ({ status, body }: RawResponse): object => ({
    status,
    told: (body as { field: string; code: string }[]).map(({ field, code }) => `${code} ${field}`),
  });

  const createRefusal = (prefix: string, fields: readonly string[]): object => ({
    status: 406,
    told: fields.map((field) => `ERR_FORMAT ${prefix}${field}`),
  });

  const person = { 'contactpersoon.email1': 'jan@voorbeeld.example' };

  const fillFields = (text: string): Record<string, string> => ({
    ...person,
    ...Object.fromEntries([...NAME_FIELDS, 'contact.website', 'kort', 'lang', 'vrij'].map((key) => [key, text])),
  });

  it('are one line without a web address, in every form', async () => {
    const form = await given.contactForm({ Velden: FIELDS });
    const template = await given.orderableVoucherTemplate({ contactform_id: form.id });
    const onlinePackage = await createSmallPackage([{}], { onlineboeking_contactformulier_id: form.id });
    const send = (path: string, body: unknown): Promise<RawResponse> => visit(path, body, { baseUrl: served.baseUrl });
    const purchase = { voucher_template_id: template.id, number_of_vouchers: 1 };

    for (const [text, fields] of [
      [HOSTILE_URL, NAME_FIELDS],
      [TWO_LINES, [...NAME_FIELDS, 'contact.website', 'kort']],
    ] as const) {
      const submitted = await send(`/api2/contactformulieren/${String(form.id)}/opslaan`, fillFields(text));
      expect(readRefusal(submitted)).to.deep.equal(createRefusal('', fields));
      const orderResponse = await send('/api2/vouchers/buy', { ...purchase, contact_form: fillFields(text) });
      expect(readRefusal(orderResponse)).to.deep.equal(createRefusal('contact_form.', fields));
      const wish = prepareReservation(onlinePackage, [1], { contactformulier: fillFields(text) });
      const reservationResponse = await send('/api2/onlineboeking/reserveer', wish);
      expect(readRefusal(reservationResponse)).to.deep.equal(createRefusal('contactformulier.', fields));
      const { weigeringen } = await api.onlineBooking.priceReservation({ body: wish });
      expect(weigeringen.map(({ field }) => field)).to.deep.equal(fields.map((field) => `contactformulier.${field}`));
    }

    const [problem] = (await send(`/api2/contactformulieren/${String(form.id)}/opslaan`, fillFields(HOSTILE_URL)))
      .body as object[];
    expect(problem).to.include({ message: 'Write no web address here: leave out http://, https:// and www.' });

    const fine = {
      'contactpersoon.achternaam': 'Bol.com',
      'contact.website': HOSTILE_URL,
      kort: HOSTILE_URL,
      lang: TWO_LINES,
      vrij: TWO_LINES,
    };
    expect((await send(`/api2/contactformulieren/${String(form.id)}/opslaan`, fine)).status).to.equal(200);
  });

  it('are so for orders of products by a website', async () => {
    const { id: product_id } = await given.product({ minimum_aantal: 0, duur: 'PT1H' });
    const customer = { email: 'jan@voorbeeld.example', first_name: 'Jan', last_name: 'Zwart' };
    const products = [{ amount: 1, product_id, datetime: '2026-06-13T14:00:00+02:00' }];

    const bookProducts = (more: object) =>
      expectRefusal(
        api.onlineBooking.bookProducts({
          body: { status: 'definitief', products, customer: { ...customer, ...more } },
        }),
      );

    const refusal = await bookProducts({ first_name: HOSTILE_URL, last_name: TWO_LINES, phone_number: 'www.a.nl' });
    expect(refusal).to.include({ status: 406, code: 'ERR_FORMAT' });

    const members = ['first_name', 'last_name', 'phone_number'];
    expect(refusal.fields).to.deep.equal(members.map((member) => `customer.${member}`));
  });
});

describe('a confirmation of what visitors reserved', () => {
  it('shows names as text: no markup, and nothing that programs turn into a link', async () => {
    const onlinePackage = await createSmallPackage();
    const contactformulier = {
      'contactpersoon.voornaam': '<a href="x">klik</a> [hier](kwaad.nl/x) \\r\\nBcc: b@kwaad.nl',
      'contactpersoon.achternaam': '<img src=x onerror=y>',
      'contactpersoon.email1': 'vreemd@voorbeeld.example',
    };

    await makeReservation(prepareReservation(onlinePackage, [1], { contactformulier }));
    const [queued] = await mailsTo('vreemd@voorbeeld.example');
    expect(queued?.body).to.contain('kwaad.\u200bnl');

    const mail = await receiveMail(queued);
    expect(mail?.html).to.contain('&lt;a href=').and.not.contain('kwaad.nl');
    expect(mail?.html).to.not.match(/<a |<img/);
    expect(mail?.text).to.not.contain('kwaad.nl');
  });

  it('is not mailed where nothing is reserved', async () => {
    const onlinePackage = await createSmallPackage();
    const mailed: Record<string, number> = {};
    for (const status of ['informatie', 'interesse', 'optie', 'reservering'] as const) {
      const body = prepareReservation(onlinePackage, [1], { status, stuur_bevestiging_email: true });
      await makeReservation(body);
      mailed[status] = (await mailsTo(body.contactformulier['contactpersoon.email1'])).length;
    }
    expect(mailed).to.deep.equal({ informatie: 0, interesse: 0, optie: 1, reservering: 1 });
  });
});

describe('links in a mail', () => {
  it('are those that staff wrote, and never from the name of a customer', async () => {
    const bedrijf = await given.company({ website: 'https://venue.example/' });
    const body = [
      '{contactpersoon_aanhef}, {contactpersoon_naam} van {contact_naam}, {contact_adres}, {contact_plaats}',
      'Zie https://venue.example/a?b=1&c=2, {bedrijf_website} en https://venue.example/{uitje_nummer}.',
      'Niet https://venue.example/{contactpersoon_voornaam} en niet https://{contact_plaats}.',
    ].join('\n');
    const text = await given.bookingMail({ bedrijf_id: bedrijf.id, moment: 'gewijzigd', body });
    const evil = 'https://kwaad.example/x';
    const contactpersoon = { voornaam: evil, achternaam: `www.kwaad.example\n${evil}`, email1: 'a@klant.example' };
    const klant = await given.customer({
      bedrijf_id: bedrijf.id,
      naam: `Klik ${evil}`,
      adres: evil,
      plaats: evil,
      website: evil,
      contactpersonen: [contactpersoon],
    });
    const booking = await given.booking({ klant_id: klant.id });
    await api.bookings.updateBooking({ id: booking.id, body: { kosten: { bedrijf_id: bedrijf.id } } });
    await api.bookingMails.createBookingMailSending({ boeking_id: booking.id, body: { boekingsmail_id: text.id } });

    const [queued] = await mailsTo('a@klant.example');
    const mail = await receiveMail(queued);
    const linked = [...(mail?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
    expect(linked).to.deep.equal([
      'https://venue.example/a?b=1&amp;c=2',
      'https://venue.example/',
      `https://venue.example/${booking.referentie}`,
    ]);
    expect(queued?.body.split('\n')).to.have.lengthOf(body.split('\n').length);
    expect(queued?.body).to.not.match(/kwaad\.example|:\/\/kwaad/);
  });
});
