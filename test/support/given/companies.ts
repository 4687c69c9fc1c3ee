// Companies and the templates they print with.
import type { Company, NewCompany, NewPdfTemplate, PdfTemplate } from 'boekstaaf';
import { SMALLEST_PNG } from '../images.ts';
import { api } from '../index.ts';

let count = 0;

/** A template for invoices. */
export function pdfTemplate(body: Partial<NewPdfTemplate> = {}): Promise<PdfTemplate> {
  count += 1;
  return api.pdfTemplates.createPdfTemplate({
    body: { naam: `Sjabloon ${String(count)}`, context: 'invoice', ...body },
  });
}

/** A template for invoices with a logo. */
export async function pdfTemplateWithLogo(body: Partial<NewPdfTemplate> = {}): Promise<PdfTemplate> {
  const { id } = await pdfTemplate(body);
  const logo = new Blob([SMALLEST_PNG], { type: 'image/png' });
  return api.pdfTemplates.replacePdfTemplateLogo({ id, body: logo });
}

/** The body of a new company, with a template of its own. */
export async function companyBody(body: Partial<NewCompany> = {}): Promise<NewCompany> {
  count += 1;
  return {
    bedrijfsnaam: `Bedrijf ${String(count)}`,
    email: 'info@buitengoed.example',
    factuur_pdf_template_id: body.factuur_pdf_template_id ?? (await pdfTemplate()).id,
    onderwerp_mail_eindfactuur: 'Factuur {factuur_nummer}',
    body_mail_eindfactuur: 'Hierbij de factuur.',
    onderwerp_eerste_betalingsherinnering: 'Herinnering',
    body_eerste_betalingsherinnering: 'Is onze factuur aan uw aandacht ontsnapt?',
    onderwerp_tweede_betalingsherinnering: 'Tweede herinnering',
    body_tweede_betalingsherinnering: 'Wij ontvingen nog geen betaling.',
    onderwerp_betaalbevestiging: 'Betaling ontvangen',
    body_betaalbevestiging: 'Dank u wel.',
    ...body,
  };
}

export async function company(body: Partial<NewCompany> = {}): Promise<Company> {
  return api.companies.createCompany({ body: await companyBody(body) });
}
