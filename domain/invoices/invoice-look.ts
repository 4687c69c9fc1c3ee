// What a permanent invoice looks like: copied from its company and the PDF template of its context.
import type { components } from '../../generated/types.ts';

type Company = components['schemas']['Company'];
type InvoiceLook = components['schemas']['InvoiceLook'];
type InvoicePrint = components['schemas']['InvoicePrint'];
type Template = Pick<components['schemas']['PdfTemplate'], 'accent_color' | 'logo_sha256' | 'header' | 'footer'>;

/** The template that a company prints an invoice of this context with: its own for the context, else that for invoices. */
export function templateFor(company: Company, context: components['schemas']['InvoiceContext']): number {
  const { factuur_pdf_template_id: plain } = company;
  if (context === 'pos') return company.kassa_factuur_pdf_template_id ?? plain;
  if (context === 'online_booking') return company.online_boeking_factuur_pdf_template_id ?? plain;
  return plain;
}

/** The look of an invoice of a company, by its template. */
export function lookOf({ locale, default_font }: Company, template: Template): InvoiceLook {
  const { accent_color, logo_sha256, header, footer } = template;
  return { locale, lettertype: default_font, accent_color, logo_sha256, header, footer };
}

/** What an invoice may have copied: those that became permanent first have names and addresses only. */
type Copied = Pick<InvoicePrint, 'uitje'> &
  Partial<Omit<InvoicePrint, 'afzender' | 'geadresseerde'>> & {
    readonly afzender: Omit<InvoicePrint['afzender'], 'slogan'> & { readonly slogan?: string | null };
    readonly geadresseerde: Omit<InvoicePrint['geadresseerde'], 'attentie' | 'contactpersoon' | 'email'>;
  };

const PLAIN = {
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
};

/** What an invoice prints, complete: what it did not copy is plain or empty. */
export function completePrint(copied: Copied): InvoicePrint {
  const { afzender, geadresseerde } = copied;
  const nobody = { attentie: '', contactpersoon: null, email: null };
  return {
    ...PLAIN,
    ...copied,
    afzender: { slogan: null, ...afzender },
    geadresseerde: { ...nobody, ...geadresseerde },
  };
}
