// Members of staff and qualifications: contacts of their own type, their signature, account and refusals.
import { expect } from 'chai';
import {
  ADMINISTRATOR,
  api,
  basic,
  clock,
  collectEvents,
  given,
  createClientWith,
  sendRaw,
  expectRefusal,
} from '../support/index.ts';

const UNKNOWN_ID = 2_000_000_000;
const createPerson = (achternaam: string) => ({ voornaam: 'Sanne', achternaam, email1: `${achternaam}@uitje.example` });

describe('a member of staff', () => {
  it('is a contact with qualifications, who is their own main person', async () => {
    const guide = await given.qualification();
    const cook = await given.qualification();
    const body = { contactpersonen: [createPerson('gids')], kwalificatie_ids: [cook.id, guide.id], plaats: 'Utrecht' };
    const staffMember = await api.staff.createStaffMember({ body });

    expect(staffMember).to.deep.include({
      type: 'personeel',
      displaynaam: 'Sanne gids',
      plaats: 'Utrecht',
      kwalificatie_ids: [guide.id, cook.id],
      contactpersoon_id: staffMember.contactpersonen[0]?.id,
      _links: { self: { href: `/api2/personeel/${String(staffMember.id)}` } },
    });
    expect(await api.staff.getStaffMember({ id: staffMember.id })).to.deep.equal(staffMember);
    expect(await api.staff.listStaff()).to.deep.include(staffMember);
    expect((await api.contacts.listContacts()).map(({ id }) => id)).to.include(staffMember.id);
    expect((await sendRaw('GET', `/api2/contacten/${String(staffMember.id)}`)).status).to.equal(200);
  });

  it('is stored once: created again they are found, with the qualifications that they lacked', async () => {
    const guide = await given.qualification();
    const cook = await given.qualification();
    const body = { contactpersonen: [createPerson('tweemaal')] };
    const first = await api.staff.createStaffMember({ body: { ...body, kwalificatie_ids: [cook.id] } });
    const again = await api.staff.createStaffMember({ body: { ...body, kwalificatie_ids: [guide.id] } }).withResponse();
    expect(again.status).to.equal(200);
    expect(again.data).to.deep.equal({ ...first, kwalificatie_ids: [guide.id, cook.id] });
  });

  it('keeps members that are left out, and replaces qualifications as a whole', async () => {
    const guide = await given.qualification();
    const cook = await given.qualification();
    const member = await given.staffMember({ kwalificatie_ids: [guide.id] });
    const set = (body: object) => api.staff.updateStaffMember({ id: member.id, body });
    expect(await set({ plaats: 'Zeist' })).to.deep.equal({ ...member, plaats: 'Zeist' });
    expect(await set({ kwalificatie_ids: [cook.id] })).to.deep.include({
      plaats: 'Zeist',
      kwalificatie_ids: [cook.id],
    });
    expect(await set({ kwalificatie_ids: [] })).to.deep.include({ kwalificatie_ids: [] });
  });

  it('has a signature of their own, which stays when they are created again', async () => {
    const body = { contactpersonen: [createPerson('ondertekenaar')] };
    const unsigned = await api.staff.createStaffMember({ body });
    expect(unsigned.ondertekening).to.equal(null);
    const signed = await api.staff.createStaffMember({ body: { ...body, ondertekening: 'Groet' } });
    expect(signed).to.deep.equal({ ...unsigned, ondertekening: 'Groet' });
    expect(await api.staff.createStaffMember({ body: { ...body, ondertekening: 'Anders' } })).to.deep.equal(signed);
    const events = await collectEvents(() =>
      api.staff.updateStaffMember({ id: unsigned.id, body: { ondertekening: null } }),
    );
    const [change] = events.filter(({ event }) => event === 'PersoneelContact::postUpdate');
    expect(change).to.deep.include({ modified: ['ondertekening'], previous: { ondertekening: 'Groet' } });
    expect(await api.contacts.getContact({ id: unsigned.id })).not.to.have.property('ondertekening');
  });

  it('sent back as they were read changes nothing and announces nothing', async () => {
    const { id: qualification } = await given.qualification();
    const member = await given.staffMember({ kwalificatie_ids: [qualification], ondertekening: 'Groet' });
    const events = await collectEvents(() => api.staff.updateStaffMember({ id: member.id, body: member }));
    expect(events).to.deep.equal([]);
  });

  it('is announced, also when only qualifications change', async () => {
    const { id: qualification } = await given.qualification();
    const { id } = await given.staffMember();
    const events = await collectEvents(() =>
      api.staff.updateStaffMember({ id, body: { kwalificatie_ids: [qualification] } }),
    );
    const [change] = events.filter(({ event }) => event === 'PersoneelContact::postUpdate');
    expect(change).to.deep.include({ modified: ['kwalificatie_ids'], previous: { kwalificatie_ids: [] } });
  });

  it('loses qualifications and signature as another type of contact', async () => {
    const { id: qualification } = await given.qualification();
    const { id } = await given.staffMember({ kwalificatie_ids: [qualification], ondertekening: 'Groet' });
    await api.contacts.updateContact({ id, body: { type: 'overig' } });
    expect((await sendRaw('GET', `/api2/personeel/${String(id)}`)).status).to.equal(404);
    await api.contacts.updateContact({ id, body: { type: 'personeel' } });
    expect(await api.staff.getStaffMember({ id })).to.deep.include({ kwalificatie_ids: [], ondertekening: null });
  });

  it('is deleted when no object refers to them, and stays while they have an account', async () => {
    const { id } = await given.staffMember();
    await api.staff.deleteStaffMember({ id });
    expect((await sendRaw('GET', `/api2/personeel/${String(id)}`)).status).to.equal(404);
    const me = await api.staff.getOwnStaffMember();
    expect(await expectRefusal(api.staff.deleteStaffMember({ id: me.id }))).to.include({
      status: 403,
      code: 'ERR_CONTACT_IN_USE',
    });
    const { id: customer } = await given.customer();
    expect((await sendRaw('GET', `/api2/personeel/${String(customer)}`)).status, 'a customer is none').to.equal(404);
  });

  it('is refused with all problems at once, first those of references', async () => {
    const archived = await given.qualification({ archived: true });
    const people = { contactpersonen: [{ hoofdcontact: true }, { hoofdcontact: true }] };

    const listProblems = async (members: object): Promise<string[]> => {
      const { status, body } = await sendRaw('POST', '/api2/personeel', { body: { ...people, ...members } });
      expect(status).to.equal(406);
      return (body as { code: string; field: string }[]).map(({ code, field }) => `${code} ${field}`);
    };

    expect(await listProblems({ kwalificatie_ids: [UNKNOWN_ID, archived.id] })).to.deep.equal([
      'ERR_UNKNOWN_REFERENCE kwalificatie_ids[0]',
    ]);
    expect(await listProblems({ bedrijf_id: UNKNOWN_ID, kwalificatie_ids: [archived.id] })).to.deep.equal([
      'ERR_QUALIFICATION_ARCHIVED kwalificatie_ids[0]',
      'ERR_UNKNOWN_REFERENCE bedrijf_id',
      'ERR_MAIN_CONTACT contactpersonen[1].hoofdcontact',
    ]);

    const { id } = await given.staffMember();
    const put = (changes: object) => sendRaw('PUT', `/api2/personeel/${String(id)}`, { body: changes });
    const readUpdateCode = async (changes: object): Promise<unknown> =>
      ((await put(changes)).body as { code: string }[])[0]?.code;
    expect(await readUpdateCode({ kwalificatie_ids: [archived.id] })).to.equal('ERR_QUALIFICATION_ARCHIVED');
    expect(await readUpdateCode({ kwalificatie_ids: [UNKNOWN_ID] })).to.equal('ERR_UNKNOWN_REFERENCE');
    expect(await readUpdateCode({ kwalificatie_ids: [1, 1] })).to.equal('ERR_DUPLICATE');

    const two = [{ ...createPerson('a'), hoofdcontact: true }, { ...createPerson('b'), hoofdcontact: true }]; // prettier-ignore
    expect(await readUpdateCode({ contactpersonen: two })).to.equal('ERR_MAIN_CONTACT');

    const readProblemCode = async (member: object): Promise<unknown> =>
      ((await sendRaw('POST', '/api2/personeel', { body: member })).body as { code: string }[])[0]?.code;
    expect(await readProblemCode({ contactpersonen: two })).to.equal('ERR_MAIN_CONTACT');
    expect(await readProblemCode({ contactpersonen: [createPerson('c')], kwalificatie_ids: [1, 1] })).to.equal(
      'ERR_DUPLICATE',
    );
    expect(await readUpdateCode({ type: 'klant' })).to.equal('ERR_NOT_ALLOWED');
  });

  it('cannot become equal to another one', async () => {
    await api.staff.createStaffMember({ body: { contactpersonen: [createPerson('dezelfde')] } });
    const { id, contactpersonen } = await given.staffMember();
    const shared = { ...createPerson('dezelfde'), id: contactpersonen[0]?.id ?? 0 };
    const creation = api.staff.createStaffMember({ body: { naam: 'Ploeg', contactpersonen: [shared] } });
    expect(await expectRefusal(creation)).to.include({ status: 406, code: 'ERR_TAKEN' });
    const same = { id, body: { contactpersonen: [createPerson('dezelfde')] } };
    expect(await expectRefusal(api.staff.updateStaffMember(same))).to.include({ status: 406, code: 'ERR_TAKEN' });
  });

  it('reads their own data, with their rights, with a password or a key', async () => {
    const me = await basic.staff.getOwnStaffMember();
    expect(me).to.include({ displaynaam: ADMINISTRATOR.username, telefoon1: null, email1: null });
    expect(me.permissies).to.include('editUsers');
    const key = await createClientWith(['viewContact', 'editBoeking']);
    const { permissies, id } = await key.staff.getOwnStaffMember();
    expect(id).to.equal(me.id);
    expect([...(permissies ?? [])].sort()).to.deep.equal(['editBoeking', 'viewContact']);
    expect(await key.staff.getStaffMember({ id })).to.not.have.any.keys('permissies', 'telefoon1', 'email1');
  });
});

describe('a qualification', () => {
  it('shows when it was created and last changed', async () => {
    const qualification = await given.qualification({ naam: 'EHBO' });
    expect(qualification).to.deep.include({
      naam: 'EHBO',
      beschrijving: null,
      archived: false,
      updated_at: qualification.created_at,
    });

    clock.advance({ minutes: 5 });
    const { id } = qualification;
    expect(await api.qualifications.updateQualification({ id, body: qualification })).to.deep.equal(qualification);

    const archived = await api.qualifications.updateQualification({ id, body: { archived: true } });
    expect(archived).to.deep.include({ archived: true, created_at: qualification.created_at });
    expect(archived.updated_at > qualification.updated_at).to.equal(true);
    expect(await api.qualifications.listQualifications()).to.deep.include(archived);
    expect(await api.qualifications.getQualification({ id })).to.deep.equal(archived);

    clock.reset();
  });

  it('that is archived stays with its members of staff', async () => {
    const { id: qualification } = await given.qualification();
    const { id } = await given.staffMember({ kwalificatie_ids: [qualification] });
    await api.qualifications.updateQualification({ id: qualification, body: { archived: true } });
    const member = await api.staff.updateStaffMember({
      id,
      body: { kwalificatie_ids: [qualification], plaats: 'Soest' },
    });
    expect(member).to.deep.include({ kwalificatie_ids: [qualification], plaats: 'Soest' });
  });

  it('is deleted while no member of staff has it', async () => {
    const { id } = await given.qualification();
    const member = await given.staffMember({ kwalificatie_ids: [id] });
    expect(await expectRefusal(api.qualifications.deleteQualification({ id }))).to.include({
      status: 403,
      code: 'ERR_IN_USE',
    });
    await api.staff.updateStaffMember({ id: member.id, body: { kwalificatie_ids: [] } });
    await api.qualifications.deleteQualification({ id });
    expect((await sendRaw('GET', `/api2/kwalificaties/${String(id)}`)).status).to.equal(404);
  });

  it('is announced', async () => {
    const events = await collectEvents(async () => {
      const { id } = await given.qualification();
      await api.qualifications.updateQualification({ id, body: { naam: 'Anders' } });
      await api.qualifications.deleteQualification({ id });
    });
    const names = ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postDelete'];
    expect(events.map(({ event }) => event)).to.deep.equal(names.map((name) => `Kwalificatie::${name}`));
  });
});
