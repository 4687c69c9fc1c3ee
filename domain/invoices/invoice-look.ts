// The appearance of an invoice from before all of it was copied.
import type { components } from '../../generated/types.ts';
import { createStructuredReference } from './structured-reference.ts';

type InvoicePrint = components['schemas']['InvoicePrint'];

/** The members that an invoice may have copied. Those finalised first have names and addresses only. */
type CopiedPrint = Pick<InvoicePrint, 'uitje'> &
  Partial<Omit<InvoicePrint, 'afzender' | 'geadresseerde'>> & {
    readonly afzender: Omit<InvoicePrint['afzender'], 'slogan' | 'peppol_id'> & {
      readonly slogan?: string | null;
      readonly peppol_id?: string | null;
    };
    readonly geadresseerde: Omit<
      InvoicePrint['geadresseerde'],
      'attentie' | 'contactpersoon' | 'email' | 'peppol_id'
    > & { readonly peppol_id?: string | null };
  };

const PLAIN_PRINT = {
  vormgeving: {
    locale: 'nl_NL',
    lettertype: 'Helvetica',
    accent_color: null,
    logo_sha256: null,
    header: null,
    footer: null,
  },
  betalingen: [],
  gecrediteerde_factuur: null,
  boekingsregels: [],
};

/**
 * Returns the printed members of the invoice of this id: a member that it did not copy is empty or a default. An
 * invoice from before references depended on the account prints the Belgian one, which its customer has received.
 */
export function completePrint(id: number, copied: CopiedPrint): InvoicePrint {
  const { afzender, geadresseerde } = copied;
  const nobody = { attentie: '', contactpersoon: null, email: null, peppol_id: null };
  return {
    ...PLAIN_PRINT,
    betalingskenmerk: createStructuredReference(id),
    ...copied,
    afzender: { slogan: null, peppol_id: null, ...afzender },
    geadresseerde: { ...nobody, ...geadresseerde },
  };
}
