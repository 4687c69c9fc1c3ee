// The printed document of a sale of vouchers, read from the sale, its vouchers, its company and its customer.
import type { PrintedDocument } from '../../domain/printed-document.ts';
import { addresseeOf, lookOf, senderOf } from '../../domain/values/letter.ts';
import * as products from '../catalogue/products.ts';
import * as templates from '../catalogue/voucher-templates.ts';
import * as vouchers from '../catalogue/vouchers.ts';
import type { Reader } from '../engine/session/reader.ts';
import { find, one } from '../engine/changes/table.ts';
import * as companies from '../house/companies.ts';
import { findImage } from '../house/images.ts';
import * as pdfTemplates from '../house/pdf-templates.ts';
import * as customers from '../people/customers.ts';
import { rows } from './voucher-sales.ts';

/** A document to draw, its logo, and the day that it says it was made on. */
interface Printable {
  readonly document: PrintedDocument;
  readonly logo: Uint8Array | null;
  readonly date: string;
}

/** The document of the vouchers of a sale; undefined where there is none. A fixed number of queries. */
export async function printableSale(db: Reader, id: number): Promise<Printable | undefined> {
  const sale = await find(rows.read, db, id);
  const sold = (await vouchers.ofSales(db, [id])).get(id) ?? [];
  const [first] = sold;
  if (sale === undefined || first === undefined) return undefined;
  const [template, company, customer] = await Promise.all([
    one(templates.read, db, sale.voucher_template_id),
    one(companies.readKnown, db, sale.company_id),
    one(customers.read, db, sale.customer_id),
  ]);
  const look = lookOf(
    company,
    await one(pdfTemplates.read, db, template.pdf_template_id ?? company.factuur_pdf_template_id),
  );
  const named = await products.read(db, [
    ...new Set(sold.flatMap(({ inhoud }) => inhoud.map((each) => each.product_id))),
  ]);
  const contents = first.inhoud.map(({ product_id, aantal }) => {
    const product = named.get(product_id);
    const name = product?.weergavenaam ?? '';
    return `${String(aantal)} x ${name === '' ? (product?.naam ?? '') : name}`;
  });
  const cards = sold.map(({ code, expiration_date }) => ({ code, valid_until: expiration_date, contents }));
  const parties = { sender: senderOf(company), addressee: addresseeOf(customer, company), look };
  const about = { title: first.title, description: template.description, customer_id: sale.customer_id };
  const logo = look.logo_sha256 === null ? undefined : await findImage(db, look.logo_sha256);
  return {
    document: { kind: 'vouchers', vouchers: { ...about, ...parties, vouchers: cards } },
    logo: logo?.bytes ?? null,
    date: sale.created_at.slice(0, 10),
  };
}
