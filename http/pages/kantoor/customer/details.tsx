// The details of a customer: the address, the facts that invoices need, and the contact persons.
import type { ContactPerson, Customer } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { useWords } from '../frame/context.ts';
import { Facts, hasValue, Part, type NamedFact } from '../frame/part.tsx';
import { Reach } from '../frame/reach.tsx';
import { Rows } from '../frame/rows.tsx';
import { WrongCodes } from '../frame/wrong-codes.tsx';
import { WORDS, type CustomerWords } from './words.ts';
import { formatFullName } from '../../../../domain/values/person-name.ts';

export function Details({ customer }: { readonly customer: Customer }): ComponentChildren {
  const words = useWords(WORDS);
  const facts: readonly NamedFact[] = [[words.address, formatAddress(customer)], ...invoicingOf(customer, words)];
  if (!facts.some(hasValue)) return null;
  return (
    <Part title={words.about}>
      <Facts of={facts} />
      <WrongCodes name={customer.displaynaam} of={customer} />
    </Part>
  );
}

/** Returns the facts that invoices need, each with its label. */
export function invoicingOf(customer: Customer, words: CustomerWords): readonly (readonly [string, string | null])[] {
  return [
    [words.kind, customer.soort_klant],
    [words.department, customer.afdeling],
    [words.recipient, customer.factuur_adressering],
    [words.website, customer.website],
    [words.vat, customer.btw_nummer],
    [words.peppol, customer.peppol_id],
  ];
}

type PostalAddress = Pick<Customer, 'adres' | 'postcode' | 'plaats'> & { readonly landcode?: string | null };

function formatAddress({ adres, postcode, plaats, landcode }: PostalAddress): string {
  const town = [postcode, plaats].filter(Boolean).join(' ');
  return [adres, town, landcode === 'NL' ? '' : landcode].filter(Boolean).join('\n');
}

export function People({ people }: { readonly people: readonly ContactPerson[] }): ComponentChildren {
  const words = useWords(WORDS);
  return (
    <Part title={words.people}>
      <Rows of={people}>
        {(person) => (
          <li key={person.id}>
            <p class="row">
              <b>{formatFullName(person)}</b>
              {person.hoofdcontact && people.length > 1 && <span class="more">{words.main}</span>}
            </p>
            <p class="row">
              {[person.telefoon1, person.telefoon2].map((phone) => (
                <Reach key={phone} kind="tel" text={phone} />
              ))}
              {[person.email1, person.email2].map((mail) => (
                <Reach key={mail} kind="mailto" text={mail} />
              ))}
            </p>
            <p class="text more">{formatAddress(person)}</p>
          </li>
        )}
      </Rows>
    </Part>
  );
}
