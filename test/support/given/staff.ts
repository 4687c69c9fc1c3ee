// Members of staff and what they can do.
import type { NewQualification, NewStaffMember, Qualification, StaffMember } from 'boekstaaf';
import { api } from '../index.ts';

let count = 0;

export async function qualification(body: Partial<NewQualification> = {}): Promise<Qualification> {
  count += 1;
  return api.qualifications.createQualification({ body: { naam: `Kwalificatie ${String(count)}`, ...body } });
}

/** Somebody with an own name and address. */
export async function staffMember(body: Partial<NewStaffMember> = {}): Promise<StaffMember> {
  count += 1;
  const number = String(count);
  const contactpersonen = [{ voornaam: 'Medewerker', achternaam: number, email1: `medewerker${number}@uitje.example` }];
  return api.staff.createStaffMember({ body: { contactpersonen, ...body } });
}
