// Invoices that can be sent over Peppol, their sendings, and documents that came in.
import type { Invoice, NewCompany, NewCustomer, PeppolDocument } from 'boekstaaf';
import { api, sendRaw } from '../index.ts';
import { peppolSandbox } from './integrations.ts';
import { eInvoiceDraft } from './invoices.ts';

/** A Belgian customer, who is known by their enterprise number. */
export const BELGIAN = { landcode: 'BE', btw_nummer: 'BE0123456749' } as const;

/** A finalised invoice of a company that sends over this integration, to a Belgian customer. */
export async function peppolInvoice(
  peppol_integration_id: number,
  ours: Partial<NewCompany> = {},
  theirs: Partial<NewCustomer> = {},
): Promise<Invoice> {
  const { id } = await eInvoiceDraft({ peppol_integration_id, ...ours }, { ...BELGIAN, ...theirs });
  await api.invoices.markInvoiceAsSent({ id });
  return api.invoices.getInvoice({ id });
}

/** Returns a UBL invoice of another company. */
export function receivedUbl(number: string, change: (xml: string) => string = (xml) => xml): string {
  const formatParty = (role: string, name: string, id: string) => `<cac:Accounting${role}Party><cac:Party>
    <cbc:EndpointID schemeID="0208">${id}</cbc:EndpointID><cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName>
  </cac:Party></cac:Accounting${role}Party>`;
  const names = 'urn:oasis:names:specification:ubl:schema:xsd';
  return change(`<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${names}:Invoice-2" xmlns:cac="${names}:CommonAggregateComponents-2"
  xmlns:cbc="${names}:CommonBasicComponents-2">
  <cbc:ID>${number}</cbc:ID><cbc:IssueDate>2026-03-28</cbc:IssueDate>
  ${formatParty('Supplier', 'Touwen &amp; Zonen NV', '0403619968')}${formatParty('Customer', 'Buitengoed', '0123456749')}
  <cac:LegalMonetaryTotal><cbc:PayableAmount currencyID="EUR">484.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
</Invoice>`);
}

let count = 0;

/** A document that came in over the sandbox; each is another one. */
export async function peppolDocument(): Promise<PeppolDocument> {
  const { notification_url = '' } = await peppolSandbox();
  const number = `2026-${String(++count)}`;
  await sendRaw('POST', new URL(notification_url).pathname, { body: receivedUbl(number), auth: null });
  for await (const document of api.peppolDocuments.listPeppolDocuments())
    if (document.number === number) return document;
  throw new Error('The document was not received.');
}
