// People and suppliers, no two of them alike.
import type { NewContact, Supplier } from 'boekstaaf';
import { api, given } from '../index.ts';

let count = 0;

/** A person who is not stored yet. */
export function newPerson(): { voornaam: string; achternaam: string; email1: string } {
  count += 1;
  const number = String(count);
  return { voornaam: 'Sanne', achternaam: `de Vries ${number}`, email1: `sanne${number}@devries.example` };
}

export async function supplier(body: Partial<NewContact> = {}): Promise<Supplier> {
  const { id } = await given.contact({ naam: 'De Groot', ...body, type: 'leverancier' });
  return api.suppliers.getSupplier({ id });
}
