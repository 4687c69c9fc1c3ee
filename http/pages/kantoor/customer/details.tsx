// Where a customer is and what invoices need to know, and the people there.
import type { ContactPerson, Customer } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { useWords } from '../frame/context.ts';
import { Facts, hasValue, Part, type Fact } from '../frame/part.tsx';
import { WORDS } from './words.ts';

export function Details({ customer }: { readonly customer: Customer }): ComponentChildren {
  const words = useWords(WORDS);
  const facts: readonly Fact[] = [
    [words.address, addressText(customer)],
    [words.kind, customer.soort_klant],
    [words.department, customer.afdeling],
    [words.addressee, customer.factuur_adressering],
    [words.website, customer.website],
    [words.vat, customer.btw_nummer],
    [words.peppol, customer.peppol_id],
  ];
  if (!facts.some(hasValue)) return null;
  return (
    <Part title={words.about}>
      <Facts of={facts} />
    </Part>
  );
}

type Addressed = Pick<Customer, 'adres' | 'postcode' | 'plaats'> & { readonly landcode?: string | null };

function addressText({ adres, postcode, plaats, landcode }: Addressed): string {
  const town = [postcode, plaats].filter(Boolean).join(' ');
  return [adres, town, landcode === 'NL' ? '' : landcode].filter(Boolean).join('\n');
}

export function People({ people }: { readonly people: readonly ContactPerson[] }): ComponentChildren {
  const words = useWords(WORDS);
  return (
    <Part title={words.people}>
      <ul class="rows">
        {people.map((person) => (
          <li key={person.id}>
            <p class="row">
              <b>{[person.voornaam, person.achternaam].filter(Boolean).join(' ')}</b>
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
            <p class="text more">{addressText(person)}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface ReachProps {
  readonly kind: 'mailto' | 'tel';
  readonly text: string | null;
}

/** A link that calls somebody, or writes to them. */
function Reach({ kind, text }: ReachProps): ComponentChildren {
  if (text === null || text === '') return null;
  const target = kind === 'tel' ? text.replaceAll(/[^+\d]/g, '') : encodeURIComponent(text).replaceAll('%40', '@');
  return <a href={`${kind}:${target}`}>{text}</a>;
}
