// Notes: their contact and booking, their order, and their fate when either is deleted.
import { expect } from 'chai';
import type { Note } from 'boekstaaf';
import { api, clock, collectEvents, given, sendRaw, expectRefusal } from '../support/index.ts';

const UNKNOWN_ID = 2_000_000_000;

const idsOf = (notes: readonly Note[]): number[] => notes.map(({ id }) => id);
const set = (id: number, body: object): PromiseLike<Note> => api.notes.updateNote({ id, body });

describe('a note', () => {
  it('is created, read, changed and deleted', async () => {
    const { id: bedrijf_id } = await given.company();
    const { id: contact_id, contactpersonen } = await given.customer({ bedrijf_id });
    const { id: booking_id } = await given.booking({ klant_id: contact_id });
    const noteFields = { soort_contact: 'telefoon', onderwerp: 'Later', bericht: 'Belt terug.', sticky: true };
    const body = { ...noteFields, contact_id, contactpersoon_id: contactpersonen[0]?.id ?? 0, booking_id };
    const note = await api.notes.createNote({ body });
    const { id, created_at, updated_at } = note;
    expect(note).to.deep.equal({ id, ...body, created_at, updated_at, created_by: 1 });
    expect(await api.notes.getNote({ id })).to.deep.equal(note);

    clock.advance({ hours: 1 });
    const updated = await set(id, { sticky: false, booking_id: null, contactpersoon_id: null });
    expect(updated.updated_at).to.not.equal(updated_at);

    const now = { sticky: false, booking_id: null, contactpersoon_id: null, updated_at: updated.updated_at };
    expect(updated).to.deep.equal({ ...note, ...now });

    await api.notes.deleteNote({ id });
    expect(await expectRefusal(api.notes.getNote({ id }))).to.include({ status: 404 });
  });

  it('about a booking is about its customer, unless another contact is sent', async () => {
    const { id: booking_id, klant_id } = await given.booking();
    const note = { soort_contact: 'notitie', onderwerp: '', sticky: false, booking_id };
    expect(await given.note({ booking_id })).to.include({ ...note, contact_id: klant_id });
    const { id: contact_id } = await given.supplier();
    expect(await given.note({ booking_id, contact_id })).to.include({ ...note, contact_id });
  });

  it('requires an existing contact or booking, and a person of the contact', async () => {
    const bericht = 'Zonder iemand';
    const nobody = await expectRefusal(api.notes.createNote({ body: { bericht } }));
    expect(nobody).to.include({ status: 406, code: 'ERR_REQUIRED', field: 'contact_id' });

    const unknown = { status: 406, code: 'ERR_UNKNOWN_REFERENCE' };
    const { id: contact_id } = await given.customer();
    const wrong: [object, string][] = [
      [{ contact_id: UNKNOWN_ID }, 'contact_id'],
      [{ booking_id: UNKNOWN_ID }, 'booking_id'],
      [{ contact_id, booking_id: UNKNOWN_ID }, 'booking_id'],
      [{ contact_id, contactpersoon_id: (await given.customer()).contactpersonen[0]?.id ?? 0 }, 'contactpersoon_id'],
    ];

    for (const [members, field] of wrong) {
      const refusal = await expectRefusal(api.notes.createNote({ body: { bericht, ...members } }));
      expect(refusal, field).to.include({ ...unknown, field });
    }

    const { id } = await given.note({ contact_id });
    expect(await expectRefusal(set(id, { booking_id: UNKNOWN_ID }))).to.include({ ...unknown, field: 'booking_id' });
  });

  it('moves to another contact without its contact person', async () => {
    const { id: contact_id, contactpersonen } = await given.customer();
    const contactpersoon_id = contactpersonen[0]?.id ?? 0;
    const { id: other } = await given.supplier();
    const { id } = await given.note({ contact_id, contactpersoon_id });
    const refusal = await expectRefusal(set(id, { contact_id: other, contactpersoon_id }));
    expect(refusal).to.include({ status: 406, code: 'ERR_UNKNOWN_REFERENCE', field: 'contactpersoon_id' });
    expect(await set(id, { contact_id: other })).to.include({ contact_id: other, contactpersoon_id: null });
  });

  it('keeps its contact, and stays there when its booking is deleted', async () => {
    const { id: booking_id, klant_id } = await given.booking();
    const { id } = await given.note({ booking_id });
    const events = await collectEvents(() => api.bookings.deleteBooking({ id: booking_id }));
    expect(events.map(({ event }) => event)).to.include('Contactmoment::postUpdate');
    expect(await api.notes.getNote({ id })).to.include({ contact_id: klant_id, booking_id: null });

    const refusal = await expectRefusal(api.customers.deleteCustomer({ id: klant_id }));
    expect(refusal).to.include({ status: 403, code: 'ERR_CONTACT_IN_USE' });
    expect(refusal.params).to.deep.equal({ references: ['notes'] });
    await api.notes.deleteNote({ id });
    await api.customers.deleteCustomer({ id: klant_id });
  });

  it('keeps its contact person after that is deleted', async () => {
    const { id: contact_id, contactpersonen } = await given.customer();
    const contactpersoon_id = contactpersonen[0]?.id ?? 0;
    const { id } = await given.note({ contact_id, contactpersoon_id });
    await api.customers.updateCustomer({ id: contact_id, body: { contactpersonen: [{ achternaam: 'Nieuw' }] } });
    const note = await api.notes.getNote({ id });
    expect(note).to.include({ contactpersoon_id });
    expect(await set(id, { ...note, bericht: 'Nog eens' })).to.include({ contactpersoon_id, bericht: 'Nog eens' });
  });

  it('stays with the existing customer when that is created again', async () => {
    const naam = 'Zeilclub Samen';
    const body = { naam, contactpersonen: [{ voornaam: 'Jo', achternaam: 'Zee', email1: 'jo@zeilclub.example' }] };
    const { id: contact_id } = await api.customers.createCustomer({ body });
    const { id } = await given.note({ contact_id });
    expect((await api.customers.createCustomer({ body })).id).to.equal(contact_id);
    expect(await api.notes.getNote({ id })).to.include({ contact_id });
  });

  it('is announced, and sent back as it was read announces nothing', async () => {
    const note = await given.note();
    expect(await collectEvents(() => set(note.id, note))).to.deep.equal([]);
    const events = await collectEvents(async () => {
      const { id } = await given.note({ contact_id: note.contact_id });
      await set(id, { sticky: true });
      await api.notes.deleteNote({ id });
    });
    expect(events.map(({ event }) => event)).to.deep.equal(
      ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postDelete'].map((kind) => `Contactmoment::${kind}`),
    );
  });
});

describe('the list of notes', () => {
  it('has sticky ones first, then the newest, of a contact or a booking, and continues in that order', async () => {
    const { id: contact_id } = await given.customer();
    const { id: booking_id } = await given.booking({ klant_id: contact_id });

    const make = async (body: object): Promise<number> => {
      clock.advance({ minutes: 1 });
      return (await given.note({ contact_id, ...body })).id;
    };

    const oldest = await make({ sticky: true });
    const old = await make({});
    const bookingNote = await make({ booking_id });
    const sticky = await make({ sticky: true, booking_id });
    const all = [sticky, oldest, bookingNote, old];
    expect(idsOf(await api.notes.listNotes({ contact_id }))).to.deep.equal(all);
    expect(idsOf(await api.notes.listNotes({ booking_id }))).to.deep.equal([sticky, bookingNote]);
    expect(await api.notes.listNotes({ contact_id: (await given.customer()).id })).to.deep.equal([]);

    const walked: number[] = [];
    let next: string | undefined = `/api2/contactmomenten?contact_id=${String(contact_id)}&page_size=1&cursor=`;
    for (let step = 0; next !== undefined && step < 6; step += 1) {
      const page = await sendRaw('GET', next);
      expect(page.status, page.text).to.equal(200);
      walked.push(...idsOf(page.body as Note[]));
      next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1];
    }

    expect(walked).to.deep.equal(all);
  });
});
