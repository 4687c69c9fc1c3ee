// Marks the codes of a company or customer that cannot be right, and says what to do about each.
import type { Customer, Invoice } from 'boekstaaf';
import { CompaniesApi } from 'boekstaaf/companies';
import type { ComponentChildren } from 'preact';
import { findDoubtfulCodes, type PartyCodes } from '../../../../domain/values/party-codes.ts';
import { fillWords, tableOf } from '../../browser/words.ts';
import { useWords } from './context.ts';
import { Read, useReading } from './reading.tsx';

const WORDS = tableOf({
  codes: {
    landcode: [
      '{name}: there is no country {code}. Enter the two letters of ISO 3166-1, such as GB or GR.',
      '{name}: er is geen land {code}. Vul de twee letters van ISO 3166-1 in, zoals GB of GR.',
    ],
    iban: [
      '{name}: the check digits of IBAN {code} are wrong. Compare it with what the bank wrote.',
      '{name}: de controlecijfers van IBAN {code} kloppen niet. Vergelijk het met wat de bank schreef.',
    ],
    btw_nummer: [
      '{name}: VAT number {code} cannot be right. Ask for the right one, and correct it before an invoice goes out.',
      '{name}: btw-nummer {code} kan niet kloppen. Vraag het juiste op, en verbeter het voordat er een factuur uitgaat.',
    ],
  },
});

interface CodesProps {
  readonly name: string;
  readonly of: PartyCodes;
}

/** A warning for each code that cannot be right. */
export function WrongCodes({ name, of }: CodesProps): ComponentChildren {
  const words = useWords(WORDS);
  return findDoubtfulCodes(of).map((member) => (
    <p key={member} class="complaint" role="note">
      {fillWords(words.codes[member], { name, code: of[member] ?? '' })}
    </p>
  ));
}

interface DraftCodesProps {
  readonly invoice: Pick<Invoice, 'bedrijf_id' | 'klant_id'>;
  /** Null or undefined where the caller may not see customers. */
  readonly customer: Customer | null | undefined;
}

/** The warnings about the company and the customer of a draft. Once finalised, the invoice cannot correct their codes. */
export function WrongCodesOfDraft({ invoice: { bedrijf_id, klant_id }, customer }: DraftCodesProps): ComponentChildren {
  const reading = useReading(
    (caller, signal) => caller.getApi(CompaniesApi).getCompany({ id: bedrijf_id }, { signal }),
    [bedrijf_id],
  );
  return (
    <>
      <Read of={reading}>{(company) => <WrongCodes name={company.bedrijfsnaam} of={company} />}</Read>
      {customer?.id === klant_id && <WrongCodes name={customer.displaynaam} of={customer} />}
    </>
  );
}
