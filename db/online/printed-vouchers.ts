// The printed documents of vouchers: of an order for its customer, and of a single voucher for its bearer.
import { BEARER, type PrintedVouchers } from '../../domain/catalogue/printed-voucher.ts';
import type { PrintedDocument } from '../../domain/printed-document.ts';
import { selectDisplayName } from '../../domain/values/display-name.ts';
import { recipientOf, lookOf, senderOf } from '../../domain/values/letter.ts';
import * as products from '../catalogue/products.ts';
import * as templates from '../catalogue/voucher-templates.ts';
import * as vouchers from '../catalogue/vouchers.ts';
import type { Reader } from '../engine/session/reader.ts';
import { find, readOne } from '../engine/changes/table.ts';
import * as companies from '../house/companies.ts';
import { findImage } from '../house/images.ts';
import * as pdfTemplates from '../house/pdf-templates.ts';
import * as customers from '../people/customers.ts';
import * as sales from './voucher-sales.ts';

/** A document to print, its logo, and its date. */
export interface PrintableVouchers {
  readonly document: PrintedDocument;
  readonly logo: Uint8Array | null;
  readonly date: string;
}

/** Returns the document of the vouchers of an order; undefined where there is none. A fixed number of queries. */
export async function readPrintableOrder(db: Reader, id: number): Promise<PrintableVouchers | undefined> {
  const sale = await find(sales.rows.read, db, id);
  const orderVouchers = (await vouchers.readByOrder(db, [id])).get(id) ?? [];
  if (sale === undefined || orderVouchers.length === 0) return undefined;
  const [template, company, customer] = await Promise.all([
    readOne(templates.read, db, sale.voucher_template_id),
    readOne(companies.readKnown, db, sale.company_id),
    readOne(customers.read, db, sale.customer_id),
  ]);
  const holder = { customer_id: sale.customer_id, recipient: recipientOf(customer, company) };
  return buildPrintable(db, orderVouchers, { template, company, parties: holder, date: sale.created_at.slice(0, 10) });
}

/** The template and company of a voucher. */
interface VoucherSource {
  /** Undefined for a voucher without a template. */
  readonly template: templates.VoucherTemplate | undefined;
  /** The company of its order, of its template, or the default one; null where there is none. */
  readonly company_id: number | null;
}

/** Returns the template and company of a voucher. At most three queries. */
export async function readIssue(
  db: Reader,
  { sale_id, voucher_template_id }: vouchers.VoucherRow,
): Promise<VoucherSource> {
  const sale = sale_id === null ? undefined : await find(sales.rows.read, db, sale_id);
  const template = voucher_template_id === null ? undefined : await find(templates.read, db, voucher_template_id);
  return { template, company_id: sale?.company_id ?? template?.company_id ?? (await companies.findDefaultId(db)) };
}

/** Returns the document of one voucher for its bearer, without a name. `issuer` is its company. */
export async function readPrintableVoucher(
  db: Reader,
  voucher: vouchers.VoucherRow,
  { template }: Pick<VoucherSource, 'template'>,
  issuer: number,
): Promise<PrintableVouchers> {
  const company = await readOne(companies.readKnown, db, issuer);
  const holder = { customer_id: null, recipient: BEARER };
  return buildPrintable(db, [voucher], { template, company, parties: holder, date: voucher.created_at.slice(0, 10) });
}

/** The parties and the layout of printed vouchers. */
interface VoucherPrint extends Pick<VoucherSource, 'template'> {
  readonly company: companies.KnownCompany;
  readonly parties: Pick<PrintedVouchers, 'customer_id' | 'recipient'>;
  readonly date: string;
}

async function buildPrintable(
  db: Reader,
  printed: readonly vouchers.VoucherRow[],
  { template, company, parties, date }: VoucherPrint,
): Promise<PrintableVouchers> {
  const style = template?.pdf_template_id ?? company.factuur_pdf_template_id;
  const look = lookOf(company, await readOne(pdfTemplates.read, db, style));
  const productsById = await products.read(db, [
    ...new Set(printed.flatMap(({ inhoud }) => inhoud.map(({ product_id }) => product_id))),
  ]);

  const contentsOf = ({ inhoud }: vouchers.VoucherRow): string[] =>
    inhoud.map(({ product_id, aantal }) => {
      const product = productsById.get(product_id);
      const name = product === undefined ? '' : selectDisplayName(product.weergavenaam, product.naam);
      return `${String(aantal)} x ${name}`;
    });

  const cards = printed.map((each) => ({
    code: each.code,
    valid_until: each.expiration_date,
    contents: contentsOf(each),
  }));
  const about = { title: printed[0]?.title ?? '', description: template?.description ?? null };
  const logo = look.logo_sha256 === null ? undefined : await findImage(db, look.logo_sha256);

  return {
    document: {
      kind: 'vouchers',
      vouchers: { ...about, ...parties, sender: senderOf(company), look, vouchers: cards },
    },
    logo: logo?.bytes ?? null,
    date,
  };
}
