// Answers that a contact form refuses: invalid ones, too many of them, and those of an attacker.
import { Boekstaaf, type ContactForm, type NewContactFormField } from 'boekstaaf';
import { expect } from 'chai';
import {
  api,
  apiKey,
  clock,
  getDatabase,
  createDatabase,
  given,
  startService,
  expectRefusal,
  createTokenWith,
} from '../support/index.ts';
import type { RawResponse, RawOptions } from '../support/raw.ts';
import type { ServedService } from '../support/service.ts';
import { stateOf } from '../support/state.ts';
import { PROXY, submit } from '../support/visitors.ts';

const CHOICES = { mogelijke_keuzes: ['a', 'b'] };
const EXTRA_FIELD = { soort_invoer: 'contact.extra' } as const;
const FIELDS: NewContactFormField[] = [
  { naam: 'Wie', soort_invoer: 'header', field_identifier: 'titel' },
  { naam: 'Naam', soort_invoer: 'contactpersoon.achternaam', verplicht: true },
  { naam: 'Bedrijf', soort_invoer: 'contact.naam' },
  { naam: 'Land', soort_invoer: 'contact.landcode' },
  { naam: 'Soort', soort_invoer: 'contact.soort_klant' },
  { naam: 'Geslacht', soort_invoer: 'contactpersoon.geslacht' },
  { naam: 'Postcode', soort_invoer: 'contactpersoon.postcode' },
  { naam: 'Telefoon', soort_invoer: 'contactpersoon.telefoon1' },
  { naam: 'E-mail', soort_invoer: 'contactpersoon.email1' },
  { naam: 'Nieuws', soort_invoer: 'contactpersoon.nieuwsbrieven' },
  { naam: 'Datum', soort_invoer: 'boeking.datum' },
  { naam: 'Tijd', soort_invoer: 'boeking.starttijd' },
  { naam: 'Personen', soort_invoer: 'boeking.groepsgrootte' },
  { naam: 'Wat', soort_invoer: 'boeking.arrangement' },
  { naam: 'Kort', soort_invoer: 'tekst', field_identifier: 'kort' },
  { naam: 'Lang', soort_invoer: 'veel_tekst', field_identifier: 'lang' },
  { naam: 'Een', soort_invoer: 'keuze_enkel', field_identifier: 'een', ...CHOICES },
  { naam: 'Meer', soort_invoer: 'keuze', field_identifier: 'meer', ...CHOICES },
  { naam: 'Getal', ...EXTRA_FIELD, extra_field_name: 'Getal', input_type: 'number' },
  { naam: 'Dag', ...EXTRA_FIELD, extra_field_name: 'Dag', input_type: 'date' },
  { naam: 'Vrij', ...EXTRA_FIELD, extra_field_name: 'Vrij' },
];
const VALID_ANSWERS = { 'contactpersoon.achternaam': 'Bakker' };

/** Refused answers by the key of their field, with the code. */
const INVALID_ANSWERS: readonly (readonly [key: string, answer: unknown, code: string])[] = [
  ['contactpersoon.achternaam', null, 'ERR_REQUIRED'],
  ['contactpersoon.achternaam', ' \n ', 'ERR_REQUIRED'],
  ['contactpersoon.achternaam', 5, 'ERR_TYPE'],
  ['contactpersoon.achternaam', ['Bakker'], 'ERR_TYPE'],
  ['contactpersoon.achternaam', 'x'.repeat(256), 'ERR_LENGTH'],
  ['onbekend', 'x', 'ERR_EXTRA_FIELD'],
  ['titel', 'x', 'ERR_EXTRA_FIELD'],
  ['id', 1, 'ERR_EXTRA_FIELD'],
  ['constructor', 'x', 'ERR_EXTRA_FIELD'],
  ['contactpersoon.telefoon2', 'x', 'ERR_EXTRA_FIELD'],
  ['contact.extra[Anders]', 'x', 'ERR_EXTRA_FIELD'],
  ['contact.naam', '😀'.repeat(256), 'ERR_LENGTH'],
  ['contact.landcode', 'n1', 'ERR_FORMAT'],
  ['contact.landcode', 'NLD', 'ERR_FORMAT'],
  ['contact.landcode', 'UK', 'ERR_FORMAT'],
  ['contact.soort_klant', 'onbekend', 'ERR_NOT_ALLOWED'],
  ['contactpersoon.geslacht', 'x', 'ERR_NOT_ALLOWED'],
  ['contactpersoon.postcode', 'x'.repeat(21), 'ERR_LENGTH'],
  ['contactpersoon.telefoon1', 612345678, 'ERR_TYPE'],
  ['contactpersoon.email1', 'geen adres', 'ERR_FORMAT'],
  ['contactpersoon.email1', 'a@b.example\nBcc: c@d.example', 'ERR_FORMAT'],
  ['contactpersoon.nieuwsbrieven', 1, 'ERR_TYPE'],
  ['contactpersoon.nieuwsbrieven', ['1'], 'ERR_TYPE'],
  ['contactpersoon.nieuwsbrieven', [1, 1], 'ERR_DUPLICATE'],
  ['contactpersoon.nieuwsbrieven', [1, 999_999], 'ERR_NOT_ALLOWED'],
  ['meer', [1], 'ERR_TYPE'],
  ['boeking.datum', '2026-02-30', 'ERR_FORMAT'],
  ['boeking.datum', '13-06-2026', 'ERR_FORMAT'],
  ['boeking.datum', 20260613, 'ERR_TYPE'],
  ['boeking.starttijd', '24:00', 'ERR_FORMAT'],
  ['boeking.starttijd', '15:30:00.5', 'ERR_FORMAT'],
  ['boeking.groepsgrootte', 0, 'ERR_RANGE'],
  ['boeking.groepsgrootte', 100_001, 'ERR_RANGE'],
  ['boeking.groepsgrootte', '12', 'ERR_TYPE'],
  ['boeking.arrangement', -1, 'ERR_RANGE'],
  ['kort', 'x'.repeat(1_001), 'ERR_LENGTH'],
  ['lang', 'x'.repeat(20_001), 'ERR_LENGTH'],
  ['een', 'c', 'ERR_NOT_ALLOWED'],
  ['een', ['a'], 'ERR_TYPE'],
  ['meer', 'a', 'ERR_TYPE'],
  ['meer', ['a', 'c'], 'ERR_NOT_ALLOWED'],
  ['meer', ['a', 'a'], 'ERR_DUPLICATE'],
  ['contact.extra[Getal]', '5', 'ERR_TYPE'],
  ['contact.extra[Dag]', '2026-13-01', 'ERR_FORMAT'],
  ['contact.extra[Vrij]', 5, 'ERR_TYPE'],
];

describe('a contact form with invalid answers', () => {
  let served: ServedService;
  let form: ContactForm;
  const send = (body: unknown, options: RawOptions = {}, to: Pick<ContactForm, 'id'> = form): Promise<RawResponse> =>
    submit(to, body, { ...options, baseUrl: served.baseUrl });

  const readRefusal = async (body: unknown, options?: RawOptions, to?: Pick<ContactForm, 'id'>): Promise<object> => {
    const { status, body: problems } = await send(body, options, to);
    return {
      status,
      problems: (problems as { field?: string; code: string }[]).map(({ field, code }) => [field, code]),
    };
  };

  before(async () => {
    served = await startService({ environment: PROXY });
    await given.company({ soort_klanten: ['school'] });
    // The newsletter gets id 1.
    await given.newsletter();
    form = await given.contactForm({ Velden: FIELDS });
  });

  after(() => served.close());

  for (const [key, answer, code] of INVALID_ANSWERS)
    it(`is refused: ${key} is ${JSON.stringify(answer).slice(0, 40)}`, async () => {
      expect(await readRefusal({ ...VALID_ANSWERS, [key]: answer })).to.deep.equal({
        status: 406,
        problems: [[key, code]],
      });
    });

  it('is refused with names that have a meaning in JavaScript', async () => {
    const text = '{"contactpersoon.achternaam":"Bakker","__proto__":{"x":1},"toString":"y"}';
    const { status, body } = await send(text.replace('{"x":1}', '"x"'));
    expect(status).to.equal(406);
    expect((body as { field: string }[]).map(({ field }) => field)).to.deep.equal(['__proto__', 'toString']);
    expect((await send(text)).status, 'an object for an answer').to.equal(406);
    expect((await send('[]')).status).to.equal(406);
    expect((await send(JSON.stringify(JSON.stringify(VALID_ANSWERS)))).status, 'a text that has JSON in it').to.equal(
      406,
    );
  });

  it('is refused with all problems at once, and stores nothing', async () => {
    const before = await stateOf(getDatabase());
    const refusal = await readRefusal({ x: 1, 'boeking.datum': 'x', een: 'c' });
    expect(refusal).to.deep.equal({
      status: 406,
      problems: [
        ['x', 'ERR_EXTRA_FIELD'],
        ['contactpersoon.achternaam', 'ERR_REQUIRED'],
        ['boeking.datum', 'ERR_FORMAT'],
        ['een', 'ERR_NOT_ALLOWED'],
      ],
    });
    expect(await stateOf(getDatabase())).to.equal(before);
  });

  it('is refused where a booking has no date, or a time that the clock change skips', async () => {
    expect(await readRefusal({ ...VALID_ANSWERS, 'boeking.groepsgrootte': 5 })).to.deep.equal({
      status: 406,
      problems: [['boeking.datum', 'ERR_REQUIRED']],
    });
    const skipped = { ...VALID_ANSWERS, 'boeking.datum': '2026-03-29', 'boeking.starttijd': '02:30' };
    expect(await readRefusal(skipped)).to.deep.equal({
      status: 406,
      problems: [['boeking.starttijd', 'ERR_TIME_NONEXISTENT']],
    });
  });

  it('is refused without any name', async () => {
    const contactForm = await given.contactForm({
      Velden: [
        { naam: 'Vraag', soort_invoer: 'tekst', field_identifier: 'vraag' },
        { naam: 'Naam', soort_invoer: 'contact.naam' },
      ],
    });
    expect(await readRefusal({ vraag: 'Wie ben ik?' }, {}, contactForm)).to.deep.equal({
      status: 406,
      problems: [[undefined, 'ERR_REQUIRED']],
    });
    expect((await send({ 'contact.naam': 'Iemand' }, {}, contactForm)).status).to.equal(200);
  });

  it('reveals no package that the form does not offer: existing ones are refused like missing ones', async () => {
    const offeredPackage = await given.package();
    const otherPackage = await given.package({ mag_api: true });
    const deletedPackage = await given.package();

    const contactForm = await given.contactForm({
      Velden: FIELDS,
      Arrangementen: [{ id: offeredPackage.id }, { id: deletedPackage.id }],
    });

    await api.packages.deletePackage({ id: deletedPackage.id });

    const createAnswers = (id: number) => ({
      ...VALID_ANSWERS,
      'boeking.datum': '2026-06-13',
      'boeking.arrangement': id,
    });

    const readText = async (id: number, to: ContactForm): Promise<string> =>
      (await send(createAnswers(id), {}, to)).text;
    const unknown = await readText(999_999, contactForm);
    expect(unknown).to.include('ERR_NOT_ALLOWED');
    expect([
      await readText(otherPackage.id, contactForm),
      await readText(deletedPackage.id, contactForm),
    ]).to.deep.equal([unknown, unknown]);
    expect((await send(createAnswers(offeredPackage.id), {}, contactForm)).status).to.equal(200);

    const { id: hidden } = await given.package({ mag_api: false });
    expect(await readText(hidden, form)).to.equal(unknown);
    expect((await send(createAnswers(otherPackage.id))).status).to.equal(200);
  });

  it('stores nothing where the package cannot be booked, and does not give the reason', async () => {
    const { id: product_id } = await given.product({ locatie_verplicht: true, naam: 'Geheime naam' });
    const { id } = await given.package({ mag_api: true, regels: [{ product_id }] });
    const before = await stateOf(getDatabase());
    const { status, text } = await send({ ...VALID_ANSWERS, 'boeking.datum': '2026-06-13', 'boeking.arrangement': id });
    expect(status).to.equal(406);
    expect(text).to.include('"field":"boeking.arrangement"').and.to.not.include('Geheime');
    expect(await stateOf(getDatabase())).to.equal(before);
  });

  it('is refused where no company exists to book with', async () => {
    const alone = await startService({ databaseUrl: await createDatabase('forms') });
    const client = new Boekstaaf({ baseUrl: alone.baseUrl, apiKey, retries: 0 });
    const { id } = await client.contactForms.createContactForm({ body: { naam: 'Leeg', Velden: FIELDS } });
    const body = { ...VALID_ANSWERS, 'boeking.datum': '2026-06-13' };
    expect(await expectRefusal(client.contactForms.submitContactForm({ id, body }))).to.include({
      status: 406,
      code: 'ERR_COMPANY_REQUIRED',
    });
    expect(await client.customers.listCustomers()).to.deep.equal([]);
    await alone.close();
  });

  it('is closed to visitors by a setting, and open to callers with a credential', async () => {
    const set = (waarde: string) => api.settings.updateSetting({ slug: 'allow_old_contact_forms', body: { waarde } });
    await set('no');
    const before = await stateOf(getDatabase());
    const closed = { status: 406, problems: [[undefined, 'ERR_CLOSED']] };
    expect(await readRefusal(VALID_ANSWERS)).to.deep.equal(closed);
    expect(await readRefusal(VALID_ANSWERS, {}, { id: 999_999 }), 'a form that does not exist').to.deep.equal(closed);
    expect(await stateOf(getDatabase())).to.equal(before);
    expect(await api.contactForms.submitContactForm({ id: form.id, body: VALID_ANSWERS })).to.include({
      success: true,
    });
    await set('yes');
    expect((await send(VALID_ANSWERS)).status).to.equal(200);
  });

  it('is read with any media type of a browser, and from any site', async () => {
    const text = JSON.stringify(VALID_ANSWERS);
    for (const type of [
      undefined,
      'text/plain;charset=UTF-8',
      'application/x-www-form-urlencoded; charset=UTF-8',
      'application/json',
    ]) {
      const headers = { origin: 'https://uitje.example', ...(type === undefined ? {} : { 'content-type': type }) };
      const { status, headers: responseHeaders } = await send(text, { headers });
      expect(status, type).to.equal(200);
      expect(responseHeaders['access-control-allow-origin']).to.equal('*');
    }

    const wrong = await send('achternaam=Bakker', { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(wrong.status).to.equal(406);
  });

  it('is limited to ten a minute and a hundred a day for one address, and unlimited with a key', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.1', origin: 'https://uitje.example' };
    const sendOnce = async (options: RawOptions = {}): Promise<number> =>
      (await send(VALID_ANSWERS, { headers, ...options })).status;
    const first = await send(VALID_ANSWERS, { headers });
    expect(first.headers).to.include({
      ratelimit: '"day";r=99;t=86400, "minute";r=9;t=60',
      'ratelimit-policy': '"day";q=100;w=86400, "minute";q=10;w=60',
    });

    for (let time = 1; time < 10; time++) expect(await sendOnce()).to.equal(200);
    const eleventh = await send(VALID_ANSWERS, { headers });
    expect(eleventh.status).to.equal(429);
    expect(eleventh.headers).to.include({ 'retry-after': '60', 'access-control-allow-origin': '*' });
    expect((await send(VALID_ANSWERS)).status, 'another address').to.equal(200);
    expect(await sendOnce({ auth: { apiKey: await createTokenWith([]) } }), 'a key').to.equal(200);

    for (let minute = 1; minute < 10; minute++) {
      clock.advance({ seconds: 60 });
      for (let time = 0; time < 10; time++) await send({}, { headers });
    }

    clock.advance({ seconds: 60 });
    const over = await send(VALID_ANSWERS, { headers });
    expect(over.status).to.equal(429);
    expect(over.headers['retry-after']).to.equal(String(86_400 - 600));

    clock.advance({ days: 1 });
    expect(await sendOnce()).to.equal(200);

    clock.reset();
  });
});
