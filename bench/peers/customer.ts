// The customer that every side has to create: a company with two contact persons.
export const PERSON_COUNT = 2;

/** The body of a new customer. */
export interface SentCustomer {
  readonly naam: string;
  readonly contactpersonen: readonly {
    readonly voornaam: string;
    readonly achternaam: string;
    readonly email1: string;
    readonly hoofdcontact: boolean;
  }[];
}

/** Returns the body of a new customer with this name; another name makes another customer. */
export function contentOf(naam: string): SentCustomer & Readonly<Record<string, unknown>> {
  const contactpersonen = ['Anna', 'Bert'].map((voornaam, at) => ({
    voornaam,
    achternaam: 'Jansen',
    email1: `${voornaam.toLowerCase()}@jansen.example`,
    hoofdcontact: at === 0,
  }));
  const address = { adres: 'Kade 1', postcode: '1234 AB', plaats: 'Utrecht', landcode: 'NL' };
  return { type: 'klant', naam, ...address, soort_klant: 'bedrijf', contactpersonen };
}
