// Concurrent references: no object refers to a deleted one, merging loses no person, and no circle closes.
import { expect } from 'chai';
import type { Boekstaaf } from 'boekstaaf';
import {
  collectOutcomes,
  runRace,
  runUnlockedRace,
  type Arena,
  type RaceOptions,
  type Race,
} from '../support/arena.ts';
import { emptyCompany, createPricedProduct } from '../support/world.ts';

const listNumbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);
const ROUNDS = 12;

function clientOf({ clients, api }: Arena, at: number): Boekstaaf {
  return clients[at % clients.length] ?? api;
}

/** Deletes companies while customers of them are created: a deleted company has none. */
const deleteCompanies: Race = async (arena) => {
  const { api } = arena;
  const wrong: string[] = [];
  for (const round of listNumbers(ROUNDS)) {
    const { id } = await emptyCompany(api);
    const naam = `Klant ${String(round)}`;
    const body = { naam, bedrijf_id: id, contactpersonen: [{ achternaam: naam }] };
    const calls = [
      () => clientOf(arena, 0).companies.deleteCompany({ id }),
      () => clientOf(arena, 1).customers.createCustomer({ body }),
    ];
    // The order of the calls alternates from round to round.
    await collectOutcomes((round % 2 === 0 ? calls : calls.reverse()).map((call) => call()));
    const { deleted_at, _links } = await api.companies.getCompany({ id });
    const reasons = _links.meta.delete_reasons.join();
    if (deleted_at !== null && reasons !== '') wrong.push(`company ${String(id)} was deleted and has ${reasons}`);
  }

  return wrong;
};

/** Deletes suppliers while a product changes to them: a deleted one has no product. */
const deleteSuppliers: Race = async (arena) => {
  const { api } = arena;
  const { id: product } = await createPricedProduct(api, 10);
  const wrong: string[] = [];

  for (const round of listNumbers(ROUNDS)) {
    const body = { type: 'leverancier' as const, naam: `Kantine ${String(round)}` };
    const { id } = await api.contacts.createContact({ body: { ...body, contactpersonen: [{ achternaam: 'Smit' }] } });
    const [updateStatus, deleteStatus] = await collectOutcomes([
      clientOf(arena, 0).products.updateProduct({ id: product, body: { leverancier_id: id } }),
      clientOf(arena, 1).contacts.deleteContact({ id }),
    ]);
    if (updateStatus === 0 && deleteStatus === 0) wrong.push(`supplier ${String(id)} was deleted and has a product`);
  }

  return wrong;
};

/** Creates one customer ten times at once, each time with another colleague: one customer, all colleagues. */
const mergeCustomers: Race = async (arena) => {
  const { id: bedrijf_id } = await emptyCompany(arena.api);
  const main = { voornaam: 'Sanne', achternaam: 'de Vries', email1: 'sanne@devries.example' };
  const outcomes = await collectOutcomes(
    listNumbers(10).map((at) => {
      const contactpersonen = [main, { voornaam: `Collega ${String(at)}` }];
      return clientOf(arena, at).customers.createCustomer({ body: { naam: 'De Vries', bedrijf_id, contactpersonen } });
    }),
  );
  const strange = outcomes.filter((status) => status !== 0);
  const customers = await arena.api.customers.listCustomers();
  const people = customers.flatMap((each) => each.contactpersonen);

  return [
    ...(strange.length === 0 ? [] : [`answers ${strange.join()}`]),
    ...(customers.length === 1 ? [] : [`${String(customers.length)} customers were made`]),
    ...(people.length === 11 ? [] : [`${String(people.length)} of 11 people are there`]),
  ];
};

/** Submits one form twenty times at once: one customer, twenty bookings with different references, twenty notes. */
const submitForms: Race = async (arena) => {
  const { id: bedrijf_id } = await emptyCompany(arena.api);
  const body = {
    naam: 'Offerte',
    Velden: [
      { naam: 'Naam', soort_invoer: 'contactpersoon.achternaam' as const },
      { naam: 'E-mail', soort_invoer: 'contactpersoon.email1' as const },
      { naam: 'Datum', soort_invoer: 'boeking.datum' as const },
      { naam: 'Vraag', soort_invoer: 'tekst' as const },
    ],
  };
  const { id } = await arena.api.contactForms.createContactForm({ body });
  const answers = {
    'contactpersoon.achternaam': 'de Vries',
    'contactpersoon.email1': 'sanne@devries.example',
    'boeking.datum': '2026-06-13',
    'tekst.vraag': 'Kan dat?',
  };

  const outcomes = await collectOutcomes(
    listNumbers(20).map((at) => clientOf(arena, at).contactForms.submitContactForm({ id, body: answers })),
  );
  const strange = outcomes.filter((status) => status !== 0);
  const customers = await arena.api.customers.listCustomers();
  const bookings = await arena.api.bookings.listBookings({ bedrijf_id: [bedrijf_id] });
  const notes = await arena.api.notes.listNotes();

  return [
    ...(strange.length === 0 ? [] : [`answers ${strange.join()}`]),
    ...(customers.length === 1 ? [] : [`${String(customers.length)} customers were made`]),
    ...(new Set(bookings.map(({ referentie }) => referentie)).size === 20
      ? []
      : [`${String(bookings.length)} bookings`]),
    ...(notes.length === 20 ? [] : [`${String(notes.length)} notes`]),
  ];
};

/** Makes two products require each other at once: one of the two is refused. */
const requireInCircles: Race = async (arena) => {
  const wrong: string[] = [];
  for (const round of listNumbers(ROUNDS)) {
    const pair = [await createPricedProduct(arena.api, round), await createPricedProduct(arena.api, round)];
    const outcomes = await collectOutcomes(
      pair.map(({ id }, at) => {
        const other = pair[1 - at]?.id ?? 0;
        const vereist_product = [
          { vereist_product_id: other, aantal: 1, per_x_aantal: 1, afronding: 'boven' as const },
        ];
        return clientOf(arena, at).products.updateProduct({ id, body: { vereist_product } });
      }),
    );
    if (outcomes.sort().join() !== '0,406') wrong.push(`a pair of products was answered ${outcomes.join()}`);
  }

  return wrong;
};

const course: RaceOptions = { services: 2 };
const races = {
  companies: deleteCompanies,
  suppliers: deleteSuppliers,
  mergers: mergeCustomers,
  forms: submitForms,
  circles: requireInCircles,
};

describe('concurrent references', () => {
  for (const [name, run] of Object.entries(races)) {
    it(`${name}: have exact results`, async () => {
      expect(await runRace(run, course)).to.deep.equal([]);
    });

    it(`${name}: fail without the lock`, async () => {
      expect(await runUnlockedRace(run, course)).to.not.deep.equal([]);
    });
  }
});
