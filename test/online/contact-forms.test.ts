// Contact forms: creating, reading, changing and deleting them, and every refusal.
import type { ContactFormFieldPut, NewContactFormField } from 'boekstaaf';
import { expect } from 'chai';
import { anybody, api, given, sendRaw, expectRefusal } from '../support/index.ts';

const FIELDS: NewContactFormField[] = [
  { naam: 'Wie bent u?', soort_invoer: 'header' },
  { naam: 'Naam', soort_invoer: 'contact.naam', verplicht: true },
  { naam: 'Hoe vond u ons?', soort_invoer: 'keuze_enkel', mogelijke_keuzes: ['Krant', 'Web'] },
  { naam: 'Hoe vond u ons?', soort_invoer: 'keuze', mogelijke_keuzes: ['Krant', 'Web'] },
  { naam: 'Allergieën', soort_invoer: 'contact.extra', extra_field_name: 'Allergie' },
  { naam: 'Wanneer', soort_invoer: 'boeking.datum', bijzonderheden_boeking: true },
  { naam: 'Één vraag', soort_invoer: 'veel_tekst', field_identifier: 'vraag' },
];

describe('contact forms', () => {
  it('are created with their fields, which everyone can read', async () => {
    const { id: packageId } = await given.package({ arrangement: 'Bowlen intern', weergavenaam: 'Bowlen' });
    const { id: other } = await given.package({ arrangement: 'Borrel', weergavenaam: null });
    const body = { naam: 'Offerte', Velden: FIELDS, Arrangementen: [{ id: other }, { id: packageId }] };
    const form = await api.contactForms.createContactForm({ body });
    const blank = {
      verplicht: false,
      mogelijke_keuzes: null,
      bijzonderheden_boeking: false,
      extra_field_name: null,
      input_type: null,
      newsletter_options: null,
    };

    const identifiers = [
      'header.wie-bent-u',
      'contact.naam',
      'keuze_enkel.hoe-vond-u-ons',
      'keuze.hoe-vond-u-ons',
      'contact.extra[Allergie]',
      'boeking.datum',
      'vraag',
    ];

    expect(form).to.deep.equal({
      id: form.id,
      naam: 'Offerte',
      Velden: FIELDS.map((field, index) => ({
        ...blank,
        ...field,
        id: form.Velden[index]?.id,
        field_identifier: identifiers[index],
        input_type: index === 4 ? 'text' : null,
        sort_order: index,
      })),
      Arrangementen: [
        { id: other, arrangement: 'Borrel' },
        { id: packageId, arrangement: 'Bowlen' },
      ],
    });
    expect(await anybody.contactForms.getContactForm({ id: form.id })).to.deep.equal(form);
    expect(await anybody.contactForms.getContactForm({ id: form.id, embed: ['Velden'] })).to.deep.equal(form);
    expect(await anybody.contactForms.listContactForms()).to.deep.include(form);

    const fields = await anybody.contactForms.listContactFormFields({ id: form.id });
    expect(fields).to.deep.equal(form.Velden.map((field) => ({ ...field, contactformulier_id: form.id })));
  });

  it('show the newsletters that visitors choose from, by their current names', async () => {
    const first = await given.newsletter({ naam: 'Nieuws' });
    const second = await given.newsletter();
    const form = await given.contactForm({
      Velden: [...FIELDS, { naam: 'Nieuws?', soort_invoer: 'contactpersoon.nieuwsbrieven' }],
    });

    await api.newsletters.updateNewsletter({ id: first.id, body: { naam: 'Seizoensnieuws' } });
    await api.newsletters.deleteNewsletter({ id: second.id });

    const options = { [String(first.id)]: 'Seizoensnieuws' };
    const { Velden } = await anybody.contactForms.getContactForm({ id: form.id });
    expect(Velden.map(({ newsletter_options }) => newsletter_options)).to.deep.equal([
      ...FIELDS.map(() => null),
      options,
    ]);

    const fields = await anybody.contactForms.listContactFormFields({ id: form.id });
    expect(fields.at(-1)).to.deep.include({
      newsletter_options: options,
      field_identifier: 'contactpersoon.nieuwsbrieven',
    });

    const same = { ...form, Velden: form.Velden.map((field) => ({ ...field, newsletter_options: { '5': 'x' } })) };
    const updatedForm = await api.contactForms.updateContactForm({ id: form.id, body: same });
    expect(updatedForm.Velden).to.deep.equal(Velden);
  });

  it('give equal names different identifiers, in the order of their fields', async () => {
    const twice = { naam: 'Vraag', soort_invoer: 'tekst' } as const;
    const { Velden } = await given.contactForm({
      Velden: [
        { ...twice, field_identifier: 'tekst.vraag', sort_order: 2 },
        twice,
        { ...twice, naam: '???', sort_order: 1 },
      ],
    });

    expect(Velden.map(({ field_identifier }) => field_identifier)).to.deep.equal([
      'tekst.vraag-2',
      'tekst',
      'tekst.vraag',
    ]);
  });

  it('change nothing when they are sent back as they were read', async () => {
    const { id: packageId } = await given.package();
    const deletedPackage = await given.package();
    const { id } = await given.contactForm({
      Velden: FIELDS,
      Arrangementen: [{ id: packageId }, { id: deletedPackage.id }],
    });
    await api.packages.deletePackage({ id: deletedPackage.id });
    const path = `/api2/contactformulieren/${String(id)}`;
    const read = await sendRaw('GET', path);
    const put = await sendRaw('PUT', path, { body: read.body });
    expect(put).to.deep.include({ status: 200, body: read.body });
    expect(put.headers.etag).to.equal(read.headers.etag);
  });

  it('are changed field by field: by id, with new ones added and omitted ones removed', async () => {
    const { id, Velden } = await given.contactForm({ Velden: FIELDS });
    const [, name, , , extra] = Velden;
    const fields: ContactFormFieldPut[] = [
      { id: extra?.id ?? 0, input_type: 'number', verplicht: true, sort_order: 9 },
      { naam: 'Plaats', soort_invoer: 'contactpersoon.plaats' },
      { id: name?.id ?? 0 },
    ];
    const updatedForm = await api.contactForms.updateContactForm({ id, body: { naam: 'Contact', Velden: fields } });
    expect(updatedForm.naam).to.equal('Contact');

    const [first, second, third] = updatedForm.Velden;
    expect(first).to.deep.equal(name);
    expect(second).to.include({ naam: 'Plaats', field_identifier: 'contactpersoon.plaats', sort_order: 1 });
    expect(third).to.deep.equal({ ...extra, input_type: 'number', verplicht: true, sort_order: 9 });
    expect(updatedForm.Velden).to.have.lengthOf(3);
  });

  it('offer the packages of the last sent list', async () => {
    const one = await given.package({ arrangement: 'Een' });
    const two = await given.package({ arrangement: 'Twee' });
    const { id } = await given.contactForm({ Arrangementen: [{ id: one.id }] });
    const put = (ids: number[]) =>
      api.contactForms.updateContactForm({ id, body: { Arrangementen: ids.map((each) => ({ id: each })) } });
    expect((await put([one.id, two.id])).Arrangementen.map((each) => each.id)).to.deep.equal([one.id, two.id]);
    expect((await put([two.id])).Arrangementen.map((each) => each.id)).to.deep.equal([two.id]);
    expect((await put([])).Arrangementen).to.deep.equal([]);
  });

  it('are deleted with their fields, unless a package uses them', async () => {
    const { id } = await given.contactForm({ Arrangementen: [{ id: (await given.package()).id }] });
    const { id: packageId, ...made } = await given.package({ onlineboeking_contactformulier_id: id });
    expect(made.onlineboeking_contactformulier_id).to.equal(id);
    expect(await expectRefusal(api.contactForms.deleteContactForm({ id }))).to.deep.include({
      status: 403,
      code: 'ERR_IN_USE',
      params: { references: ['packages'] },
    });
    await api.packages.updatePackage({ id: packageId, body: { onlineboeking_contactformulier_id: null } });
    await api.contactForms.deleteContactForm({ id });
    for (const path of ['', '/velden'])
      expect((await sendRaw('GET', `/api2/contactformulieren/${String(id)}${path}`)).status).to.equal(404);
  });

  it('must exist for a package to refer to them', async () => {
    const body = { arrangement: 'Uitje', onlineboeking_contactformulier_id: 999_999 };
    expect(await expectRefusal(api.packages.createPackage({ body }))).to.include({
      code: 'ERR_UNKNOWN_REFERENCE',
      field: 'onlineboeking_contactformulier_id',
    });
  });

  const text = { naam: 'Vraag', soort_invoer: 'tekst' } as const;
  for (const [title, Velden, field, code] of [
    [
      'asks twice for the same',
      [FIELDS[1], { ...FIELDS[1], field_identifier: 'anders' }],
      'Velden[1].soort_invoer',
      'ERR_DUPLICATE',
    ],
    [
      'asks twice for an extra field',
      [FIELDS[4], { ...FIELDS[4], field_identifier: 'anders' }],
      'Velden[1].extra_field_name',
      'ERR_DUPLICATE',
    ],
    [
      'has an identifier twice',
      [
        { ...text, field_identifier: 'a' },
        { ...text, field_identifier: 'a' },
      ],
      'Velden[1].field_identifier',
      'ERR_DUPLICATE',
    ],
    [
      'takes the name of the nonce',
      [{ ...text, field_identifier: 'nonce' }],
      'Velden[0].field_identifier',
      'ERR_NOT_ALLOWED',
    ],
    [
      'has an extra field without a name',
      [{ naam: 'X', soort_invoer: 'contact.extra' }],
      'Velden[0].extra_field_name',
      'ERR_REQUIRED',
    ],
    [
      'names an extra field elsewhere',
      [{ ...text, extra_field_name: 'X' }],
      'Velden[0].extra_field_name',
      'ERR_NOT_ALLOWED',
    ],
    ['types what is no extra field', [{ ...text, input_type: 'text' }], 'Velden[0].input_type', 'ERR_NOT_ALLOWED'],
    [
      'has no choices',
      [{ naam: 'X', soort_invoer: 'keuze', mogelijke_keuzes: [] }],
      'Velden[0].mogelijke_keuzes',
      'ERR_REQUIRED',
    ],
    ['has choices in a text', [{ ...text, mogelijke_keuzes: ['a'] }], 'Velden[0].mogelijke_keuzes', 'ERR_NOT_ALLOWED'],
    [
      'needs a title',
      [{ naam: 'X', soort_invoer: 'header', verplicht: true }],
      'Velden[0].verplicht',
      'ERR_NOT_ALLOWED',
    ],
    [
      'copies a title',
      [{ naam: 'X', soort_invoer: 'header', bijzonderheden_boeking: true }],
      'Velden[0].bijzonderheden_boeking',
      'ERR_NOT_ALLOWED',
    ],
  ] as [string, NewContactFormField[], string, string][])
    it(`is refused where it ${title}`, async () => {
      const { id } = await given.contactForm();
      for (const request of [
        () => given.contactForm({ Velden }),
        () => api.contactForms.updateContactForm({ id, body: { Velden } as object }),
      ])
        expect(await expectRefusal(request())).to.deep.include({ status: 406, codes: [code], fields: [field] });
    });

  it('are refused with fields and packages that they do not have', async () => {
    const { id, Velden } = await given.contactForm();
    const fieldId = Velden[0]?.id ?? 0;
    const put = (body: object) => expectRefusal(api.contactForms.updateContactForm({ id, body }));
    expect(await put({ Velden: [{ id: 999_999, naam: 'X', soort_invoer: 'tekst' }] })).to.deep.include({
      codes: ['ERR_UNKNOWN_REFERENCE'],
      fields: ['Velden[0].id'],
    });
    expect(await put({ Velden: [{ id: fieldId }, { id: fieldId }] })).to.deep.include({
      field: 'Velden[1].id',
      code: 'ERR_DUPLICATE',
    });
    expect(await put({ Velden: [{}] })).to.deep.include({ fields: ['Velden[0].naam', 'Velden[0].soort_invoer'] });

    const { id: packageId } = await given.package();
    expect(await put({ Arrangementen: [{ id: 999_999 }, { id: packageId }, { id: 999_998 }] })).to.deep.include({
      codes: ['ERR_UNKNOWN_REFERENCE', 'ERR_UNKNOWN_REFERENCE'],
      fields: ['Arrangementen[0].id', 'Arrangementen[2].id'],
    });
    expect(await put({ Arrangementen: [{ id: packageId }, { id: packageId }] })).to.deep.include({
      codes: ['ERR_DUPLICATE'],
      fields: ['Arrangementen[1].id'],
    });
  });
});
