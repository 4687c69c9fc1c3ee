// An invoice as an electronic one: a UBL invoice or credit note by the rules of Peppol BIS Billing 3.0 and EN 16931.
import { calculateDueDate, paidOf, prepaidOf, ratesOf, type PrintedInvoice } from './invoice-document.ts';
import { isPrepaid } from './invoice-lines.ts';
import { asCents, sum } from '../values/money.ts';
import { createProblem } from '../values/problem.ts';
import { categoryOf, createAmountElement, linesOf, applyDocumentSign, type UblKind } from './ubl-lines.ts';
import { assertComplete, createCustomerElement, createSupplierElement, type UblRoute } from './ubl-parties.ts';
import { cleanText, type UblElement } from './ubl-text.ts';

const CUSTOMIZATION_ID = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROFILE_ID = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const NAMESPACES = 'urn:oasis:names:specification:ubl:schema:xsd';

/**
 * Returns the tree of the document, its root element as the only member. A credit invoice becomes a credit note, with
 * positive amounts; any other one an invoice, even with a negative total. `route` has other addresses than those that
 * the invoice copied. Throws ERR_INVOICE_NOT_PERMANENT for a draft and ERR_E_INVOICE_INCOMPLETE for missing copies.
 * docs/decisions/120-seals-and-e-invoices.md.
 */
export function buildEInvoice(invoice: PrintedInvoice, route: UblRoute = {}): UblElement {
  const { afdruk } = invoice;
  const { factuur_nummer, datum } = assertFinalised(invoice);
  assertComplete(invoice);

  const kind: UblKind = { isCredit: afdruk.gecrediteerde_factuur !== null, isReverseCharged: invoice.btw_verlegd };
  const name = kind.isCredit ? 'CreditNote' : 'Invoice';
  const tree: UblElement = {
    '@xmlns': `${NAMESPACES}:${name}-2`,
    '@xmlns:cac': `${NAMESPACES}:CommonAggregateComponents-2`,
    '@xmlns:cbc': `${NAMESPACES}:CommonBasicComponents-2`,
    'cbc:CustomizationID': CUSTOMIZATION_ID,
    'cbc:ProfileID': PROFILE_ID,
    'cbc:ID': factuur_nummer,
    'cbc:IssueDate': datum,
    ...(kind.isCredit ? {} : { 'cbc:DueDate': calculateDueDate(invoice) ?? datum }),
    ...(kind.isCredit ? { 'cbc:CreditNoteTypeCode': '381' } : { 'cbc:InvoiceTypeCode': '380' }),
    ...noteOf(invoice),
    'cbc:DocumentCurrencyCode': 'EUR',
    'cbc:BuyerReference': cleanText(invoice.referentie_klant ?? '') || cleanText(afdruk.uitje.referentie),
    ...createCreditReference(invoice),
    'cac:AccountingSupplierParty': createSupplierElement(afdruk.afzender, route),
    'cac:AccountingCustomerParty': createCustomerElement(afdruk.geadresseerde, route),
    ...(afdruk.uitje.datum === null ? {} : { 'cac:Delivery': { 'cbc:ActualDeliveryDate': afdruk.uitje.datum } }),
    'cac:PaymentMeans': createPaymentMeans(invoice),
    ...createCreditTerms(invoice),
    'cac:TaxTotal': createTaxTotal(invoice, kind),
    'cac:LegalMonetaryTotal': createMonetaryTotal(invoice, kind),
    [`cac:${name}Line`]: linesOf(invoice, kind),
  };

  return { [name]: tree };
}

/** The number and the date of a finalised invoice. Throws ERR_INVOICE_NOT_PERMANENT for a draft. */
export function assertFinalised({ factuur_nummer, datum }: Pick<PrintedInvoice, 'factuur_nummer' | 'datum'>): {
  readonly factuur_nummer: string;
  readonly datum: string;
} {
  if (factuur_nummer === null || datum === null)
    throw createProblem('ERR_INVOICE_NOT_PERMANENT', 'A draft has no e-invoice: finalise the invoice first.');
  return { factuur_nummer, datum };
}

/**
 * The remark, and the names of the vouchers that prepaid: the standard has one amount for all payments, without a
 * reason.
 */
function noteOf({ opmerking, lines }: PrintedInvoice): UblElement {
  const vouchers = new Set(lines.filter(isPrepaid).map(({ naam }) => cleanText(naam)));
  const note = [cleanText(opmerking ?? ''), ...vouchers].filter((text) => text !== '').join('\n');
  return note === '' ? {} : { 'cbc:Note': note };
}

function createCreditReference({ afdruk: { gecrediteerde_factuur: credited } }: PrintedInvoice): UblElement {
  if (credited === null) return {};
  const reference = { 'cbc:ID': credited.factuur_nummer, 'cbc:IssueDate': credited.datum };
  return { 'cac:BillingReference': { 'cac:InvoiceDocumentReference': reference } };
}

/** A credit note has no due date, but the standard demands a means of payment. */
function createCreditTerms({ afdruk: { gecrediteerde_factuur: credited } }: PrintedInvoice): UblElement {
  return credited === null ? {} : { 'cac:PaymentTerms': { 'cbc:Note': `Credit ${credited.factuur_nummer}` } };
}

function createPaymentMeans({ afdruk: { afzender, betalingskenmerk } }: PrintedInvoice): UblElement {
  const bic = (afzender.bic ?? '').replace(/\s/g, '');
  return {
    'cbc:PaymentMeansCode': '30',
    'cbc:PaymentID': betalingskenmerk,
    'cac:PayeeFinancialAccount': {
      'cbc:ID': (afzender.iban ?? '').replace(/\s/g, ''),
      'cbc:Name': cleanText(afzender.bank_tnv ?? afzender.naam),
      ...(bic === '' ? {} : { 'cac:FinancialInstitutionBranch': { 'cbc:ID': bic } }),
    },
  };
}

function createTaxTotal(invoice: PrintedInvoice, kind: UblKind): UblElement {
  const rates = calculateVatBreakdown(invoice);
  const reason = kind.isReverseCharged
    ? { 'cbc:TaxExemptionReasonCode': 'VATEX-EU-AE', 'cbc:TaxExemptionReason': 'Reverse charge' }
    : {};
  return {
    'cbc:TaxAmount': createAmountElement(applyDocumentSign(sum(rates.map(({ vat }) => vat)), kind)),
    'cac:TaxSubtotal': rates.map(({ btw_percentage, net, vat }) => ({
      'cbc:TaxableAmount': createAmountElement(applyDocumentSign(net, kind)),
      'cbc:TaxAmount': createAmountElement(applyDocumentSign(vat, kind)),
      'cac:TaxCategory': { ...categoryOf(btw_percentage, kind), ...reason, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
    })),
  };
}

/** Net and VAT per rate. A reverse charge is one category for all rates. An invoice of 0 has one category of 0. */
function calculateVatBreakdown(
  invoice: PrintedInvoice,
): Pick<ReturnType<typeof ratesOf>[number], 'btw_percentage' | 'net' | 'vat'>[] {
  const rates = ratesOf(invoice);
  const nothing = { btw_percentage: 0 as (typeof rates)[number]['btw_percentage'], vat: asCents(0) };
  if (rates.length > 0 && !invoice.btw_verlegd) return rates;
  return [{ ...nothing, net: sum(rates.map(({ net }) => net)) }];
}

function createMonetaryTotal(invoice: PrintedInvoice, kind: UblKind): UblElement {
  const rates = ratesOf(invoice);
  const net = sum(rates.map((rate) => rate.net));
  const gross = sum(rates.map((rate) => rate.gross));
  const paidAmount = asCents(paidOf(invoice.afdruk) + prepaidOf(invoice));
  return {
    'cbc:LineExtensionAmount': createAmountElement(applyDocumentSign(net, kind)),
    'cbc:TaxExclusiveAmount': createAmountElement(applyDocumentSign(net, kind)),
    'cbc:TaxInclusiveAmount': createAmountElement(applyDocumentSign(gross, kind)),
    ...(paidAmount === 0 ? {} : { 'cbc:PrepaidAmount': createAmountElement(applyDocumentSign(paidAmount, kind)) }),
    'cbc:PayableAmount': createAmountElement(applyDocumentSign(asCents(gross - paidAmount), kind)),
  };
}
