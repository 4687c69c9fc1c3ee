// The parties of every printed document: its sender, its recipient, and its look.
import type { components } from '../../generated/types.ts';
import { languageOf, type DocumentLanguage } from './formats.ts';
import { formatFullName } from './person-name.ts';

type Schemas = components['schemas'];
type LetterCompany = Omit<Schemas['Company'], 'is_deletable' | '_links'>;
type LetterCustomer = Omit<Schemas['Customer'], 'mag_type_wijzigen'>;
type LetterTemplate = Pick<Schemas['PdfTemplate'], 'accent_color' | 'logo_sha256' | 'header' | 'footer'>;

export type InvoiceSender = Schemas['InvoiceSender'];
export type InvoiceAddressee = Schemas['InvoiceAddressee'];
export type InvoiceLook = Schemas['InvoiceLook'];

/**
 * The template with which a company prints a document of this context: that for the context, else that for invoices.
 */
export function selectTemplate(company: LetterCompany, context: Schemas['InvoiceContext']): number {
  const { factuur_pdf_template_id: plain } = company;
  if (context === 'pos') return company.kassa_factuur_pdf_template_id ?? plain;
  if (context === 'online_booking') return company.online_boeking_factuur_pdf_template_id ?? plain;
  return plain;
}

/** The look of a document of a company, by its template. */
export function lookOf({ locale, default_font }: LetterCompany, template: LetterTemplate): InvoiceLook {
  const { accent_color, logo_sha256, header, footer } = template;
  return { locale, lettertype: default_font, accent_color, logo_sha256, header, footer };
}

/** The copies in a document of the company that sends it. */
export function senderOf(company: LetterCompany): InvoiceSender {
  const { slogan, adres, postcode, plaats, landcode, telefoon, email, website } = company;
  const { iban, bic, bank_tnv, btw_nummer, kvk_nummer, peppol_id } = company;

  return {
    naam: company.weergavenaam,
    slogan,
    adres,
    postcode,
    plaats,
    landcode,
    telefoon,
    email,
    website,
    iban,
    bic,
    bank_tnv,
    btw_nummer,
    kvk_nummer,
    peppol_id,
  };
}

/** The default words before a contact person. */
const ATTENTION_WORDS: Readonly<Record<DocumentLanguage, string>> = {
  nl: 'T.a.v.',
  en: 'Attn.',
  de: 'z. Hd.',
  fr: 'À l’attention de',
};

/** The copies in a document of its customer, with the company's words before the contact person. */
export function recipientOf(
  customer: LetterCustomer,
  { attentietekst, locale }: Pick<LetterCompany, 'attentietekst' | 'locale'>,
): InvoiceAddressee {
  const attentie = attentietekst === ATTENTION_WORDS.nl ? ATTENTION_WORDS[languageOf(locale)] : attentietekst;
  const { afdeling, factuur_adressering, adres, postcode, plaats, landcode, btw_nummer, peppol_id } = customer;

  return {
    naam: customer.displaynaam,
    afdeling,
    factuur_adressering,
    attentie,
    ...selectMainContact(customer),
    adres,
    postcode,
    plaats,
    landcode,
    btw_nummer,
    peppol_id,
  };
}

/** The recipient of a letter to the customer: without a contact person where the customer is one. */
function selectMainContact({ naam, contactpersonen }: LetterCustomer): {
  contactpersoon: string | null;
  email: string | null;
} {
  const [main] = contactpersonen;
  const name = formatFullName(main);
  const isPerson = naam === null || naam === '';
  return { contactpersoon: isPerson || name === '' ? null : name, email: main?.email1 ?? null };
}
