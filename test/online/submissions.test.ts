// Contact forms of visitors: every kind of input, and the customers, bookings and notes that result.
import type { Booking, ContactForm, Customer, NewContactFormField } from 'boekstaaf';
import { expect } from 'chai';
import { api, getDatabase, given, startService, createTokenWith } from '../support/index.ts';
import type { RawResponse, RawOptions } from '../support/raw.ts';
import type { ServedService } from '../support/service.ts';
import { PROXY, submit } from '../support/visitors.ts';

const NAME_FIELD: NewContactFormField = { naam: 'Achternaam', soort_invoer: 'contactpersoon.achternaam' };
const MAIL_FIELD: NewContactFormField = { naam: 'E-mail', soort_invoer: 'contactpersoon.email1' };
const DATE_FIELD: NewContactFormField = { naam: 'Datum', soort_invoer: 'boeking.datum' };
type Receipt = { success: true; klant_id?: number; boeking_id?: number };

let served: ServedService;
/** Sends answers as a visitor from a new address. */
const send = (form: Pick<ContactForm, 'id'>, body: unknown, options: RawOptions = {}): Promise<RawResponse> =>
  submit(form, body, { ...options, baseUrl: served.baseUrl });

/** Sends answers as a caller who may see the results. */
async function submitForm(
  form: Pick<ContactForm, 'id'>,
  body: object,
): Promise<{ klant: Customer; boeking?: Booking }> {
  const {
    status,
    body: receipt,
    text,
  } = await send(form, body, { auth: { apiKey: await createTokenWith(['viewContact']) } });
  expect(status, text).to.equal(200);
  const { klant_id = 0, boeking_id } = receipt as Receipt;
  const klant = await api.customers.getCustomer({ id: klant_id });
  return boeking_id === undefined ? { klant } : { klant, boeking: await api.bookings.getBooking({ id: boeking_id }) };
}

const createForm = (...Velden: NewContactFormField[]): Promise<ContactForm> => given.contactForm({ Velden });

before(async () => {
  served = await startService({ environment: PROXY });
  await given.company({ soort_klanten: ['school', 'bedrijf'] });
});
after(() => served.close());

describe('a submitted contact form', () => {
  it('creates a customer from the answers about them', async () => {
    const form = await createForm(
      { naam: 'Naam', soort_invoer: 'contact.naam' },
      { naam: 'Land', soort_invoer: 'contact.landcode' },
      { naam: 'Afdeling', soort_invoer: 'contact.afdeling' },
      { naam: 'Soort', soort_invoer: 'contact.soort_klant' },
      { naam: 'Website', soort_invoer: 'contact.website' },
      { naam: 'Voornaam', soort_invoer: 'contactpersoon.voornaam' },
      NAME_FIELD,
      { naam: 'Geslacht', soort_invoer: 'contactpersoon.geslacht' },
      { naam: 'Adres', soort_invoer: 'contactpersoon.adres' },
      { naam: 'Postcode', soort_invoer: 'contactpersoon.postcode' },
      { naam: 'Plaats', soort_invoer: 'contactpersoon.plaats' },
      { naam: 'Telefoon', soort_invoer: 'contactpersoon.telefoon1' },
      { naam: 'Mobiel', soort_invoer: 'contactpersoon.telefoon2' },
      MAIL_FIELD,
    );

    const contact = {
      naam: 'De Zwaan',
      landcode: 'NL',
      afdeling: 'Groep 8',
      soort_klant: 'school',
      website: 'https://zwaan.example',
    };

    const person = {
      voornaam: 'Anna',
      achternaam: 'Bakker',
      geslacht: 'vrouw',
      adres: 'Dorpsstraat 1',
      postcode: '3512 AB',
      plaats: 'Utrecht',
      telefoon1: '030 1234567',
      telefoon2: '06 12345678',
      email1: 'anna@zwaan.example',
    } as const;

    const answers = [
      ...Object.entries(contact).map(([name, value]) => [`contact.${name}`, value]),
      ...Object.entries(person).map(([name, value]) => [`contactpersoon.${name}`, value]),
    ];
    const { klant, boeking } = await submitForm(form, Object.fromEntries(answers) as object);
    expect(boeking).to.equal(undefined);
    expect(klant).to.deep.include({ ...contact, type: 'klant' });
    expect(klant.contactpersonen).to.have.lengthOf(1);
    expect(klant.contactpersonen[0]).to.deep.include({ ...person, hoofdcontact: true });
  });

  it('subscribes to the chosen newsletters, and keeps the subscriptions of a known customer', async () => {
    const newsletters = [await given.newsletter(), await given.newsletter(), await given.newsletter()];
    const [a = 0, b = 0, c = 0] = newsletters.map(({ id }) => id);
    const form = await createForm(NAME_FIELD, MAIL_FIELD, {
      naam: 'Nieuws',
      soort_invoer: 'contactpersoon.nieuwsbrieven',
    });
    const contactPerson = { 'contactpersoon.achternaam': 'Lezer', 'contactpersoon.email1': 'lezer@voorbeeld.example' };

    const chooseNewsletters = async (ids: number[] | null): Promise<number[] | undefined> => {
      const { klant } = await submitForm(form, { ...contactPerson, 'contactpersoon.nieuwsbrieven': ids });
      return klant.contactpersonen[0]?.nieuwsbrief_ids;
    };

    expect(await chooseNewsletters([b, a])).to.have.members([a, b]);
    expect(await chooseNewsletters([c])).to.have.members([a, b, c]);
    expect(await chooseNewsletters([])).to.have.members([a, b, c]);
    expect(await chooseNewsletters(null)).to.have.members([a, b, c]);
  });

  it('stores the extra fields of the customer by their types', async () => {
    const createExtraField = (name: string, rest: Partial<NewContactFormField> = {}): NewContactFormField => ({
      naam: name,
      soort_invoer: 'contact.extra',
      extra_field_name: name,
      ...rest,
    });

    const mogelijke_keuzes = ['a', 'b', 'c'];
    const form = await createForm(
      NAME_FIELD,
      createExtraField('Tekst'),
      createExtraField('Getal', { input_type: 'number' }),
      createExtraField('Dag', { input_type: 'date' }),
      createExtraField('Een', { input_type: 'singlechoice', mogelijke_keuzes }),
      createExtraField('Meer', { input_type: 'multiplechoice', mogelijke_keuzes }),
      createExtraField('Leeg'),
    );

    const { klant } = await submitForm(form, {
      'contactpersoon.achternaam': 'Extra',
      'contact.extra[Tekst]': 'x',
      'contact.extra[Getal]': -3,
      'contact.extra[Dag]': '2026-02-28',
      'contact.extra[Een]': 'b',
      'contact.extra[Meer]': ['a', 'c'],
      'contact.extra[Leeg]': null,
    });

    const [row] = await getDatabase().read(async ({ build, query }) => {
      const rows: { extra_fields: unknown }[] = await query(
        build('contacts').where({ id: klant.id }).select('extra_fields'),
      );
      return rows;
    });

    expect(row?.extra_fields).to.deep.equal([
      { name: 'Tekst', type: 'text', value: 'x' },
      { name: 'Getal', type: 'number', value: -3 },
      { name: 'Dag', type: 'date', value: '2026-02-28' },
      { name: 'Een', type: 'singlechoice', value: 'b' },
      { name: 'Meer', type: 'multiplechoice', value: ['a', 'c'] },
    ]);
  });

  it('books the chosen package, with its particulars', async () => {
    const { id: bedrijf_id } = await given.company();
    const { id: product_id } = await given.product({ ProductPrice: [{ btw: 0, verkoop: 10 }] });
    const line = { product_id, begin: '2026-03-10T14:00:00+01:00' };
    const { id, weergavenaam } = await given.package({ bedrijf_id, regels: [line], weergavenaam: 'Bowlen' });
    const form = await given.contactForm({
      Velden: [
        NAME_FIELD,
        DATE_FIELD,
        { naam: 'Tijd', soort_invoer: 'boeking.starttijd', bijzonderheden_boeking: true },
        { naam: 'Personen', soort_invoer: 'boeking.groepsgrootte' },
        { naam: 'Wat', soort_invoer: 'boeking.arrangement' },
        { naam: 'Dieet', soort_invoer: 'keuze', mogelijke_keuzes: ['vegan', 'halal'], bijzonderheden_boeking: true },
        { naam: 'Vraag', soort_invoer: 'veel_tekst' },
      ],
      Arrangementen: [{ id }],
    });

    const { klant, boeking } = await submitForm(form, {
      'contactpersoon.achternaam': 'Boeker',
      'boeking.datum': '2026-06-13',
      'boeking.starttijd': '15:30',
      'boeking.groepsgrootte': 12,
      'boeking.arrangement': id,
      'keuze.dieet': ['halal', 'vegan'],
      'veel_tekst.vraag': ' Mag de hond mee? ',
    });
    expect(klant.bedrijf_id).to.equal(bedrijf_id);
    expect(boeking).to.deep.include({
      klant_id: klant.id,
      status: 'informatie',
      datum: '2026-06-13',
      begin: '2026-06-13T15:30:00+02:00',
      personen: 12,
      arrangement_id: id,
      arrangement: weergavenaam,
      online_boeking: false,
      bijzonderheden: 'Tijd: 15:30\nDieet: halal, vegan',
      referentie: `${String(klant.id)}-1`,
    });
    expect(boeking?.boekingsregels.map((each) => each.product_id)).to.deep.equal([product_id]);
    expect(boeking?.kosten.calculated_totaalbedrag_inclusief_btw).to.be.greaterThan(0);

    const [note] = await api.notes.listNotes({ contact_id: klant.id });
    expect(note).to.deep.include({
      onderwerp: form.naam,
      bericht: 'Vraag: Mag de hond mee?',
      booking_id: boeking?.id,
      soort_contact: 'formulier',
    });
  });

  it('books for the day, and for the people of the package, by default', async () => {
    const { id } = await given.package({ aantal_personen: 7, mag_api: true });
    const form = await createForm(NAME_FIELD, DATE_FIELD, { naam: 'Wat', soort_invoer: 'boeking.arrangement' });
    const dateAnswers = { 'contactpersoon.achternaam': 'Dag', 'boeking.datum': '2026-03-29' };
    const { boeking } = await submitForm(form, { ...dateAnswers, 'boeking.arrangement': id });
    expect(boeking).to.include({ begin: '2026-03-29T00:00:00+01:00', personen: 7, arrangement_id: id });
    expect((await submitForm(form, dateAnswers)).boeking).to.include({ personen: 1, arrangement_id: null });
  });

  it('books nothing without a date, and stores the particulars in a note', async () => {
    const form = await createForm(NAME_FIELD, DATE_FIELD, {
      naam: 'Dieet',
      soort_invoer: 'tekst',
      bijzonderheden_boeking: true,
    });
    const { klant, boeking } = await submitForm(form, { 'contactpersoon.achternaam': 'Later', 'tekst.dieet': 'vegan' });
    expect(boeking).to.equal(undefined);
    expect(await api.notes.listNotes({ contact_id: klant.id })).to.have.lengthOf(1);
  });

  it('is an enquiry where the form asks for no date: nothing is booked, and a note has the answers', async () => {
    const { id: bedrijf_id } = await given.company();
    const { id } = await given.package({ bedrijf_id, arrangement: 'Intern', weergavenaam: 'Bowlen' });
    const Velden: NewContactFormField[] = [
      NAME_FIELD,
      { naam: 'Wat', soort_invoer: 'boeking.arrangement' },
      { naam: 'Tijd', soort_invoer: 'boeking.starttijd', bijzonderheden_boeking: true },
      { naam: 'Personen', soort_invoer: 'boeking.groepsgrootte', verplicht: true },
      { naam: 'Vraag', soort_invoer: 'tekst', bijzonderheden_boeking: true },
    ];
    const form = await given.contactForm({ Velden, Arrangementen: [{ id }] });
    const answers = { 'contactpersoon.achternaam': 'Vrager', 'boeking.groepsgrootte': 40, 'tekst.vraag': 'Kan het?' };
    const fullAnswers = { ...answers, 'boeking.arrangement': id, 'boeking.starttijd': '15:30' };
    const before = (await api.bookings.listBookings({ page_size: 100 })).length;
    const { klant, boeking } = await submitForm(form, fullAnswers);
    expect(boeking).to.equal(undefined);
    expect((await api.bookings.listBookings({ page_size: 100 })).length).to.equal(before);
    expect(klant.bedrijf_id).to.equal(bedrijf_id);

    const [note, ...more] = await api.notes.listNotes({ contact_id: klant.id });
    expect(more).to.deep.equal([]);
    expect(note).to.deep.include({
      onderwerp: form.naam,
      soort_contact: 'formulier',
      booking_id: null,
      bericht: 'Wat: Bowlen\nTijd: 15:30\nPersonen: 40\nVraag: Kan het?',
    });

    const { id: other } = await given.package();
    const response = await send(form, { ...fullAnswers, 'boeking.arrangement': other });
    expect([response.status, response.text.includes('"field":"boeking.arrangement"')]).to.deep.equal([406, true]);
    expect((await send(form, { 'contactpersoon.achternaam': 'Vrager' })).text).to.include('boeking.groepsgrootte');
  });

  it('finds a known customer, fills empty members and overwrites none', async () => {
    const knownCustomer = await given.customer({ naam: null, website: 'https://was.example', bedrijf_id: 1 });
    const { achternaam, email1 } = knownCustomer.contactpersonen[0] ?? {};
    const form = await createForm(
      { naam: 'Voornaam', soort_invoer: 'contactpersoon.voornaam' },
      NAME_FIELD,
      MAIL_FIELD,
      { naam: 'Plaats', soort_invoer: 'contactpersoon.plaats' },
      { naam: 'Website', soort_invoer: 'contact.website' },
    );

    const { klant } = await submitForm(form, {
      'contactpersoon.voornaam': 'SANNE ',
      'contactpersoon.achternaam': achternaam,
      'contactpersoon.email1': String(email1).toUpperCase(),
      'contactpersoon.plaats': 'Utrecht',
      'contact.website': 'https://kwaad.example',
    });
    expect(klant.id).to.equal(knownCustomer.id);
    expect(klant.website).to.equal('https://was.example');
    expect(klant.contactpersonen).to.have.lengthOf(1);
    expect(klant.contactpersonen[0]).to.deep.equal({ ...knownCustomer.contactpersonen[0], plaats: 'Utrecht' });
  });

  it('gets equal responses for strangers, whether the customer was known or not', async () => {
    const knownCustomer = await given.customer({ naam: null, bedrijf_id: 1 });
    const form = await createForm(
      { naam: 'Voornaam', soort_invoer: 'contactpersoon.voornaam' },
      NAME_FIELD,
      MAIL_FIELD,
    );
    const { voornaam, achternaam, email1 } = knownCustomer.contactpersonen[0] ?? {};
    const answers = { 'contactpersoon.voornaam': voornaam, 'contactpersoon.achternaam': achternaam };

    const readResponse = async (email: string | null | undefined): Promise<object> => {
      const { status, text, headers } = await send(form, { ...answers, 'contactpersoon.email1': email });
      return { status, text, headers: Object.keys(headers).sort() };
    };

    const before = (await api.customers.listCustomers()).length;
    const knownResponse = await readResponse(email1);
    expect((await api.customers.listCustomers()).length).to.equal(before);
    expect(await readResponse('niemand@nergens.example')).to.deep.equal(knownResponse);
    expect((await api.customers.listCustomers()).length).to.equal(before + 1);
    expect(knownResponse).to.include({ status: 200, text: '{"success":true}' });

    const key = { apiKey: await createTokenWith(['editContactformulieren']) };
    const { text } = await send(form, { ...answers, 'contactpersoon.email1': email1 }, { auth: key });
    expect(text, 'a key that may not see customers').to.equal('{"success":true}');
  });

  it('is an action of the service in the feed and the audit trail', async () => {
    const form = await createForm(NAME_FIELD);
    const { headers } = await send(form, { 'contactpersoon.achternaam': 'Onbekend' });
    const events = await api.events.listEvents({ page_size: 1000 });
    const requestEvents = events.filter(({ meta }) => meta.request_id === headers['x-request-id']);
    expect(requestEvents.map(({ meta }) => meta.object)).to.include.members(['Klant', 'Contact', 'Contactpersoon']);
    expect(requestEvents.map(({ meta }) => meta.actor)).to.deep.equal(
      requestEvents.map(() => ({ type: 'system', id: null })),
    );
  });

  it('accepts blanks around answers, and a country in small letters', async () => {
    const form = await createForm(NAME_FIELD, MAIL_FIELD, { naam: 'Land', soort_invoer: 'contact.landcode' });
    const { klant } = await submitForm(form, {
      'contactpersoon.achternaam': ' Blank ',
      'contactpersoon.email1': 'ada@wit.example ',
      'contact.landcode': 'be ',
    });
    expect(klant).to.include({ landcode: 'BE' });
    expect(klant.contactpersonen[0]).to.include({ achternaam: 'Blank', email1: 'ada@wit.example' });
  });

  it('accepts a nonce and titles, and treats blank answers as none', async () => {
    const form = await createForm({ naam: 'Wie?', soort_invoer: 'header' }, NAME_FIELD, {
      naam: 'Vraag',
      soort_invoer: 'tekst',
    });
    const { klant } = await submitForm(form, {
      'contactpersoon.achternaam': 'Titel',
      'tekst.vraag': '  ',
      nonce: 'abc',
    });
    expect(await api.notes.listNotes({ contact_id: klant.id })).to.deep.equal([]);
  });
});
